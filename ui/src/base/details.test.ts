import { expect, it } from "vitest";
import { isByOperator, linesOf } from "./details";

it("puts details of any shape in lines, and leaves out what says nothing", () => {
  const details = { fields: ["position", "tags"], was: null, count: 3, more: { a: 1 }, none: [] };
  const lines = linesOf({ ...details, endsAt: "2026-11-22T04:26:12Z" }, (when) => when.slice(11, 16));
  expect(lines).toEqual([
    { name: "fields", value: "position, tags" },
    { name: "count", value: "3" },
    { name: "more", value: '{"a":1}' },
    { name: "endsAt", value: "04:26" },
  ]);
});

it("is marked where an operator of the platform did it, and not in its details once more", () => {
  expect(isByOperator({ operator: true, reason: "x" })).toBe(true);
  expect(isByOperator({ operator: "Olga" })).toBe(false);
  expect(linesOf({ operator: true, reason: "x" }, String)).toEqual([{ name: "reason", value: "x" }]);
});
