import { formats } from "@learnt/ui/base/format";
import { describe, expect, it } from "vitest";
import { coursesOf } from "./data";
import { type Course, lengths, passes, pathOf, progressOf, reached, STEPS, stateOf, stepIn } from "./model";

const course = {
  id: "1",
  title: "Bread",
  slug: "bread",
  description: "Flour and water",
  category: "kitchen",
  totalSteps: 11,
  activeStep: 0,
  steps: Array.from({ length: 11 }, (_, at) => ({ id: String(at), title: "", content: "" })),
} as unknown as Course;
const at = (activeStep: number) => ({ ...course, activeStep });

describe("how far somebody is", () => {
  it("is new, begun or done", () => {
    expect([0, 1, 10, 11].map((step) => stateOf(at(step)))).toEqual(["new", "begun", "begun", "done"]);
    expect([0, 1, 11, 40].map((step) => progressOf(at(step)))).toEqual([0, 9, 100, 100]);
  });

  it("never goes back, nor beyond the end", () => {
    expect(reached(at(5), 3).activeStep).toBe(5);
    expect(reached(at(5), 6).activeStep).toBe(6);
    expect(reached(at(5), 99).activeStep).toBe(11);
  });

  it.each([
    ["3", 3],
    [null, 5],
    ["0", 5],
    ["-1", 5],
    ["x", 5],
    ["99", 11],
  ])("opens step %s as %s", (asked, step) => {
    expect(stepIn(at(5), asked)).toBe(step);
  });

  it("begins with the first", () => expect(stepIn(at(0), null)).toBe(1));
});

it("finds by words, category and state", () => {
  const asked = { search: "", category: "", state: "" };
  expect(passes(course, { ...asked, search: " FLOUR" })).toBe(true);
  expect(passes(course, { ...asked, category: "garden" })).toBe(false);
  expect(passes(at(11), { ...asked, state: "done" })).toBe(true);
  expect(pathOf(course)).toBe("/apps/academy/courses/1/bread");
});

it("has eleven steps in each course, and lengths as they are allowed", () => {
  const random = {
    next: () => 0.5,
    int: (from: number) => from,
    pick: <T>(list: readonly T[]) => list[0] as T,
    some: <T>(list: readonly T[], count: number) => list.slice(0, count),
  };
  const made = coursesOf(random, new Date());
  expect(made.length).toBeGreaterThan(7);
  for (const one of made) {
    expect(one.steps).toHaveLength(STEPS);
    expect(one.totalSteps).toBe(STEPS);
    expect(lengths).toContain(one.length);
  }
});

it("tells lengths in minutes, and in hours from an hour on", () => {
  const { duration } = formats("en");
  expect(lengths.map((minutes) => duration(minutes * 60))).toEqual([
    "30 min",
    "45 min",
    "1 hr",
    "1 hr 30 min",
    "2 hr",
  ]);
});
