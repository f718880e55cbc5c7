/** What an event is to its people and to its admins. */
import { dateLocale } from "@learnt/ui/base/format";
import { emptyDocument, type RichNode } from "@learnt/ui/editor/document";
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";
import { localDay } from "../../app/localTime";

export type Event = Omit<Schemas["Event"], "description"> & { description: RichNode };
export type EventRow = Schemas["EventRow"];
export type Content = Omit<Schemas["EventContent"], "description"> & { description: RichNode };
export type ManagedEvent = Omit<Schemas["ManagedEvent"], "content"> & { content: Content };
/** The document leaves open what a description is made of: it is what the editor writes. */
export const asEvent = (event: Schemas["Event"]): Event => event as Event;
export const managed = (event: Schemas["ManagedEvent"]): ManagedEvent => event as ManagedEvent;

export type Attendee = Schemas["Attendee"];
export type EventMove = Schemas["EventMove"];
export type State = Schemas["RegistrationState"];
export type Status = Schemas["EventStatus"];
export type AttendeeAction = Schemas["AttendeeTransition"];
export type AdditionPreview = Schemas["AdditionPreview"];
export type RemovalPreview = Schemas["RemovalPreview"];
export type LatestAddition = Schemas["LatestAddition"];
export type TeamAtEvent = Schemas["TeamAtEvent"];
export type EventSeries = Schemas["EventSeries"];
export type SeriesScope = Schemas["SeriesScope"];
export type Asset = Schemas["EventAsset"];
export type Facet = Schemas["EventFacet"];
export type AssetKind = Schemas["EventAssetKind"];
export type EventConflict = Schemas["EventClash"];

export const assetKinds = ["room", "equipment"] as const satisfies readonly AssetKind[];
export const audiences = ["everyone", "rules"] as const satisfies readonly Schemas["EventAudience"][];

export const scopes = ["one", "following", "all"] as const satisfies readonly SeriesScope[];

/** What is to come, and what is over. */
export const spans = ["upcoming", "past"] as const;

export type Span = (typeof spans)[number];

export const statuses = ["draft", "published", "cancelled", "archived"] as const satisfies readonly Status[];
export const seatedStates = [
  "pending",
  "attending",
  "attended",
  "not attended",
  "cancelled",
] as const satisfies readonly State[];

export const toneOfStatus: Readonly<Record<Status, Tone>> = {
  draft: "warn",
  published: "good",
  cancelled: "bad",
  archived: "neutral",
};

export const toneOfState: Readonly<Record<State, Tone>> = {
  pending: "warn",
  attending: "good",
  attended: "good",
  "not attended": "bad",
  waiting: "info",
  "waiting-cancelled": "neutral",
  cancelled: "neutral",
};

/** Seats that are left; null: there is no end of them. */
export const freeSeats = ({ capacity, taken }: Pick<EventRow, "capacity" | "taken">): number | null =>
  capacity === null || capacity === undefined ? null : Math.max(0, capacity - taken);

/** Categories with their values, by which people are added or removed. */
export type Rule = Record<string, string[]>;

/** Whether a rule names anybody at all: there is a category, and none without a value. */
export const isCompleteRule = (rule: Rule): boolean =>
  Object.keys(rule).length > 0 && Object.values(rule).every((values) => values.length > 0);

/** Whether somebody still takes part, or wants to. */
export const isParticipating = (state: State | null | undefined): boolean =>
  state === "pending" || state === "attending" || state === "waiting";

type Times = { startsAt: string; endsAt: string; timeZone: string };

/** Moments by the clocks at a place, which are named where they are not one's own. */
function clocksAt(timeZone: string, at: Date, locale: string, own: string): Intl.DateTimeFormat {
  const minutes = (zone: string) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(at);
  return new Intl.DateTimeFormat(dateLocale(locale), {
    timeZone,
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    ...(minutes(timeZone) === minutes(own) ? {} : { timeZoneName: "short" }),
  });
}

/** Its day and hours. */
export function formatEventTime({ startsAt, endsAt, timeZone }: Times, locale: string, own: string): string {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  return clocksAt(timeZone, from, locale, own).formatRange(from, to);
}

/** A moment that belongs to it, by the same clocks. */
export function momentAt(at: string, timeZone: string, locale: string, own: string): string {
  const moment = new Date(at);
  return clocksAt(timeZone, moment, locale, own).format(moment);
}

export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A day from now at nine, for two hours. */
export function newEventContent(now: Date, timeZone: string): Content {
  const day = localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7));
  return {
    title: "",
    description: emptyDocument,
    category: "",
    tags: [],
    address: "",
    onlineUrl: "",
    starts: `${day}T09:00`,
    ends: `${day}T11:00`,
    timeZone,
    capacity: 20,
    waitlistCapacity: null,
    approval: false,
    registerUntil: null,
    cancelUntil: null,
    promotion: "auto",
    offerHours: 24,
    trainers: [],
    assets: [],
    audience: "everyone",
    image: null,
    reminders: null,
  };
}

/** A list of people at events, event by event in its order. */
export function byEvent(rows: readonly TeamAtEvent[]): { event: TeamAtEvent; people: TeamAtEvent[] }[] {
  const events = new Map<string, { event: TeamAtEvent; people: TeamAtEvent[] }>();
  for (const row of rows) {
    const existing = events.get(row.eventId) ?? { event: row, people: [] };
    existing.people.push(row);
    events.set(row.eventId, existing);
  }
  return [...events.values()];
}

/** The month that an address names, by its middle, or else this one. */
export function monthOf(text: string | null, now: Date): Date {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text ?? "")?.map(Number) ?? [];
  if (year && month && month <= 12) return new Date(year, month - 1, 15, 12);
  return new Date(now.getFullYear(), now.getMonth(), 15, 12);
}

export const writeMonth = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, "0")}-${String(day.getMonth() + 1).padStart(2, "0")}`;

/** A day of the reader's own calendar, or so many days after it, from its first moment on; nothing: it is no day. */
function startOfDay(day: string, later = 0): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.map(Number) ?? [];
  const at = new Date(year ?? Number.NaN, (month ?? 0) - 1, (date ?? 0) + later);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

type Params = Readonly<Record<string, string | number>>;

/** What a list is asked for whose filters name days: from the first moment of one to the last of the other. */
export function betweenDays({ from = "", to = "", ...rest }: Params): Record<string, string | number> {
  const first = startOfDay(String(from));
  const last = startOfDay(String(to), 1);
  return { ...rest, ...(first && { from: first }), ...(last && { to: last }) };
}

/** What a map shows for an address. */
export const mapOf = (address: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
