/** The query screen: the only calls of this feature. */
import { save } from "@learnt/ui/base/save";
import { orProblem } from "@learnt/ui/http/session";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type Asked = components["schemas"]["CollectionQuery"];
export type QueryCollection = components["schemas"]["QueryCollection"];
export type QueryField = components["schemas"]["QueryField"];
export type QueryAnswer = Omit<components["schemas"]["QueryAnswer"], "rows"> & { rows: unknown[][] };
export type SavedQuery = components["schemas"]["SavedQuery"];
export type PastQuery = components["schemas"]["PastQuery"];
export type QueryInput = { query: Asked; reason: string; code: string | null };

export const collectionsQuery = (tenant: string) =>
  queryOptions({
    queryKey: ["query", "collections", tenant],
    queryFn: () =>
      orProblem(client.GET("/api/tenants/{id}/collections", { params: { path: { id: tenant } } })),
    enabled: tenant !== "",
    retry: false,
  });

export const savedQuery = queryOptions({
  queryKey: ["query", "saved"],
  queryFn: () => orProblem(client.GET("/api/queries")),
});

export const historyQuery = queryOptions({
  queryKey: ["query", "history"],
  queryFn: () => orProblem(client.GET("/api/queries/history")),
  staleTime: 0,
});

/** Asks, keeps and takes away; each call is written down by the server, so none is repeated by itself. */
export function useQueryActions() {
  const queries = useQueryClient();
  const again = (what: string) => queries.invalidateQueries({ queryKey: ["query", what] });
  return {
    ask: async (tenant: string, body: QueryInput): Promise<QueryAnswer> => {
      const params = { path: { id: tenant } };
      const answer = await orProblem(client.POST("/api/tenants/{id}/query", { params, body })).finally(() =>
        again("history"),
      );
      return answer as unknown as QueryAnswer;
    },
    take: async (tenant: string, input: QueryInput, format: "csv" | "json") => {
      const file = await orProblem(
        client.POST("/api/tenants/{id}/query/export", {
          params: { path: { id: tenant } },
          body: { ...input, format },
          parseAs: "blob",
        }),
      );
      save({ blob: file as unknown as Blob, name: `${tenant}-${input.query.collection}.${format}` });
    },
    keep: async (name: string, query: Asked) => {
      await orProblem(client.POST("/api/queries", { body: { name, query } }));
      await again("saved");
    },
    forget: async (id: string) => {
      await orProblem(client.DELETE("/api/queries/{id}", { params: { path: { id } } }));
      await again("saved");
    },
  };
}
