/** Where somebody stands against a date by which something is to be completed. */
import type { Tone } from "@learnt/ui/feedback/Badge";

/** Late, to be done today, within seven days, or later. */
export type DueState = "overdue" | "today" | "soon" | "later";

/** The one rule of colours. */
export const dueTone: Readonly<Record<DueState, Tone>> = {
  overdue: "bad",
  today: "warn",
  soon: "info",
  later: "neutral",
};

const DAY_MS = 86_400_000;
/** So many days ahead something is due soon. */
const SOON_DAYS = 7;

/** The day of a moment in a time zone, counted in days. */
function dayIn(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((item) => item.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day")) / DAY_MS;
}

/** What is due at a moment, seen from another one, by the days of the organisation; a day is over after its last second. */
export function dueStateOf(
  of: { dueAt?: string | null | undefined; completedAt?: string | null | undefined },
  now: number,
  zone: string,
): { state: DueState; days: number } | null {
  if (of.completedAt || !of.dueAt) return null;
  const at = Date.parse(of.dueAt);
  if (Number.isNaN(at)) return null;
  const days = dayIn(at, zone) - dayIn(now, zone);
  if (at <= now) return { state: "overdue", days: Math.min(0, days) };
  if (days === 0) return { state: "today", days };
  return { state: days <= SOON_DAYS ? "soon" : "later", days };
}
