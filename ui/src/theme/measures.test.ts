/** The widths at which the layout changes and how a page fades in, as the layout's constants give them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { system } from "./system";
import { atLeast, mediaBelow, narrowerThan } from "./widths";

const styles = join(import.meta.dirname, "../styles");
const read = (name: string) => readFileSync(join(styles, name), "utf8");
const ROOT_PX = 16;

const root = join(import.meta.dirname, "../../..");
/** What the window is asked about: of the place where something stands (`@container`) any width may be. */
const MEDIA_CONDITION =
  /(?:@media|matchMedia)(?:(?!@container)[^{;])*?\((min-width:|max-width:|width [<>]=?)\s*([\d.]+)(px|rem)\)/g;

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(css|tsx?)$/.test(path) && !path.includes(".test."))
    .map((path) => readFileSync(join(folder, path), "utf8"));

const WIDTHS_PX = [576, 768, 992, 1024, 1200];
/** Narrower than all of them: a bar that no longer fits a small phone. */
const SMALL_PHONE_PX = 400;

describe("the breakpoints", () => {
  it("of the theme are the layout's", () => {
    const widths = system.breakpoints.values
      .map(({ min }) => (min ? Number.parseFloat(min) * (min.endsWith("rem") ? ROOT_PX : 1) : 0))
      .filter((width) => width > 0);
    expect(widths).toEqual(WIDTHS_PX);
  });

  it("of style sheets and of code are no others", () => {
    const breakpoints = ["ui/src", "web/src", "admin-console/src"]
      .flatMap((folder) => files(join(root, folder)))
      .flatMap((text) => [...text.matchAll(MEDIA_CONDITION)])
      .map(([, side, figure, unit]) => {
        const width = Number(figure) * (unit === "rem" ? ROOT_PX : 1);
        // A hair under it, so that a width is never on both sides.
        return side === "max-width:" ? Math.round(width + 0.1) : width;
      });
    expect(breakpoints.length).toBeGreaterThan(20);
    expect(
      [...new Set(breakpoints)].filter((width) => ![SMALL_PHONE_PX, ...WIDTHS_PX].includes(width)),
    ).toEqual([]);
  });
});

it("have one spelling as keys of styles and for the window", () => {
  for (const [name, key] of Object.entries(mediaBelow))
    expect(key).toBe(`@media ${narrowerThan(name as keyof typeof mediaBelow)}`);
  expect(atLeast("tab")).toBe("(min-width: 992px)");
});

describe("the fade", () => {
  const token = /--fade:\s*([^;]+);/.exec(read("base.css"))?.[1] ?? "";

  it("takes 300 ms and begins after 50", () => {
    const times = [...token.matchAll(/(?<![\d.])([\d.]+)(ms|s)\b/g)].map(
      ([, figure, unit]) => Number(figure) * (unit === "s" ? 1000 : 1),
    );
    expect(times).toEqual([300, 50]);
  });

  it("is how a page comes", () => {
    expect(read("page.css")).toMatch(/animation:\s*[\w-]+ var\(--fade\) both/);
  });
});
