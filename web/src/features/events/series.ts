/** Rules by which an event is repeated (RFC 5545), as one chooses them and as the server keeps them. */
import { rrulestr } from "rrule";

export type Frequency = "DAILY" | "WEEKLY" | "MONTHLY" | "YEARLY";
export const frequencies = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const satisfies readonly Frequency[];
export const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
export type Weekday = (typeof weekdays)[number];
/** A series has at most so many dates; the server says the same. */
export const MAX_DATES = 200;

export type Choice = {
  frequency: Frequency;
  interval: number;
  /** Of weeks: the days; none: the day of the first date. */
  days: readonly Weekday[];
  /** Of months: on the same day of the month, or on the same weekday of it, such as the second Tuesday. */
  monthly: "day" | "weekday";
  /** How many dates; nothing: until a day. */
  count: number | null;
  /** As `2027-03-28`. */
  until: string;
};

/** A local time as if its clocks were those of UTC: rules know no zones. */
const floating = (local: string): Date => new Date(`${local.slice(0, 16)}:00Z`);
const toLocalDateTime = (date: Date): string => date.toISOString().slice(0, 16);
const dayName = (date: Date): Weekday => weekdays[(date.getUTCDay() + 6) % 7] as Weekday;

/** The rule of a choice for an event that begins then. */
export function ruleOf(choice: Choice, first: string): string {
  const at = floating(first);
  const parts = [`FREQ=${choice.frequency}`];
  if (choice.interval > 1) parts.push(`INTERVAL=${choice.interval}`);
  if (choice.frequency === "WEEKLY" && choice.days.length > 0)
    parts.push(`BYDAY=${weekdays.filter((day) => choice.days.includes(day)).join(",")}`);
  if (choice.frequency === "MONTHLY" && choice.monthly === "weekday")
    parts.push(`BYDAY=${Math.ceil(at.getUTCDate() / 7)}${dayName(at)}`);
  parts.push(
    choice.count === null ? `UNTIL=${choice.until.replaceAll("-", "")}T235959Z` : `COUNT=${choice.count}`,
  );
  return parts.join(";");
}

/** The dates of a rule, as the clocks at the place show them; one more than there may be says that there are too many. */
export function datesOf(rule: string, first: string): string[] {
  const start = first.slice(0, 16).replaceAll(/[-:]/g, "");
  const set = rrulestr(`DTSTART:${start}00Z\nRRULE:${rule}`);
  return set.all((_, index) => index <= MAX_DATES).map(toLocalDateTime);
}

/** What one begins with: ten times, every week. */
export const firstChoice = (first: string): Choice => ({
  frequency: "WEEKLY",
  interval: 1,
  days: [dayName(floating(first))],
  monthly: "day",
  count: 10,
  until: toLocalDateTime(new Date(floating(first).getTime() + 90 * 86_400_000)).slice(0, 10),
});

/** What a rule was chosen as, for dates from one of its own on, of which so many are left. */
export function choiceOf(rule: string, first: string, remaining: number): Choice {
  const parts = new Map(rule.split(";").map((part) => part.split("=") as [string, string]));
  const initial = firstChoice(first);
  const frequency = frequencies.find((item) => item === parts.get("FREQ")) ?? initial.frequency;
  const byDay = parts.get("BYDAY")?.split(",") ?? [];
  const until = /^(\d{4})(\d{2})(\d{2})/.exec(parts.get("UNTIL") ?? "");
  return {
    frequency,
    interval: Number(parts.get("INTERVAL") ?? 1) || 1,
    days: weekdays.filter(
      (day) => initial.days.includes(day) || (frequency === "WEEKLY" && byDay.includes(day)),
    ),
    monthly: frequency === "MONTHLY" && byDay.length > 0 ? "weekday" : "day",
    count: until ? null : Math.max(2, remaining),
    until: until ? until.slice(1).join("-") : initial.until,
  };
}
