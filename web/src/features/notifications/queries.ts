/** The calls of notifications, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Query } from "../../api/client";
import type { Schemas } from "../../api/types";
import { type News, useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queries } from "../../app/queries";
import type { Kind, Notification, Preferences, Settings } from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

const key = ["notifications"] as const;
const WORDS = ["notifications.changed", "notification_preferences.chosen"];

export const unread = queryOptions({
  queryKey: [...key, "count"],
  queryFn: ({ signal }) => api.get<{ unread: number }>("/api/notifications/count", { signal }),
});

export const notifications = (params: Query) =>
  queryOptions({
    queryKey: [...key, "list", params],
    queryFn: ({ signal }) => api.get<Page<Notification>>("/api/notifications", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

/** Whatever of them is shown is asked for again when something about them changed. */
export function useLiveInvalidation(): void {
  const cache = useQueryClient();
  const me = useUser().uid;
  useLive([`me:${me}`], (news: News | null) => {
    if (news === null || WORDS.includes(news.kind)) void cache.invalidateQueries({ queryKey: key });
  });
}

const asked = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.finally(() => void queries.invalidateQueries({ queryKey: key }));

/** On the screen at once; the server's answer follows, or what was there before. */
function show(id: string, isRead: boolean): void {
  void queries.cancelQueries({ queryKey: key });
  let changed = 0;
  queries.setQueriesData<Page<Notification>>({ queryKey: [...key, "list"] }, (page) => {
    const items = page?.items.map((one) => {
      if (one.id !== id || one.read === isRead) return one;
      changed = isRead ? -1 : 1;
      return { ...one, read: isRead };
    });
    return page && items && { ...page, items };
  });
  queries.setQueryData(unread.queryKey, (now) => now && { unread: Math.max(0, now.unread + changed) });
}

/** `leaving`: the page goes on to what the notification is about, and may be another one by then. */
export function mark(id: string, isRead: boolean, leaving = false): Promise<Notification> {
  show(id, isRead);
  const path = `/api/notifications/${id}/${isRead ? "read" : "unread"}`;
  return asked(api.post<Notification>(path, { keepalive: leaving }));
}

export const readAll = (kind?: Kind) =>
  asked(api.post<Schemas["Marked"]>("/api/notifications/read-all", { body: kind ? { kind } : {} }));

/** Takes back what was marked at that moment. */
export const unreadAll = (at: string) =>
  asked(api.post<Schemas["Marked"]>("/api/notifications/unread-all", { body: { at } }));

export const preferences = queryOptions({
  queryKey: [...key, "preferences"],
  queryFn: ({ signal }) => api.get<Preferences>("/api/notifications/preferences", { signal }),
});

export async function savePreferences(body: Schemas["NotificationChoice"]): Promise<Preferences> {
  const kept = await api.patch<Preferences>("/api/notifications/preferences", { body });
  queries.setQueryData(preferences.queryKey, kept);
  return kept;
}

export const settings = queryOptions({
  queryKey: ["settings", "notifications"],
  queryFn: ({ signal }) => api.get<Settings>("/api/settings/notifications", { signal }),
  // A newer state must not take the place of what somebody is entering: the revision tells when they save.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export async function saveSettings(body: Schemas["NotificationSettingsChange"]): Promise<Settings> {
  const kept = await api.patch<Settings>("/api/settings/notifications", { body });
  queries.setQueryData(settings.queryKey, kept);
  return kept;
}
