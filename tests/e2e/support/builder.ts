/** What an admin does in the builder of a course. */
import { expect, type Locator, type Page } from "@playwright/test";
import { isPhone } from "./shell";

export type Kind = "Page" | "Video" | "Document" | "Link" | "Checklist" | "Quiz";

export const outline = (page: Page) => page.getByRole("region", { name: "Outline" });
const entry = (page: Page, title: string) =>
  outline(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: `Actions for ${title}` }) })
    .last();
const opener = (page: Page, title: string) => entry(page, title).getByRole("button").first();

export async function createCourse(page: Page, title: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Create course" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create course" });
  await dialog.getByLabel("Title").fill(title);
  await expect(dialog.getByLabel(/^Handle/)).toHaveValue(title.toLowerCase().replaceAll(" ", "-"));
  await dialog.getByRole("button", { name: "Create course" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** On a phone the outline and the editor take turns. */
export async function backToOutline(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Back to the outline" }).click();
  await expect(outline(page)).toBeVisible();
}

/** Adds an activity to a section, or as the very first one, and names it; its editor stays open. */
export async function addActivity(
  page: Page,
  kind: Kind,
  title: string,
  section: string | null,
  fill: (editor: Locator) => Promise<void>,
): Promise<void> {
  if (section === null) await page.getByRole("button", { name: new RegExp(`^${kind}`) }).click();
  else {
    await outline(page)
      .getByRole("button", { name: `Add activity to ${section}` })
      .click();
    await page.getByRole("menuitem", { name: kind }).click();
  }
  const fresh = page.getByRole("region", { name: `New ${kind.toLowerCase()}` });
  await expect(fresh).toBeVisible();
  const id = await fresh.getByLabel("Title", { exact: true }).getAttribute("id");
  if (!id) throw new Error("The title has no id.");
  // The editor is named after the title, which a file or we are about to change.
  const editor = page
    .getByRole("region")
    .filter({ has: page.locator(`[id="${id}"]`) })
    .last();
  await fill(editor);
  await editor.getByLabel("Title", { exact: true }).fill(title);
  await waitUntilSaved(page);
  await backToOutline(page);
  await expect(opener(page, title)).toBeVisible();
}

/** Waits until everything that was typed is on the server. */
export const waitUntilSaved = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();

export async function expectOrder(page: Page, titles: readonly string[]): Promise<void> {
  const actions = outline(page)
    .getByRole("list")
    .getByRole("list")
    .getByRole("button", { name: /^Actions for/ });
  await expect
    .poll(() => actions.evaluateAll((all) => all.map((item) => item.getAttribute("aria-label") ?? "")))
    .toEqual(titles.map((title) => `Actions for ${title}`));
}

/** Drags an activity by its grip to just below another one. */
export async function dragBelow(page: Page, title: string, other: string): Promise<void> {
  const target = entry(page, other);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${other} is not shown.`);
  await entry(page, title)
    .getByTitle("Drag to move")
    .dragTo(target, { targetPosition: { x: box.width / 2, y: box.height - 4 }, steps: 8 });
}

export async function moveUpByKeyboard(page: Page, title: string, sentence: string): Promise<void> {
  await opener(page, title).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByRole("status").filter({ hasText: sentence })).toBeAttached();
  await expect(opener(page, title)).toBeFocused();
}

const publishing = (page: Page) => page.getByRole("dialog", { name: "Publish this course" });
const status = (page: Page, text: string) => page.getByRole("main").getByText(text, { exact: true });

/** Publishes for the first time; `isAssigned`: a rule says already who gets it. */
export async function publish(page: Page, isAssigned = false): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Publish" }).click();
  await publishing(page).getByRole("button", { name: "Publish" }).click();
  const assigning = page.getByRole("dialog", { name: "Assign now" });
  // Where nobody gets it yet it can be assigned at once, which is another story.
  if (!isAssigned) await assigning.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(status(page, "Published")).toBeVisible();
}

export const hasDraft = (page: Page) => expect(status(page, "Published with draft")).toBeVisible();

type NewVersion = { changes: readonly string[]; inside: string; learners: string };

/** Publishes what was edited since, and says what becomes of those who are inside. */
export async function publishNewVersion(
  page: Page,
  { changes, inside, learners }: NewVersion,
): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Publish" }).click();
  const dialog = publishing(page);
  for (const change of changes) await expect(dialog.getByText(change, { exact: true })).toBeVisible();
  const choice = dialog.getByRole("group", { name: `${inside}. What should happen to their progress?` });
  await expect(choice.getByRole("radio")).toHaveCount(3);
  await choice.getByLabel(learners).check();
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(dialog).toBeHidden();
  await expect(status(page, "Published")).toBeVisible();
}

/** A further page at the end of a section. */
export async function addPage(page: Page, title: string, section: string, text: string): Promise<void> {
  await page.getByRole("tab", { name: /^Content/ }).click();
  await addActivity(page, "Page", title, section, async (editor) => {
    await editor.getByRole("textbox", { name: "Content" }).fill(text);
  });
}

/** Opens an activity's editor. */
export async function open(page: Page, title: string): Promise<Locator> {
  await page.getByRole("tab", { name: /^Content/ }).click();
  await opener(page, title).click();
  const editor = page.getByRole("region", { name: title, exact: true });
  await expect(editor).toBeVisible();
  return editor;
}
