/** Calls of the rules of badges, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api, type QueryParams } from "../../api/client";
import { useLive } from "../../app/live";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { BadgeRule, BadgeRuleRow, RuleBody, Status, Trigger } from "./model";

export const badgeRulesKey = queryKeys.badgeRules;
export const badgeRuleKey = (id: string) => [...badgeRulesKey, "one", id] as const;

/** So often it is asked again how it goes while people are being awarded. */
const POLLING_MS = 3_000;

export const badgeRuleList = (params: QueryParams<"/api/badge-rules">) =>
  queryOptions({
    queryKey: [...badgeRulesKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/badge-rules", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

/** What the server has now; an open editor stays as it is. */
export const readBadgeRule = (id: string, signal?: AbortSignal) =>
  api.get("/api/badge-rules/{id}", { path: { id }, signal });

export const badgeRuleQuery = (id: string) =>
  queryOptions({
    queryKey: badgeRuleKey(id),
    queryFn: ({ signal }) => readBadgeRule(id, signal),
    refetchInterval: ({ state }) => (state.data?.isRunning ? POLLING_MS : false),
  });

/** What can be chosen for a trigger. */
export const references = (type: Trigger, search: string) =>
  queryOptions({
    queryKey: [...badgeRulesKey, "references", type, search],
    queryFn: ({ signal }) => api.get("/api/badge-rules/references", { query: { type, search }, signal }),
    placeholderData: keepPreviousData,
  });

/** Badges that can be awarded, found by words. */
export const offeredBadges = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.badges, "offered", search],
    queryFn: ({ signal }) =>
      api.get("/api/badges", { query: { search, status: "active", sort: "title", perPage: 10 }, signal }),
    placeholderData: keepPreviousData,
  });

/** All badges, for the list's filter. */
export const badgeChoices = queryOptions({
  queryKey: [...queryKeys.badges, "choices"],
  queryFn: ({ signal }) => api.get("/api/badges", { query: { sort: "title", perPage: 200 }, signal }),
});

/** Who would be awarded the badge now; nothing is kept. `isRunning`: people are being awarded, after which it is another answer. */
export const previewOf = (id: string, body: RuleBody, isRunning: boolean) =>
  queryOptions({
    queryKey: [...badgeRulesKey, "preview", id, body, isRunning],
    queryFn: ({ signal }) => api.post("/api/badge-rules/{id}/preview", { path: { id }, body, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 10_000,
  });

export function useCreateBadgeRule(callbacks: MutationCallbacks<string, BadgeRule>) {
  const accept = useCacheResult();
  return useApiMutation(
    (badgeId: string) => api.post("/api/badge-rules", { body: { badgeId } }),
    { update: (_, rule) => accept(rule) },
    callbacks,
  );
}

export const saveBadgeRule = (id: string, revision: number, body: RuleBody) =>
  api.put("/api/badge-rules/{id}", { path: { id }, body: { revision, ...body } });

const setStatus = (id: string, revision: number, status: Status) =>
  api.post("/api/badge-rules/{id}/status", { path: { id }, body: { revision, status } });

/** Activates a rule, archives it or brings it back. `saved` sees to it that everything is saved first, and answers the revision. */
export function useSetStatus(
  id: string,
  saved: () => Promise<number>,
  callbacks: MutationCallbacks<Status, BadgeRule>,
) {
  const accept = useCacheResult();
  return useApiMutation(
    async (status: Status) => setStatus(id, await saved(), status),
    { update: (_, rule) => accept(rule) },
    {
      ...callbacks,
      onError: (error, status) => {
        accept();
        return callbacks.onError?.(error, status);
      },
    },
  );
}

/** The same for a row of the list, which does not know the revision. */
export function useSetRowStatus(
  { id }: Pick<BadgeRuleRow, "id">,
  callbacks: MutationCallbacks<Status, BadgeRule>,
) {
  const accept = useCacheResult();
  return useApiMutation(
    async (status: Status) => setStatus(id, (await readBadgeRule(id)).revision, status),
    { update: (_, rule) => accept(rule), stale: [badgeRulesKey] },
    callbacks,
  );
}

/** Has the rules asked for again, not what is tried out with them; one that the server answered is known by that. */
export function useCacheResult(): (rule?: BadgeRule) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (rule) => {
      if (rule) queryClient.setQueryData(badgeRuleKey(rule.id), rule);
      void queryClient.invalidateQueries({
        queryKey: badgeRulesKey,
        predicate: ({ queryKey: [, part, id] }) => part === "list" || (part === "one" && id !== rule?.id),
      });
    },
    [queryClient],
  );
}

/** Keeps a screen up with what other admins do, and with what is awarded. */
export function useLiveInvalidation(): void {
  const accept = useCacheResult();
  useLive([`badges:${useTenantContext().team.id}`], () => accept());
}
