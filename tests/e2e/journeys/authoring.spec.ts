/** An admin writes a course of sections and several kinds, publishes it and assigns it to everyone; a learner, without a mouse, completes it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { addActivity, backToOutline, createCourse, open, outline, waitUntilSaved } from "../support/builder";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { signInByKeyboard, tabTo, test, use, write } from "../support/keyboard";
import { expectActivity, isDone } from "../support/learning";
import { at } from "../support/product";
import { account } from "../support/seedTenant";
import { isPhone } from "../support/shell";
import { newContextPage, signIn } from "../support/tenant";

test.use({ story: "authoring" });

const COURSE = "Safe ladders";
const named = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** By its key; a phone has none. */
async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  if (isPhone(page)) await target.click();
  else await use(page, target, key);
}

/** Goes on by the button at the foot of an activity. */
async function goToNext(page: Page, name: "Next" | "Continue", to: string): Promise<void> {
  const button = page
    .getByRole("navigation", { name: "Previous and next" })
    .getByRole("button", { name, exact: true });
  await expect(button).not.toHaveAttribute("aria-disabled");
  await press(page, button);
  await expectActivity(page, to);
}

async function writeCourse(page: Page): Promise<void> {
  await addActivity(page, "Page", "Before you climb", null, async (editor) => {
    await editor.getByRole("textbox", { name: "Content" }).fill("Look at every rung first.");
  });
  await addActivity(page, "Quiz", "What do you know?", "Section 1", async (editor) => {
    await editor.getByRole("button", { name: "Paste list" }).click();
    const dialog = page.getByRole("dialog", { name: "Paste list" });
    await dialog.getByLabel("List").fill("Who holds the ladder?\n* A colleague\n- Nobody");
    await dialog.getByRole("button", { name: "Add 1 question" }).click();
    await expect(dialog).toBeHidden();
    await expect(editor.getByText("Questions (1)")).toBeVisible();
  });
  await outline(page).getByRole("button", { name: "Add section" }).click();
  await outline(page).getByLabel("Section title").nth(1).fill("In practice");
  await page.keyboard.press("Enter");
  await addActivity(page, "Checklist", "On the ladder", "In practice", async (editor) => {
    await editor.getByRole("button", { name: "Add item" }).click();
    await editor.getByLabel("Item 1", { exact: true }).fill("It stands firmly");
  });
  await waitUntilSaved(page);
}

/** A title that was changed shows again what it was, and what was taken back is said. */
async function undoRename(page: Page, from: string, to: string): Promise<void> {
  await open(page, from);
  const title = page.getByLabel("Title", { exact: true });
  await title.fill(to);
  await waitUntilSaved(page);
  await page.getByRole("button", { name: "Undo change" }).click();
  await expect(title).toHaveValue(from);
  await expect(page.getByText(`Undone: “${to}” changed (Title)`)).toBeVisible();
  await page.keyboard.press("Control+Shift+z");
  await expect(title).toHaveValue(to);
  await page.keyboard.press("Control+z");
  await expect(title).toHaveValue(from);
  await waitUntilSaved(page);
  await backToOutline(page);
}

async function publishToEveryone(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Publish" }).click();
  const requested = page.getByRole("dialog", { name: "Publish this course" });
  await requested.getByRole("button", { name: "Publish" }).click();
  const assigning = page.getByRole("dialog", { name: "Assign now" });
  await assigning.getByRole("button", { name: "Everyone" }).click();
  await expect(page.getByText(`“${COURSE}” assigned`)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("an admin writes a course for everyone, and a learner completes it without a mouse", {
  tag: "@both",
}, async ({ page, browser, tenant }) => {
  const lena = await account(tenant.api, "Lena");
  // Whoever writes it, and whoever learns on a phone, points and taps.
  const author = await newContextPage(browser, page);
  const learner = isPhone(page) ? await newContextPage(browser, page) : page;

  await test.step("a course of two sections is written, published and assigned to everyone", async () => {
    await signIn(author, tenant.host, tenant.admin, "/apps/admin/courses");
    await createCourse(author, COURSE);
    await writeCourse(author);
    await expectAccessible(author, "the outline of a course");
    await expectNoSidewaysScroll(author, "the outline of a course");
    await undoRename(author, "On the ladder", "On the roof");
    await author.getByRole("tab", { name: "Details" }).click();
    await author.getByRole("switch", { name: "Contacts in the player" }).click();
    await waitUntilSaved(author);
    await publishToEveryone(author);
    await author.context().close();
  });

  await test.step("the learner finds it and reads its first page", async () => {
    await signInByKeyboard(learner, tenant.host, lena);
    await learner.goto(at(tenant.host, "/apps/courses/mycourses"));
    await press(learner, learner.getByRole("link", { name: COURSE, exact: true }));
    await expect(learner.getByRole("heading", { level: 1, name: COURSE })).toBeVisible();
    await expectActivity(learner, "Before you climb");
    await expectNoSidewaysScroll(learner, "a course");
  });

  await test.step("writes a note beside it, which is kept by itself", async () => {
    await press(learner, named(learner, "My note"));
    const text = learner.getByRole("textbox", { name: "Take a note…" });
    if (isPhone(learner)) await text.fill("Ask Otto to hold it");
    else await write(learner, text, "Ask Otto to hold it");
    await expect(learner.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
    await expectAccessible(learner, "a note beside an activity");
    if (isPhone(learner)) await learner.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    else await use(learner, named(learner, "Close note"));
    await expect(text).toHaveCount(0);
    await expect(named(learner, "My note")).toBeFocused();
  });

  await test.step("sees whom to turn to", async () => {
    await press(learner, learner.getByRole("main").getByRole("button", { name: "Contacts", exact: true }));
    const contacts = learner.getByRole("dialog", { name: "Contacts" });
    await expect(contacts).toBeVisible();
    await learner.keyboard.press("Escape");
    await expect(contacts).toHaveCount(0);
  });

  await test.step("answers the question", async () => {
    await goToNext(learner, "Continue", "What do you know?");
    await press(learner, named(learner, "Start"));
    const right = learner.getByRole("radio", { name: "A colleague" });
    if (isPhone(learner)) await right.check();
    else {
      await tabTo(learner, learner.getByRole("radio").first());
      await learner.keyboard.press(" ");
      if (!(await right.isChecked())) await learner.keyboard.press("ArrowDown");
    }
    await expect(right).toBeChecked();
    await press(learner, named(learner, "Submit"));
    await expect(learner.getByText(/^Passed with/)).toBeVisible();
    await isDone(learner);
  });

  await test.step("ticks the list, and has completed the course", async () => {
    await goToNext(learner, "Next", "On the ladder");
    // Not `check`, which would look at the box again: the list gives way to the praise.
    await press(learner, learner.getByLabel("It stands firmly"), " ");
    await expect(learner.getByRole("heading", { name: "Well done!" })).toBeFocused();
    await expectAccessible(learner, "a completed course");
  });

  await test.step("finds the note among the others, with the way back", async () => {
    await learner.goto(at(tenant.host, "/apps/notes"));
    await expect(learner.getByRole("article").filter({ hasText: "Ask Otto to hold it" })).toBeVisible();
    await press(learner, learner.getByRole("link", { name: `Before you climb in ${COURSE}` }));
    await expectActivity(learner, "Before you climb");
  });
});
