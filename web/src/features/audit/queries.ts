/** The calls of the log. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Query } from "../../api/client";
import { queries } from "../../app/queries";
import type { AuditPage, AuditRow, Retained } from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

export const auditLog = (params: Query) =>
  queryOptions({
    queryKey: ["audit", "list", params],
    queryFn: ({ signal }) => api.get<AuditPage>("/api/audit-log", { query: params, signal }),
    placeholderData: keepPreviousData,
    // What was done a moment ago is what one comes to look for.
    staleTime: 0,
  });

/** One row, which never changes. */
export const auditRow = (id: string) =>
  queryOptions({
    queryKey: ["audit", "row", id],
    queryFn: ({ signal }) => api.get<AuditRow>(`/api/audit-log/${encodeURIComponent(id)}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The words that are in use here. */
export const actions = queryOptions({
  queryKey: ["audit", "actions"],
  queryFn: ({ signal }) => api.get<string[]>("/api/audit-log/actions", { signal }),
});

/** What one did, and what was done in one's name; of somebody else what an admin may see of it. */
export const ownLog = (params: Query, userId?: string) =>
  queryOptions({
    queryKey: ["audit", userId ?? "mine", params],
    queryFn: ({ signal }) =>
      api.get<AuditPage>(userId ? `/api/people/${userId}/audit-log` : "/api/me/audit-log", {
        query: params,
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export async function exportLog(params: Query): Promise<void> {
  save(await api.file("/api/audit-log/export.csv", { query: params }));
}

type Person = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  username: string | null;
};

/** People by name, for the filters. */
export const somebody = (search: string) =>
  queryOptions({
    queryKey: ["people", "list", { search, perPage: 8 }],
    queryFn: ({ signal }) => api.get<Page<Person>>("/api/people", { query: { search, perPage: 8 }, signal }),
    placeholderData: keepPreviousData,
  });

type Named = { profile: { firstName: string; lastName: string } };

/** What somebody is called whose id stands in the address. */
export const named = (id: string) =>
  queryOptions({
    queryKey: ["people", "one", id],
    queryFn: ({ signal }) => api.get<Named>(`/api/people/${id}`, { signal }),
    retry: false,
  });

/** How long the log is kept. */
export const retention = queryOptions({
  queryKey: ["settings", "audit"],
  queryFn: ({ signal }) => api.get<Retained>("/api/settings/audit-log", { signal }),
});

export async function saveRetention(body: Retained): Promise<void> {
  queries.setQueryData(retention.queryKey, await api.patch<Retained>("/api/settings/audit-log", { body }));
}
