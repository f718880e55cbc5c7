/** How far something is can be told only where the rest of the way is seen, in the dark too. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ink } from "../theme/brand";
import { contrast } from "../theme/color";

const css = readFileSync(join(import.meta.dirname, "../styles/page.css"), "utf8");
const block = (selector: string) => css.split(`${selector} {`)[1]?.split("}")[0] ?? "";
const step = (text: string) => Number(/--track: var\(--ink-(\d+)\)/.exec(text)?.[1]);

it.each([
  ["light", ".kit-ring", "#ffffff"],
  ["dark", ".dark :is(.kit-progress, .kit-ring)", "#171a22"],
] as const)("keeps its track on a card in %s", (mode, selector, surface) => {
  const track = ink[mode][step(block(selector)) - 1] as string;
  expect(contrast(track, surface)).toBeGreaterThan(1.15);
});

it("draws the track of a bar and of a ring with it", () => {
  expect(block(".kit-ring circle")).toContain("stroke: var(--track)");
  expect(css).toContain("background: var(--track)");
});
