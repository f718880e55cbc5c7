import { describe, expect, it, vi } from "vitest";
import { redirects as ownRedirects, screens as ownScreens } from "./routes";
import { type ExtraRouteRow, notBuiltYet, sampleRows, specifiedRows, table } from "./routes.spec.data";
import { isSamplePath } from "./samplePaths";
import { sampleRedirects, sampleScreens } from "./sampleScreens";

const further = Object.values(
  import.meta.glob<readonly ExtraRouteRow[]>("../features/*/further.spec.data.ts", {
    eager: true,
    import: "further",
  }),
).flat();

/** `{id}` and `{id?}` of the table are `:id` and `:id?` of the router. */
const pattern = (path: string) => path.replace(/\{(\w+)(\??)\}/g, ":$1$2");
const bySpec = new Map(
  [...specifiedRows, ...further, ...sampleRows].map(([path, openTo, chrome]) => [
    pattern(path),
    { openTo, chrome },
  ]),
);

const screens = [...ownScreens, ...sampleScreens];
const redirects = { ...ownRedirects, ...sampleRedirects };

const catalogues = import.meta.glob<Record<string, string>>("../i18n/en/*.json", {
  eager: true,
  import: "default",
});

const ROWS = 158;

describe("the specification's table", () => {
  const paths = table.filter(({ app }) => app === "web").map(({ row: [path] }) => path);
  const built = new Set([...screens.map(({ path }) => path), ...Object.keys(redirects)]);

  it("is whole, and names no path twice", () => {
    expect(table).toHaveLength(ROWS);
    expect(new Set(table.map(({ app, row: [path] }) => `${app} ${path}`)).size).toBe(ROWS);
  });

  it("has a screen for each row that does not wait for one", () => {
    expect(paths.filter((path) => !built.has(pattern(path)) && !notBuiltYet.includes(path))).toEqual([]);
  });

  it("waits for no row that is built, and for none that it does not have", () => {
    expect(notBuiltYet.filter((path) => built.has(pattern(path)) || !paths.includes(path))).toEqual([]);
  });

  it("is gone beyond only where a reason says why", () => {
    expect(further.filter(([, , , why]) => !why).map(([path]) => path)).toEqual([]);
    expect(further.filter(([path]) => paths.includes(path)).map(([path]) => path)).toEqual([]);
    expect(further.filter(([path]) => !built.has(pattern(path))).map(([path]) => path)).toEqual([]);
  });
});

describe("the route table", () => {
  it("has no screen twice", () => {
    const paths = screens.map((screen) => screen.path);
    expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([]);
  });

  it.each(screens.map((screen) => [screen.path, screen] as const))(
    "%s stands in the specification, or in its feature's further.spec.data.ts, with its gate and frame",
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
      const messages = catalogues[`../i18n/en/${screen.feature}.json`] ?? {};
      expect(messages[screen.title]).toBeTruthy();
    },
  );

  it("runs the mock for every screen of the sample areas and for no other", () => {
    expect(sampleScreens.filter(({ sample }) => !sample)).toEqual([]);
    expect(ownScreens.filter(({ sample, gate }) => sample || gate === "demo")).toEqual([]);
  });

  it("knows the addresses of the sample areas by their beginning, and takes none of the product's for one", () => {
    const own = [...sampleScreens.map(({ path }) => path), ...Object.keys(sampleRedirects)];
    expect(own.filter((path) => !isSamplePath(path))).toEqual([]);
    const real = [...ownScreens.map(({ path }) => path), ...Object.keys(ownRedirects)];
    expect(real.filter(isSamplePath)).toEqual([]);
    expect(isSamplePath("/apps/mailing")).toBe(false);
  });

  it("knows its own paths and no others", async () => {
    vi.resetModules();
    const { isScreen, landing, loadTable } = await import("./paths");
    expect(isScreen("/nowhere/at/all"), "as long as it may be one").toBe(true);
    await loadTable();
    expect(isScreen("/login")).toBe(true);
    expect(isScreen("/")).toBe(true);
    expect(isScreen("/loginx")).toBe(false);
    expect(isScreen("/nowhere/at/all")).toBe(false);
    expect(isScreen(landing())).toBe(true);
  });
});
