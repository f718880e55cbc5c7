/** By when: what an author says of a course or a rule, and where somebody stands against it. */
import type { Schemas } from "../../api/types";

export type DueRule = Schemas["DueRule"];
export type DueKind = DueRule["kind"];
export type DueFilter = "overdue" | "soon";

export const dueKinds: readonly DueKind[] = ["none", "on", "after", "field"];
export const dueFilters: readonly DueFilter[] = ["overdue", "soon"];

/** A date field of people, by which something can be due. */
export type DateField = { key: string; label: string };

/** What a kind begins with. */
export function defaultDueRule(kind: DueKind, fields: readonly DateField[], today: string): DueRule {
  if (kind === "on") return { kind, date: today };
  if (kind === "after") return { kind, days: 14 };
  if (kind === "field") return { kind, field: fields[0]?.key ?? "", days: 0 };
  return { kind: "none" };
}

/** Whether it can be saved. */
export function isCompleteRule(rule: DueRule | null): boolean {
  if (rule?.kind === "on") return /^\d{4}-\d{2}-\d{2}$/.test(rule.date);
  if (rule?.kind === "after") return Number.isInteger(rule.days) && rule.days >= 0 && rule.days <= 3650;
  if (rule?.kind === "field")
    return rule.field !== "" && Number.isInteger(rule.days) && Math.abs(rule.days) <= 3650;
  return true;
}

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** A rule in words. */
export function dueText(
  t: Translate,
  rule: DueRule,
  fields: readonly DateField[],
  date: (day: string) => string,
): string {
  if (rule.kind === "on") return t("due.say.on", { date: date(rule.date) });
  if (rule.kind === "after") return t("due.say.after", { count: rule.days });
  if (rule.kind === "field") {
    const field = fields.find(({ key }) => key === rule.field)?.label ?? rule.field;
    if (rule.days === 0) return t("due.say.field", { field });
    return t(rule.days > 0 ? "due.say.fieldAfter" : "due.say.fieldBefore", {
      field,
      count: Math.abs(rule.days),
    });
  }
  return t("due.say.none");
}

export type Refresher = Schemas["Refresher"];
export type RefresherMode = Refresher["mode"];

export const refresherModes: readonly RefresherMode[] = ["none", "timeframe", "fixedDate"];

/** What a mode begins with. */
export function defaultRefresher(mode: RefresherMode, today: string): Refresher {
  if (mode === "timeframe") return { mode, days: 365 };
  if (mode === "fixedDate") return { mode, monthDay: today.slice(5) };
  return { mode: "none" };
}

/** Whether it can be saved. */
export function isCompleteRefresher(rule: Refresher): boolean {
  if (rule.mode === "timeframe") return Number.isInteger(rule.days) && rule.days >= 1 && rule.days <= 3650;
  if (rule.mode === "fixedDate") return /^\d{2}-\d{2}$/.test(rule.monthDay);
  return true;
}

/** A day of every year in a leap year, as an input for dates takes it. */
export const dayOfYear = (monthDay: string): string => (monthDay === "" ? "" : `2024-${monthDay}`);

/** And back. */
export const monthDayOf = (day: string): string => day.slice(5);
