import { describe, expect, it } from "vitest";
import {
  dayOfYear,
  defaultDueRule,
  defaultRefresher,
  dueText,
  isCompleteRefresher,
  isCompleteRule,
  monthDayOf,
} from "./due";

const t = (key: string, values: Record<string, unknown> = {}) =>
  `${key} ${Object.values(values).join(" ")}`.trim();
const fields = [{ key: "hireDate", label: "Hire date" }];

describe("by when", () => {
  it("begins with something that can be saved, but for a field that nobody has", () => {
    expect(isCompleteRule(defaultDueRule("after", fields, "2026-11-24"))).toBe(true);
    expect(isCompleteRule(defaultDueRule("on", fields, "2026-11-24"))).toBe(true);
    expect(isCompleteRule(defaultDueRule("field", fields, "2026-11-24"))).toBe(true);
    expect(isCompleteRule(defaultDueRule("field", [], "2026-11-24"))).toBe(false);
    expect(isCompleteRule({ kind: "after", days: Number.NaN })).toBe(false);
    expect(isCompleteRule({ kind: "on", date: "" })).toBe(false);
  });

  it("is said in words", () => {
    const text = (rule: Parameters<typeof dueText>[1]) => dueText(t, rule, fields, (day) => day);
    expect(text({ kind: "none" })).toBe("due.say.none");
    expect(text({ kind: "after", days: 14 })).toBe("due.say.after 14");
    expect(text({ kind: "field", field: "hireDate", days: -7 })).toBe("due.say.fieldBefore Hire date 7");
    expect(text({ kind: "field", field: "gone", days: 0 })).toBe("due.say.field gone");
  });
});

describe("again", () => {
  it("begins with something that can be saved", () => {
    expect(isCompleteRefresher(defaultRefresher("timeframe", "2026-11-24"))).toBe(true);
    expect(defaultRefresher("fixedDate", "2026-11-24")).toEqual({ mode: "fixedDate", monthDay: "11-24" });
    expect(isCompleteRefresher({ mode: "fixedDate", monthDay: "" })).toBe(false);
    expect(isCompleteRefresher({ mode: "timeframe", days: 0 })).toBe(false);
    expect(monthDayOf(dayOfYear("02-29"))).toBe("02-29");
  });
});
