/** Calls of the calendar, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import { useJittered } from "../../app/withJitter";
import { type Kind, rangeOf, remindedAt, type View } from "./model";

const calendarKey = queryKeys.calendar;

/** Everything around a day; the same question for every day of a month, but in an agenda. */
export function entriesAround(view: View, day: Date) {
  const range = rangeOf(view, day);
  return queryOptions({
    queryKey: [...calendarKey, "entries", range],
    queryFn: ({ signal }) => api.get("/api/me/calendar", { query: range, signal }),
    placeholderData: keepPreviousData,
  });
}

export const feeds = queryOptions({
  queryKey: [...calendarKey, "feeds"],
  queryFn: ({ signal }) => api.get("/api/me/calendar/feeds", { signal }),
});

export const useSubscribe = () =>
  useApiMutation(
    (body: { name: string; kinds: readonly Kind[] }) => api.post("/api/me/calendar/feeds", { body }),
    { stale: [calendarKey] },
    // The form explains it.
    { onError: () => undefined },
  );

export const useRevoke = (id: string, callbacks: MutationCallbacks<void, unknown>) =>
  useApiMutation(
    (): Promise<unknown> => api.delete("/api/me/calendar/feeds/{id}", { path: { id } }),
    { stale: [calendarKey] },
    callbacks,
  );

/** Moves the reminder of a note of one's own; what was written of it meanwhile stays. Answers when it was before. */
export async function moveReminder(id: string, to: string): Promise<string | null> {
  const note = await api.get("/api/notes/{id}", { path: { id } });
  await api.put("/api/notes/{id}", { path: { id }, body: remindedAt(note, to) });
  return note.reminder ?? null;
}

export function useRefetchCalendar(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: calendarKey });
}

/** Keeps the calendar up with what is booked, given and written elsewhere. */
export function useLiveInvalidation(): void {
  const refetchSoon = useJittered(useRefetchCalendar());
  useLive([`events:${useTenantContext().team.id}`, `me:${useUser().uid}`], () => refetchSoon());
}
