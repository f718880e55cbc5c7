/** The frame around every signed-in screen, in a wide window and on a phone. */
import { expect, type Page } from "@playwright/test";

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** Does something with the filters of a list, which on a phone are behind one button. */
export async function inFilters(page: Page, action: () => Promise<unknown>): Promise<void> {
  if (!isPhone(page)) return void (await action());
  await page.getByRole("button", { name: /^Filters( \(|$)/ }).click();
  await action();
  await page.getByRole("button", { name: /^Show results/ }).click();
}

/** Opens one of the panels that the top bar has behind one button. */
export async function openTool(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Tools", exact: true }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

/** Opens the drawer with the navigation, on a phone: from the bar at the bottom where there is one. */
export async function openNavigation(page: Page): Promise<void> {
  const more = page.getByRole("navigation", { name: "Main screens" }).getByRole("button", { name: "More" });
  await page.getByRole("button", { name: "Open navigation" }).or(more).filter({ visible: true }).click();
}

/** Chooses an entry of the navigation, which on a phone is in a drawer. */
export async function choose(page: Page, entry: string): Promise<void> {
  if (isPhone(page)) await openNavigation(page);
  const navigation = page.getByRole("navigation", { name: "Main navigation" });
  await navigation.getByRole("link", { name: entry, exact: true }).click();
}

/** Goes to a screen of the navigation. */
export async function goTo(page: Page, entry: string): Promise<void> {
  await choose(page, entry);
  await expect(page.getByRole("heading", { level: 1, name: entry })).toBeVisible();
}
