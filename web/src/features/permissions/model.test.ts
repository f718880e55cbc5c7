import { expect, it } from "vitest";
import { type Category, categoryName, isComplete, rows, without, withoutValue, withValue } from "./model";

const categories: Category[] = [
  { id: "everyone", shape: "nobody", values: [] },
  { id: "loc1", shape: "text", values: [] },
  { id: "userId", shape: "person", values: [] },
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

it("names numbered categories by their number", () => {
  const t = (key: string, values?: Record<string, unknown>) => (values ? `${key} ${values.number}` : key);
  expect([categoryName(t, "loc3"), categoryName(t, "position")]).toEqual([
    "category.loc 3",
    "category.position",
  ]);
});
