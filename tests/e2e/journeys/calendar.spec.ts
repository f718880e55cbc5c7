/** The calendar: one's seat stands on its day, keys change what is shown, and another program reads it until that is revoked. */
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { Api } from "../support/api";
import { expectAccessible, expectNoSidewaysScroll, waitUntilIdle } from "../support/checks";
import { account, publishEvent } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

test.use({ story: "calendar" });

test("a seat stands in the calendar, and in the programs that one lets read it", async ({ page, tenant }) => {
  const id = await publishEvent(tenant.api, "Ladders and steps", {});
  const lena = await account(tenant.api, "Lena");
  await signIn(page, tenant.host, lena, `/apps/exploreevent/${id}`);
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("img", { name: "Your ticket as a QR code" })).toBeVisible();

  await page.goto(new URL("/apps/calendar?view=agenda", page.url()).href);
  const entry = page.getByRole("link", { name: /Ladders and steps/ }).first();

  await test.step("it leads to the event, and keys change the view", async () => {
    await expect(entry).toBeVisible();
    await entry.focus();
    await page.keyboard.press("m");
    await expect(page).toHaveURL(/view=month/);
    // In two days it may lie in the next month, of which a month shows some days as well.
    const shown = page.getByRole("link", { name: /Ladders and steps/ }).first();
    await expect(page.locator("[data-date]").first()).toBeVisible();
    await waitUntilIdle(page);
    if (!(await shown.isVisible())) await page.getByRole("button", { name: "Next month" }).click();
    await expect(shown).toBeVisible();
    await expectAccessible(page, "a month with an event");
    await expectNoSidewaysScroll(page, "a month with an event");
    await page.getByRole("checkbox", { name: "Events" }).click();
    await expect(page.getByRole("link", { name: /Ladders and steps/ })).toHaveCount(0);
  });

  await test.step("a reminder of one's own is dragged to another day, and back", async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const hers = await Api.signIn(tenant.host, lena.username, lena.password);
    const note = {
      revision: 0,
      title: "Call Otto",
      description: "",
      checklist: [],
      labels: [],
      archive: false,
    };
    await hers.put(`/notes/${randomUUID()}`, { ...note, reminder: `${day(1)}T10:00:00Z` });
    await page.goto(new URL("/apps/calendar?view=month", page.url()).href);
    const reminder = page.getByRole("link", { name: /Call Otto/ });
    const on = (days: number) => page.locator(`[data-date="${day(days)}"]`).filter({ has: reminder });
    await expect(on(1)).toBeVisible();
    await reminder.dragTo(page.locator(`[data-date="${day(2)}"]`));
    await expect(page.getByText("Reminder moved")).toBeVisible();
    await expect(on(2)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(on(1)).toBeVisible();
  });

  await test.step("it is moved by keys alone, the focus goes with it, and it is taken back", async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const reminder = page.getByRole("link", { name: /Call Otto/ });
    const on = (days: number) => page.locator(`[data-date="${day(days)}"]`).filter({ has: reminder });
    await reminder.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Reminder: Call Otto" });
    const time = dialog.getByLabel("New date and time");
    await expect(time).toBeFocused();
    await expectAccessible(page, "moving a reminder");
    await time.fill("2020-01-01T10:00");
    await page.keyboard.press("Enter");
    await expect(time).toHaveAccessibleDescription("Choose a time in the future.");
    await time.fill(`${day(3)}T15:30`);
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/Reminder moved to .*15:30/)).toBeVisible();
    await expect(on(3)).toBeVisible();
    await expect(reminder).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(on(1)).toBeVisible();
    await reminder.click();
    await dialog.getByRole("button", { name: "Open note" }).click();
    await expect(page).toHaveURL(/\/apps\/notes\//);
    await page.goBack();
    await expect(reminder).toBeVisible();
  });

  await test.step("another program reads it until its address is revoked", async () => {
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByLabel("Name").fill("My phone");
    await page.getByRole("button", { name: "Create address" }).click();
    const address = (await page.locator("code").textContent()) ?? "";
    const read = () => page.evaluate(async (path) => (await fetch(path)).status, new URL(address).pathname);
    expect(await read()).toBe(200);
    await page.getByRole("button", { name: "Revoke the address My phone" }).click();
    await expect(page.getByText("Address revoked. It can no longer be used.")).toBeVisible();
    expect(await read()).toBe(404);
  });
});
