/** In a demo session the product's calendar, chat and notes are the sample's, each told by its story; so are the examples of roles. */
import { expect, type Page, test } from "@playwright/test";
import { goTo } from "../support/navigate";
import { at } from "../support/product";
import { admin, MUNRO, reset, startDemo, watchRequests } from "../support/sample";
import { openTool } from "../support/shell";
import { signIn } from "../support/tenant";

/** All stories are told on one page, in the demo session that begins here and ends in the last of them. */
let page: Page;
let seen: ReturnType<typeof watchRequests>;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await signIn(page, MUNRO, admin, "/pages/errors/error-404");
  await startDemo(page, "Abena Mensah");
  seen = watchRequests(page, { session: true });
});
test.afterAll(() => page.close());
// All of it was answered in the browser.
test.afterEach(() => expect(seen).toEqual({ left: [], failed: [] }));

test("notes: one is written, changed, ticked, found, archived, removed and brought back", async () => {
  const dialog = page.getByRole("dialog");
  const lanterns = page.getByRole("article", { name: "Paper lanterns" });
  await goTo(page, "/apps/notes");
  await page.getByRole("button", { name: "New note" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a title, text or list")).toBeVisible();
  await dialog.getByLabel("Title").fill("Lanterns");
  await dialog.getByLabel("Checklist").fill("Paper\nString");
  await dialog.getByRole("checkbox", { name: "Friends" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await page
    .getByRole("article", { name: "Lanterns" })
    .getByRole("button", { name: "Lanterns" })
    .first()
    .click();
  await dialog.getByLabel("Title").fill("Paper lanterns");
  await dialog.getByRole("button", { name: "Save" }).click();
  await lanterns.getByRole("checkbox", { name: "String" }).click();
  await expect(lanterns.getByRole("checkbox", { name: "String" })).toBeChecked();
  await goTo(page, "/apps/notes/labels/friends/label-friends?search=string");
  await page.reload();
  await expect(lanterns.getByRole("checkbox", { name: "String" })).toBeChecked();
  await page.getByRole("button", { name: "Archive Paper lanterns" }).click();
  await goTo(page, "/apps/notes/archive");
  await page.getByRole("button", { name: "Remove Paper lanterns" }).click();
  await expect(lanterns).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(lanterns).toBeVisible();
  await reset(page);
  await expect(lanterns).toHaveCount(0);
  await goTo(page, "/apps/notes/labels/none/label-none");
  await expect(page.getByText("Label not found")).toBeVisible();
});

test("calendar: an entry is made, changed, found, removed and brought back", async () => {
  const dialog = page.getByRole("dialog");
  await goTo(page, "/apps/calendar?view=agenda");
  await page.getByRole("button", { name: "New entry" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a title")).toBeVisible();
  await dialog.getByLabel("Title").fill("Rehearsal");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  // By key, as by hand.
  await page
    .getByText("Rehearsal", { exact: true })
    .locator("xpath=ancestor-or-self::*[@tabindex][1]")
    .press("Enter");
  await dialog.getByLabel("Title").fill("Dress rehearsal");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByText("Dress rehearsal").click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Dress rehearsal", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Dress rehearsal", { exact: true })).toBeVisible();
  await reset(page);
  await expect(page.getByText("Dress rehearsal", { exact: true })).toHaveCount(0);
});

test("chat: somebody is found and written to, on the page and beside it", async () => {
  const log = page.getByRole("log", { name: "Conversation with Fatima Zahra" });
  const field = page.getByLabel("Message to Fatima Zahra");
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  /** What stands beside the conversation: on a phone it slides in. */
  const status = page.getByLabel("Your status").filter({ visible: true });
  const panelOf = async (work: () => Promise<void>) => {
    if (isNarrow) await page.getByRole("main").getByRole("button", { name: "Contacts", exact: true }).click();
    await work();
    if (isNarrow) await page.keyboard.press("Escape");
  };
  await goTo(page, "/apps/chat");
  await expect(page.getByText("Select a contact to start a conversation.")).toBeVisible();
  // On a phone they slide in, and out again with whom one chooses.
  if (isNarrow) await page.getByRole("main").getByRole("button", { name: "Contacts", exact: true }).click();
  await page.getByLabel("Search contacts").filter({ visible: true }).fill("zahra");
  await expect(page).toHaveURL(/search=zahra/);
  await page.getByRole("link", { name: /Fatima Zahra/ }).click();
  await expect(log.getByRole("listitem").first()).toBeVisible();
  const before = await log.getByRole("listitem").count();
  await field.fill("   ");
  await field.press("Enter");
  await field.fill("See you at the fair");
  await field.press("Enter");
  await expect(field).toHaveValue("");
  await expect(log.getByText("See you at the fair")).toBeVisible();
  await expect(log.getByRole("listitem")).toHaveCount(before + 1);
  await page.reload();
  await expect(log.getByText("See you at the fair")).toBeVisible();
  const panel = page.getByRole("dialog", { name: "Chat" });
  await openTool(page, "Contacts");
  await panel.getByRole("tab", { name: /Grace Thompson/ }).click();
  await panel.getByLabel("Message to Grace Thompson").fill("Ten o'clock?");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Ten o'clock?")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await panelOf(async () => {
    await status.selectOption({ label: "Away" });
  });
  await reset(page);
  await expect(log.getByText("See you at the fair")).toHaveCount(0);
  await panelOf(() => expect(status).toHaveValue("online"));
});

test("the panel beside every screen says what to do, sends nothing empty, and closes by a click beside it", async () => {
  const panel = page.getByRole("dialog", { name: "Chat" });
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  await goTo(page, "/apps/notes");
  await openTool(page, "Contacts");
  await expect(panel.getByText("Select a contact to start a conversation.")).toBeVisible();
  const strip = panel.getByRole("tablist", { name: "Contacts" });
  expect((await panel.boundingBox())?.width).toBeCloseTo(360, 1);
  expect((await strip.boundingBox())?.width).toBeCloseTo(70, 1);

  // Whoever has not been written to stands below those who have.
  const contact = strip.getByRole("tab", { name: /Viktor|Uma|Nia|Mateo|Kofi|Juana/ }).last();
  const name = ((await contact.getAttribute("aria-label")) ?? "").split(",")[0] ?? "";
  await contact.click();
  const begin = panel.getByText("Start a conversation by typing your message below.");
  await expect(begin).toBeVisible();
  const field = panel.getByLabel(`Message to ${name}`);
  await field.fill("   ");
  await field.press("Enter");
  await expect(field).toHaveValue("   ");
  await expect(begin).toBeVisible();
  await field.fill("Bring the ladder, please");
  await field.press("Enter");
  await expect(field).toHaveValue("");
  await expect(begin).toBeHidden();
  await expect(panel.getByRole("log").getByRole("listitem")).toHaveCount(1);

  // On a phone it covers everything, and there is a cross.
  if (isNarrow) await panel.getByRole("button", { name: "Close" }).click();
  else await page.mouse.click(200, 500);
  await expect(panel).toBeHidden();
  await openTool(page, "Contacts");
  await strip.getByRole("tab", { name }).click();
  await expect(panel.getByText("Bring the ladder, please")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await reset(page);
});

test("the footer says on larger screens what the sample is built with", { tag: "@wide" }, async () => {
  await goTo(page, "/apps/notes");
  const projects = page.getByRole("contentinfo").getByRole("listitem").getByRole("link");
  await expect(projects).toHaveCount(3);
  for (const project of await projects.all()) await expect(project).toHaveAttribute("target", "_blank");
  await projects.first().hover();
  await expect(page.getByRole("tooltip")).toHaveText("React, the user interface library");
});

test("profile and quick panel show the sample, and the real ones come back", async () => {
  await goTo(page, "/pages/profile?tab=about");
  await expect(page.getByRole("heading", { level: 1, name: "Abena Mensah" })).toBeVisible();
  await expect(page.getByText("Course planner", { exact: true })).toBeVisible();
  await openTool(page, "Quick panel");
  await expect(page.getByText("Call the surveyor")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "End demo session" }).click();
  await expect(page).toHaveURL(/\/pages\/auth\/login$/);
  await page.goto(at(MUNRO, "/pages/profile"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Abena Mensah" })).toHaveCount(0);
  await expect(page.getByText("Demo session of")).toHaveCount(0);
});

test("an account is made, has the role admin, and its settings are its own", async () => {
  await goTo(page, "/pages/auth/register");
  const form = page.getByRole("form");
  await form.getByLabel("Display name").fill("Nova Lind");
  await form.getByLabel("Email").fill("ADMIN@sample.example");
  for (const name of ["Password", "Confirm password"])
    await form.getByLabel(name, { exact: true }).fill("lantern-lantern");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("The email is already in use")).toBeVisible();
  await form.getByLabel("Email").fill("nova@sample.example");
  await form.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Demo session of Nova Lind")).toBeVisible();
  await goTo(page, "/auth/admin-role-example");
  await expect(page.getByRole("listitem").filter({ hasText: "Admin (you)" })).toContainText("Can open it");
  await page.getByRole("button", { name: "End demo session" }).click();
  await expect(page).toHaveURL(/\/pages\/auth\/login$/);
  await page.goto(at(MUNRO, "/apps/notes"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Demo session of")).toHaveCount(0);
});
