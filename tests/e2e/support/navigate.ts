/** Opening screens of an app that runs already. */
import type { Page } from "@playwright/test";

/** Goes on inside the app that is open, as its own links do. */
export const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);

/** What is shown is another screen than the one of which this was the heading. */
const isAnother = (before: Element | null) => {
  const heading = document.querySelector("h1");
  return heading !== null && heading !== before;
};

/**
 * Opens an address inside the app if its screens are open already: loading it anew takes ten times as long. Two addresses of one
 * screen keep its heading, and are loaded anew.
 */
export async function open(page: Page, address: string): Promise<void> {
  const current = new URL(page.url());
  if (current.origin !== new URL(address).origin || current.href === address) {
    await page.goto(address);
    return;
  }
  const before = await page.evaluateHandle(() => document.querySelector("h1"));
  await goTo(page, address);
  await page.waitForFunction(isAnother, before, { timeout: 3_000 }).catch(() => page.goto(address));
}
