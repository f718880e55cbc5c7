import { expect, it } from "vitest";
import en from "../i18n/en.json";
import { byDay, dayName } from "./days";

const t = (key: string) => (en as Record<string, string>)[key] ?? key;

it("puts those of one local day together, in the order in which they come", () => {
  const at = [
    new Date(2026, 10, 22, 23),
    new Date(2026, 10, 22, 1),
    new Date(2026, 10, 21, 23),
    new Date(2025, 10, 21, 23),
  ].map((date) => date.toISOString());
  const days = byDay(at, (when) => when);
  expect(days.map(({ items }) => items)).toEqual([[at[0], at[1]], [at[2]], [at[3]]]);
  expect(new Set(days.map(({ day }) => day)).size).toBe(3);
});

it("names the last two days by word", () => {
  const now = new Date(2026, 10, 22, 0, 30);
  const at = (day: number) => new Date(2026, 10, day, 12).toISOString();
  expect(dayName(t, "en", at(22), now)).toBe("Today");
  expect(dayName(t, "en", at(21), now)).toBe("Yesterday");
  // Whether a comma stands there is the browser's to know.
  expect(dayName(t, "en", at(20), now)).toMatch(/^Friday,? 20 November 2026$/);
});
