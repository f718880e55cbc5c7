/** Calls of the events feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Body, type QueryParams } from "../../api/client";
import type { Schemas } from "../../api/types";
import { upload } from "../../api/upload";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import {
  type Asset,
  type AssetKind,
  type Attendee,
  type AttendeeAction,
  asEvent,
  type Content,
  type Event,
  isCompleteRule,
  type ManagedEvent,
  managed,
  type Rule,
  type SeriesScope,
  type State,
  type Status,
} from "./model";

/** Everything that is known of events. */
export const eventsKey = queryKeys.events;

export type ListParams = QueryParams<"/api/events"> &
  QueryParams<"/api/events/mine"> &
  QueryParams<"/api/events/led"> &
  QueryParams<"/api/events/managed">;

type ListPath = "/api/events" | "/api/events/mine" | "/api/events/led" | "/api/events/managed";

const listOf = (path: ListPath) => (params: ListParams) =>
  queryOptions({
    queryKey: [...eventsKey, path, params],
    queryFn: ({ signal }) => api.get(path, { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const exploreList = listOf("/api/events");
export const myEventsList = listOf("/api/events/mine");
/** What one runs as its trainer. */
export const ledList = listOf("/api/events/led");
export const managedList = listOf("/api/events/managed");

export const eventFilters = (all: boolean) =>
  queryOptions({
    queryKey: [...eventsKey, "filters", all],
    queryFn: ({ signal }) => api.get("/api/events/filters", { query: all ? { all: true } : {}, signal }),
  });

export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "one", id],
    queryFn: ({ signal }) => api.get("/api/events/{id}", { path: { id }, signal }).then(asEvent),
  });

export const managedEvent = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "managed", id],
    queryFn: ({ signal }) => api.get("/api/events/{id}/managed", { path: { id }, signal }).then(managed),
  });

/** Where one's people are: of a manager. */
export const teamEvents = (params: QueryParams<"/api/my-team/events">) =>
  queryOptions({
    queryKey: [...eventsKey, "team", params],
    queryFn: ({ signal }) => api.get("/api/my-team/events", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const attendees = (id: string, params: QueryParams<"/api/events/{id}/attendees">) =>
  queryOptions({
    queryKey: [...eventsKey, "attendees", id, params],
    queryFn: ({ signal }) => api.get("/api/events/{id}/attendees", { path: { id }, query: params, signal }),
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
        const result = await api.get("/api/events/{id}/attendees", { path: { id }, query, signal });
        all.push(...result.items);
        if (result.items.length === 0 || all.length >= result.total) return all;
      }
    },
  });

/** The newest first, a portion at a time; the first line ever written has number one. */
export const ledger = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...eventsKey, "ledger", id],
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/events/{id}/ledger", { path: { id }, query: { before: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (lines) => {
      const oldest = lines.at(-1)?.number ?? 1;
      return oldest > 1 ? oldest : undefined;
    },
  });

const seatRequests = {
  register: "/api/events/{id}/register",
  cancel: "/api/events/{id}/cancel",
  accept: "/api/events/{id}/accept",
} as const;

export type SeatRequest = keyof typeof seatRequests;

export const useRequestSeat = (id: string, callbacks: MutationCallbacks<SeatRequest, Event>) =>
  useApiMutation(
    (request: SeatRequest) => api.post(seatRequests[request], { path: { id } }).then(asEvent),
    {
      stale: [eventsKey],
      update: (queryClient, event) => queryClient.setQueryData(eventQuery(id).queryKey, event),
    },
    callbacks,
  );

export const createEvent = (body: Content) => api.post("/api/events", { body }).then(managed);

export const saveEvent = (id: string, revision: number, content: Content, bookAnyway: boolean) =>
  api.put("/api/events/{id}", { path: { id }, body: { revision, bookAnyway, ...content } }).then(managed);

/** Does something that takes up rooms; `anyway`: also one that is taken. */
export type Booking = (anyway: boolean) => Promise<unknown>;

export const useBookAnyway = (callbacks: MutationCallbacks<Booking, unknown>) =>
  useApiMutation((book: Booking) => book(true), {}, callbacks);

const statusPaths = { one: "/api/events/{id}/status", series: "/api/events/{id}/series/status" } as const;

type StatusChange = { status: Status; reason?: string; bookAnyway?: boolean };

/** Of one event, or of as many dates of its series as the scope says. */
export const useSetEventStatus = (
  { id, revision }: Pick<ManagedEvent, "id" | "revision">,
  scope: SeriesScope | undefined,
  callbacks: MutationCallbacks<StatusChange, ManagedEvent>,
) =>
  useApiMutation(
    ({ status, reason = "", bookAnyway = false }: StatusChange) => {
      const body = { revision, status, reason, bookAnyway };
      const sent = scope
        ? api.post(statusPaths.series, { path: { id }, body: { ...body, scope } })
        : api.post(statusPaths.one, { path: { id }, body });
      return sent.then(managed);
    },
    {
      stale: [eventsKey],
      update: (queryClient, event) => queryClient.setQueryData(managedEvent(id).queryKey, event),
    },
    callbacks,
  );

export const useDuplicateEvent = (id: string, callbacks: MutationCallbacks<void, ManagedEvent>) =>
  useApiMutation(
    () => api.post("/api/events/{id}/duplicate", { path: { id } }).then(managed),
    { stale: [eventsKey] },
    callbacks,
  );

type AttendeeChange = { action: AttendeeAction; userId: string; name: string };

export const useChangeAttendee = (id: string, callbacks: MutationCallbacks<AttendeeChange, unknown>) =>
  useApiMutation(
    ({ action, userId }: AttendeeChange): Promise<unknown> =>
      api.post("/api/events/{id}/attendees", {
        path: { id },
        body: { transition: action, userIds: [userId], note: "" },
      }),
    { stale: [eventsKey] },
    callbacks,
  );

export const checkIn = (id: string, ticket: string) =>
  api.post("/api/events/{id}/check-in", { path: { id }, body: { ticket } });

export const seriesOf = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "series", id],
    queryFn: ({ signal }) => api.get("/api/events/{id}/series", { path: { id }, signal }),
  });

export const repeatEvent = (
  id: string,
  revision: number,
  rule: string,
  exceptions: readonly string[],
  bookAnyway: boolean,
) => api.post("/api/events/{id}/series", { path: { id }, body: { revision, rule, exceptions, bookAnyway } });

/** From this date on; dates that the new rule has not are cancelled for this reason. */
export const changeRule = (
  id: string,
  revision: number,
  rule: string,
  exceptions: readonly string[],
  reason: string,
  bookAnyway: boolean,
) =>
  api.post("/api/events/{id}/series/rule", {
    path: { id },
    body: { revision, rule, exceptions, reason, bookAnyway },
  });

export const saveSeries = (
  id: string,
  revision: number,
  scope: SeriesScope,
  content: Content,
  bookAnyway: boolean,
) =>
  api
    .put("/api/events/{id}/series", { path: { id }, body: { revision, scope, bookAnyway, ...content } })
    .then(managed);

export const assetList = (params: QueryParams<"/api/event-assets">) =>
  queryOptions({
    queryKey: [...eventsKey, "assets", params],
    queryFn: ({ signal }) => api.get("/api/event-assets", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

type AssetContent = Schemas["EventAssetContent"];

export const createAsset = (kind: AssetKind, content: AssetContent) =>
  api.post("/api/event-assets", { body: { kind, ...content } });

/** Whoever may change one is told its revision. */
export const saveAsset = ({ id, revision }: Asset, content: AssetContent) =>
  api.put("/api/event-assets/{id}", { path: { id }, body: { revision: revision ?? 0, ...content } });

/** Archives one that is in use, and restores one that is archived. */
export const useArchiveAsset = (callbacks: MutationCallbacks<Asset, unknown>) =>
  useApiMutation(
    ({ id, revision, isArchived }: Asset): Promise<unknown> =>
      api.post("/api/event-assets/{id}/archived", {
        path: { id },
        body: { revision: revision ?? 0, archived: !isArchived },
      }),
    { stale: [eventsKey] },
    callbacks,
  );

export const eventSettings = queryOptions({
  queryKey: [...eventsKey, "settings"],
  queryFn: ({ signal }) => api.get("/api/event-settings", { signal }),
});

export const useSaveEventSettings = (
  callbacks: MutationCallbacks<Body<"put", "/api/event-settings">, unknown>,
) =>
  useApiMutation(
    (body: Body<"put", "/api/event-settings">) => api.put("/api/event-settings", { body }),
    { update: (queryClient, saved) => queryClient.setQueryData(eventSettings.queryKey, saved) },
    callbacks,
  );

/** What is taken at that time already. */
export const clashesOf = (body: Schemas["WouldTake"]) =>
  queryOptions({
    queryKey: [...eventsKey, "clashes", body],
    queryFn: ({ signal }) => api.post("/api/events/clashes", { body, signal }),
    enabled:
      (body.trainers?.length ?? 0) + (body.assets?.length ?? 0) > 0 && Boolean(body.starts && body.ends),
    placeholderData: keepPreviousData,
  });

export const trainersQuery = queryOptions({
  queryKey: [...eventsKey, "trainers"],
  queryFn: ({ signal }) => api.get("/api/events/trainers", { signal }),
});

export const uploadPicture = (file: File, onProgress: (percent: number) => void, signal: AbortSignal) =>
  upload("/api/files", file, { fields: { kind: "image" }, onProgress, signal });

export const roomCode = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "code", id],
    queryFn: ({ signal }) => api.get("/api/events/{id}/room-code", { path: { id }, signal }),
  });

export const useSetRoomCode = (id: string) =>
  useApiMutation((on: boolean) => api.post("/api/events/{id}/room-code", { path: { id }, body: { on } }), {
    update: (queryClient, now) => queryClient.setQueryData(roomCode(id).queryKey, now),
  });

export const arriveAt = (id: string, code: string) =>
  api.post("/api/events/{id}/arrive", { path: { id }, body: { code } }).then(asEvent);

/** To another event. */
export const useMoveAttendees = (
  id: string,
  userIds: readonly string[],
  callbacks: MutationCallbacks<string, unknown>,
) =>
  useApiMutation(
    (eventId: string): Promise<unknown> =>
      api.post("/api/events/{id}/move", { path: { id }, body: { eventId, userIds } }),
    { stale: [eventsKey] },
    callbacks,
  );

export const sendMessage = (
  id: string,
  text: string,
  to: { userIds: readonly string[] } | { states: readonly State[] },
) => api.post("/api/events/{id}/message", { path: { id }, body: { text, ...to } });

const attendeesAs = {
  csv: "/api/events/{id}/attendees.csv",
  xlsx: "/api/events/{id}/attendees.xlsx",
} as const;

export const exportAttendees = async (id: string, as: keyof typeof attendeesAs) =>
  save(await api.file(attendeesAs[as], { path: { id } }));

/** On paper, with room to sign. */
export const downloadSignInSheet = async (id: string, language: "en" | "ar") =>
  save(await api.file("/api/events/{id}/sign-in-sheet.pdf", { path: { id }, query: { language } }));

/** What adding people by a rule would come to; nothing is kept. */
export const additionPreview = (id: string, rule: Rule, waitList: boolean) =>
  queryOptions({
    queryKey: [...eventsKey, "by-rule", id, rule, waitList],
    queryFn: ({ signal }) =>
      api.post("/api/events/{id}/attendees/by-rule/preview", {
        path: { id },
        body: { rule, waitList },
        signal,
      }),
    enabled: isCompleteRule(rule),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type AddByRuleBody = Body<"post", "/api/events/{id}/attendees/by-rule">;

export const useAddByRule = (
  id: string,
  callbacks: MutationCallbacks<AddByRuleBody, Schemas["LatestAddition"]>,
) =>
  useApiMutation(
    (body: AddByRuleBody) => api.post("/api/events/{id}/attendees/by-rule", { path: { id }, body }),
    { stale: [eventsKey] },
    callbacks,
  );

/** The latest people who were added by a rule. While it goes on it is asked for again, also without news. */
export const latestAddition = (id: string) =>
  queryOptions({
    queryKey: [...eventsKey, "addition", id],
    queryFn: ({ signal }) => api.get("/api/events/{id}/attendees/by-rule", { path: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.addition && !state.data.addition.finishedAt ? 3_000 : false),
  });

/** What removing people by a rule would come to; nothing is kept. */
export const removalPreview = (id: string, rule: Rule) =>
  queryOptions({
    queryKey: [...eventsKey, "remove-by-rule", id, rule],
    queryFn: ({ signal }) =>
      api.post("/api/events/{id}/attendees/remove-by-rule/preview", { path: { id }, body: { rule }, signal }),
    enabled: isCompleteRule(rule),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type RemoveByRuleBody = Body<"post", "/api/events/{id}/attendees/remove-by-rule">;

export const useRemoveByRule = (
  id: string,
  callbacks: MutationCallbacks<RemoveByRuleBody, Schemas["EventRemoval"]>,
) =>
  useApiMutation(
    (body: RemoveByRuleBody) => api.post("/api/events/{id}/attendees/remove-by-rule", { path: { id }, body }),
    { stale: [eventsKey] },
    callbacks,
  );

/** Takes people off: all of them or none. */
export const useRemoveAttendees = (
  id: string,
  userIds: readonly string[],
  callbacks: MutationCallbacks<string, unknown>,
) =>
  useApiMutation(
    (note: string): Promise<unknown> =>
      api.post("/api/events/{id}/attendees", {
        path: { id },
        body: { transition: "remove", userIds, note },
      }),
    { stale: [eventsKey] },
    callbacks,
  );

/** For one's own calendar. */
export const useDownloadIcs = (id: string) =>
  useApiMutation(async () => save(await api.file("/api/events/{id}/calendar.ics", { path: { id } })));

export { useLiveInvalidation, useRefetchEvents } from "./home.queries";
