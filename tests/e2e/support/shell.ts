/** The frame around every signed-in screen, in a wide window and on a phone. */
import { expect, type Page } from "@playwright/test";

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** Chooses an entry of the navigation, which on a phone is in a drawer. */
export async function choose(page: Page, entry: string): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Open the navigation" }).click();
  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  await navigation.getByRole("link", { name: entry, exact: true }).click();
}

/** Goes to a screen of the navigation. */
export async function goTo(page: Page, entry: string): Promise<void> {
  await choose(page, entry);
  await expect(page.getByRole("heading", { level: 1, name: entry })).toBeVisible();
}
