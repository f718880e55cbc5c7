import { describe, expect, it } from "vitest";
import { barsOf, heatOf, meanOf, promotersOf } from "./figures";
import type { Field } from "./model";

const counts = (all: Record<string, number>, part = "") =>
  Object.entries(all).map(([answer, count]) => ({ part, answer, count }));

describe("figures", () => {
  it("tell promoters from detractors on a scale from 0 to 10 only", () => {
    const scale: Field = { id: "f", type: "scale", label: "Recommend?", min: 0, max: 10 };
    const input = counts({ "10": 3, "9": 1, "8": 2, "3": 2 });
    expect(promotersOf(scale, input)).toEqual({ promoters: 4, passives: 2, detractors: 2, score: 25 });
    expect(promotersOf({ ...scale, max: 5 }, input)).toBeNull();
    expect(promotersOf(scale, [])).toBeNull();
  });

  it("share each row of a matrix out, and leave rows without answers empty", () => {
    const field: Field = {
      id: "m",
      type: "matrix",
      label: "Rate",
      rows: [
        { id: "food", label: "Food" },
        { id: "room", label: "Room" },
      ],
      options: [
        { id: "a", label: "Good" },
        { id: "b", label: "Bad" },
      ],
    };
    const [food, room] = heatOf(field, counts({ a: 3, b: 1 }, "food"));
    expect(food?.cells.map(({ share }) => share)).toEqual([0.75, 0.25]);
    expect(room?.cells.map(({ share }) => share)).toEqual([0, 0]);
  });

  it("order numbers and take their mean", () => {
    const field: Field = { id: "n", type: "number", label: "How many?" };
    const input = counts({ "10": 1, "2": 3 });
    expect(barsOf(field, input, "", ["Yes", "No"]).map(({ label }) => label)).toEqual(["2", "10"]);
    expect(meanOf(input)).toBe(4);
    const rating: Field = { id: "r", type: "rating", label: "How clear?", min: 1, max: 5 };
    const rated = barsOf(rating, counts({ "5": 2, "3": 1 }), "", ["Yes", "No"]);
    expect(rated.map(({ count }) => count)).toEqual([0, 0, 1, 0, 2]);
    expect(meanOf(counts({ many: 2 }))).toBeNull();
  });

  it("show how many numbers are spread, and leave none out", () => {
    const field: Field = { id: "n", type: "number", label: "How old?" };
    const ages = counts(Object.fromEntries(Array.from({ length: 43 }, (_, age) => [String(age + 18), 2])));
    const bars = barsOf(field, ages, "", ["Yes", "No"]);
    expect(bars.map(({ label }) => label).slice(0, 2)).toEqual(["18 – 22", "23 – 27"]);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(86);
    const parts = counts(Object.fromEntries(Array.from({ length: 41 }, (_, at) => [String(at / 4), 1])));
    const spans = barsOf(field, parts, "", ["Yes", "No"]);
    expect([spans.length, spans[0]?.label, spans.at(-1)?.label]).toEqual([10, "0 – 1", "9 – 10"]);
    expect(spans.reduce((sum, { count }) => sum + count, 0)).toBe(41);
  });
});
