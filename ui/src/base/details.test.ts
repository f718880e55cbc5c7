import { expect, it } from "vitest";
import { linesOf } from "./details";

it("puts details of any shape in lines, and leaves out what says nothing", () => {
  expect(linesOf({ fields: ["position", "tags"], was: null, count: 3, more: { a: 1 }, none: [] })).toEqual([
    { name: "fields", value: "position, tags" },
    { name: "count", value: "3" },
    { name: "more", value: '{"a":1}' },
  ]);
});
