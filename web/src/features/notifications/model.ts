/** Notifications as the screens show them: worded, grouped by day, and how somebody wants to be told. */
import type { Schemas } from "../../api/types";
import { type NotificationText, notificationKind } from "../../app/notificationKinds";

export type Notification = Schemas["Notification"];
export type MailFrequency = Schemas["MailWay"];
export type Preferences = Schemas["NotificationPreferences"];
export type KindPreference = Schemas["KindPreference"];
export type Settings = Schemas["NotificationSettings"];
export type KindSetting = Schemas["KindSetting"];
export type QuietHours = Schemas["Quiet"];

export const mailFrequencies: readonly MailFrequency[] = ["none", "each", "digest"];

type Translate = (key: string, values?: Record<string, unknown>) => string;
type DateFormats = { dateTime: (when: string) => string };

/** In the reader's words; of a kind that this page does not know yet the server's own. */
export function notificationText(t: Translate, dates: DateFormats, item: Notification): NotificationText {
  const kind = notificationKind(item.kind);
  if (!kind) return { title: item.title, text: item.body };
  // What a kind was sent with, its feature knows alone.
  return kind.text({ t, date: (when) => dates.dateTime(when), params: item.params as never });
}

/** Days ahead as they are typed: numbers with anything between them. Nothing, if one of them is none. */
export function readDays(text: string): number[] | null {
  const words = text.split(/[\s,;،؛]+/).filter(Boolean);
  const days = words.map(Number);
  const fits = days.length <= 5 && days.every((day) => Number.isInteger(day) && day >= 1 && day <= 365);
  return fits ? [...new Set(days)].sort((item, other) => item - other) : null;
}

/** The time zones that this browser knows, with the one that is chosen. */
export function zones(chosen: string): string[] {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set(["UTC", ...known, chosen])].sort();
}

export type Choice = Pick<Preferences, "kinds" | "quietOf" | "digestAt" | "timeZone"> & { quiet: QuietHours };

const defaultQuiet: QuietHours = { from: "22:00", until: "07:00" };

export const choiceOf = (saved: Preferences): Choice => ({
  kinds: saved.kinds,
  quietOf: saved.quietOf,
  quiet: saved.quiet ?? defaultQuiet,
  digestAt: saved.digestAt,
  timeZone: saved.timeZone,
});

/** What differs from what is kept, as it is sent. */
export function choiceChange(saved: Preferences, choice: Choice): Schemas["NotificationChoice"] | null {
  const before = choiceOf(saved);
  // Each channel by itself: another tab may have chosen the other one meanwhile.
  const changed = choice.kinds.flatMap(({ kind, inApp, mail }, i) => {
    const was = before.kinds[i];
    const different = {
      ...(inApp !== was?.inApp ? { inApp } : {}),
      ...(mail !== was?.mail ? { mail } : {}),
    };
    return Object.keys(different).length > 0 ? [{ kind, ...different }] : [];
  });
  const isQuiet =
    choice.quietOf !== before.quietOf ||
    (choice.quietOf === "own" &&
      (choice.quiet.from !== before.quiet.from || choice.quiet.until !== before.quiet.until));
  const change = {
    ...(changed.length > 0 ? { kinds: changed } : {}),
    ...(isQuiet ? { quietOf: choice.quietOf } : {}),
    ...(isQuiet && choice.quietOf === "own" ? { quiet: choice.quiet } : {}),
    ...(choice.digestAt !== before.digestAt ? { digestAt: choice.digestAt } : {}),
    ...(choice.timeZone !== before.timeZone ? { timeZone: choice.timeZone } : {}),
  };
  return Object.keys(change).length > 0 ? change : null;
}

export type SettingsDraft = {
  kinds: KindSetting[];
  dueDays: string;
  hasQuiet: boolean;
  quiet: QuietHours;
  digestAt: string;
};

export const toSettingsDraft = (saved: Settings): SettingsDraft => ({
  kinds: saved.kinds,
  dueDays: saved.dueDays.join(", "),
  hasQuiet: Boolean(saved.quiet),
  quiet: saved.quiet ?? defaultQuiet,
  digestAt: saved.digestAt,
});

/** The whole of it with the revision that was looked at; nothing while it says what is kept. */
export function settingsDraftChange(
  saved: Settings,
  draft: SettingsDraft,
): Schemas["NotificationSettingsChange"] | null {
  if (JSON.stringify(draft) === JSON.stringify(toSettingsDraft(saved))) return null;
  return {
    kinds: draft.kinds,
    dueDays: readDays(draft.dueDays) ?? [],
    hasQuiet: draft.hasQuiet,
    ...(draft.hasQuiet ? { quiet: draft.quiet } : {}),
    digestAt: draft.digestAt,
    revision: saved.revision,
  };
}
