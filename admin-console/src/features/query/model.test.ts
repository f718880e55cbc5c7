import { expect, test } from "vitest";
import {
  cellText,
  emptyQuery,
  formOf,
  parseQueryUrl,
  querySchema,
  rowsToObjects,
  toCollectionQuery,
  toQueryUrlParams,
} from "./model";

const query = {
  ...emptyQuery,
  tenant: "acme",
  collection: "userTeams",
  fields: ["status"],
  filters: [
    { field: "status", operator: "is", value: "active & well" },
    { field: "email", operator: "isFilled", value: "left over" },
  ],
  orderBy: "createdAt",
  direction: "down" as const,
  limit: 20,
};

test("a query comes back from the address as it was, without what nobody compares with", () => {
  const previousUrl = parseQueryUrl(new URLSearchParams(toQueryUrlParams(query).toString()));
  expect(previousUrl).toEqual({ ...query, filters: [query.filters[0], { ...query.filters[1], value: "" }] });
  expect(formOf("acme", toCollectionQuery(query))).toEqual(previousUrl);
});

test("neither the reason nor the code is in the address", () => {
  const address = toQueryUrlParams({ ...query, reason: "because", code: "123456" }).toString();
  expect(address).not.toContain("because");
  expect(address).not.toContain("123456");
});

test("an address that is no query is an empty form", () => {
  for (const q of ["", "{", "[]", '{"collection":1}'])
    expect(parseQueryUrl(new URLSearchParams({ tenant: "acme", q }))).toEqual({
      ...emptyQuery,
      tenant: "acme",
    });
});

test("what is missing is said", () => {
  const wrong = (values: object) =>
    querySchema((problem) => problem)
      .safeParse({ ...query, reason: "A ticket", ...values })
      .error?.issues.map(({ message }) => message);
  expect(wrong({})).toBeUndefined();
  expect(wrong({ reason: " a " })).toEqual(["reason"]);
  expect(wrong({ limit: 1001 })).toEqual(["limit"]);
  expect(wrong({ limit: null })).toEqual(["limit"]);
  expect(wrong({ tenant: "", filters: [{ field: "", operator: "", value: "" }] })).toEqual([
    "tenant",
    "field",
    "operator",
  ]);
});

test("cells are short, and rows have the names of their fields", () => {
  expect(cellText(null)).toBe("");
  expect(cellText(false)).toBe("false");
  expect(cellText(["a", "b"])).toBe("a, b");
  expect(cellText({ a: 1 })).toBe('{"a":1}');
  expect(cellText("x".repeat(200))).toHaveLength(161);
  expect(rowsToObjects([{ name: "a" }, { name: "b" }], [[1, null]])).toEqual([{ a: 1, b: null }]);
});
