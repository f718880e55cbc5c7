/** Calls of the badges feature, with their keys. */
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Asked, api, type Body } from "../../api/client";
import { useLive } from "../../app/live";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type Then, useChange } from "../../app/useChange";
import type { Badge, Change } from "./model";

/** Everything that admins see of badges. */
export const badgesKey = queryKeys.badges;
export const badgeKey = (id: string) => [...badgesKey, "one", id] as const;
/** One's own, apart: they change with other news. */
export const ownKey = queryKeys.ownBadges;

const OWN_AT_ONCE = 12;

export const badgeList = (params: Asked<"/api/badges">) =>
  queryOptions({
    queryKey: [...badgesKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/badges", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const oneBadge = (id: string) =>
  queryOptions({
    queryKey: badgeKey(id),
    queryFn: ({ signal }) => api.get("/api/badges/{id}", { path: { id }, signal }),
  });

export const holders = (id: string, params: Asked<"/api/badges/{id}/holders">) =>
  queryOptions({
    queryKey: [...badgesKey, "holders", id, params],
    queryFn: ({ signal }) => api.get("/api/badges/{id}/holders", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

const ownPage = (page: number, perPage: number, signal: AbortSignal) =>
  api.get("/api/badges/mine", { query: { page, perPage }, signal });

export const ownBadges = infiniteQueryOptions({
  queryKey: [...ownKey, "all"],
  queryFn: ({ pageParam, signal }) => ownPage(pageParam, OWN_AT_ONCE, signal),
  initialPageParam: 1,
  getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
});

/** What was earned in a session is among these. */
export const newestOwn = queryOptions({
  queryKey: [...ownKey, "newest"],
  queryFn: ({ signal }) => ownPage(1, OWN_AT_ONCE, signal),
});

export const createBadge = (body: Body<"post", "/api/badges">) => api.post("/api/badges", { body });

export const saveBadge = (id: string, body: Change) => api.patch("/api/badges/{id}", { path: { id }, body });

/** Puts a picture on it, or takes it off where there is no file. */
export function usePutPicture(id: string, then: Then<File | null, Badge>) {
  const accept = useAccept();
  return useChange(
    (file: File | null) => {
      if (!file) return api.delete("/api/badges/{id}/picture", { path: { id } });
      const body = new FormData();
      body.set("file", file);
      return api.put("/api/badges/{id}/picture", { path: { id }, body });
    },
    { update: (_, badge) => accept(badge) },
    then,
  );
}

/** Archives a badge or brings it back. */
export function useSetStatus(id: string, then: Then<Change, Badge>) {
  const accept = useAccept();
  return useChange(
    (change: Change) => saveBadge(id, change),
    { update: (_, badge) => accept(badge), stale: [badgesKey] },
    then,
  );
}

export const giveBadge = (id: string, people: string[], note: string) =>
  api.post("/api/badges/{id}/holders", { path: { id }, body: { people, ...(note ? { note } : {}) } });

export const withdrawBadge = (id: string, holderId: string, reason: string) =>
  api.post("/api/badges/{id}/holders/{holderId}/withdraw", { path: { id, holderId }, body: { reason } });

/** Has everything that admins see of badges asked for again; one that the server answered is known by that. */
export function useAccept(): (badge?: Badge) => void {
  const cache = useQueryClient();
  return (badge) => {
    if (badge) cache.setQueryData(badgeKey(badge.id), badge);
    void cache.invalidateQueries({
      queryKey: badgesKey,
      predicate: ({ queryKey }) => !(badge && queryKey[1] === "one" && queryKey[2] === badge.id),
    });
  };
}

/** Keeps an admin's screen up with what other admins do. */
export function useLiveInvalidation(): void {
  const accept = useAccept();
  useLive([`badges:${useTenantContext().team.id}`], () => accept());
}
