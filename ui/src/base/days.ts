/** What happened, day by day: those of one local day together, and the day's name. */
import { dateLocale } from "./format";
import type { Translate } from "./kit";

export type Day<Item> = { day: string; at: string; items: Item[] };

const dayOf = (when: string): string => {
  const date = new Date(when);
  return `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
};

/** As they come, newest first, those of one local day together. */
export function byDay<Item>(items: readonly Item[], at: (item: Item) => string): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const day = dayOf(at(item));
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, at: at(item), items: [item] });
  }
  return days;
}

/** The name of a day: the last two by word, others with their weekday. */
export function dayName(t: Translate, locale: string, when: string, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (dayOf(when) === dayOf(now.toISOString())) return t("today");
  if (dayOf(when) === dayOf(yesterday.toISOString())) return t("yesterday");
  return new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: "full" }).format(new Date(when));
}
