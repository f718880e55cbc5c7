/** The calls of notifications, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type QueryParams } from "../../api/client";
import type { Page, Schemas } from "../../api/types";
import { type LiveMessage, useLive } from "../../app/live";
import { useUser } from "../../app/me";
import type { NotificationKind } from "../../app/notificationKinds";
import { queries } from "../../app/queries";
import { queryKeys } from "../../app/queryKeys";
import type { Notification, Preferences, Settings } from "./model";

const key = ["notifications"] as const;
const LIVE_KINDS = ["notifications.changed", "notification_preferences.chosen"];

export const unread = queryOptions({
  queryKey: [...key, "count"],
  queryFn: ({ signal }) => api.get("/api/notifications/count", { signal }),
});

export const notifications = (params: QueryParams<"/api/notifications">) =>
  queryOptions({
    queryKey: [...key, "list", params],
    queryFn: async ({ signal }) =>
      (await api.get("/api/notifications", { query: params, signal })) as Page<Notification>,
    placeholderData: keepPreviousData,
  });

/** Whatever of them is shown is asked for again when something about them changed. */
export function useLiveInvalidation(): void {
  const queryClient = useQueryClient();
  const me = useUser().uid;
  useLive([`me:${me}`], (message: LiveMessage | null) => {
    if (message === null || LIVE_KINDS.includes(message.kind))
      void queryClient.invalidateQueries({ queryKey: key });
  });
}

const refetchNotificationsAfter = <Data>(answer: Promise<Data>): Promise<Data> =>
  answer.finally(() => void queries.invalidateQueries({ queryKey: key }));

/** On the screen at once; the server's answer follows, or what was there before. */
function showReadState(id: string, isRead: boolean): void {
  void queries.cancelQueries({ queryKey: key });
  let changed = 0;
  queries.setQueriesData<Page<Notification>>({ queryKey: [...key, "list"] }, (page) => {
    const items = page?.items.map((item) => {
      if (item.id !== id || item.read === isRead) return item;
      changed = isRead ? -1 : 1;
      return { ...item, read: isRead };
    });
    return page && items && { ...page, items };
  });
  queries.setQueryData(unread.queryKey, (now) => now && { unread: Math.max(0, now.unread + changed) });
}

/** `leaving`: the page goes on to what the notification is about, and may be another one by then. */
export function mark(id: string, isRead: boolean, leaving = false): Promise<Notification> {
  showReadState(id, isRead);
  const path = isRead ? "/api/notifications/{id}/read" : "/api/notifications/{id}/unread";
  return refetchNotificationsAfter(
    api.post(path, { path: { id }, keepalive: leaving }),
  ) as Promise<Notification>;
}

export const markAllRead = (kind?: NotificationKind) =>
  refetchNotificationsAfter(api.post("/api/notifications/read-all", { body: kind ? { kind } : {} }));

/** Takes back what was marked at that moment. */
export const markAllUnread = (at: string) =>
  refetchNotificationsAfter(api.post("/api/notifications/unread-all", { body: { at } }));

export const preferences = queryOptions({
  queryKey: [...key, "preferences"],
  queryFn: ({ signal }) => api.get("/api/notifications/preferences", { signal }),
});

export async function savePreferences(body: Schemas["NotificationChoice"]): Promise<Preferences> {
  const saved = await api.patch("/api/notifications/preferences", { body });
  queries.setQueryData(preferences.queryKey, saved);
  return saved;
}

export const settings = queryOptions({
  queryKey: [...queryKeys.settings, "notifications"],
  queryFn: ({ signal }) => api.get("/api/settings/notifications", { signal }),
  // A newer state must not take the place of what somebody is entering: the revision tells when they save.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export async function saveSettings(body: Schemas["NotificationSettingsChange"]): Promise<Settings> {
  const saved = await api.patch("/api/settings/notifications", { body });
  queries.setQueryData(settings.queryKey, saved);
  return saved;
}
