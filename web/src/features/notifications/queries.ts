/** The calls of notifications, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Asked, api } from "../../api/client";
import type { Page, Schemas } from "../../api/types";
import { type News, useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queries } from "../../app/queries";
import { queryKeys } from "../../app/queryKeys";
import type { Kind, Notification, Preferences, Settings } from "./model";

const key = ["notifications"] as const;
const WORDS = ["notifications.changed", "notification_preferences.chosen"];

export const unread = queryOptions({
  queryKey: [...key, "count"],
  queryFn: ({ signal }) => api.get("/api/notifications/count", { signal }),
});

export const notifications = (params: Asked<"/api/notifications">) =>
  queryOptions({
    queryKey: [...key, "list", params],
    queryFn: async ({ signal }) =>
      (await api.get("/api/notifications", { query: params, signal })) as Page<Notification>,
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
  const path = isRead ? "/api/notifications/{id}/read" : "/api/notifications/{id}/unread";
  return asked(api.post(path, { path: { id }, keepalive: leaving })) as Promise<Notification>;
}

export const readAll = (kind?: Kind) =>
  asked(api.post("/api/notifications/read-all", { body: kind ? { kind } : {} }));

/** Takes back what was marked at that moment. */
export const unreadAll = (at: string) => asked(api.post("/api/notifications/unread-all", { body: { at } }));

export const preferences = queryOptions({
  queryKey: [...key, "preferences"],
  queryFn: ({ signal }) => api.get("/api/notifications/preferences", { signal }),
});

export async function savePreferences(body: Schemas["NotificationChoice"]): Promise<Preferences> {
  const kept = await api.patch("/api/notifications/preferences", { body });
  queries.setQueryData(preferences.queryKey, kept);
  return kept;
}

export const settings = queryOptions({
  queryKey: [...queryKeys.settings, "notifications"],
  queryFn: ({ signal }) => api.get("/api/settings/notifications", { signal }),
  // A newer state must not take the place of what somebody is entering: the revision tells when they save.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export async function saveSettings(body: Schemas["NotificationSettingsChange"]): Promise<Settings> {
  const kept = await api.patch("/api/settings/notifications", { body });
  queries.setQueryData(settings.queryKey, kept);
  return kept;
}
