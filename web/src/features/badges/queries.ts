/** Calls of the badges feature, with their keys. */
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Body, type QueryParams } from "../../api/client";
import { useLive } from "../../app/live";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { Badge, BadgeChange } from "./model";

/** Everything that admins see of badges. */
export const badgesKey = queryKeys.badges;
export const badgeKey = (id: string) => [...badgesKey, "one", id] as const;
/** One's own, apart: they change with other news. */
export const myBadgesKey = queryKeys.ownBadges;

const PAGE_SIZE = 12;

export const badgeList = (params: QueryParams<"/api/badges">) =>
  queryOptions({
    queryKey: [...badgesKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/badges", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const badgeQuery = (id: string) =>
  queryOptions({
    queryKey: badgeKey(id),
    queryFn: ({ signal }) => api.get("/api/badges/{id}", { path: { id }, signal }),
  });

export const holders = (id: string, params: QueryParams<"/api/badges/{id}/holders">) =>
  queryOptions({
    queryKey: [...badgesKey, "holders", id, params],
    queryFn: ({ signal }) => api.get("/api/badges/{id}/holders", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

const myBadgesPage = (page: number, perPage: number, signal: AbortSignal) =>
  api.get("/api/badges/mine", { query: { page, perPage }, signal });

export const myBadges = infiniteQueryOptions({
  queryKey: [...myBadgesKey, "all"],
  queryFn: ({ pageParam, signal }) => myBadgesPage(pageParam, PAGE_SIZE, signal),
  initialPageParam: 1,
  getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
});

/** What was earned in a session is among these. */
export const newestMine = queryOptions({
  queryKey: [...myBadgesKey, "newest"],
  queryFn: ({ signal }) => myBadgesPage(1, PAGE_SIZE, signal),
});

export const createBadge = (body: Body<"post", "/api/badges">) => api.post("/api/badges", { body });

export const saveBadge = (id: string, body: BadgeChange) =>
  api.patch("/api/badges/{id}", { path: { id }, body });

/** Puts a picture on it, or takes it off where there is no file. */
export function usePutPicture(id: string, callbacks: MutationCallbacks<File | null, Badge>) {
  const accept = useCacheResult();
  return useApiMutation(
    (file: File | null) => {
      if (!file) return api.delete("/api/badges/{id}/picture", { path: { id } });
      const body = new FormData();
      body.set("file", file);
      return api.put("/api/badges/{id}/picture", { path: { id }, body });
    },
    { update: (_, badge) => accept(badge) },
    callbacks,
  );
}

/** Archives a badge or brings it back. */
export function useSetStatus(id: string, callbacks: MutationCallbacks<BadgeChange, Badge>) {
  const accept = useCacheResult();
  return useApiMutation(
    (change: BadgeChange) => saveBadge(id, change),
    { update: (_, badge) => accept(badge), stale: [badgesKey] },
    callbacks,
  );
}

export const giveBadge = (id: string, people: string[], note: string) =>
  api.post("/api/badges/{id}/holders", { path: { id }, body: { people, ...(note ? { note } : {}) } });

export const withdrawBadge = (id: string, holderId: string, reason: string) =>
  api.post("/api/badges/{id}/holders/{holderId}/withdraw", { path: { id, holderId }, body: { reason } });

/** Has everything that admins see of badges asked for again; one that the server answered is known by that. */
export function useCacheResult(): (badge?: Badge) => void {
  const queryClient = useQueryClient();
  return (badge) => {
    if (badge) queryClient.setQueryData(badgeKey(badge.id), badge);
    void queryClient.invalidateQueries({
      queryKey: badgesKey,
      predicate: ({ queryKey }) => !(badge && queryKey[1] === "one" && queryKey[2] === badge.id),
    });
  };
}

/** Keeps an admin's screen up with what other admins do. */
export function useLiveInvalidation(): void {
  const accept = useCacheResult();
  useLive([`badges:${useTenantContext().team.id}`], () => accept());
}
