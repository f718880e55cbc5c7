/** Notifications as the screens show them: worded, grouped by day, and how somebody wants to be told. */
import type { Schemas } from "../../api/types";

export type Notification = Omit<Schemas["Notification"], "params"> & { params: Params };
export type Kind = Schemas["NotificationKind"];
export type MailFrequency = Schemas["MailWay"];
export type Preferences = Schemas["NotificationPreferences"];
export type KindPreference = Schemas["KindPreference"];
export type Settings = Schemas["NotificationSettings"];
export type KindSetting = Schemas["KindSetting"];
export type QuietHours = Schemas["Quiet"];

/** What the words of a kind need; the document leaves its shape open. */
type Params = {
  course?: string;
  dueAt?: string | null;
  days?: number;
  isOptional?: boolean;
  note?: string;
  badge?: string;
  event?: string;
  assignment?: string;
  outcome?: string;
  form?: string;
  person?: string;
  isRequest?: boolean;
  startsAt?: string;
  until?: string | null;
  /** The first of them, and how many they are. */
  names?: string[];
  people?: number;
  message?: string;
  title?: string;
  text?: string;
  by?: string;
  pathway?: string;
};

export const kinds: readonly Kind[] = [
  "courseAssigned",
  "courseDueSoon",
  "courseRefreshSoon",
  "courseOverdue",
  "courseCompleted",
  "noteReminder",
  "badgeEarned",
  "eventSeat",
  "eventOffered",
  "eventCancelled",
  "eventChanged",
  "eventMessage",
  "eventReminder",
  "peopleOverdue",
  "courseworkMarked",
  "learningReminder",
  "formAssigned",
  "formDueSoon",
  "formOverdue",
  "pathwayDueSoon",
  "pathwayOverdue",
  "formSubmitted",
  "formMarked",
  "message",
];
export const mailFrequencies: readonly MailFrequency[] = ["none", "each", "digest"];

type Translate = (key: string, values?: Record<string, unknown>) => string;
type DateFormats = { dateTime: (when: string) => string };

/** In the reader's words; a message in its writer's; of a kind that this page does not know yet the server's own. */
export function notificationText(
  t: Translate,
  dates: DateFormats,
  item: Notification,
): { title: string; text: string } {
  const { course = "", dueAt, isOptional } = item.params;
  const due = dueAt ? dates.dateTime(dueAt) : "";
  if (!kinds.includes(item.kind)) return { title: item.title, text: item.body };
  if (item.kind === "message")
    return { title: t("said.message", { title: item.params.title ?? "" }), text: item.params.text ?? "" };
  if (item.kind === "noteReminder") {
    const { note = "" } = item.params;
    return { title: note ? t("said.noteReminder", { note }) : t("said.noteReminderBare"), text: "" };
  }
  if (item.kind === "courseworkMarked") {
    const { assignment = "", outcome = "competent" } = item.params;
    return { title: t("said.courseworkMarked", { assignment }), text: t(`outcome.${outcome}`) };
  }
  if (item.kind === "learningReminder") {
    const { title = "", by = "" } = item.params;
    const text = due
      ? t("said.learningReminderDue", { by, date: due })
      : t("said.learningReminderText", { by });
    return { title: t("said.learningReminder", { title }), text };
  }
  if (item.kind.startsWith("form")) return formNotificationText(t, due, item);
  if (item.kind.startsWith("pathway")) {
    const { pathway = "" } = item.params;
    return {
      title: t(`said.${item.kind}`, { pathway }),
      text: due ? t(`said.${item.kind}Text`, { date: due }) : "",
    };
  }
  if (item.kind === "badgeEarned")
    return { title: t("said.badgeEarned", { badge: item.params.badge ?? "" }), text: "" };
  if (item.kind.startsWith("event")) {
    const { event = "", startsAt, until, message } = item.params;
    if (item.kind === "eventMessage")
      return { title: t("said.eventMessage", { event }), text: message ?? "" };
    const title = t(`said.${item.kind}`, { event });
    if (until) return { title, text: t("said.eventUntil", { date: dates.dateTime(until) }) };
    return { title, text: startsAt ? t("said.eventStarts", { date: dates.dateTime(startsAt) }) : "" };
  }
  if (item.kind === "peopleOverdue") {
    const { names = [], people = 0 } = item.params;
    const more = people - names.length;
    const who = more > 0 ? [...names, `+${more}`] : names;
    return {
      title: t("said.peopleOverdue", { course }),
      text: t("said.peopleOverdueText", { people: who.join(", "), date: due }),
    };
  }
  if (item.kind === "courseAssigned") {
    const title = t(isOptional ? "said.courseOffered" : "said.courseAssigned", { course });
    return { title, text: due ? t("said.due", { date: due }) : "" };
  }
  const text = due && item.kind !== "courseCompleted" ? t(`said.${item.kind}Text`, { date: due }) : "";
  return { title: t(`said.${item.kind}`, { course }), text };
}

function formNotificationText(
  t: Translate,
  due: string,
  { kind, params }: Notification,
): { title: string; text: string } {
  const { form = "", person = "", outcome = "", isOptional, isRequest } = params;
  if (kind === "formAssigned")
    return {
      title: t(isOptional ? "said.formOffered" : "said.formAssigned", { form }),
      text: due ? t("said.due", { date: due }) : "",
    };
  if (kind === "formDueSoon")
    return { title: t("said.formDueSoon", { form }), text: t("said.formDueSoonText", { date: due }) };
  if (kind === "formOverdue")
    return { title: t("said.formOverdue", { form }), text: t("said.formOverdueText", { date: due }) };
  if (kind === "formMarked")
    return { title: t("said.formMarked", { form }), text: t(`outcome.${outcome.replace(" ", "")}`) };
  const waits = outcome === "handed" ? "formHanded" : isRequest ? "formToApprove" : "formSubmitted";
  return { title: t(`said.${waits}`, { form }), text: person ? t("said.formBy", { person }) : "" };
}

/** What the bell shows: more than it has room for is said to be more. */
export const bellNumber = (unread: number, number: (value: number) => string): string =>
  unread > 99 ? `${number(99)}+` : number(unread);

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
