/**
 * What the kit can not solve by itself: text is adjusted until it can be read, but a team's exact colour stays on its fills,
 * and a fill may be hard to see on what it lies on.
 */
import { type BrandColours, brandVariables, type Mode } from "@learnt/ui/theme/brand";
import { contrast } from "@learnt/ui/theme/color";

/** Shapes that carry meaning need this much (WCAG 2.2, 1.4.11). */
const VISIBLE = 3;
/** Below this, one of white and black reads barely better than the other on a colour. */
const READABLE_CONTRAST = 5.5;

export type Warning = {
  /** `page.light`, `page.dark`: buttons on the page; `sidebar`, `topHeader`: the mark of the open screen; `text`: a middling bar. */
  what: "page.light" | "page.dark" | "sidebar" | "topHeader" | "sidebarText" | "topHeaderText";
  /** The contrast there is, from 1 to 21. */
  ratio: number;
};

const fill = (colours: BrandColours, mode: Mode) =>
  contrast(colours.primaryColor, brandVariables(colours, mode)["--surface"] as string);

/** The better of white and black on a bar. */
const bestContrast = (colour: string) => Math.max(contrast("#ffffff", colour), contrast("#000000", colour));

/** Where these colours are hard to see or to read, the hardest first. */
export function warningsOf(colours: BrandColours): Warning[] {
  const { primaryColor, sidebarBackgroundColor, topHeaderBackgroundColor } = colours;
  const result: (Warning & { least: number })[] = [
    { what: "page.light", ratio: fill(colours, "light"), least: VISIBLE },
    { what: "page.dark", ratio: fill(colours, "dark"), least: VISIBLE },
    { what: "sidebar", ratio: contrast(primaryColor, sidebarBackgroundColor), least: VISIBLE },
    { what: "topHeader", ratio: contrast(primaryColor, topHeaderBackgroundColor), least: VISIBLE },
    { what: "sidebarText", ratio: bestContrast(sidebarBackgroundColor), least: READABLE_CONTRAST },
    { what: "topHeaderText", ratio: bestContrast(topHeaderBackgroundColor), least: READABLE_CONTRAST },
  ];
  return result
    .filter(({ ratio, least }) => ratio < least)
    .sort((a, b) => a.ratio - b.ratio)
    .map(({ what, ratio }) => ({ what, ratio }));
}
