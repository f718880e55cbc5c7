import { expect, test } from "vitest";
import {
  askedOf,
  asObjects,
  cellText,
  emptyQuery,
  formOf,
  querySchema,
  readAddress,
  writeAddress,
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
  const back = readAddress(new URLSearchParams(writeAddress(query).toString()));
  expect(back).toEqual({ ...query, filters: [query.filters[0], { ...query.filters[1], value: "" }] });
  expect(formOf("acme", askedOf(query))).toEqual(back);
});

test("neither the reason nor the code is in the address", () => {
  const address = writeAddress({ ...query, reason: "because", code: "123456" }).toString();
  expect(address).not.toContain("because");
  expect(address).not.toContain("123456");
});

test("an address that is no query is an empty form", () => {
  for (const q of ["", "{", "[]", '{"collection":1}'])
    expect(readAddress(new URLSearchParams({ tenant: "acme", q }))).toEqual({
      ...emptyQuery,
      tenant: "acme",
    });
});

test("what is missing is said", () => {
  const wrong = (values: object) =>
    querySchema((complaint) => complaint)
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
  expect(asObjects([{ name: "a" }, { name: "b" }], [[1, null]])).toEqual([{ a: 1, b: null }]);
});
