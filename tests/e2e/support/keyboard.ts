/** Whoever has no mouse: goes from one thing to the next by Tab, as far as it takes. */
import { expect, type Locator, type Page } from "@playwright/test";

const FARTHEST = 60;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes there by Tab alone, and can see where that is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < FARTHEST && !(await isFocused(target)); steps += 1)
    await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
  await expect(target).toBeInViewport();
}

/** Goes there and presses a key, Enter if no other is named. */
export async function use(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
