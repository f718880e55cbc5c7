/** What an admin does to bring people in. */
import { expect, type Page } from "@playwright/test";

export type Somebody = { first: string; last: string; email: string; location: string };

export async function addPerson(page: Page, { first, last, email, location }: Somebody): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Add user" }).first().click();
  const drawer = page.getByRole("dialog", { name: "Add a user" });
  await drawer.getByLabel("First name").fill(first);
  await drawer.getByLabel("Last name").fill(last);
  await drawer.getByLabel("E-mail", { exact: true }).fill(email);
  await drawer.getByLabel(/^Location/).fill(location);
  await drawer.getByLabel(/^Location/).press("Enter");
  await drawer.getByRole("button", { name: "Add user" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(`${first} ${last} is added and invited`)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: email })).toContainText(location);
}

const figure = (page: Page, label: string, value: number) =>
  expect(page.getByText(label, { exact: true }).first().locator("xpath=..")).toContainText(String(value));

/** A file with good lines and one that cannot be used: mapped by hand where no name helps, tried, run, read. */
export async function importPeople(page: Page, good: readonly Somebody[], bad: Somebody): Promise<void> {
  const lines = [...good, bad].map((one) => [one.first, one.last, one.email, one.location].join(";"));
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await page.getByLabel("Choose a CSV file or drop it here").setInputFiles({
    name: "team.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`\uFEFFFirst name;Surname;Work e-mail;Base\r\n${lines.join("\r\n")}\r\n`),
  });
  await expect(page.getByLabel("The field that “Work e-mail” fills")).toHaveValue("email");
  await expect(page.getByLabel("The field that “Base” fills")).toHaveValue("");
  await page.getByLabel("The field that “Base” fills").selectOption({ label: "Location 1" });
  await page.getByRole("button", { name: "Check the file" }).click();

  await expect(page.getByText("Nothing has been changed yet")).toBeVisible();
  await figure(page, "To be added", good.length);
  const wrong = page.getByRole("row").filter({ hasText: bad.email });
  await expect(wrong).toContainText("Left out");
  await expect(wrong).toContainText(`Work e-mail: “${bad.email}”`);

  await page.getByRole("button", { name: `Import ${good.length} people` }).click();
  await expect(page.getByText("The import is through")).toBeVisible();
  await expect(page.getByText(`${good.length} added, 0 changed, 0 as before, 1 left out.`)).toBeVisible();
  for (const one of good)
    await expect(page.getByRole("row").filter({ hasText: one.last })).toContainText("Added");
}
