import { formats } from "@learnt/ui/base/format";
import { describe, expect, it } from "vitest";
import { coursesOf } from "./data";
import {
  blankCourse,
  type Course,
  currentStep,
  lengths,
  matchesFilter,
  pathOf,
  progressOf,
  STEPS,
  slugOf,
  stateOf,
  withReachedStep,
  withStep,
} from "./model";

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

describe("a course that is written", () => {
  it("begins with eleven steps of one's own", () => {
    const created = blankCourse("x", (number) => `Step ${number}`);
    expect(created.steps).toHaveLength(STEPS);
    expect(new Set(created.steps.map(({ id }) => id)).size).toBe(STEPS);
    expect(created.steps.at(-1)?.title).toBe("Step 11");
    expect(stateOf(created)).toBe("new");
  });

  it("changes one step and no other", () => {
    const created = blankCourse("x");
    const [first, second] = created.steps as [Course["steps"][0], Course["steps"][0]];
    const written = withStep(created, { ...second, title: "Fold" }, "2026-11-24T10:00:00Z");
    expect(written.steps.slice(0, 2)).toEqual([first, { ...second, title: "Fold" }]);
    expect(written.updated).toBe("2026-11-24T10:00:00Z");
  });

  it("has an address in any script", () => {
    expect(slugOf("Fire: what everybody has to know")).toBe("fire-what-everybody-has-to-know");
    expect(slugOf(" قوارب من ورق ")).toBe("قوارب-من-ورق");
    expect(slugOf("!")).toBe("");
  });
});

describe("how far somebody is", () => {
  it("is new, begun or done", () => {
    expect([0, 1, 10, 11].map((step) => stateOf(at(step)))).toEqual(["new", "begun", "begun", "done"]);
    expect([0, 1, 11, 40].map((step) => progressOf(at(step)))).toEqual([0, 9, 100, 100]);
  });

  it("never goes back, nor beyond the end", () => {
    expect(withReachedStep(at(5), 3).activeStep).toBe(5);
    expect(withReachedStep(at(5), 6).activeStep).toBe(6);
    expect(withReachedStep(at(5), 99).activeStep).toBe(11);
  });

  it.each([
    ["3", 3],
    [null, 5],
    ["0", 5],
    ["-1", 5],
    ["x", 5],
    ["99", 11],
  ])("opens step %s as %s", (requested, step) => {
    expect(currentStep(at(5), requested)).toBe(step);
  });

  it("begins with the first", () => expect(currentStep(at(0), null)).toBe(1));
});

it("finds by words, category and state", () => {
  const requested = { search: "", category: "", state: "" };
  expect(matchesFilter(course, { ...requested, search: " FLOUR" })).toBe(true);
  expect(matchesFilter(course, { ...requested, category: "garden" })).toBe(false);
  expect(matchesFilter(at(11), { ...requested, state: "done" })).toBe(true);
  expect(pathOf(course)).toBe("/apps/academy/courses/1/bread");
});

it("has eleven steps in each course, and lengths as they are allowed", () => {
  const random = {
    next: () => 0.5,
    int: (from: number) => from,
    pick: <T>(list: readonly T[]) => list[0] as T,
    some: <T>(list: readonly T[], count: number) => list.slice(0, count),
  };
  const created = coursesOf(random, new Date());
  expect(created.length).toBeGreaterThan(7);
  for (const item of created) {
    expect(item.steps).toHaveLength(STEPS);
    expect(item.totalSteps).toBe(STEPS);
    expect(lengths).toContain(item.length);
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
