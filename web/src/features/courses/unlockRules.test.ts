import { expect, test } from "vitest";
import type { Course } from "./model";
import { type Opens, unreachableActivities } from "./unlockRules";

const course = (rules: Opens[], more: Partial<Course> = {}) =>
  ({
    sequential: false,
    isBundle: false,
    availabilityUntil: null,
    sections: [
      { activities: rules.map((opens, index) => ({ id: String(index + 1), required: true, opens })) },
    ],
    ...more,
  }) as unknown as Course;
const always: Opens = { kind: "always" };
const after = (...activities: string[]): Opens => ({ kind: "afterActivities", activities });

test("what waits in a circle, for nothing that is there, or beyond the end can never open", () => {
  expect(
    unreachableActivities(course([{ kind: "afterPrevious" }, { kind: "afterPrevious" }, after("1")])).size,
  ).toBe(0);
  const circle = unreachableActivities(
    course([after("3"), { kind: "afterPrevious" }, { kind: "afterPrevious" }, always]),
  );
  expect([...circle]).toEqual([
    ["1", "circle"],
    ["2", "circle"],
    ["3", "circle"],
  ]);
  expect([...unreachableActivities(course([always, after("9")]))]).toEqual([["2", "missing"]]);
  const late = course([{ kind: "onDate", at: "2027-01-02T00:00:00Z" }], {
    availabilityUntil: "2027-01-02T00:00:00Z",
  });
  expect([...unreachableActivities(late)]).toEqual([["1", "tooLate"]]);
});

test("in a sequential course nothing waits for what comes later", () => {
  const rules = [after("2"), always];
  expect(unreachableActivities(course(rules)).size).toBe(0);
  expect(unreachableActivities(course(rules, { sequential: true })).size).toBe(2);
  expect(unreachableActivities(course(rules, { sequential: true, isBundle: true })).size).toBe(0);
});
