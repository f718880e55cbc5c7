import { describe, expect, it } from "vitest";
import {
  contentOf,
  delayOf,
  emptyAction,
  emptyTrigger,
  findChoice,
  formOf,
  pretty,
  repeats,
  type Trigger,
  triggerSchema,
} from "./model";

const schema = triggerSchema((problem) => problem);

describe("the form of a trigger", () => {
  const trigger = {
    teamId: "acme",
    title: "Welcome",
    event: "badgeEarned",
    documents: ["b1"],
    rule: { loc1: ["Leeds"] },
    actions: [
      { type: "awardBadge", badge: "b2" },
      { type: "webhook", url: "https://hooks.example" },
    ],
    delaySeconds: 7_200,
    perHour: null,
    perPerson: 1,
  } as unknown as Trigger;

  it("shows a trigger and gives the same one back", () => {
    const form = formOf(trigger);
    expect([form.delayAmount, form.delayUnit, form.perHour, form.perPerson]).toEqual(["2", "hours", "", "1"]);
    expect(form.actions[0]?.document).toBe("b2");
    expect(contentOf(form)).toEqual(trigger);
  });

  it("names no documents where its event is about none", () => {
    expect(contentOf({ ...formOf(trigger), event: "personInvited" }).documents).toEqual([]);
  });

  it("asks for what each action needs", () => {
    const values = {
      ...emptyTrigger("acme"),
      title: "T",
      actions: [emptyAction("email"), emptyAction("webhook")],
    };
    const issues = schema.safeParse(values).error?.issues.map(({ path }) => path.join("."));
    expect(issues).toEqual(["actions.0.subject", "actions.0.text", "actions.1.url"]);
  });

  it("asks for a value of each category", () => {
    const values = { ...emptyTrigger("acme"), title: "T", rule: { loc1: [] }, actions: [] };
    const issues = schema.safeParse(values).error?.issues.map(({ message }) => message);
    expect(issues).toEqual(["rule", "actions"]);
  });
});

it("tells a delay in the largest unit that fits", () => {
  expect(delayOf(0)).toEqual({ amount: "0", unit: "minutes" });
  expect(delayOf(5_400)).toEqual({ amount: "90", unit: "minutes" });
  expect(delayOf(172_800)).toEqual({ amount: "2", unit: "days" });
});

it("repeats what failed, and does once more what was done", () => {
  expect(["failed", "skipped", "done", "waiting", "stopped"].map(repeats)).toEqual([
    "retry",
    "retry",
    "replay",
    null,
    null,
  ]);
});

it("shows a body as it is where it is no JSON", () => {
  expect(pretty('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(pretty("oops")).toBe("oops");
});

it("finds a choice by its name, whatever the box took for an end", () => {
  const choices = [
    { value: "1", label: "Fire, smoke; and you" },
    { value: "2", label: "Fire" },
  ];
  expect(findChoice(choices, ["fire"])?.value).toBe("2");
  expect(findChoice(choices, ["Fire", "smoke", "and you"])?.value).toBe("1");
  expect(findChoice(choices, ["Smoke"])).toBeUndefined();
});
