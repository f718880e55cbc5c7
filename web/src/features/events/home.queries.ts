/** What of events the homepage asks for: without all other calls, which its page would bring along. */
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type QueryParams } from "../../api/client";
import { useLive } from "../../app/live";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { useJittered } from "../../app/withJitter";

/** What is next for one: seats, and what one runs. */
export const upcomingEvents = (params: QueryParams<"/api/events/upcoming">) =>
  queryOptions({
    queryKey: [...queryKeys.events, "upcoming", params],
    queryFn: ({ signal }) => api.get("/api/events/upcoming", { query: params, signal }),
  });

/** Has everything that is known of events asked for again. */
export function useRefetchEvents(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: queryKeys.events });
}

/** Keeps a screen up with what others book and change: seats are live. */
export function useLiveInvalidation(): void {
  const refetchSoon = useJittered(useRefetchEvents());
  useLive([`events:${useTenantContext().team.id}`], () => refetchSoon());
}
