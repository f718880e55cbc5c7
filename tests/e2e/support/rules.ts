/** What an admin does to give a course to people. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Values of a category: one of them is enough. All categories must match. */
export type Rule = Readonly<Record<string, readonly string[]>>;

const editor = (page: Page) => page.getByRole("dialog", { name: /^(Assign “|Change who is assigned )/ });

/** Adds a category to the rule that is being written, found by its name. */
export async function addCategory(within: Locator, name: string): Promise<void> {
  await within.getByRole("combobox", { name: "Add category" }).fill(name);
  await within.getByRole("option", { name, exact: true }).click();
}

/** Adds values to categories; a category that the rule does not have yet is added first. */
async function write(drawer: Locator, rule: Rule): Promise<void> {
  for (const [category, values] of Object.entries(rule)) {
    const search = drawer.getByRole("combobox", { name: `Search ${category}` });
    if (!(await search.isVisible())) await addCategory(drawer, category);
    for (const value of values) {
      await search.fill(value);
      await drawer.getByRole("option", { name: value, exact: true }).click();
    }
  }
}

/** The preview says how many match, and who it would be. */
async function expectPreview(
  drawer: Locator,
  tab: "Added" | "Removed" | "All matching",
  names: readonly string[],
) {
  const preview = drawer.getByRole("region", { name: "Matching people" });
  await preview.getByRole("button", { name: `${tab} ${names.length}` }).click();
  await expect(preview.getByRole("listitem")).toHaveCount(names.length);
  for (const name of names)
    await expect(preview.getByRole("listitem").filter({ hasText: name })).toBeVisible();
}

async function save(page: Page, people: number): Promise<void> {
  await editor(page).getByRole("button", { name: "Save rule" }).click();
  await expect(editor(page)).toBeHidden();
  const label = people === 1 ? "1 person" : `${people} people`;
  await expect(page.getByRole("listitem").filter({ hasText: label })).toBeVisible();
}

/** Gives the open course to whoever matches, having seen how many and who that is. */
export async function giveTo(page: Page, rule: Rule, names: readonly string[]): Promise<void> {
  await page.getByRole("tab", { name: "Permissions" }).click();
  await page.getByRole("button", { name: "Assign to people" }).click();
  await write(editor(page), rule);
  await expect(editor(page).getByText(`${names.length} people match`)).toBeVisible();
  await expectPreview(editor(page), "All matching", names);
  await save(page, names.length);
}

type Change = { add?: Rule; take?: string; added?: string[]; removed?: string[]; people: number };

/** Changes the one rule of the open course, having seen who would come and who would go. */
export async function changeRule(page: Page, change: Change): Promise<void> {
  await page.getByRole("tab", { name: "Permissions" }).click();
  await page.getByRole("button", { name: "Edit rule" }).click();
  const drawer = editor(page);
  await write(drawer, change.add ?? {});
  if (change.take) await drawer.getByRole("button", { name: `Remove ${change.take}`, exact: true }).click();
  if (change.added) await expectPreview(drawer, "Added", change.added);
  if (change.removed) await expectPreview(drawer, "Removed", change.removed);
  await save(page, change.people);
}
