/** Dates, numbers and durations in the reader's language. */

import { useMemo } from "react";
import { useKit } from "./kit";

/** The language in which days are written: English ones begin with the day, as everywhere on the page. */
export const dateLocale = (locale: string): string => (locale === "en" ? "en-GB" : locale);

export type Formats = ReturnType<typeof formats>;

type DateInput = Date | string | number | null | undefined;

/** A day without an hour is that day for everybody, wherever they read it. */
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

function asDate(when: DateInput): Date | null {
  if (when === null || when === undefined || when === "") return null;
  const text = typeof when === "string" && DAY_PATTERN.test(when) ? `${when}T00:00` : when;
  const date = text instanceof Date ? text : new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function formats(locale: string) {
  const elsewhere = new Map<string, Intl.DateTimeFormat>();
  const number = new Intl.NumberFormat(locale);
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(dateLocale(locale), {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });
  const inWords = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: "long" });
  const monthInWords = new Intl.DateTimeFormat(dateLocale(locale), { month: "short", year: "numeric" });
  const moment = new Intl.DateTimeFormat(dateLocale(locale), {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  const instant = new Intl.DateTimeFormat(dateLocale(locale), {
    dateStyle: "medium",
    timeStyle: "medium",
  });
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const together = new Intl.ListFormat(locale, { type: "conjunction" });
  const unit = (value: number, name: string, unitDisplay: "short" | "long" = "short") =>
    new Intl.NumberFormat(locale, { style: "unit", unit: name, unitDisplay }).format(value);
  const relative = (when: DateInput, now = Date.now()) => {
    const date = asDate(when);
    if (!date) return "";
    const seconds = (date.getTime() - now) / 1000;
    for (const [name, size] of units) {
      if (Math.abs(seconds) >= size) return ago.format(Math.trunc(seconds / size), name);
    }
    return ago.format(0, "second");
  };

  return {
    number: (value: number) => number.format(value),
    /** `value` is 0 to 100. */
    percent: (value: number) => percent.format(value / 100),
    date: (when: DateInput) => {
      const date = asDate(when);
      return date ? day.format(date) : "";
    },
    /** The day that a moment has in a time zone, wherever it is read; without a zone the reader's. */
    dateIn: (when: DateInput, timeZone: string | undefined) => {
      const date = asDate(when);
      if (!date) return "";
      if (!timeZone) return day.format(date);
      const existing = elsewhere.get(timeZone);
      const there =
        existing ??
        new Intl.DateTimeFormat(dateLocale(locale), {
          day: "2-digit",
          month: "2-digit",
          year: "numeric",
          timeZone,
        });
      if (!existing) elsewhere.set(timeZone, there);
      return there.format(date);
    },
    /** With the name of the month: on what is kept, or read by people from elsewhere. */
    dateInWords: (when: DateInput) => {
      const date = asDate(when);
      return date ? inWords.format(date) : "";
    },
    /** The month of a day: on the axis of a chart. */
    month: (when: DateInput) => {
      const date = asDate(when);
      return date ? monthInWords.format(date) : "";
    },
    dateTime: (when: DateInput) => {
      const date = asDate(when);
      return date ? moment.format(date) : "";
    },
    /** From one moment to another: of the same day this is named once. */
    span: (from: DateInput, to: DateInput) => {
      const [start, end] = [asDate(from), asDate(to)];
      return start && end ? moment.formatRange(start, end) : "";
    },
    /** With seconds: where the order of two things counts. */
    precise: (when: DateInput) => {
      const date = asDate(when);
      return date ? instant.format(date) : "";
    },
    relative,
    /** Several names or things as a sentence has them. */
    list: (items: readonly string[]) => together.format(items),
    /** By days of the calendar while they can be counted: tomorrow is tomorrow, in however many hours. */
    days: (when: DateInput, now = Date.now()) => {
      const date = asDate(when);
      if (!date) return "";
      const midnight = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
      const days = (midnight(date) - midnight(new Date(now))) / 86_400_000;
      return Math.abs(days) < 14 ? ago.format(days, "day") : relative(date, now);
    },
    /** Under a minute in seconds, up to ten minutes with them, under an hour in minutes, otherwise hours and minutes. */
    duration: (seconds: number) => {
      const whole = Math.max(0, Math.round(seconds));
      if (whole < 60) return unit(whole, "second");
      const minutes = Math.floor(whole / 60);
      // Nobody is told a minute where it takes one and a half.
      if (whole < 600 && whole % 60) return `${unit(minutes, "minute")} ${unit(whole % 60, "second")}`;
      if (minutes < 60) return unit(minutes, "minute");
      const rest = minutes % 60;
      const hours = unit(Math.floor(minutes / 60), "hour");
      return rest ? `${hours} ${unit(rest, "minute")}` : hours;
    },
    /** What is left of a time that runs out: `1:05`, `1:00:00`. */
    countdown: (seconds: number) => {
      const whole = Math.max(0, Math.ceil(seconds));
      const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
      const end = `${(hours > 0 ? two : number).format(minutes)}:${two.format(whole % 60)}`;
      return hours > 0 ? `${number.format(hours)}:${end}` : end;
    },
    bytes: (size: number) => {
      const names = ["byte", "kilobyte", "megabyte", "gigabyte"];
      const step = Math.min(names.length - 1, Math.floor(Math.log10(Math.max(1, size)) / 3));
      // In short English would say "880 byte", whatever the number.
      if (step === 0) return unit(size, "byte", "long");
      return unit(Math.round((size / 1000 ** step) * 10) / 10, names[step] as string);
    },
  };
}

export function useFormat(): Formats {
  const { locale } = useKit();
  return useMemo(() => formats(locale), [locale]);
}
