/** The gallery is whole: each component of the kit that a screen uses stands in it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** The kit's components that the files below these folders take, by their paths in the kit. */
function shownComponents(...folders: string[]): Set<string> {
  const texts = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
      .map((path) => readFileSync(join(root, folder, path), "utf8")),
  );
  const paths = texts.flatMap((text) =>
    [...text.matchAll(/"@learnt\/ui\/([\w/]+)"/g)].map(([, path]) => path ?? ""),
  );
  return new Set(paths.filter((path) => existsSync(join(root, "ui/src", `${path}.tsx`))));
}

/** Components that are seen in others of the gallery, or not at all. */
const EXCEPTIONS: Record<string, string> = {
  "base/testHost": "for tests",
  "feedback/Toasts": "shown by the toaster",
  "form/DayFilter": "both ends of a span of days, which is there",
  "form/Field": "in every field of a form, which are there",
  "overlay/OnDemand": "menus, popovers and dialogs, which are there",
  "page/GuestPage": "a page by itself, which is opened without signing in",
  "shell/CommandPalette": "opened by the frame",
  "shell/LeaveGuard": "a question, which is there",
  "shell/NavTree": "in the frame's navigation",
  "shell/TabBar": "in the frame, on a phone",
  "table/CardListPage": "a page of the tools and the list of cards, which are there",
  "table/Filters": "in every table that has filters",
  "table/ListPage": "a page of the head and the table, which are there",
};

it("shows every component that a screen uses", () => {
  const shown = shownComponents("ui/gallery");
  const used = [...shownComponents("web/src", "admin-console/src")];
  expect(used.length).toBeGreaterThan(40);
  expect(used.filter((path) => !shown.has(path) && !(path in EXCEPTIONS))).toEqual([]);
});
