/** Notifications as the screens show them: worded, grouped by day, and how somebody wants to be told. */
import type { Schemas } from "../../api/types";

export type Notification = Omit<Schemas["Notification"], "params"> & { params: Params };
export type Kind = Schemas["NotificationKind"];
export type MailWay = Schemas["MailWay"];
export type Preferences = Schemas["NotificationPreferences"];
export type KindPreference = Schemas["KindPreference"];
export type Settings = Schemas["NotificationSettings"];
export type KindSetting = Schemas["KindSetting"];
export type Quiet = Schemas["Quiet"];

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
export const ways: readonly MailWay[] = ["none", "each", "digest"];

type Translate = (key: string, values?: Record<string, unknown>) => string;
type Dates = { dateTime: (when: string) => string };

/** In the reader's words; a message in its writer's; of a kind that this page does not know yet the server's own. */
export function said(t: Translate, dates: Dates, one: Notification): { title: string; text: string } {
  const { course = "", dueAt, isOptional } = one.params;
  const due = dueAt ? dates.dateTime(dueAt) : "";
  if (!kinds.includes(one.kind)) return { title: one.title, text: one.body };
  if (one.kind === "message")
    return { title: t("said.message", { title: one.params.title ?? "" }), text: one.params.text ?? "" };
  if (one.kind === "noteReminder") {
    const { note = "" } = one.params;
    return { title: note ? t("said.noteReminder", { note }) : t("said.noteReminderBare"), text: "" };
  }
  if (one.kind === "courseworkMarked") {
    const { assignment = "", outcome = "competent" } = one.params;
    return { title: t("said.courseworkMarked", { assignment }), text: t(`outcome.${outcome}`) };
  }
  if (one.kind === "learningReminder") {
    const { title = "", by = "" } = one.params;
    const text = due
      ? t("said.learningReminderDue", { by, date: due })
      : t("said.learningReminderText", { by });
    return { title: t("said.learningReminder", { title }), text };
  }
  if (one.kind.startsWith("form")) return saidOfForm(t, due, one);
  if (one.kind.startsWith("pathway")) {
    const { pathway = "" } = one.params;
    return {
      title: t(`said.${one.kind}`, { pathway }),
      text: due ? t(`said.${one.kind}Text`, { date: due }) : "",
    };
  }
  if (one.kind === "badgeEarned")
    return { title: t("said.badgeEarned", { badge: one.params.badge ?? "" }), text: "" };
  if (one.kind.startsWith("event")) {
    const { event = "", startsAt, until, message } = one.params;
    if (one.kind === "eventMessage") return { title: t("said.eventMessage", { event }), text: message ?? "" };
    const title = t(`said.${one.kind}`, { event });
    if (until) return { title, text: t("said.eventUntil", { date: dates.dateTime(until) }) };
    return { title, text: startsAt ? t("said.eventStarts", { date: dates.dateTime(startsAt) }) : "" };
  }
  if (one.kind === "peopleOverdue") {
    const { names = [], people = 0 } = one.params;
    const more = people - names.length;
    const who = more > 0 ? [...names, `+${more}`] : names;
    return {
      title: t("said.peopleOverdue", { course }),
      text: t("said.peopleOverdueText", { people: who.join(", "), date: due }),
    };
  }
  if (one.kind === "courseAssigned") {
    const title = t(isOptional ? "said.courseOffered" : "said.courseAssigned", { course });
    return { title, text: due ? t("said.due", { date: due }) : "" };
  }
  const text = due && one.kind !== "courseCompleted" ? t(`said.${one.kind}Text`, { date: due }) : "";
  return { title: t(`said.${one.kind}`, { course }), text };
}

function saidOfForm(
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
  return fits ? [...new Set(days)].sort((one, other) => one - other) : null;
}

/** The time zones that this browser knows, with the one that is chosen. */
export function zones(chosen: string): string[] {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set(["UTC", ...known, chosen])].sort();
}

export type Choice = Pick<Preferences, "kinds" | "quietOf" | "digestAt" | "timeZone"> & { quiet: Quiet };

const night: Quiet = { from: "22:00", until: "07:00" };

export const choiceOf = (kept: Preferences): Choice => ({
  kinds: kept.kinds,
  quietOf: kept.quietOf,
  quiet: kept.quiet ?? night,
  digestAt: kept.digestAt,
  timeZone: kept.timeZone,
});

/** What differs from what is kept, as it is sent. */
export function choiceChange(kept: Preferences, choice: Choice): Schemas["NotificationChoice"] | null {
  const before = choiceOf(kept);
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

export type Settling = {
  kinds: KindSetting[];
  dueDays: string;
  hasQuiet: boolean;
  quiet: Quiet;
  digestAt: string;
};

export const settlingOf = (kept: Settings): Settling => ({
  kinds: kept.kinds,
  dueDays: kept.dueDays.join(", "),
  hasQuiet: Boolean(kept.quiet),
  quiet: kept.quiet ?? night,
  digestAt: kept.digestAt,
});

/** The whole of it with the revision that was looked at; nothing while it says what is kept. */
export function settlingChange(
  kept: Settings,
  draft: Settling,
): Schemas["NotificationSettingsChange"] | null {
  if (JSON.stringify(draft) === JSON.stringify(settlingOf(kept))) return null;
  return {
    kinds: draft.kinds,
    dueDays: readDays(draft.dueDays) ?? [],
    hasQuiet: draft.hasQuiet,
    ...(draft.hasQuiet ? { quiet: draft.quiet } : {}),
    digestAt: draft.digestAt,
    revision: kept.revision,
  };
}
