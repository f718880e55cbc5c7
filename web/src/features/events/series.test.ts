import { rrulestr } from "rrule";
import { describe, expect, it } from "vitest";
import rules from "../../../../tenant-api/src/features/events/series_rules.json";
import { type Choice, choiceOf, datesOf, firstChoice, MAX_DATES, ruleOf } from "./series";

/** The same dates as an `EXDATE` of RFC 5545 leaves them. */
function withoutDates(rule: string, first: string, exceptions: readonly string[]): string[] {
  const utc = (local: string) => `${local.replaceAll(/[-:]/g, "")}00Z`;
  const left = exceptions.map((date) => `EXDATE:${utc(date)}`);
  const set = rrulestr([`DTSTART:${utc(first)}`, `RRULE:${rule}`, ...left].join("\n"), { forceset: true });
  return set.all().map((date) => date.toISOString().slice(0, 16));
}

describe("a rule", () => {
  it.each(rules)("$rule gives the dates that the server makes", ({ rule, first, dates, exceptions = [] }) => {
    expect(datesOf(rule, first).filter((date) => !exceptions.includes(date))).toEqual(dates);
    expect(withoutDates(rule, first, exceptions)).toEqual(dates);
  });

  it("that makes too many is seen without counting to its end", () => {
    expect(datesOf("FREQ=DAILY;COUNT=10000", "2027-01-04T09:00")).toHaveLength(MAX_DATES + 1);
  });

  it.each([
    [{}, "FREQ=WEEKLY;BYDAY=MO;COUNT=10"],
    [{ interval: 2, days: ["FR", "MO"] }, "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=10"],
    [{ frequency: "MONTHLY", monthly: "weekday", count: 3 }, "FREQ=MONTHLY;BYDAY=2MO;COUNT=3"],
    [{ frequency: "MONTHLY", monthly: "day", count: 3 }, "FREQ=MONTHLY;COUNT=3"],
    [{ frequency: "DAILY", count: null, until: "2027-01-20" }, "FREQ=DAILY;UNTIL=20270120T235959Z"],
  ] as [Partial<Choice>, string][])("is written from what was chosen: %o", (change, rule) => {
    const first = "2027-01-11T09:00";
    expect(ruleOf({ ...firstChoice(first), ...change }, first)).toBe(rule);
    expect(datesOf(rule, first)[0]).toBe(first);
  });

  it.each([
    ["FREQ=WEEKLY;COUNT=8", { frequency: "WEEKLY", days: ["MO"], count: 5 }],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=8", { interval: 2, days: ["MO", "FR"], count: 5 }],
    ["FREQ=MONTHLY;BYDAY=2MO;COUNT=8", { frequency: "MONTHLY", monthly: "weekday" }],
    ["FREQ=DAILY;UNTIL=20270120T235959Z", { frequency: "DAILY", count: null, until: "2027-01-20" }],
  ])("is read as it was chosen, for the dates that are left: %s", (rule, expected) => {
    const first = "2027-01-11T09:00";
    const choice = choiceOf(rule, first, 5);
    expect(choice).toMatchObject(expected);
    expect(datesOf(ruleOf(choice, first), first)[0]).toBe(first);
  });
});
