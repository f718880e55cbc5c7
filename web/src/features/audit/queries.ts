/** The calls of the log. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type QueryParams } from "../../api/client";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { AuditSettings } from "./model";

export const auditLog = (params: QueryParams<"/api/audit-log">) =>
  queryOptions({
    queryKey: [...queryKeys.audit, "list", params],
    queryFn: ({ signal }) => api.get("/api/audit-log", { query: params, signal }),
    placeholderData: keepPreviousData,
    // What was done a moment ago is what one comes to look for.
    staleTime: 0,
  });

/** One row, which never changes. */
export const auditRow = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.audit, "row", id],
    queryFn: ({ signal }) => api.get("/api/audit-log/{id}", { path: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The words that are in use here. */
export const actions = queryOptions({
  queryKey: [...queryKeys.audit, "actions"],
  queryFn: ({ signal }) => api.get("/api/audit-log/actions", { signal }),
});

/** What one did, and what was done in one's name; of somebody else what an admin may see of it. */
export const myLog = (params: QueryParams<"/api/me/audit-log">, userId?: string) =>
  queryOptions({
    queryKey: [...queryKeys.audit, userId ?? "mine", params],
    queryFn: ({ signal }) =>
      userId
        ? api.get("/api/people/{id}/audit-log", { path: { id: userId }, query: params, signal })
        : api.get("/api/me/audit-log", { query: params, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export async function exportLog(params: QueryParams<"/api/audit-log/export.csv">): Promise<void> {
  save(await api.file("/api/audit-log/export.csv", { query: params }));
}

/** People by name, for the filters. */
export const peopleSearchQuery = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.people, "list", { search, perPage: 8 }],
    queryFn: ({ signal }) => api.get("/api/people", { query: { search, perPage: 8 }, signal }),
    placeholderData: keepPreviousData,
  });

/** What somebody is called whose id stands in the address. */
export const personNameQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.people, "one", id],
    queryFn: ({ signal }) => api.get("/api/people/{id}", { path: { id }, signal }),
    retry: false,
  });

/** How long the log is kept. */
export const retention = queryOptions({
  queryKey: [...queryKeys.settings, "audit"],
  queryFn: ({ signal }) => api.get("/api/settings/audit-log", { signal }),
});

export const useSaveRetention = (callbacks: MutationCallbacks<AuditSettings, unknown>) =>
  useApiMutation(
    (body: AuditSettings) => api.patch("/api/settings/audit-log", { body }),
    { update: (queryClient, saved) => queryClient.setQueryData(retention.queryKey, saved) },
    callbacks,
  );
