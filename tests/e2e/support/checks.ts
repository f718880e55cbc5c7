/** What a screen owes everybody: no serious finding of axe in light and dark, no sideways scroll in a narrow window. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

export const looks = ["light", "dark"] as const;
const NARROW = 320;

/** The screen in its final shape: its heading is there, nothing is loading any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("[aria-busy=true], .lt-skeleton, .lt-spinner")).toHaveCount(0);
}

/** One line for each place where axe finds something serious or critical, by all its rules or only by some. */
async function findings(page: Page, rules: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
    );
}

/** Colours change over a moment, a very short one where motion is reduced. */
const expectStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(
            (one) => one.playState === "running" && one.effect?.getComputedTiming().iterations !== Infinity,
          ),
      ),
    )
    .toBe(false);

/** Every text on the screen stands out from what it is written on. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  await expectStill(page);
  expect.soft(await findings(page, ["color-contrast"]), what).toEqual([]);
}

/** What is shown now, in light and in dark; it follows the device without being loaded again. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const look of looks) {
    await page.emulateMedia({ colorScheme: look, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("color-scheme", look);
    await expectStill(page);
    expect.soft(await findings(page), `${what}, ${look}`).toEqual([]);
  }
}

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(width, { message: `${what} at ${NARROW} pixels` }).toBeLessThanOrEqual(NARROW);
  if (usual) await page.setViewportSize(usual);
}

/** Opens an address and looks at it: it must be this very screen, not one that somebody was sent to instead. */
export async function inspect(page: Page, what: string, address: string): Promise<void> {
  await test.step(what, async () => {
    await page.goto(address);
    await settled(page);
    const { pathname } = new URL(address);
    expect(new URL(page.url()).pathname, `${what} stays where it is`).toBe(pathname);
    await expectAccessible(page, what);
    await expectNoSidewaysScroll(page, what);
  });
}
