import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchPath } from "react-router";
import { describe, expect, it } from "vitest";
import { paths } from "./paths";
import { routes } from "./routes";

const ID = "an id";
type Build = (...parts: string[]) => string;

/** Every address once, with all its parts. */
const all = Object.entries(paths).map(([name, path]): [name: string, path: string] => [
  name,
  typeof path === "string" ? path : (path as Build)(ID, ID),
]);

describe("the addresses of the console", () => {
  it("stay what they are, for people keep links to them", () => {
    expect(Object.fromEntries(all)).toMatchSnapshot();
  });

  it.each(all)("%s is the address of a screen, whatever stands in its parts", (_name, path) => {
    expect(routes.filter((route) => matchPath(route.path, path)).length).toBeGreaterThan(0);
    expect(path).not.toContain(" ");
  });

  it("have a name for every screen", () => {
    const nameless = routes.filter((route) => !all.some(([, path]) => matchPath(route.path, path)));
    expect(nameless.map(({ path }) => path)).toEqual([]);
  });

  it("are written nowhere else", () => {
    const folder = join(import.meta.dirname, "..");
    const written = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|app\/(paths|routes)\./.test(file))
      .flatMap((file) =>
        [...readFileSync(join(folder, file), "utf8").matchAll(/["'`]\/(apps|pages|login)[/"'`].*/g)].map(
          ([line]) => `${file}: ${line}`,
        ),
      );
    // Where whoever signs in may have been on the way to.
    expect(written).toEqual(['features/sign_in/model.ts: "/apps/")) ?? paths.tenants;']);
  });
});
