/**
 * Every colour on a screen is a token: of the theme (brand.ts), or one of the few that are the same in all themes (base.css).
 * The gallery measures the kit in all themes; what stands here keeps screens from bringing colours along that it never sees.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { brandVariables, defaultColours } from "./brand";

const root = join(import.meta.dirname, "../../..");
const folders = ["ui/src", "web/src", "admin-console/src"];
/** Where colours are made. */
const THEME = /^ui\/src\/(theme\/|styles\/base\.css$)/;

/** Colours that are data or arithmetic and never painted as they stand, with the reason. */
const exceptions: Record<string, string> = {
  "admin-console/src/app/main.tsx": "the console's own four colours, from which its theme is worked out",
  "admin-console/src/features/tenants/model.ts": "how well a colour that somebody typed can be read",
  "ui/src/form/ColourField.tsx": "the browser's own field knows no empty colour",
  "ui/src/media/crop.ts": "the ground of a picture without one, which is uploaded so",
  "web/src/features/sample/pictures.ts":
    "pictures as data: a file that somebody chose has colours of its own too",
  "web/src/features/certificates/design.ts":
    "the first colour of a field on a sheet of paper, which its author changes",
  "web/src/features/settings/contrast.ts": "how well colours that an admin typed can be read",
  "web/src/features/identity/components/Providers.tsx": "what can be read on a provider's own colour",
};

const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => relative(root, join(root, folder, path)).replaceAll("\\", "/"))
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.tsx?$|\.spec\.|schema\.d\.ts$/.test(path)),
);
const read = (path: string) => readFileSync(join(root, path), "utf8");
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** Named colours are more than these, but these are the ones that come to mind. */
const NAMES =
  "white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|navy|teal|gold|crimson|tomato|indigo|violet";
const literal = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${NAMES})(?![\\w-])`,
  "i",
);
const PAINTS =
  /(^|-)(color|background|border|outline|fill|stroke|shadow|gradient|image|mask|decoration)(-|$)/;

type Declaration = { path: string; property: string; value: string };

const declarations: Declaration[] = files
  .filter((path) => path.endsWith(".css") && !THEME.test(path))
  .flatMap((path) =>
    [...withoutComments(read(path)).matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)].map(
      ([, property = "", value = ""]) => ({ path, property, value: value.replaceAll(/\s+/g, " ").trim() }),
    ),
  )
  .filter(({ property }) => PAINTS.test(property) || property.startsWith("--"));

describe("a screen's style sheets", () => {
  it("are found", () => {
    expect(declarations.length).toBeGreaterThan(500);
    expect(literal.test("1px solid #ABCDEF") && literal.test("rgb(0 0 0 / 0.5)")).toBe(true);
    expect(literal.test("var(--red-box)") || literal.test("1px solid var(--line)")).toBe(false);
  });

  it("write no colour down", () => {
    const written = declarations.filter(({ value }) => literal.test(value));
    expect(written.map(({ path, property, value }) => `${path}: ${property}: ${value}`)).toEqual([]);
  });

  it("paint with tokens that there are", () => {
    const base = read("ui/src/styles/base.css");
    const defined = new Set([
      ...Object.keys(brandVariables(defaultColours, "light")),
      ...[...base.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
      ...declarations.filter(({ property }) => property.startsWith("--")).map(({ property }) => property),
      // Set by a component, from somebody's data.
      ...files
        .filter((path) => path.endsWith("x") || path.endsWith(".ts"))
        .flatMap((path) => [...read(path).matchAll(/"(--[\w-]+)"/g)].map(([, name]) => name)),
    ]);
    const unknown = declarations.flatMap(({ path, property, value }) =>
      [...value.matchAll(/var\((--[\w-]+)/g)]
        .filter(([, name]) => !defined.has(name as string))
        .map(([, name]) => `${path}: ${property}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe("a screen's components", () => {
  const hex = /["'`]#[0-9a-f]{3,8}["'`]|\b(?:rgba?|hsla?|oklch)\(/i;
  const painted = new RegExp(
    `\\b(?:color|background|backgroundColor|borderColor|fill|stroke)\\s*[:=]\\s*\\{?["'](?:#|rgb|hsl|(?:${NAMES})["'])`,
    "i",
  );
  const holding = files
    .filter((path) => /\.tsx?$/.test(path) && !THEME.test(path))
    .filter((path) => {
      const text = withoutComments(read(path));
      return hex.test(text) || painted.test(text);
    });

  it("write no colour down, but where it is never painted as it stands", () => {
    expect(holding.filter((path) => !(path in exceptions))).toEqual([]);
  });

  it("have no exception that is over", () => {
    expect(Object.keys(exceptions).filter((path) => !holding.includes(path))).toEqual([]);
  });
});
