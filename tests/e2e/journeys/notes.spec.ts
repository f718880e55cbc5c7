/** What somebody writes down for themselves: kept while it is typed, found again, and never lost. */
import { type Browser, expect, type Page } from "@playwright/test";
import { expectAccessible, waitUntilIdle } from "../support/checks";
import { type Account, at, type Tenant } from "../support/product";
import { account } from "../support/seedTenant";
import { openTool } from "../support/shell";
import { signIn, test } from "../support/tenant";

test.use({ story: "notes" });

const NOTES = "/apps/notes";
const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });
const composer = (page: Page) => page.getByRole("region", { name: "New note" });
const editor = (page: Page) => page.getByRole("dialog", { name: "Note" });

async function startNote(page: Page, title: string, text = ""): Promise<void> {
  await page.getByRole("button", { name: "Take a note…" }).click();
  await composer(page).getByLabel("Title").fill(title);
  if (text) await composer(page).getByLabel("Take a note…").fill(text);
}

async function writeNote(page: Page, title: string, text = ""): Promise<void> {
  await startNote(page, title, text);
  await expect(composer(page).getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await composer(page).getByRole("button", { name: "Done" }).click();
  await expect(card(page, title)).toBeVisible();
}

/** To another view of the notes: beside them, or slid in on a phone. */
async function view(page: Page, name: string | RegExp): Promise<void> {
  const views = page.getByRole("button", { name: "Views of notes" });
  if (await views.isVisible()) await views.click();
  await page
    .getByRole("navigation", { name: "Views of notes" })
    .getByRole("link", { name, exact: typeof name === "string" })
    .click();
  await expect(page.getByRole("dialog", { name: "Views of notes" })).toHaveCount(0);
}

/** The same person on another device. */
async function openInOtherBrowser(browser: Browser, own: Tenant, who: Account): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, own.host, who, NOTES);
  return page;
}

test("a note is written in place, ticked on its card, labelled, put away and had back", {
  tag: "@both",
}, async ({ page, tenant }) => {
  await signIn(page, tenant.host, await account(tenant.api, "Lena"), NOTES);
  await expect(page.getByText("No notes yet")).toBeVisible();
  await startNote(page, "Shopping");
  await composer(page).getByRole("button", { name: "Add checklist" }).click();
  for (const item of ["Eggs", "Oats"]) {
    await page.keyboard.type(item);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Backspace");
  await composer(page).getByRole("button", { name: "Labels" }).click();
  await page.getByRole("textbox", { name: "Find or create a label" }).fill("Family");
  await page.getByRole("button", { name: "Create “Family”" }).click();
  await expect(page.getByRole("checkbox", { name: "Family" })).toBeChecked();
  await page.keyboard.press("Escape");
  await waitUntilIdle(page);
  await expectAccessible(page, "a note that is written");
  await composer(page).getByRole("button", { name: "Done" }).click();
  await writeNote(page, "Call Otto", "before Friday");
  await expect(page.getByRole("article")).toHaveText([/Call Otto/, /Shopping/]);

  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await card(page, "Shopping").getByRole("checkbox", { name: "Oats" }).check();
  await saved;
  await page.reload();
  await expect(card(page, "Shopping").getByRole("checkbox", { name: "Oats" })).toBeChecked();
  await expectAccessible(page, "notes");

  await view(page, /Family/);
  await expect(page.getByRole("heading", { level: 1, name: "Family" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveText([/Shopping/]);
  await page.goBack();

  await page.getByRole("button", { name: "Archive: Call Otto" }).click();
  await expect(page.getByRole("article")).toHaveText([/Shopping/]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("article")).toHaveText([/Call Otto/, /Shopping/]);
  await page.getByRole("button", { name: "Delete: Call Otto" }).click();
  await expect(page.getByRole("article")).toHaveText([/Shopping/]);
  await view(page, "Deleted");
  await page.getByRole("button", { name: "Restore: Call Otto" }).click();
  await expect(page.getByText("No deleted notes")).toBeVisible();
  await view(page, "Notes");
  await page.getByRole("searchbox", { name: "Search notes" }).fill("friday");
  await expect(page.getByRole("article")).toHaveText([/Call Otto/]);
});

test("an opened note has an address, a picture and a reminder", async ({ page, tenant }) => {
  await signIn(page, tenant.host, await account(tenant.api, "Otto"), NOTES);
  await writeNote(page, "Team day", "A walk through the old town");
  await page.getByRole("link", { name: "Team day" }).click();
  await editor(page).getByRole("button", { name: "Remind me" }).click();
  await page.getByRole("button", { name: /Tomorrow morning/ }).click();
  await page
    .locator("input[type=file]")
    .setInputFiles(new URL("../fixtures/cover.png", import.meta.url).pathname);
  await expect(editor(page).getByRole("img", { name: "Picture in “Team day”" })).toBeVisible();
  await expectAccessible(page, "an opened note");
  const id = new URL(page.url()).searchParams.get("note");
  await page.goto(at(tenant.host, `${NOTES}/${id}`));
  await expect(editor(page).getByLabel("Title")).toHaveValue("Team day");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(at(tenant.host, NOTES));
  await view(page, "Reminders");
  await expect(page.getByRole("article")).toHaveText([/Team day.*Reminder:.*08:00/s]);
});

test("what is typed without a connection is kept and saved when it is back", async ({
  page,
  browser,
  tenant,
}) => {
  const ines = await account(tenant.api, "Ines");
  await signIn(page, tenant.host, ines, NOTES);
  await writeNote(page, "On the train");
  await page.getByRole("link", { name: "On the train" }).click();
  await page.context().setOffline(true);
  await editor(page).getByLabel("Take a note…").fill("Typed in a tunnel");
  await expect(editor(page).getByText("Offline. Saved on this device")).toBeVisible();
  await page.context().setOffline(false);
  await expect(editor(page).getByText("Saved", { exact: true })).toBeVisible();
  const other = await openInOtherBrowser(browser, tenant, ines);
  await expect(card(other, "On the train")).toContainText("Typed in a tunnel");

  // Both write at once: nothing is overwritten, and both are there afterwards.
  await other.getByRole("link", { name: "On the train" }).click();
  await other.context().setOffline(true);
  await editor(other).getByLabel("Take a note…").fill("Written over there");
  await editor(page).getByLabel("Take a note…").fill("Written over here");
  await expect(editor(page).getByText("Saved", { exact: true })).toBeVisible();
  await other.context().setOffline(false);
  await expect(editor(other).getByText("“On the train” has been changed elsewhere")).toBeVisible();
  await expectAccessible(other, "two who wrote at once");
  await editor(other).getByRole("button", { name: "Keep both" }).click();
  await expect(other.getByRole("article")).toHaveText([/Written over there/, /Written over here/]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("article")).toHaveText([/Written over there/, /Written over here/]);
  await other.context().close();
});

test("a list that is ticked on two devices has the ticks of both", async ({ page, browser, tenant }) => {
  const mara = await account(tenant.api, "Mara");
  await signIn(page, tenant.host, mara, NOTES);
  await startNote(page, "Packing");
  await composer(page).getByRole("button", { name: "Add checklist" }).click();
  for (const item of ["Passport", "Socks", "Charger"]) {
    await page.keyboard.type(item);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Backspace");
  await expect(composer(page).getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await composer(page).getByRole("button", { name: "Done" }).click();
  const other = await openInOtherBrowser(browser, tenant, mara);
  const box = (where: Page, line: string) => card(where, "Packing").getByRole("checkbox", { name: line });
  await expect(box(other, "Charger")).toBeVisible();

  // Each ticks while it does not hear of the other.
  for (const device of [page, other]) await device.context().setOffline(true);
  await box(page, "Passport").check();
  await box(other, "Socks").check();
  for (const device of [page, other]) await device.context().setOffline(false);
  for (const device of [page, other]) {
    await expect(box(device, "Passport")).toBeChecked();
    await expect(box(device, "Socks")).toBeChecked();
    await expect(box(device, "Charger")).not.toBeChecked();
    await expect(card(device, "Packing")).not.toContainText("changed elsewhere");
  }
  await page.reload();
  await expect(box(page, "Socks")).toBeChecked();
  await other.context().close();
});

test("the quick panel shows the day and the newest notes, and keeps its switches", async ({
  page,
  tenant,
}) => {
  await signIn(page, tenant.host, await account(tenant.api, "Nils"), NOTES);
  await writeNote(page, "Team day", "A walk through the old town");
  const panel = page.getByRole("dialog", { name: "Quick panel" });
  const bell = page.getByRole("button", { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  await openTool(page, "Quick panel");
  await expect(panel.getByRole("region", { name: "Today" })).toContainText(/\d{4}/);
  await expect(panel.getByRole("link", { name: /Team day/ })).toContainText("A walk through the old town");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await panel.getByRole("switch", { name: "Notifications" }).uncheck();
  await saved;
  await expectAccessible(page, "the quick panel");
  await panel.getByRole("link", { name: /Team day/ }).click();
  await expect(editor(page).getByLabel("Title")).toHaveValue("Team day");
  await page.reload();
  await expect(editor(page).getByLabel("Title")).toHaveValue("Team day");
  await page.keyboard.press("Escape");
  await expect(editor(page)).toBeHidden();
  await expect(bell).toHaveCount(0);
  await openTool(page, "Quick panel");
  await expect(panel.getByRole("switch", { name: "Notifications" })).not.toBeChecked();
  await expect(panel.getByRole("switch", { name: "Notifications" })).toHaveAccessibleDescription(/bell/);
  await panel.getByRole("switch", { name: "Notifications" }).check();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(bell).toBeVisible();
});
