import { expect, it } from "vitest";
import {
  type Category,
  categoryName,
  isComplete,
  rows,
  valueName,
  without,
  withoutValue,
  withValue,
} from "./model";

const categories: Category[] = [
  { id: "everyone", label: null, shape: "nobody", values: [] },
  { id: "loc1", label: null, shape: "text", values: [] },
  { id: "userId", label: null, shape: "person", values: [] },
];

it("takes values in, each once whatever its letters' case, and out again", () => {
  const rule = withValue(withValue(withValue({}, "loc1", "Leeds"), "loc1", "leeds"), "loc1", "York");
  expect(rule).toEqual({ loc1: ["Leeds", "York"] });
  expect(withoutValue(rule, "loc1", "Leeds")).toEqual({ loc1: ["York"] });
  expect(without(rule, "loc1")).toEqual({});
});

it("is complete when every row has a value; everyone needs none", () => {
  expect(isComplete({}, categories)).toBe(false);
  expect(isComplete({ loc1: [] }, categories)).toBe(false);
  expect(isComplete({ everyone: [] }, categories)).toBe(true);
  expect(isComplete({ everyone: [], loc1: ["x"] }, categories)).toBe(true);
});

it("shows its rows in the server's order", () => {
  expect(rows({ userId: ["u"], everyone: [], loc1: ["x"] }, categories).map(([id]) => id)).toEqual([
    "everyone",
    "loc1",
    "userId",
  ]);
});

it("names a category as an admin does, numbered ones by their number, and one whose field is gone by its key", () => {
  const t = (key: string, values?: Record<string, unknown>) => (values ? `${key} ${values.number}` : key);
  const store: Category = { id: "loc1", label: "Store", shape: "text", values: [] };
  const names = ["loc3", "position", "loc1", "shoeSize"].map((id) => categoryName(t, id, [store]));
  expect(names).toEqual(["category.loc 3", "category.position", "Store", "shoeSize"]);
});

it("says yes and no in words, and people by their names", () => {
  const t = (key: string) => key;
  const driver: Category = { id: "driver", label: "Driver", shape: "truth", values: ["true", "false"] };
  expect(valueName(t, driver, "true", [])).toBe("truth.true");
  expect(valueName(t, categories[2], "7", [{ id: "7", name: "Lena Berg" }])).toBe("Lena Berg");
});
