import { describe, expect, it } from "vitest";
import {
  type Activity,
  availability,
  type Course,
  clock,
  countedActivities,
  entry,
  mayContinue,
  merge,
  missing,
  neighbourActivity,
  remainingActivity,
  startAt,
  withTicks,
} from "./model";

const activity = (id: string, more: Partial<Activity> = {}): Activity => ({
  id,
  type: "page",
  title: id,
  required: true,
  locked: false,
  status: "notstarted",
  progress: 0,
  completion: { kind: "viewed" },
  content: { doc: { type: "doc" } },
  resume: {},
  watched: [],
  spentSeconds: 0,
  readyInSeconds: 0,
  minutes: null,
  completedAt: null,
  ...more,
});

const course = (activities: Activity[], more: Partial<Course> = {}): Course => ({
  id: "uc",
  preview: false,
  course: {
    id: "c",
    version: 1,
    title: "C",
    description: "",
    imageUrl: null,
    category: "",
    tags: [],
    sequential: false,
    isBundle: false,
    certificate: false,
    chat: false,
  },
  status: "inprogress",
  progress: 0,
  isOptional: false,
  dueAt: null,
  resetAt: null,
  availabilityFrom: null,
  availabilityUntil: null,
  startedAt: null,
  completedAt: null,
  lastActivityId: null,
  sections: [{ id: "s", title: "S", activities }],
  ...more,
});

describe("where the player opens", () => {
  it("opens what is asked for, else where one stopped, else the first that is not done", () => {
    const [a, b, c] = [
      activity("a", { status: "completed" }),
      activity("b", { status: "inprogress" }),
      activity("c"),
    ];
    expect(entry(course([a, b, c], { lastActivityId: "b" }), "c")?.id).toBe("c");
    expect(entry(course([a, b, c], { lastActivityId: "b" }), null)?.id).toBe("b");
    expect(entry(course([a, b, c], { lastActivityId: "a" }), null)?.id).toBe("b");
    expect(entry(course([a, b, c]), null)?.id).toBe("b");
  });

  it("goes on with what has to be done, from where it was left, and then with the rest", () => {
    const extra = activity("b", { required: false, status: "inprogress" });
    const [a, c] = [activity("a"), activity("c")];
    expect(entry(course([a, extra, c], { lastActivityId: "b" }), null)?.id).toBe("c");
    const done = { ...c, status: "completed" as const };
    expect(entry(course([a, extra, done], { lastActivityId: "c" }), null)?.id).toBe("a");
    expect(
      entry(course([{ ...a, status: "completed" }, extra, done], { lastActivityId: "c" }), null)?.id,
    ).toBe("b");
  });

  it("counts what is required, and everything where nothing is", () => {
    const [a, b] = [activity("a"), activity("b", { required: false })];
    expect(countedActivities([a, b]).map(({ id }) => id)).toEqual(["a"]);
    expect(countedActivities([b, { ...b, id: "c" }]).map(({ id }) => id)).toEqual(["b", "c"]);
  });

  it("never opens what is locked, and a completed course where it was left", () => {
    const locked = activity("b", { locked: true });
    expect(entry(course([activity("a"), locked]), "b")?.id).toBe("a");
    const done = [activity("a", { status: "completed" }), activity("b", { status: "completed" })];
    expect(entry(course(done, { status: "completed", lastActivityId: "b" }), null)?.id).toBe("b");
    expect(entry(course([]), null)).toBeUndefined();
  });

  it("passes over what was handed in: it is neither completed nor to be done", () => {
    const handedIn = activity("a", { status: "markingRequired" });
    const b = activity("b");
    expect(entry(course([handedIn, b], { lastActivityId: "a" }), null)?.id).toBe("b");
    expect(remainingActivity(course([handedIn, b]), "b")).toBeUndefined();
    const waiting = course([handedIn], { status: "markingRequired", lastActivityId: "a" });
    expect(entry(waiting, null)?.id).toBe("a");
  });

  it("knows what is left", () => {
    const [a, b, c] = [activity("a"), activity("b", { required: false }), activity("c")];
    expect(remainingActivity(course([a, b, c]), "c")?.id).toBe("a");
    expect(remainingActivity(course([{ ...a, status: "completed" }, b, c]), "c")).toBeUndefined();
    expect(remainingActivity(course([{ ...a, required: false }, b]), "a")?.id).toBe("b");
  });

  it("knows its neighbours", () => {
    const all = course([activity("a"), activity("b")]);
    expect(neighbourActivity(all, "a", 1)?.id).toBe("b");
    expect(neighbourActivity(all, "a", -1)).toBeUndefined();
    expect(neighbourActivity(all, "b", 1)).toBeUndefined();
  });
});

describe("what is watched", () => {
  it("joins what overlaps and touches", () => {
    expect(
      merge([
        [5, 9],
        [0, 3],
        [2.9, 5.1],
        [20, 20],
      ]),
    ).toEqual([[0, 9]]);
  });

  it("tells only what the server has not credited", () => {
    expect(
      missing(
        [[0, 30]],
        [
          [0, 10],
          [15, 20],
        ],
      ),
    ).toEqual([
      [10, 15],
      [20, 30],
    ]);
    expect(missing([[0, 30]], [[0, 30]])).toEqual([]);
    expect(missing([], [[0, 30]])).toEqual([]);
  });

  it("goes on where it was left, but not at the very end", () => {
    expect(startAt({ position: 42 }, 100)).toBe(42);
    expect(startAt({ position: 99 }, 100)).toBe(0);
    expect(startAt({}, null)).toBe(0);
  });
});

it("closes a course outside its dates, except for who has completed it", () => {
  const of = {
    status: "inprogress" as const,
    availabilityFrom: "2026-01-02T00:00:00Z",
    availabilityUntil: "2026-01-04T00:00:00Z",
  };
  const at = (day: number) => Date.UTC(2026, 0, day);
  expect(availability(of, at(1)).state).toBe("early");
  expect(availability(of, at(3)).state).toBe("open");
  expect(availability(of, at(4)).state).toBe("over");
  expect(availability({ ...of, status: "completed" }, at(5)).state).toBe("open");
});

it("writes seconds as a clock", () => {
  expect([clock(0), clock(65.9), clock(3_725)]).toEqual(["0:00", "1:05", "1:02:05"]);
});

it("ticks and unticks one by one, and leaves what another device ticked", () => {
  expect(withTicks(["a", "b"], { b: false, c: true })).toEqual(["a", "c"]);
  expect(withTicks(["a"], { a: true })).toEqual(["a"]);
  expect(withTicks(undefined, undefined)).toEqual([]);
});

describe("what has just been completed", () => {
  const viewed = { kind: "viewed" } as const;
  it("stays where somebody may still be reading or watching it", () => {
    for (const type of ["page", "document", "video"] as const)
      expect(mayContinue({ type, completion: viewed })).toBe(true);
  });

  it("is over when the learner said so, ticked everything or went elsewhere", () => {
    expect(mayContinue({ type: "page", completion: { kind: "ticked" } })).toBe(false);
    expect(mayContinue({ type: "checklist", completion: { kind: "ticked" } })).toBe(false);
    expect(mayContinue({ type: "link", completion: viewed })).toBe(false);
  });
});
