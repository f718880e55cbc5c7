import { describe, expect, it } from "vitest";
import { isScreen, landing } from "./paths";
import { redirects, screens } from "./routes";
import { further, specified } from "./routes.spec.data";

/** `{id}` and `{id?}` of the table are `:id` and `:id?` of the router. */
const pattern = (path: string) => path.replace(/\{(\w+)(\??)\}/g, ":$1$2");
const bySpec = new Map(
  [...specified, ...further].map(([path, openTo, chrome]) => [pattern(path), { openTo, chrome }]),
);

const catalogues = import.meta.glob<Record<string, string>>("../i18n/en/*.json", {
  eager: true,
  import: "default",
});

describe("the route table", () => {
  it("has no screen twice", () => {
    const paths = screens.map((screen) => screen.path);
    expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([]);
  });

  it.each(screens.map((screen) => [screen.path, screen] as const))(
    "%s stands in the specification with its gate and frame",
    (path, screen) => {
      expect(bySpec.get(path)).toEqual({ openTo: screen.gate, chrome: screen.chrome });
    },
  );

  it.each(Object.entries(redirects))("%s leads to %s, as specified", (from, to) => {
    expect(bySpec.get(from)?.openTo).toBe(`redirect:${to}`);
  });

  it.each(screens.map((screen) => [screen.path, screen] as const))(
    "%s has its name in its feature's words",
    (_path, screen) => {
      const words = catalogues[`../i18n/en/${screen.feature}.json`] ?? {};
      expect(words[screen.title]).toBeTruthy();
    },
  );

  it("knows its own paths and no others", () => {
    expect(isScreen("/login")).toBe(true);
    expect(isScreen("/")).toBe(true);
    expect(isScreen("/loginx")).toBe(false);
    expect(isScreen("/nowhere/at/all")).toBe(false);
    expect(isScreen(landing())).toBe(true);
  });
});
