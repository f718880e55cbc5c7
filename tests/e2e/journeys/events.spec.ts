/**
 * Events: of two who want the last seat one gets it and the other waits, and comes up before their eyes when it is given back. An admin
 * plans a room and adds people by a rule, their trainer notes who was there, and a manager sees where their people are.
 */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { at } from "../support/product";
import { account, publishEvent } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

test.use({ story: "events" });

test("two want the last seat: one has it, the other waits and comes up when it is given back", {
  tag: "@both",
}, async ({ page, browser, tenant }) => {
  const id = await publishEvent(tenant.api, "Lifting workshop", { capacity: 1 });
  const [lena, mia] = [await account(tenant.api, "Lena"), await account(tenant.api, "Mia")];
  const hers = await (await browser.newContext()).newPage();
  await signIn(page, tenant.host, lena, "/apps/exploreevents");
  await signIn(hers, tenant.host, mia, `/apps/exploreevent/${id}`);

  await test.step("one finds it and takes the seat", async () => {
    await page.getByRole("link", { name: "Lifting workshop" }).click();
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await expect(page.getByRole("img", { name: "Your ticket as a QR code" })).toBeVisible();
    await expectAccessible(page, "an event with its ticket");
    await expectNoSidewaysScroll(page, "an event with its ticket");
  });

  await test.step("the other sees that it is full, and waits", async () => {
    await hers.getByRole("button", { name: "Join wait list" }).click();
    await expect(hers.getByText("Your position on the wait list: 1")).toBeVisible();
  });

  await test.step("the seat is given back, and the other has it without loading anew", async () => {
    await page.getByRole("button", { name: "Cancel registration" }).click();
    await expect(hers.getByRole("img", { name: "Your ticket as a QR code" })).toBeVisible();
  });
});

/** Begins in an hour: its doors are open. */
function soon() {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
  return { starts: at(1), ends: at(3), timeZone: "UTC" };
}

test("an admin plans and adds by a rule, a trainer notes who was there, a manager sees who is where", async ({
  page,
  browser,
  tenant,
}) => {
  const { api } = tenant;
  const [otto, nora] = [await account(api, "Otto"), await account(api, "Nora")];
  const marco = await account(api, "Marco", ["manager"]);
  const { revision } = await api.get<{ revision: number }>(`/people/${nora.id}`);
  await api.put(`/people/${nora.id}/managers`, { revision, managers: [marco.id] });
  await api.post("/event-assets", { kind: "room", name: "Gym", place: "Basement", capacity: 12 });
  const id = await publishEvent(api, "Yoga", { ...soon(), trainers: [otto.id] });

  await test.step("the room is booked, and whom a rule names has a seat", async () => {
    await signIn(page, tenant.host, tenant.admin, `/apps/admin/edit-event/${id}`);
    await page.getByLabel("Choose a room or equipment").selectOption({ label: "Room: Gym (Basement)" });
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.goto(at(tenant.host, `/apps/admin/event-attendee-list/${id}`));
    await page.getByRole("button", { name: "Add by rule" }).click();
    const dialog = page.getByRole("dialog", { name: "Add by rule" });
    await dialog.getByRole("button", { name: "Everyone" }).click();
    await expect(dialog.getByText(nora.name)).toBeVisible();
    await expectAccessible(page, "people who are added by a rule");
    await dialog.getByRole("button", { name: "Add people" }).click();
    await expect(page.getByRole("row").filter({ hasText: nora.name })).toContainText("Attending");
    const sheet = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: "Sign-in sheet (PDF)" }).click();
    expect((await sheet).suggestedFilename()).toBe("sign-in-sheet.pdf");
  });

  await test.step("the trainer finds the event among those that they lead, and notes that she was there", async () => {
    const his = await (await browser.newContext()).newPage();
    await signIn(his, tenant.host, otto, "/apps/myevents");
    await his.getByRole("tab", { name: "Events you lead" }).click();
    // The other tab has it, too, as he has a seat.
    const led = his.getByRole("tabpanel", { name: "Events you lead" });
    await led.getByRole("link", { name: "Yoga" }).click();
    await his.getByRole("button", { name: `${nora.name} attended`, exact: true }).click();
    await expect(his.getByRole("row").filter({ hasText: nora.name })).toContainText("Attended");
  });

  await test.step("the manager sees where she is", async () => {
    const theirs = await (await browser.newContext()).newPage();
    await signIn(theirs, tenant.host, marco, "/apps/manager/my-team");
    const events = theirs.getByRole("listitem").filter({ hasText: "Yoga" }).first();
    await expect(events).toContainText(nora.name);
    await expect(events).toContainText("Attended");
    await expectAccessible(theirs, "the events of one's people");
  });
});
