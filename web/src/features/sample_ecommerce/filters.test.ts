import { describe, expect, it } from "vitest";
import { type Mode, matchesFilter, readFilter, shownRows, writeFilter } from "./filters";

describe("a filter", () => {
  it.each<[Mode, string | number | null, string, boolean]>([
    ["contains", "Tea Kettle", "kett", true],
    ["contains", "Tea Kettle", "pot", false],
    ["starts-with", "Tea Kettle", "TEA", true],
    ["starts-with", "Tea Kettle", "kettle", false],
    ["ends-with", "Tea Kettle", "kettle", true],
    ["ends-with", "Tea Kettle", "tea", false],
    ["matches", "Tea Kettle", "tea kettle", true],
    ["matches", "Tea Kettle", "tea", false],
    ["greater-than", 20, "9", true],
    ["greater-than", 20, "20", false],
    ["less-than", 9, "20", true],
    ["less-than", 20, "9", false],
    ["less-than", "2026/11/01 10:00:00", "2026/11/02", true],
    ["greater-than", "2026/11/01 10:00:00", "2026/11/02", false],
  ])("%s: %s against %s", (mode, cell, requested, passes) => {
    expect(matchesFilter(cell, mode, requested)).toBe(passes);
  });

  it("lets a row pass that says nothing in the column", () => {
    for (const cell of ["", null, undefined]) expect(matchesFilter(cell, "matches", "x")).toBe(true);
  });

  it("stands in the address", () => {
    const filter = { field: "name", mode: "contains", value: "a.b" } as const;
    expect(readFilter(writeFilter(filter), ["name"])).toEqual(filter);
    expect(readFilter("secret.contains.x", ["name"])).toBeNull();
    expect(readFilter("name.sounds-like.x", ["name"])).toBeNull();
    expect(readFilter("", ["name"])).toBeNull();
    expect(writeFilter({ ...filter, value: "" })).toBe("");
  });
});

describe("rows", () => {
  const rows = [
    { name: "Kettle", price: 30 },
    { name: "cup", price: 4 },
    { name: "Plate", price: 100 },
  ];
  const values = { name: (row: (typeof rows)[0]) => row.name, price: (row: (typeof rows)[0]) => row.price };
  const names = (requested: { search?: string; sort?: string; filter?: string }) =>
    shownRows(rows, values, { search: "", sort: "", filter: "", ...requested }).map(({ name }) => name);

  it("are sorted as numbers or as words", () => {
    expect(names({ sort: "price" })).toEqual(["cup", "Kettle", "Plate"]);
    expect(names({ sort: "-price" })).toEqual(["Plate", "Kettle", "cup"]);
    expect(names({ sort: "name" })).toEqual(["cup", "Kettle", "Plate"]);
  });

  it("are found by words in any column and by the filter", () => {
    expect(names({ search: "KET" })).toEqual(["Kettle"]);
    expect(names({ filter: "price.greater-than.20" })).toEqual(["Kettle", "Plate"]);
    expect(names({ filter: "price.greater-than.20", search: "pl" })).toEqual(["Plate"]);
  });
});
