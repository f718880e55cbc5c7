/** Calls of the events feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Query } from "../../api/client";
import type { Schemas } from "../../api/types";
import { upload } from "../../api/upload";
import { useLive } from "../../app/live";
import { useTenantContext } from "../../app/tenantContext";
import { useInTurn } from "../../app/withJitter";
import {
  type AdditionPreview,
  type Asset,
  type AssetKind,
  type Attendee,
  type AttendeeAction,
  type Clash,
  type Content,
  type Event,
  type EventMove,
  type EventRow,
  type EventSeries,
  isWhole,
  type LatestAddition,
  type ManagedEvent,
  type Rule,
  type SeriesScope,
  type State,
  type Status,
  type TeamAtEvent,
} from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

/** Everything that is known of events. */
export const eventsKey = ["events"] as const;

const listOf = (path: string) => (params: Query) =>
  queryOptions({
    queryKey: [...eventsKey, path, params],
    queryFn: ({ signal }) => api.get<Page<EventRow>>(path, { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const exploreList = listOf("/api/events");
export const ownList = listOf("/api/events/mine");
export const managedList = listOf("/api/events/managed");

export const eventFilters = (all: boolean) =>
  queryOptions({
    queryKey: [...eventsKey, "filters", all],
    queryFn: ({ signal }) =>
      api.get<Schemas["EventFilters"]>("/api/events/filters", { query: all ? { all: "true" } : {}, signal }),
  });

export const oneEvent = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "one", id],
    queryFn: ({ signal }) => api.get<Event>(`/api/events/${id}`, { signal }),
  });

export const managedEvent = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "managed", id],
    queryFn: ({ signal }) => api.get<ManagedEvent>(`/api/events/${id}/managed`, { signal }),
  });

/** Where one's people are: of a manager. */
export const teamEvents = (params: Query) =>
  queryOptions({
    queryKey: [...eventsKey, "team", params],
    queryFn: ({ signal }) => api.get<Page<TeamAtEvent>>("/api/my-team/events", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const attendees = (id: string, params: Query) =>
  queryOptions({
    queryKey: [...eventsKey, "attendees", id, params],
    queryFn: ({ signal }) =>
      api.get<Page<Attendee>>(`/api/events/${id}/attendees`, { query: params, signal }),
    placeholderData: keepPreviousData,
  });

/** All of them, page by page: for paper. */
export const everyAttendee = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "sheet", id],
    // Paper shows who comes now.
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const all: Attendee[] = [];
      for (let page = 1; ; page += 1) {
        const query = { page, perPage: 200 };
        const found = await api.get<Page<Attendee>>(`/api/events/${id}/attendees`, { query, signal });
        all.push(...found.items);
        if (found.items.length === 0 || all.length >= found.total) return all;
      }
    },
  });

export const ledger = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "ledger", id],
    queryFn: ({ signal }) => api.get<EventMove[]>(`/api/events/${id}/ledger`, { signal }),
  });

export const wishFor = (id: string, wish: "register" | "cancel" | "accept") =>
  api.post<Event>(`/api/events/${id}/${wish}`);

export const createEvent = (body: Content) => api.post<ManagedEvent>("/api/events", { body });

export const saveEvent = (id: string, revision: number, content: Content, bookAnyway: boolean) =>
  api.put<ManagedEvent>(`/api/events/${id}`, { body: { revision, bookAnyway, ...content } });

export const bringEvent = (id: string, revision: number, status: Status, reason = "", bookAnyway = false) =>
  api.post<ManagedEvent>(`/api/events/${id}/status`, { body: { revision, status, reason, bookAnyway } });

export const duplicateEvent = (id: string) => api.post<ManagedEvent>(`/api/events/${id}/duplicate`);

export const doAtDesk = (id: string, transition: AttendeeAction, userIds: readonly string[], note = "") =>
  api.post<ManagedEvent>(`/api/events/${id}/attendees`, { body: { transition, userIds, note } });

export const checkIn = (id: string, ticket: string) =>
  api.post<Schemas["CheckedIn"]>(`/api/events/${id}/check-in`, { body: { ticket } });

export const seriesOf = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "series", id],
    queryFn: ({ signal }) => api.get<{ series?: EventSeries | null }>(`/api/events/${id}/series`, { signal }),
  });

export const repeatEvent = (
  id: string,
  revision: number,
  rule: string,
  exceptions: readonly string[],
  bookAnyway: boolean,
) =>
  api.post<{ series?: EventSeries | null }>(`/api/events/${id}/series`, {
    body: { revision, rule, exceptions, bookAnyway },
  });

/** From this date on; dates that the new rule has not are cancelled for this reason. */
export const changeRule = (
  id: string,
  revision: number,
  rule: string,
  exceptions: readonly string[],
  reason: string,
  bookAnyway: boolean,
) =>
  api.post<{ series?: EventSeries | null }>(`/api/events/${id}/series/rule`, {
    body: { revision, rule, exceptions, reason, bookAnyway },
  });

export const saveSeries = (
  id: string,
  revision: number,
  scope: SeriesScope,
  content: Content,
  bookAnyway: boolean,
) => api.put<ManagedEvent>(`/api/events/${id}/series`, { body: { revision, scope, bookAnyway, ...content } });

export const bringSeries = (
  id: string,
  revision: number,
  scope: SeriesScope,
  status: Status,
  reason = "",
  bookAnyway = false,
) =>
  api.post<ManagedEvent>(`/api/events/${id}/series/status`, {
    body: { revision, scope, status, reason, bookAnyway },
  });

export const assetList = (params: Query) =>
  queryOptions({
    queryKey: [...eventsKey, "assets", params],
    queryFn: ({ signal }) => api.get<Page<Asset>>("/api/event-assets", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

type AssetContent = Schemas["EventAssetContent"];

export const createAsset = (kind: AssetKind, content: AssetContent) =>
  api.post<{ id: string }>("/api/event-assets", { body: { kind, ...content } });

export const saveAsset = ({ id, revision }: Asset, content: AssetContent) =>
  api.put(`/api/event-assets/${id}`, { body: { revision, ...content } });

export const archiveAsset = ({ id, revision }: Asset, archived: boolean) =>
  api.post(`/api/event-assets/${id}/archived`, { body: { revision, archived } });

export const eventSettings = queryOptions({
  queryKey: [...eventsKey, "settings"],
  queryFn: ({ signal }) => api.get<Schemas["EventSettings"]>("/api/event-settings", { signal }),
});

export const saveEventSettings = (revision: number, reminders: readonly number[]) =>
  api.put<Schemas["EventSettings"]>("/api/event-settings", { body: { revision, reminders } });

/** What is taken at that time already. */
export const clashesOf = (body: Schemas["WouldTake"]) =>
  queryOptions({
    queryKey: [...eventsKey, "clashes", body],
    queryFn: ({ signal }) => api.post<Clash[]>("/api/events/clashes", { body, signal }),
    enabled:
      (body.trainers?.length ?? 0) + (body.assets?.length ?? 0) > 0 && Boolean(body.starts && body.ends),
    placeholderData: keepPreviousData,
  });

export const trainersHere = queryOptions({
  queryKey: [...eventsKey, "trainers"],
  queryFn: ({ signal }) => api.get<Schemas["EventTrainer"][]>("/api/events/trainers", { signal }),
});

export const uploadPicture = (file: File, onProgress: (percent: number) => void, signal: AbortSignal) =>
  upload<Schemas["FileView"]>("/api/files", file, { fields: { kind: "image" }, onProgress, signal });

export const roomCode = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "code", id],
    queryFn: ({ signal }) => api.get<Schemas["RoomCode"]>(`/api/events/${id}/room-code`, { signal }),
  });

export const setRoomCode = (id: string, on: boolean) =>
  api.post<Schemas["RoomCode"]>(`/api/events/${id}/room-code`, { body: { on } });

export const arriveAt = (id: string, code: string) =>
  api.post<Event>(`/api/events/${id}/arrive`, { body: { code } });

export const moveAttendees = (id: string, eventId: string, userIds: readonly string[]) =>
  api.post<ManagedEvent>(`/api/events/${id}/move`, { body: { eventId, userIds } });

export const sendMessage = (
  id: string,
  text: string,
  to: { userIds: readonly string[] } | { states: readonly State[] },
) => api.post<Schemas["EventMessageSent"]>(`/api/events/${id}/message`, { body: { text, ...to } });

export const exportAttendees = async (id: string, as: "csv" | "xlsx") =>
  save(await api.file(`/api/events/${id}/attendees.${as}`));

/** On paper, with room to sign. */
export const downloadSignInSheet = async (id: string, language: "en" | "ar") =>
  save(await api.file(`/api/events/${id}/sign-in-sheet.pdf`, { query: { language } }));

/** What adding people by a rule would come to; nothing is kept. */
export const additionPreview = (id: string, rule: Rule, waitList: boolean) =>
  queryOptions({
    queryKey: [...eventsKey, "by-rule", id, rule, waitList],
    queryFn: ({ signal }) =>
      api.post<AdditionPreview>(`/api/events/${id}/attendees/by-rule/preview`, {
        body: { rule, waitList },
        signal,
      }),
    enabled: isWhole(rule),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const addByRule = (id: string, rule: Rule, waitList: boolean) =>
  api.post<LatestAddition>(`/api/events/${id}/attendees/by-rule`, { body: { rule, waitList } });

/** The latest people who were added by a rule. While it goes on it is asked for again, also without news. */
export const latestAddition = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "addition", id],
    queryFn: ({ signal }) => api.get<LatestAddition>(`/api/events/${id}/attendees/by-rule`, { signal }),
    refetchInterval: ({ state }) => (state.data?.addition && !state.data.addition.finishedAt ? 3_000 : false),
  });

/** For one's own calendar. */
export const downloadIcs = async (id: string) => save(await api.file(`/api/events/${id}/calendar.ics`));

/** Has everything that is known of events asked for again. */
export function useAgain(): () => void {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: eventsKey });
}

/** Keeps a screen up with what others book and change: seats are live. */
export function useLiveInvalidation(): void {
  const soon = useInTurn(useAgain());
  useLive([`events:${useTenantContext().team.id}`], () => soon());
}
