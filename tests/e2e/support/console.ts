/** What an operator does in the console. */
import { expect, type Page } from "@playwright/test";
import { product } from "./product";
import { freshCode } from "./totp";

export async function signInToConsole(page: Page, path = "/"): Promise<void> {
  const { console, operator } = product();
  await page.goto(`${console}${path}`);
  await page.getByLabel("E-mail").fill(operator.email);
  await page.getByLabel("Password", { exact: true }).fill(operator.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Second-factor code").fill(await freshCode());
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tenants" })).toBeVisible();
}

export type Order = {
  name: string;
  label: string;
  root?: string;
  admin: { first: string; last: string; email: string };
};

/** Fills in *New tenant* and watches its steps until the login page can be opened. */
export async function provision(page: Page, { name, label, root, admin }: Order): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "New tenant" }).click();
  await page.getByLabel("Name of the organisation").fill(name);
  await page.getByLabel("Label").fill(label);
  await expect(page.getByText("This label is free.")).toBeVisible();
  if (root) await page.getByLabel("Platform root").selectOption(root);
  await expect(page.getByText(`${label}.${root ?? "learnt.localhost"}`).first()).toBeVisible();
  await page.getByLabel("Plan").selectOption("business");
  await page.getByLabel("First name").fill(admin.first);
  await page.getByLabel("Last name").fill(admin.last);
  await page.getByLabel("E-mail").fill(admin.email);
  await page.getByLabel("Primary", { exact: true }).fill("#b45309");
  await page.getByRole("button", { name: "Create tenant" }).click();
  const steps = page.getByRole("list", { name: "Provisioning" }).getByRole("listitem");
  await expect(steps).toHaveCount(8);
  await expect(steps.filter({ hasText: "done" })).toHaveCount(8, { timeout: 10_000 });
}
