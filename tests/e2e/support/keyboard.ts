/** Whoever has no mouse: goes from one thing to the next by Tab, as far as it takes, and is never left without a place. */
import { expect, type Locator, type Page } from "@playwright/test";
import { type Account, at } from "./product";
import { test as baseTest } from "./tenant";

const MAX_TABS = 240;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Goes there by Tab alone, and can see where that is. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let steps = 0; steps < MAX_TABS && !(await isFocused(target)); steps += 1)
    await page.keyboard.press(key);
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => element.matches(":focus-visible"))).toBe(true);
  // What the browser draws itself may be hidden in its label, which is what is seen then.
  const drawn =
    "self::*[contains(@class, 'kit-sr')]/ancestor::label | self::*[not(contains(@class, 'kit-sr'))]";
  await expect(target.locator(`xpath=${drawn}`)).toBeInViewport();
}

/** Goes there and presses a key, Enter if no other is named. */
export async function use(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and writes over what is in it. */
export async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

/** Chooses from the platform's own list as somebody who knows how the choice is called. */
export async function pick(page: Page, list: Locator, choice: string): Promise<void> {
  await tabTo(page, list);
  await page.keyboard.type(choice);
  await expect(list.locator("option:checked")).toHaveText(choice);
}

/** Goes through an open menu to an entry and chooses it. */
export async function chooseFromMenu(
  page: Page,
  name: string,
  role: "menuitem" | "menuitemcheckbox" = "menuitem",
): Promise<void> {
  const entry = page.getByRole(role, { name, exact: true });
  await expect(entry).toBeVisible();
  for (let steps = 0; steps < MAX_TABS && (await entry.getAttribute("data-highlighted")) === null; steps += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
}

/** Signs in on the login page. */
export async function signInByKeyboard(
  page: Page,
  host: string,
  { username, password }: Account,
): Promise<void> {
  await page.goto(at(host, "/login"));
  await expect(page.getByLabel("Username or email")).toBeFocused();
  await page.keyboard.type(username);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Username or email")).toHaveCount(0);
}

/** How long nothing may have the focus: what closes gives it back within a moment. */
const MOMENT = 600;

/** Says of a page when a mouse was used, and when what had the focus left it to nobody. */
function watch(moment: number): void {
  let last = "";
  let since = 0;
  const report = (text: string) => console.error(`[keyboard] ${text}`);
  window.addEventListener("pointerdown", () => report("a mouse was used"), true);
  setInterval(() => {
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body) {
      since = 0;
      last = `${activeElement.tagName} ${activeElement.getAttribute("aria-label") ?? activeElement.textContent ?? ""}`;
    } else if (last && document.hasFocus()) {
      since ||= performance.now();
      if (performance.now() - since < moment) return;
      report(`the focus was lost after ${last.slice(0, 80)}, at ${location.pathname}`);
      last = "";
    }
  }, 50);
}

/** Stories that are told without a mouse, and in which the focus is somewhere at any time. */
export const test = baseTest.extend<{ keys: undefined }>({
  keys: [
    async ({ page }, use) => {
      const wrong: string[] = [];
      page.on("console", (line) => line.text().startsWith("[keyboard]") && wrong.push(line.text()));
      await page.addInitScript(watch, MOMENT);
      await use(undefined);
      expect(wrong).toEqual([]);
    },
    { auto: true },
  ],
});
