/** Both logs: what operators did, and what was done in a tenant. The only calls of this feature. */
import { save } from "@learnt/ui/base/save";
import { orProblem } from "@learnt/ui/http/session";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type OperatorAuditEvent = components["schemas"]["OperatorAuditEvent"];
export type TenantAuditEvent = components["schemas"]["TenantAuditEvent"];

export type Asked = {
  search?: string;
  action?: string;
  from?: string;
  to?: string;
  after?: string;
  before?: string;
  perPage?: number;
};

/** What was done a moment ago is what one comes to look for. */
const fresh = { placeholderData: keepPreviousData, staleTime: 0 };

export const operatorsLogQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ["audit", "operators", asked],
    queryFn: () => orProblem(client.GET("/api/audit-log", { params: { query: asked } })),
    ...fresh,
  });

export const operatorsLogWordsQuery = queryOptions({
  queryKey: ["audit", "operators-words"],
  queryFn: () => orProblem(client.GET("/api/audit-log/actions")),
});

export const logQuery = (id: string, asked: Asked) =>
  queryOptions({
    queryKey: ["audit", "log", id, asked],
    queryFn: () =>
      orProblem(client.GET("/api/tenants/{id}/audit-log", { params: { path: { id }, query: asked } })),
    ...fresh,
    // Each reading is itself written down: a failed one is not repeated behind the operator's back.
    retry: false,
    refetchOnWindowFocus: false,
  });

export const logWordsQuery = (id: string) =>
  queryOptions({
    queryKey: ["audit", "log-words", id],
    queryFn: () => orProblem(client.GET("/api/tenants/{id}/audit-log/actions", { params: { path: { id } } })),
  });

/** The tenant's name, for the page's head. */
export const nameQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id],
    queryFn: () => orProblem(client.GET("/api/tenants/{id}", { params: { path: { id } } })),
  });

export async function exportOperatorsLog(asked: Asked): Promise<void> {
  const file = await orProblem(
    client.GET("/api/audit-log/export.csv", { params: { query: asked }, parseAs: "blob" }),
  );
  save({ blob: file as Blob, name: "operators-log.csv" });
}

export async function exportLog(id: string, asked: Asked): Promise<void> {
  const file = await orProblem(
    client.GET("/api/tenants/{id}/audit-log/export.csv", {
      params: { path: { id }, query: asked },
      parseAs: "blob",
    }),
  );
  save({ blob: file as Blob, name: `${id}-audit-log.csv` });
}
