/** The widths at which the layout changes and how a page fades in, as the layout's constants give them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { system } from "./system";

const styles = join(import.meta.dirname, "../styles");
const read = (name: string) => readFileSync(join(styles, name), "utf8");
const ROOT_PX = 16;

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

  it("of the kit's style sheets are no others", () => {
    const asked = readdirSync(styles)
      .filter((name) => name.endsWith(".css"))
      .flatMap((name) => [...read(name).matchAll(/@media[^{]*\((min|max)-width:\s*([\d.]+)(px|rem)\)/g)])
      .map(([, side, figure, unit]) => {
        const width = Number(figure) * (unit === "rem" ? ROOT_PX : 1);
        // A hair under it, so that a width is never on both sides.
        return side === "max" ? Math.round(width + 0.02) : width;
      });
    expect(asked.length).toBeGreaterThan(5);
    expect([...new Set(asked)].filter((width) => ![SMALL_PHONE_PX, ...WIDTHS_PX].includes(width))).toEqual(
      [],
    );
  });
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
