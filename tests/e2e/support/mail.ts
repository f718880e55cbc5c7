/** The mail page: what the product sent, as its reader would find it. */
import { expect, type Page } from "@playwright/test";
import { product } from "./product";

/** Opens the newest mail to this address, as soon as there is one, and follows its link to this kind of action. */
export async function followMail(page: Page, address: string, action: RegExp): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: address }).first();
  await expect(async () => {
    await page.goto(`${product().mail}/?to=${encodeURIComponent(address)}`);
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await row.getByRole("link").click();
  await page.getByRole("link", { name: action }).first().click();
}
