/** What an operator does in the console. */
import { expect, type Page } from "@playwright/test";
import { type Operator, product } from "./product";
import { leastUsedOperator, withFreshCode } from "./totp";

/** Answers who has signed in: other codes of theirs may be asked for. */
export async function signInToConsole(page: Page, path = "/"): Promise<Operator> {
  const operator = leastUsedOperator();
  await page.goto(`${product().console}${path}`);
  await page.getByLabel("Email").fill(operator.email);
  await page.getByLabel("Password", { exact: true }).fill(operator.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await withFreshCode(operator, async (code) => {
    await page.getByLabel("Second-factor code").fill(code);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Tenants" })).toBeVisible();
  });
  return operator;
}

export type TenantOrder = {
  /** Of the organisation. */
  name: string;
  /** Of its first team, where it has another one. */
  team?: string;
  label: string;
  root?: string;
  primary?: string;
  admin: { first: string; last: string; email: string };
};

/** Fills in *New tenant* and sends it off. */
export async function createTenant(
  page: Page,
  { name, team, label, admin, ...more }: TenantOrder,
): Promise<void> {
  const { root = "learnt.localhost", primary = "#b45309" } = more;
  await page.getByRole("main").getByRole("link", { name: "New tenant" }).click();
  await page.getByLabel("Organisation name").fill(name);
  await page.getByLabel("Plan").selectOption("business");
  if (team) await page.getByLabel("Display name").fill(team);
  await page.getByLabel("Label").fill(label);
  await expect(page.getByText("This label is free.")).toBeVisible();
  await page.getByLabel("Platform root", { exact: true }).selectOption(root);
  await expect(page.getByText(`${label}.${root}`).first()).toBeVisible();
  await page.getByLabel("First name").fill(admin.first);
  await page.getByLabel("Last name").fill(admin.last);
  await page.getByRole("textbox", { name: "Email", exact: true }).fill(admin.email);
  await page.getByLabel("Primary", { exact: true }).fill(primary);
  await page.getByRole("button", { name: "Create tenant" }).click();
}

/** The steps of the open tenant's provisioning, as they are done: the page follows along by itself. */
export async function watchSteps(page: Page): Promise<void> {
  const steps = page.getByRole("list", { name: "Provisioning" }).getByRole("listitem");
  await expect(steps).toHaveCount(8);
  await expect(steps.filter({ hasText: "Done" })).toHaveCount(8, { timeout: 10_000 });
  await expect(page.getByText("Provisioning is complete.")).toBeVisible();
}
