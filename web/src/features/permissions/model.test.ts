import { matchPath } from "react-router";
import { expect, it } from "vitest";
import { screens } from "../../app/routes";
import {
  addable,
  type Category,
  categoryName,
  isComplete,
  rows,
  rulesPath,
  types,
  valueName,
  withoutCategory,
  withoutValue,
  withValue,
} from "./model";

const categories: Category[] = [
  { id: "everyone", label: null, shape: "nobody", values: [], isUsed: true },
  { id: "loc1", label: null, shape: "text", values: [], isUsed: true },
  { id: "userId", label: null, shape: "person", values: [], isUsed: true },
];

it("takes values in, each once whatever its letters' case, and out again", () => {
  const rule = withValue(withValue(withValue({}, "loc1", "Leeds"), "loc1", "leeds"), "loc1", "York");
  expect(rule).toEqual({ loc1: ["Leeds", "York"] });
  expect(withoutValue(rule, "loc1", "Leeds")).toEqual({ loc1: ["York"] });
  expect(withoutCategory(rule, "loc1")).toEqual({});
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

it("offers what people have something in first, of numbered ones the first first, and nothing twice", () => {
  const item = (id: string, isUsed: boolean): Category => ({
    ...{ id, isUsed, label: null, values: [] },
    shape: "text",
  });
  const all = [
    item("everyone", true),
    item("loc1", false),
    item("loc2", true),
    ...[3, 2, 1].map((number) => item(`custom${number}`, number !== 2)),
    item("tags", true),
  ];
  expect(addable({ everyone: [] }, all).map(({ id }) => id)).toEqual(
    "loc2 custom1 custom3 tags loc1 custom2".split(" "),
  );
});

it("names a category as an admin does, numbered ones by their number, and one whose field is gone by its key", () => {
  const t = (key: string, values?: Record<string, unknown>) => (values ? `${key} ${values.number}` : key);
  const store: Category = { id: "loc1", label: "Store", shape: "text", values: [], isUsed: true };
  const names = ["loc3", "position", "loc1", "shoeSize"].map((id) => categoryName(t, id, [store]));
  expect(names).toEqual(["category.loc 3", "category.position", "Store", "shoeSize"]);
});

it("says yes and no in words, and people by their names", () => {
  const t = (key: string) => key;
  const driver: Category = {
    id: "driver",
    label: "Driver",
    shape: "truth",
    values: ["true", "false"],
    isUsed: true,
  };
  expect(valueName(t, driver, "true", [])).toBe("truth.true");
  expect(valueName(t, categories[2], "7", [{ id: "7", name: "Lena Berg" }])).toBe("Lena Berg");
});

it.each(types)("shows the rules of a %s on a screen that there is", (type) => {
  const [path = "", query] = rulesPath({ type, documentId: "1" }).split("?");
  expect(screens.some((screen) => matchPath(screen.path, path))).toBe(true);
  expect(query).toBe("tab=permissions");
});
