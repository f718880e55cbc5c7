/** Whether every text can be read in the ten themes, by day and by night. */
import { expect, type Page } from "@playwright/test";
import { brandVariables, type Mode } from "../../../ui/src/theme/brand";
import { type PresetName, presetNames, presets } from "../../../ui/src/theme/presets";
import { loadAxe } from "./axe";

export const modes = ["light", "dark"] as const satisfies Mode[];

/** Colours change over a moment, a very short one where motion is reduced. */
export const expectStill = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .some(
            (item) =>
              item.playState === "running" && item.effect?.getComputedTiming().iterations !== Infinity,
          ),
      ),
    )
    .toBe(false);

/** A theme as the app paints it, by day or by night; a story of its own sees that it does. */
export const paintOf = (name: PresetName, mode: Mode) => ({
  what: `${name}, ${mode}`,
  look: mode,
  variables: Object.entries(brandVariables(presets[name].colours, mode)),
});

const paints = presetNames.flatMap((name) => modes.map((mode) => paintOf(name, mode)));

type Violation = { element: Element; target: string[]; any: { message: string; data: Measured }[] };
type Measured = { expectedContrastRatio?: string } | null;
type Colour = { alpha: number };

/** As much of axe as is asked for inside the page. */
declare const axe: {
  setup: (root: Document) => void;
  teardown: () => void;
  run: (
    context: Document | { include: Element[] },
    options: object,
  ) => Promise<Record<"violations" | "passes", { nodes: Violation[] }[]>>;
  commons: {
    color: {
      Color: new (like?: Colour) => Colour & { parseString: (text: string) => void };
      flattenColors: (above: Colour, below: Colour) => Colour;
      getContrast: (below: Colour, above: Colour) => number;
      getBackgroundStack: (element: Element) => Element[];
    };
  };
};

/**
 * In the first theme of a look axe says what is wrong, which texts it measured, and what lies below each. In the others the
 * same texts are measured by their colours as they are then, and axe is asked of those that come near to what is too little.
 */
async function readAll(all: typeof paints): Promise<string[]> {
  const NEAR = 0.3;
  const { Color, flattenColors, getContrast, getBackgroundStack } = axe.commons.color;
  const options = { runOnly: ["color-contrast"], resultTypes: ["violations", "passes"], elementRef: true };
  const root = document.documentElement;
  const wrong: string[] = [];
  const read = new Map<string, Colour>();

  const colourOf = (text: string): Colour => {
    const before = read.get(text);
    if (before) return before;
    const colour = new Color();
    colour.parseString(text);
    read.set(text, colour);
    return colour;
  };
  const fainter = (colour: Colour, by: number): Colour =>
    by === 1 ? colour : Object.assign(new Color(colour), { alpha: colour.alpha * by });

  const ask = async (what: string, context: Document | { include: Element[] }): Promise<Violation[]> => {
    const { violations, passes } = await axe.run(context, options);
    const result = violations.flatMap(({ nodes }) => nodes);
    for (const { target, any } of result) wrong.push(`${what}: ${target.join(" ")} ${any[0]?.message ?? ""}`);
    return [...result, ...passes.flatMap(({ nodes }) => nodes)];
  };

  type Text = { element: Element; below: Element[]; least: number };
  const textsOf = (result: Violation[]): Text[] => {
    axe.setup(document);
    const texts = result.flatMap(({ element, any }) => {
      const min = Number.parseFloat(any[0]?.data?.expectedContrastRatio ?? "");
      return min ? [{ element, least: min, below: getBackgroundStack(element).reverse() }] : [];
    });
    axe.teardown();
    return texts;
  };

  /** Whether a text stands out well enough now; what was worked out for its neighbours is in `known`. */
  const standsOut = ({ element, below, least }: Text, known: Map<Element, number>): boolean => {
    const opacity = (item: Element): number => {
      const own =
        known.get(item) ??
        Number(getComputedStyle(item).opacity) * (item.parentElement ? opacity(item.parentElement) : 1);
      known.set(item, own);
      return own;
    };
    const white = colourOf("rgb(255, 255, 255)");
    const ground = below.reduce(
      (under, item) =>
        flattenColors(fainter(colourOf(getComputedStyle(item).backgroundColor), opacity(item)), under),
      white,
    );
    const text = fainter(colourOf(getComputedStyle(element).color), opacity(element));
    return getContrast(ground, flattenColors(text, ground)) >= least + NEAR;
  };

  const before = { style: root.style.cssText, className: root.className };
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important; }");
  document.adoptedStyleSheets.push(still);
  const texts: Partial<Record<Mode, Text[]>> = {};
  for (const { what, look: mode, variables } of all) {
    for (const [name, value] of variables) root.style.setProperty(name, value);
    root.classList.toggle("dark", mode === "dark");
    root.style.colorScheme = mode;
    const known = new Map<Element, number>();
    const near = texts[mode]?.filter((text) => !standsOut(text, known)).map(({ element }) => element);
    if (!near) texts[mode] = textsOf(await ask(what, document));
    else if (near.length > 0) await ask(what, { include: near });
  }
  root.style.cssText = before.style;
  root.className = before.className;
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1);
  return wrong;
}

/** What is shown now, in all ten themes by day and by night: every text stands out from what it is written on. */
export async function expectReadable(page: Page, what: string): Promise<void> {
  await expectStill(page);
  await loadAxe(page);
  expect.soft(await page.evaluate(readAll, paints), what).toEqual([]);
}
