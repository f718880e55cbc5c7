/** What stands in a calendar, and the days that one looks at. */

import { dateLocale } from "@learnt/ui/base/format";
import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type Entry = Schemas["CalendarEntry"];
export type Kind = Schemas["CalendarKind"];
type Document = Schemas["CalendarDocument"];
export type Feed = Schemas["CalendarFeed"];
export type Note = Schemas["Note"];

export const kinds = ["event", "due", "refresher", "reminder"] as const satisfies readonly Kind[];
export const views = ["month", "week", "day", "agenda"] as const;
export type View = (typeof views)[number];

/** A day as an address names it. */
const DAY_PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day that is named, at noon by the reader's clocks, so that no change of the clocks moves it; otherwise the fallback's. */
export function readDay(text: string | null, fallback: Date): Date {
  const [, year, month, day] = DAY_PATTERN.exec(text ?? "")?.map(Number) ?? [];
  if (year && month && day) {
    const read = new Date(year, month - 1, day, 12);
    if (read.getMonth() === month - 1 && read.getDate() === day) return read;
  }
  return new Date(fallback.getFullYear(), fallback.getMonth(), fallback.getDate(), 12);
}

const padTwo = (number: number) => String(number).padStart(2, "0");

export const writeDay = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, "0")}-${padTwo(day.getMonth() + 1)}-${padTwo(day.getDate())}`;

export const readView = (text: string | null, narrow: boolean): View =>
  views.find((view) => view === text) ?? (narrow ? "agenda" : "month");

/** What is not shown. */
export const readHidden = (text: string | null): Kind[] => {
  const named = (text ?? "").split(".");
  return kinds.filter((kind) => named.includes(kind));
};

/** So many days an agenda shows, from the one that is looked at: at the end of a month it is not empty. */
export const AGENDA_DAYS = 30;

/** The day to look at after going on or back. */
export function stepDate(view: View, day: Date, steps: -1 | 1): Date {
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()];
  if (view === "day") return new Date(year, month, date + steps, 12);
  if (view === "week") return new Date(year, month, date + 7 * steps, 12);
  if (view === "agenda") return new Date(year, month, date + AGENDA_DAYS * steps, 12);
  // The last of January is followed by the last of February, not by one of the first days of March.
  const last = new Date(year, month + steps + 1, 0, 12);
  return new Date(year, month + steps, Math.min(date, last.getDate()), 12);
}

/** The first day of the week of a day: Monday (ISO 8601). */
export const weekOf = (day: Date): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() - ((day.getDay() + 6) % 7), 12);

/** What is asked for to show a view of a day: its month and the weeks that reach out of it; of an agenda its days. */
export function rangeOf(view: View, day: Date): { from: string; to: string } {
  const [year, month, date] = [day.getFullYear(), day.getMonth(), day.getDate()];
  const [from, to] =
    view === "agenda"
      ? [new Date(year, month, date), new Date(year, month, date + AGENDA_DAYS)]
      : [new Date(year, month, 1 - 7), new Date(year, month + 1, 1 + 14)];
  return { from: from.toISOString(), to: to.toISOString() };
}

/** Until when something without an end is drawn: for half an hour, but not into the next day. */
export function displayEnd(startsAt: string): string {
  const starts = new Date(startsAt);
  const night = new Date(starts.getFullYear(), starts.getMonth(), starts.getDate() + 1);
  return new Date(Math.min(starts.getTime() + 30 * 60_000, night.getTime())).toISOString();
}

/** What the shown days are called. */
export function titleOf(view: View, day: Date, locale: string): string {
  const language = dateLocale(locale);
  if (view === "day") return new Intl.DateTimeFormat(language, { dateStyle: "full" }).format(day);
  if (view === "week" || view === "agenda") {
    const first = view === "week" ? weekOf(day) : day;
    const days = view === "week" ? 7 : AGENDA_DAYS;
    const last = new Date(first.getFullYear(), first.getMonth(), first.getDate() + days - 1, 12);
    return new Intl.DateTimeFormat(language, {
      day: "numeric",
      month: "short",
      year: "numeric",
    }).formatRange(first, last);
  }
  return new Intl.DateTimeFormat(language, { month: "long", year: "numeric" }).format(day);
}

const documentPages: Record<Document, (id: string) => string> = {
  course: paths.course,
  form: (id) => paths.answerForm(id),
  pathway: paths.myPathway,
};

/** The page of an entry; a course where an older answer does not say what is due. */
export function pathOf({ kind, document, id }: Pick<Entry, "kind" | "document" | "id">): string {
  if (kind === "event") return paths.myEvent(id);
  if (kind === "reminder") return paths.note(id);
  return documentPages[document ?? "course"](id);
}

/** The key of what an entry is called in the calendar. */
export function titleKey(entry: Entry): string {
  if (isTentative(entry)) return `unsure.${entry.state}`;
  if (entry.runs) return "title.lead";
  return entry.kind === "due" ? `title.due.${entry.document ?? "course"}` : `title.${entry.kind}`;
}

/** By this class an entry is found again after it was moved. */
export const entryClass = (id: string): string => `calendar-of-${id}`;

/** Whether one merely asks, or waits: who leads an event is there. */
export const isTentative = ({ kind, state, runs }: Entry): boolean =>
  kind === "event" && !runs && (state === "pending" || state === "waiting");

/** Whether it may be moved to another time: a reminder of one's own that is still to come. Everything else is changed where it is from. */
export const isMovable = ({ kind, isDone }: Entry, isImpersonating: boolean): boolean =>
  kind === "reminder" && !isDone && !isImpersonating;

/** Whether a moment is still to come: nothing reminds of what is over. */
export const isToCome = (moment: string | null, now: Date = new Date()): boolean =>
  moment !== null && new Date(moment) > now;

/** A note as it is saved with its reminder at another time. */
export const remindedAt = (
  { revision, title, description, checklist, labels, archive }: Note,
  reminder: string,
): Schemas["SaveNote"] => ({ revision, title, description, checklist, labels, archive, reminder });

/** The keys that work inside the calendar. */
export function keyed(key: string): View | "today" | "back" | "on" | null {
  switch (key.toLowerCase()) {
    case "m":
      return "month";
    case "w":
      return "week";
    case "d":
      return "day";
    case "a":
      return "agenda";
    case "t":
      return "today";
    case "p":
      return "back";
    case "n":
      return "on";
    default:
      return null;
  }
}

/** An address as programs open it that keep calendars. */
export const webcalOf = (url: string): string => url.replace(/^https?:/, "webcal:");
