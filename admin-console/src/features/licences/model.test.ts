import { expect, test } from "vitest";
import { licenceStates, mayWaive, monthName, movesFrom, trendPoints } from "./model";

test("an open month waits for its end, and an invoiced one is left by no move", () => {
  expect(movesFrom("open")).toEqual([]);
  expect(movesFrom("invoiced")).toEqual([]);
  for (const state of licenceStates) expect(movesFrom(state)).not.toContain("open");
});

test("people are waived only while a month is reviewed", () => {
  expect(licenceStates.filter(mayWaive)).toEqual(["in_review", "disputed"]);
});

test("a trend fills its box", () => {
  expect(trendPoints([0, 5, 10], 20, 10)).toBe("0,10 10,5 20,0");
  expect(trendPoints([0], 20, 10)).toBe("0,10");
  expect(trendPoints([], 20, 10)).toBe("");
});

test("a month has its name in the reader's language", () => {
  expect(monthName("2026-11", "en")).toBe("November 2026");
});
