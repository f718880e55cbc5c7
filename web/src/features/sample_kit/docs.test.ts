import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { components, folderNotes } from "./docs";

const kit = join(import.meta.dirname, "../../../../ui/src");
const files = readdirSync(kit, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".tsx") && !path.includes(".test."))
  .map((path) => path.replaceAll("\\", "/").replace(/\.tsx$/, ""));
const documented: string[] = Object.values(components).flat();

it("tells of components that there are", () => {
  expect(documented.filter((path) => !files.includes(path))).toEqual([]);
});

it("leaves no component out without a reason", () => {
  const isWithin = (path: string) => Object.keys(folderNotes).some((start) => path.startsWith(start));
  expect(files.filter((path) => !documented.includes(path) && !isWithin(path))).toEqual([]);
});
