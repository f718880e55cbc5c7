import { describe, expect, it } from "vitest";
import {
  addFile,
  breadcrumbs,
  filesRemovedWith,
  freeName,
  hasFolder,
  remove,
  rename,
  restoreFiles,
  type SampleFile,
  setOffline,
  shownFiles,
  typeOf,
} from "./model";

const file = (id: string, name: string, location = "", part: Partial<SampleFile> = {}): SampleFile => ({
  id,
  name,
  type: "document",
  owner: "Me",
  size: 1,
  created: "",
  modified: "",
  opened: "",
  location,
  offline: false,
  content: "",
  ...part,
});
const files = [
  file("1", "Plans", "", { type: "folder" }),
  file("2", "b.txt", "Plans", { size: 5 }),
  file("3", "a.txt", "Plans/Old", { size: 9, offline: true }),
  file("4", "Old", "Plans", { type: "folder" }),
  file("5", "Plans 2.txt"),
];
const ids = (all: readonly SampleFile[]) => all.map(({ id }) => id).join("");
const query = { folder: "", search: "", type: "", offline: "", sort: "name" };

it("shows what lies in a folder, folders first, and searches below it", () => {
  expect(ids(shownFiles(files, query))).toBe("15");
  expect(ids(shownFiles(files, { ...query, folder: "Plans" }))).toBe("42");
  expect(ids(shownFiles(files, { ...query, search: ".TXT", sort: "-size" }))).toBe("325");
  expect(ids(shownFiles(files, { ...query, folder: "Plans", offline: "yes" }))).toBe("3");
});

it("knows which folders there are", () => {
  for (const path of ["", "Plans", "Plans/Old"]) expect(hasFolder(files, path), path).toBe(true);
  for (const path of ["Old", "Plans/", "Plans 2.txt", "plans"])
    expect(hasFolder(files, path), path).toBe(false);
});

it("numbers a second file of one name", () => {
  expect(freeName(files, "Plans", "b.txt")).toBe("b (2).txt");
  expect(freeName(files, "Plans", "b.txt", "2")).toBe("b.txt");
  expect(addFile(addFile(files, file("6", "b.txt", "Plans")), file("7", "b.txt", "Plans")).at(-1)?.name).toBe(
    "b (3).txt",
  );
  expect(freeName([file("1", "README")], "", "README")).toBe("README (2)");
});

describe("a folder", () => {
  it("takes along what lies in it when it is renamed, and nothing beside it", () => {
    const next = rename(files, "1", "Ideas");
    expect(next.map(({ location }) => location)).toEqual(["", "Ideas", "Ideas/Old", "Ideas", ""]);
    expect(rename(files, "1", "  ")).toEqual(files);
    expect(rename(files, "1", "A/B")[0]?.name).toBe("A B");
  });

  it("goes with all that lies in it, and comes back whole", () => {
    const taken = filesRemovedWith(files, "1");
    expect(ids(taken)).toBe("1234");
    const left = remove(files, "1");
    expect(ids(left)).toBe("5");
    expect(ids(restoreFiles(left, taken))).toBe("51234");
  });
});

it("marks what is to be had offline", () => {
  expect(setOffline(files, "2", true)[1]?.offline).toBe(true);
});

it.each([
  ["a.PDF", "application/pdf", "pdf"],
  ["a.png", "image/png", "image"],
  ["a.xlsx", "", "spreadsheet"],
  ["a", "", "other"],
])("knows the type of %s", (name, mime, type) => {
  expect(typeOf(name, mime)).toBe(type);
});

it("knows the way to a folder", () => {
  expect(breadcrumbs("")).toEqual([]);
  expect(breadcrumbs("A/B")).toEqual([
    { name: "A", path: "A" },
    { name: "B", path: "A/B" },
  ]);
});
