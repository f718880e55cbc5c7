/** The pages for guests have their styles in kit.css: what only screens.css has is not there before somebody has signed in. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const sheets = (name: string) =>
  [...read(`ui/src/styles/${name}.css`).matchAll(/@import "\.\/([\w-]+)\.css"/g)].map(([, file]) => file);
const classes = (name: string) =>
  new Set(
    sheets(name).flatMap((file) =>
      [...read(`ui/src/styles/${file}.css`).matchAll(/\.(kit-[\w-]+)/g)].map(([, found]) => found ?? ""),
    ),
  );

/** A feature's screens before signing in, with what stands on them. */
const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => `${folder}/${file}`);

const files = [
  ...sources("web/src/features/identity"),
  ...sources("web/src/features/errors"),
  ...sources("admin-console/src/features/sign_in"),
  ...["Frame", "LanguageSwitch", "IdleWarning", "RouteErrorPage", "StartFailed"].map(
    (name) => `web/src/app/${name}.tsx`,
  ),
  ...["action/Button", "feedback/Skeleton", "form/Form", "form/TextField", "page/GuestPage"].map(
    (name) => `ui/src/${name}.tsx`,
  ),
];

/** Whoever acts as another person is signed in; and of a button's words the shell says something in its own bars alone. */
const EXPECTED = ["kit-banner", "kit-btn-text"];

it("use no class that comes with the shell", () => {
  const first = classes("kit");
  const later = [...classes("screens")].filter((name) => !first.has(name));
  expect(later.length).toBeGreaterThan(50);
  const used = files.flatMap((file) => {
    const words = new Set(read(file).match(/\bkit-[\w-]+/g));
    return later
      .filter((name) => words.has(name) && !EXPECTED.includes(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(used).toEqual([]);
});

it("bring no frame and no tables", () => {
  const later = sheets("screens");
  expect(later).toEqual(expect.arrayContaining(["shell", "table"]));
  expect(sheets("kit").filter((file) => later.includes(file))).toEqual([]);
});
