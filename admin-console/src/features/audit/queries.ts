/** Both logs: what operators did, and what was done in a tenant. The only calls of this feature. */
import { save } from "@learnt/ui/base/save";
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type OperatorAuditEvent = components["schemas"]["OperatorAuditEvent"];
export type TenantAuditEvent = components["schemas"]["TenantAuditEvent"];

export type AuditFilter = {
  search?: string;
  action?: string;
  from?: string;
  to?: string;
  after?: string;
  before?: string;
  perPage?: number;
};

/** What was done a moment ago is what one comes to look for. */
const alwaysFresh = { placeholderData: keepPreviousData, staleTime: 0 };

export const operatorsLogQuery = (query: AuditFilter) =>
  queryOptions({
    queryKey: ["audit", "operators", query],
    queryFn: () => unwrapOrThrow(client.GET("/api/audit-log", { params: { query: query } })),
    ...alwaysFresh,
  });

export const operatorsLogWordsQuery = queryOptions({
  queryKey: ["audit", "operators-words"],
  queryFn: () => unwrapOrThrow(client.GET("/api/audit-log/actions")),
});

export const logQuery = (id: string, query: AuditFilter) =>
  queryOptions({
    queryKey: ["audit", "log", id, query],
    queryFn: () =>
      unwrapOrThrow(client.GET("/api/tenants/{id}/audit-log", { params: { path: { id }, query: query } })),
    ...alwaysFresh,
    // Each reading is itself written down: a failed one is not repeated behind the operator's back.
    retry: false,
    refetchOnWindowFocus: false,
  });

export const logWordsQuery = (id: string) =>
  queryOptions({
    queryKey: ["audit", "log-words", id],
    queryFn: () =>
      unwrapOrThrow(client.GET("/api/tenants/{id}/audit-log/actions", { params: { path: { id } } })),
  });

/** The tenant's name, for the page's head. */
export const nameQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id],
    queryFn: () => unwrapOrThrow(client.GET("/api/tenants/{id}", { params: { path: { id } } })),
  });

export async function exportOperatorsLog(query: AuditFilter): Promise<void> {
  const file = await unwrapOrThrow(
    client.GET("/api/audit-log/export.csv", { params: { query: query }, parseAs: "blob" }),
  );
  save({ blob: file as Blob, name: "operators-log.csv" });
}

export async function exportLog(id: string, query: AuditFilter): Promise<void> {
  const file = await unwrapOrThrow(
    client.GET("/api/tenants/{id}/audit-log/export.csv", {
      params: { path: { id }, query: query },
      parseAs: "blob",
    }),
  );
  save({ blob: file as Blob, name: `${id}-audit-log.csv` });
}
