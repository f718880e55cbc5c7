/** The calendar: one's seat stands on its day, keys change what is shown, and another program reads it until that is revoked. */
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { Api } from "../support/api";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { account, publishEvent } from "../support/furnish";
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
  // An event in two days may lie in the next month.
  await expect(entry.or(page.getByText("Nothing in this period."))).toBeVisible();
  if (!(await entry.isVisible())) await page.getByRole("button", { name: "Next month" }).click();

  await test.step("it leads to the event, and keys change the view", async () => {
    await expect(entry).toBeVisible();
    await entry.focus();
    await page.keyboard.press("m");
    await expect(page).toHaveURL(/view=month/);
    await expect(page.getByRole("link", { name: /Ladders and steps/ }).first()).toBeVisible();
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
