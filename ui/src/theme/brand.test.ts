import { describe, expect, it } from "vitest";
import {
  type BrandColours,
  brandColours,
  brandVariables,
  defaultColours,
  type Mode,
  READABLE,
} from "./brand";
import { contrast, isHex, toHex, toOklch, withContrast } from "./color";
import { presetNames, presets } from "./presets";

/** A fixed stream of colours, so that a failure can be seen again. */
function* colours(count: number): Generator<string> {
  let seed = 20261120;
  for (let i = 0; i < count; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    yield `#${(seed >>> 8).toString(16).padStart(6, "0")}`;
  }
}

const awkward = [
  "#ffffff",
  "#000000",
  "#808080",
  "#777777",
  "#ffff00",
  "#00ff00",
  "#0000ff",
  "#ff00ff",
  "#fefefe",
  "#010101",
];
const team = (colour: string): BrandColours => ({
  primaryColor: colour,
  secondaryColor: colour,
  sidebarBackgroundColor: colour,
  topHeaderBackgroundColor: colour,
});

/** Text and the grounds it stands on somewhere in the kit. */
const pairs: [string, string[]][] = [
  ["--fg", ["--page", "--surface", "--raised", "--inset"]],
  ["--fg-muted", ["--page", "--surface", "--accent-soft", "--ink-2"]],
  ["--fg-subtle", ["--page", "--surface", "--accent-soft", "--ink-2"]],
  ["--accent-text", ["--page", "--surface", "--accent-tint"]],
  ["--second-text", ["--page", "--surface", "--second-tint"]],
  ["--nav-fg", ["--nav-bg", "--nav-active", "--nav-hover"]],
  ["--nav-muted", ["--nav-bg", "--nav-hover", "--nav-active"]],
  ["--head-fg", ["--head-bg", "--head-hover"]],
  ["--head-muted", ["--head-bg", "--head-field"]],
  ["--foot-fg", ["--foot-bg", "--foot-hover"]],
  ["--foot-muted", ["--foot-bg"]],
  ["--good-text", ["--surface", "--good-tint"]],
  ["--warn-text", ["--surface", "--warn-tint"]],
  ["--bad-text", ["--surface", "--bad-tint"]],
  ["--info-text", ["--surface", "--info-tint"]],
];

/** On a bar of the team's own middling colour black and white themselves reach no more than this. */
const BEST_ON_ANY = 4.58;
const wanted = (text: string) => (/^--(nav|head|foot)/.test(text) ? BEST_ON_ANY : READABLE);

function unreadable(variables: Record<string, string>): string[] {
  return pairs.flatMap(([text, backgrounds]) =>
    backgrounds
      .filter(
        (background) => contrast(variables[text] as string, variables[background] as string) < wanted(text),
      )
      .map((background) => `${text} on ${background}`),
  );
}

describe("a team's colours", () => {
  it.each(["light", "dark"] as Mode[])("leave every text readable in %s, whatever was chosen", (mode) => {
    for (const colour of [...awkward, ...colours(300)]) {
      expect(unreadable(brandVariables(team(colour), mode)), colour).toEqual([]);
    }
  });

  it.each(presetNames)("are readable in the theme %s", (name) => {
    for (const mode of ["light", "dark"] as Mode[]) {
      expect(unreadable(brandVariables(presets[name].colours, mode))).toEqual([]);
    }
  });

  it("are readable on bars that have a theme of their own, in any mixture", () => {
    for (const main of presetNames)
      for (const other of presetNames) {
        const { colours } = presets[other];
        const bars = { navbar: colours, toolbar: colours, footer: colours };
        for (const mode of ["light", "dark"] as Mode[]) {
          const mixed = brandVariables(presets[main].colours, mode, bars);
          expect(unreadable(mixed), `${other} around ${main}`).toEqual([]);
          expect(mixed["--accent"]).toBe(presets[main].colours.primaryColor);
        }
      }
  });

  it("stay exactly as chosen on what they fill", () => {
    for (const colour of colours(50)) {
      const light = brandVariables(team(colour), "light");
      expect(light["--accent"]).toBe(colour);
      expect(light["--nav-bg"]).toBe(colour);
      expect(light["--head-bg"]).toBe(colour);
      expect(brandVariables(team(colour), "dark")["--accent"]).toBe(colour);
    }
  });

  it("carry the better of white and ink on their fill", () => {
    for (const colour of [...awkward, ...colours(300)]) {
      const { "--accent": fill, "--on-accent": text } = brandVariables(team(colour), "light");
      expect(contrast(fill as string, text as string), colour).toBeGreaterThan(4.3);
    }
  });

  it("are opaque hex, all of them", () => {
    const variables = brandVariables(team("#e4572e"), "dark");
    expect(Object.values(variables).filter((value) => !isHex(value))).toEqual([]);
  });

  it("come from the palette, then from the house, where the record has none that is a colour", () => {
    const from = { primaryColor: "#ABCDEF", secondaryColor: "url(x)", sidebarBackgroundColor: null };
    expect(brandColours(from)).toEqual({ ...defaultColours, primaryColor: "#abcdef" });
    expect(brandColours(from, presets.greeny.colours)).toEqual({
      ...presets.greeny.colours,
      primaryColor: "#abcdef",
    });
  });
});

describe("colour arithmetic", () => {
  it("comes back from OKLCH where it started", () => {
    for (const colour of colours(200)) expect(toHex(toOklch(colour))).toBe(colour);
  });

  it("changes nothing that is readable already, and no more than it must", () => {
    expect(withContrast("#1a1a1a", ["#ffffff"], 4.6)).toBe("#1a1a1a");
    const solved = withContrast("#e4572e", ["#ffffff"], 4.6);
    expect(contrast(solved, "#ffffff")).toBeGreaterThanOrEqual(4.6);
    expect(contrast(solved, "#ffffff")).toBeLessThan(4.75);
  });
});
