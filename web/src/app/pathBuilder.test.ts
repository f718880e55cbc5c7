import { matchPath } from "react-router";
import { describe, expect, it } from "vitest";
import { paths } from "./pathBuilder";
import { screens } from "./routes";

const ID = "an id";
const areas = ["manager", "admin"] as const;
type Build = (...parts: string[]) => string;

/** Every address once, with all its parts. */
const all: [name: string, path: string][] = Object.entries(paths).flatMap(([name, path]) => {
  if (typeof path === "string") return [[name, path] as [string, string]];
  const build = path as Build;
  if (/[fF]orms?$|formSub|formAna/.test(name) && build("admin", ID).startsWith("/apps/admin/"))
    return areas.map((area): [string, string] => [`${name} (${area})`, build(area, ID)]);
  return [[name, build(ID, ID)]];
});

describe("the addresses of the app", () => {
  it("stay what they are, for people keep links to them", () => {
    expect(Object.fromEntries(all)).toMatchSnapshot();
  });

  it.each(all)("%s is the address of a screen", (_name, path) => {
    expect(screens.filter((screen) => matchPath(screen.path, path)).length).toBeGreaterThan(0);
  });

  it("have a name for every screen", () => {
    const nameless = screens.filter(({ path }) => !all.some(([, to]) => matchPath(path, to)));
    expect(nameless.map(({ path }) => path)).toEqual([]);
  });

  it("leave out what is only there to be read by people", () => {
    expect(paths.myForm("1")).toBe("/apps/myforms/1");
    expect(paths.myForm("1", "first-aid")).toBe("/apps/myforms/1/first-aid");
  });
});

const sources = Object.entries(
  import.meta.glob<string>(
    [
      "../**/*.{ts,tsx}",
      "!../**/*.test.*",
      "!../api/schema.d.ts",
      // The tables of routes, what the specification says of them, and this table itself.
      "!./*creens.ts",
      "!../features/*/screens.ts",
      "!../features/*/*.spec.data.ts",
      "!./routes.*",
      "!./pathBuilder.ts",
      // The sample areas are an app of their own.
      "!./sample*.ts",
      "!../features/sample*/**",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);

it("are written nowhere else", () => {
  const first = [...new Set(screens.map(({ path }) => path.split("/")[1]))].join("|");
  const address = new RegExp(`["'\`]/(${first})(["'\`/?#].*|$)`, "gm");
  const written = sources.flatMap(([file, text]) =>
    [...text.matchAll(address)].map(([line]) => `${file}: ${line}`),
  );
  expect(sources.length).toBeGreaterThan(500);
  expect(written).toEqual([
    // A whole group of screens.
    './settingsOf.ts: "/apps/admin/settings/";',
  ]);
});
