/** What an admin does to bring people in, and to keep true what is known of them. */
import { expect, type Page } from "@playwright/test";
import { goTo } from "./shell";

export type NewPerson = { first: string; last: string; email: string; location: string; role?: string };

export const nameOf = ({ first, last }: Pick<NewPerson, "first" | "last">) => `${first} ${last}`;

export async function addPerson(page: Page, person: NewPerson): Promise<void> {
  const { first, last, email, location, role } = person;
  await page.getByRole("main").getByRole("button", { name: "Add user" }).first().click();
  const drawer = page.getByRole("dialog", { name: "Add user" });
  await drawer.getByLabel("First name").fill(first);
  await drawer.getByLabel("Last name").fill(last);
  await drawer.getByLabel("Email", { exact: true }).fill(email);
  if (role) await drawer.getByLabel("Role").selectOption({ label: role });
  await drawer.getByLabel(/^Location/).fill(location);
  await drawer.getByLabel(/^Location/).press("Enter");
  await drawer.getByRole("button", { name: "Add user" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(`${first} ${last} added and invited`)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText(location);
}

const figure = (page: Page, label: string, value: number) =>
  expect(page.getByText(label, { exact: true }).first().locator("xpath=..")).toContainText(String(value));

/** A file as another program wrote it: semicolons, a byte order mark, own names for the columns. */
function csv(people: readonly NewPerson[], name: string) {
  const lines = people.map((item) => [item.first, item.last, item.email, item.location].join(";"));
  const text = `\uFEFFFirst name;Surname;Work e-mail;Base\r\n${lines.join("\r\n")}\r\n`;
  return { name, mimeType: "text/csv", buffer: Buffer.from(text) };
}

/** Puts a file up; its columns are asked for. */
export async function upload(page: Page, people: readonly NewPerson[], name = "team.csv"): Promise<void> {
  await page.getByLabel("Choose a CSV file or drop it here").setInputFiles(csv(people, name));
  await expect(page.getByLabel("Field for “Work e-mail”")).toHaveValue("email");
  await expect(page.getByLabel("Field for “Base”")).toHaveValue("");
}

/** Maps by hand where no name helps, and tries the file without changing anything. */
export async function check(page: Page): Promise<void> {
  await page.getByLabel("Field for “Base”").selectOption({ label: "Location 1" });
  await page.getByRole("button", { name: "Check file" }).click();
}

/** The bad row is named by its line, its column and its value. */
async function isLeftOut(page: Page, bad: NewPerson, line: number): Promise<void> {
  const wrong = page.getByRole("row").filter({ hasText: bad.email });
  await expect(wrong).toContainText("Skipped");
  await expect(wrong.getByText(String(line), { exact: true })).toBeVisible();
  await expect(wrong).toContainText(`Work e-mail: “${bad.email}”`);
}

/** A file with good lines and, as its last one, one that cannot be used: tried, run, read. */
export async function importPeople(page: Page, good: readonly NewPerson[], bad: NewPerson): Promise<void> {
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await upload(page, [...good, bad]);
  await check(page);
  await expect(page.getByText("Review changes")).toBeVisible();
  await figure(page, "To be added", good.length);
  await isLeftOut(page, bad, good.length + 2);

  await page.getByRole("button", { name: `Import ${good.length} people` }).click();
  await expect(page.getByText("Import finished")).toBeVisible();
  await expect(page.getByText(`${good.length} added, 0 changed, 0 unchanged, 1 skipped.`)).toBeVisible();
  for (const item of good)
    await expect(page.getByRole("row").filter({ hasText: item.last })).toContainText("Added");
  await isLeftOut(page, bad, good.length + 2);
}

/** The same file a second time: everybody is known and as they were, so that there is nothing to run. */
export async function importAgain(page: Page, good: readonly NewPerson[], bad: NewPerson): Promise<void> {
  await page.getByRole("button", { name: "Import another file" }).click();
  await upload(page, [...good, bad]);
  await check(page);
  await expect(page.getByText("No changes to import")).toBeVisible();
  await figure(page, "Unchanged", good.length);
  for (const item of good)
    await expect(page.getByRole("row").filter({ hasText: item.last })).toContainText("Unchanged");
  await expect(page.getByRole("button", { name: /^Import / })).toHaveCount(0);
}

/** Writes somewhere else into a person's profile where they work. */
export async function changeLocation(page: Page, person: NewPerson, to: string): Promise<void> {
  await goTo(page, "Users");
  await page.getByRole("link", { name: nameOf(person) }).click();
  await page.getByRole("tab", { name: "Edit" }).click();
  const profile = page.getByRole("form", { name: "Profile" });
  await profile.getByRole("button", { name: `Remove ${person.location}` }).click();
  await profile.getByLabel(/^Location 1/).fill(to);
  await profile.getByLabel(/^Location 1/).press("Enter");
  const stored = page.waitForResponse(
    (answer) => answer.request().method() === "PATCH" && answer.url().includes("/api/people/"),
  );
  await profile.getByRole("button", { name: "Save" }).click();
  expect((await stored).ok()).toBe(true);
  // What was said of an earlier change may still stand above it.
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
}
