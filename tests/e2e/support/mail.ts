/** The mail page: what the product sent, as its reader would find it. */
import { expect, type Page } from "@playwright/test";
import { product } from "./product";

/** Opens the newest mail to this address, as soon as there is one, and follows its link to this kind of action. */
export async function followMail(page: Page, address: string, action: RegExp, about?: string): Promise<void> {
  const row = page
    .getByRole("row")
    .filter({ hasText: address })
    .filter({ hasText: about ?? "" })
    .first();
  await expect(async () => {
    await page.goto(`${product().mail}/?to=${encodeURIComponent(address)}`);
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await row.getByRole("link").click();
  await page.getByRole("link", { name: action }).first().click();
}

/** Accepts the invitation in the mail with a first password; whoever does is signed in. */
export async function accept(page: Page, email: string, password: string, team?: string): Promise<void> {
  await followMail(page, email, /acceptInvitation/, team);
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set my password and sign in" }).click();
  await expect(page).not.toHaveURL(/\/action/);
}

/** Accepts another team's invitation with the password that one has already. */
export async function acceptAgain(page: Page, email: string, password: string, team: string): Promise<void> {
  await followMail(page, email, /acceptInvitation/, team);
  await page.getByLabel("Your password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Accept and sign in" }).click();
  await expect(page).not.toHaveURL(/\/action/);
}
