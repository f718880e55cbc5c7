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

/** One line for each place where axe finds something serious or critical. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
    );
}

export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await findings(page), what).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: NARROW, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.soft.poll(width, { message: `${what} at ${NARROW} pixels` }).toBeLessThanOrEqual(NARROW);
  if (usual) await page.setViewportSize(usual);
}

/** Looks at an address in light, in dark and in a narrow window. */
export async function inspect(page: Page, what: string, address: string): Promise<void> {
  await test.step(what, async () => {
    for (const look of looks) {
      await page.emulateMedia({ colorScheme: look, reducedMotion: "reduce" });
      await page.goto(address);
      await settled(page);
      await expectAccessible(page, `${what}, ${look}`);
    }
    await expectNoSidewaysScroll(page, what);
  });
}
