/** Axe inside the page that is open: what it finds there by its rules. */
import type { Page } from "@playwright/test";
import library from "axe-core";

/** As much of axe as is asked for inside the page. */
declare const axe: {
  run: (
    root: { include: Element[]; exclude: Element[] },
    options: object,
  ) => Promise<{ violations: { id: string; impact: string | null; nodes: Finding[] }[] }>;
};
type Finding = { target: unknown[]; any: { message: string }[] };

/** Once there, it stays as long as the page does: reading it in takes longer than most of its looks. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${library.source};0`);
}

/** Which rules, and where: within what fits the one selector if anything does, and without what fits the other. */
type Looked = { only?: string[]; except?: string[]; within?: string; without?: string };

/** One line for each place where axe finds something serious or critical, by all its rules, only by some, or by all but some. */
export async function findings(page: Page, looked: Looked = {}): Promise<string[]> {
  await loadAxe(page);
  const violations = await page.evaluate(async ({ only, except, within, without }) => {
    const all = (selector = "") => (selector ? [...document.querySelectorAll(selector)] : []);
    const inside = all(within);
    const root = { include: inside.length > 0 ? inside : [document.documentElement], exclude: all(without) };
    // No rule that can be serious needs the style sheets or the films themselves, and fetching them again takes time.
    const options = { resultTypes: ["violations"], preload: false, iframes: false };
    // Off by default as long as it is called experimental: whoever speaks to the computer says what they see.
    const named = { "label-content-name-mismatch": { enabled: true } };
    const off = Object.fromEntries((except ?? []).map((rule) => [rule, { enabled: false }]));
    const result = await axe.run(
      root,
      only ? { ...options, runOnly: only } : { ...options, rules: { ...named, ...off } },
    );
    return result.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      places: nodes.map(({ target, any }) => `${target.join(" ")} ${any[0]?.message ?? ""}`),
    }));
  }, looked);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, places }) => places.map((place) => `${id}: ${place}`));
}
