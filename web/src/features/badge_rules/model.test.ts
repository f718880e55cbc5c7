import { describe, expect, it } from "vitest";
import english from "../../i18n/en/badge_rules.json";
import {
  type BadgeRule,
  bodyOf,
  draftOf,
  isCompleteAudience,
  missingPart,
  type RuleDraft,
  sentenceOf,
  wholeNumber,
  withMatch,
  withRefs,
  withTrigger,
} from "./model";

const course = (id: string, title: string) => ({ id, title });
const draft = (change: Partial<RuleDraft> = {}): RuleDraft => ({
  ...{ title: "Ready for the shop floor", badgeId: "b1", trigger: "course", refs: [] },
  ...{ match: "all", atLeast: null, threshold: null, minScore: null, withinDays: null },
  ...{ rule: { everyone: [] }, everyCycle: false, retroactive: true },
  ...change,
});
const two = [course("c1", "First aid"), course("c2", "Fire safety")];

describe("a draft of a rule", () => {
  it("is sent by ids", () => {
    const saved = {
      ...{ id: "r1", revision: 3, title: "Ready", status: "draft", trigger: "course", match: "any" },
      badge: { id: "b1", title: "Ready", pictureUrl: null, status: "active" },
      refs: [{ ...course("c1", "First aid"), missing: true }],
      ...{ rule: { team: ["acme"] }, names: [], everyCycle: true, retroactive: false },
      ...{ awarded: 0, isRunning: false, changedAt: "2026-11-28T12:00:00Z", minScore: 0 },
    } as BadgeRule;
    expect(bodyOf(draftOf(saved))).toEqual({
      ...{ title: "Ready", badgeId: "b1", trigger: "course", refs: ["c1"], match: "any" },
      ...{ atLeast: null, threshold: null, minScore: 0, withinDays: null },
      ...{ rule: { team: ["acme"] }, everyCycle: true, retroactive: false },
    });
  });

  it("keeps of another trigger's terms what the new one has a use for", () => {
    const rich = draft({
      refs: two,
      match: "atLeast",
      atLeast: 2,
      minScore: 80,
      withinDays: 30,
      everyCycle: true,
    });
    expect(withTrigger(rich, "course")).toEqual({});
    expect(withTrigger(rich, "bundle")).toMatchObject({ refs: [], minScore: 80, everyCycle: true });
    expect(withTrigger(rich, "event")).toMatchObject({ minScore: null, withinDays: 30, everyCycle: false });
    expect(withTrigger(rich, "points")).toEqual({
      ...{ trigger: "points", refs: [], match: "all", atLeast: null, threshold: null },
      ...{ minScore: null, withinDays: null, everyCycle: false },
    });
  });

  it("never asks for more than there are", () => {
    const both = draft({ refs: two, match: "atLeast", atLeast: 2 });
    const three = [...two, course("c3", "Ladders")];
    expect(withRefs(both, three)).toMatchObject({ match: "atLeast", atLeast: 2 });
    expect(withRefs({ ...both, refs: three, atLeast: 3 }, two)).toMatchObject({ atLeast: 2 });
    expect(withRefs(both, two.slice(1))).toMatchObject({ match: "all", atLeast: null });
    expect(withMatch(draft({ refs: three }), "atLeast")).toEqual({ match: "atLeast", atLeast: 2 });
    expect(withMatch(both, "any")).toEqual({ match: "any", atLeast: null });
  });

  it("says what it lacks", () => {
    expect(missingPart(draft({ title: " " }))).toBe("title");
    expect(missingPart(draft())).toBe("refs");
    expect(missingPart(draft({ refs: two }))).toBeNull();
    expect(missingPart(draft({ trigger: "streak" }))).toBe("threshold");
    expect(missingPart(draft({ trigger: "points", threshold: 100 }))).toBeNull();
    expect(missingPart(draft({ trigger: "byHand" }))).toBeNull();
  });
});

it("takes whole numbers within limits, and nothing else", () => {
  const limits = { min: 2, max: 365 };
  expect(["2", " 30 ", "365"].map((text) => wholeNumber(text, limits))).toEqual([2, 30, 365]);
  expect(["", "1", "366", "2.5", "-3", "3e2", "many"].map((text) => wholeNumber(text, limits))).toEqual(
    Array(7).fill(null),
  );
});

it("knows an audience that names somebody", () => {
  expect(isCompleteAudience({ everyone: [] })).toBe(true);
  expect(isCompleteAudience({ team: ["acme"], loc1: ["Berlin"] })).toBe(true);
  expect(isCompleteAudience({ team: ["acme"], loc1: [] })).toBe(false);
  expect(isCompleteAudience({})).toBe(false);
});

/** As i18next says it, for English. */
const t = (key: string, values: Record<string, unknown> = {}) => {
  const words: Record<string, string> = english;
  const form = key in words ? key : `${key}_${values.count === 1 ? "one" : "other"}`;
  return (words[form] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
};
const format = {
  list: (items: readonly string[]) => items.join(", "),
  percent: (value: number) => `${value}%`,
};
const say = (change: Partial<RuleDraft>) => sentenceOf(t, format, draft(change))?.join("Everyone") ?? null;

describe("a rule in words", () => {
  it("names what is needed, how well, and within what time", () => {
    expect(say({ refs: two, withinDays: 30 })).toBe(
      "Awarded to Everyone for completing all of: First aid, Fire safety, within 30 days.",
    );
    expect(say({ refs: two, match: "any", minScore: 80 })).toBe(
      "Awarded to Everyone for completing any of: First aid, Fire safety, with a score of 80% or more.",
    );
    expect(say({ refs: two, trigger: "event", match: "atLeast", atLeast: 1 })).toBe(
      "Awarded to Everyone for attending at least 1 of: First aid, Fire safety.",
    );
  });

  it("is short where there is one", () => {
    expect(say({ refs: two.slice(0, 1), trigger: "form", withinDays: 30 })).toBe(
      "Awarded to Everyone for submitting First aid.",
    );
    expect(say({ trigger: "points", threshold: 500 })).toBe("Awarded to Everyone for earning 500 points.");
    expect(say({ trigger: "streak", threshold: 7 })).toBe(
      "Awarded to Everyone for completing something on 7 days in a row.",
    );
    expect(say({ trigger: "byHand" })).toMatch(/^Admins can award it to Everyone\./);
  });

  it("is not said before it is known what is counted", () => {
    expect(say({})).toBeNull();
    expect(say({ title: "" })).toBeNull();
    expect(say({ trigger: "points" })).toBeNull();
    expect(say({ refs: two, title: "" })).not.toBeNull();
  });
});
