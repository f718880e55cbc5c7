/** The query screen: the only calls of this feature. */
import { save } from "@learnt/ui/base/save";
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type CollectionQuery = components["schemas"]["CollectionQuery"];
export type QueryCollection = components["schemas"]["QueryCollection"];
export type QueryField = components["schemas"]["QueryField"];
export type QueryAnswer = Omit<components["schemas"]["QueryAnswer"], "rows"> & { rows: unknown[][] };
export type SavedQuery = components["schemas"]["SavedQuery"];
export type PastQuery = components["schemas"]["PastQuery"];
export type QueryInput = { query: CollectionQuery; reason: string; code: string | null };

export const collectionsQuery = (tenant: string) =>
  queryOptions({
    queryKey: ["query", "collections", tenant],
    queryFn: () =>
      unwrapOrThrow(client.GET("/api/tenants/{id}/collections", { params: { path: { id: tenant } } })),
    enabled: tenant !== "",
    retry: false,
  });

export const savedQuery = queryOptions({
  queryKey: ["query", "saved"],
  queryFn: () => unwrapOrThrow(client.GET("/api/queries")),
});

export const historyQuery = queryOptions({
  queryKey: ["query", "history"],
  queryFn: () => unwrapOrThrow(client.GET("/api/queries/history")),
  staleTime: 0,
});

/** Asks, keeps and takes away; each call is written down by the server, so none is repeated by itself. */
export function useQueryActions() {
  const queryClient = useQueryClient();
  const refetch = (what: string) => queryClient.invalidateQueries({ queryKey: ["query", what] });
  return {
    ask: async (tenant: string, body: QueryInput): Promise<QueryAnswer> => {
      const params = { path: { id: tenant } };
      const answer = await unwrapOrThrow(client.POST("/api/tenants/{id}/query", { params, body })).finally(
        () => refetch("history"),
      );
      return answer as unknown as QueryAnswer;
    },
    downloadResult: async (tenant: string, input: QueryInput, format: "csv" | "json") => {
      const file = await unwrapOrThrow(
        client.POST("/api/tenants/{id}/query/export", {
          params: { path: { id: tenant } },
          body: { ...input, format },
          parseAs: "blob",
        }),
      );
      save({ blob: file as unknown as Blob, name: `${tenant}-${input.query.collection}.${format}` });
    },
    save: async (name: string, query: CollectionQuery) => {
      await unwrapOrThrow(client.POST("/api/queries", { body: { name, query } }));
      await refetch("saved");
    },
    forget: async (id: string) => {
      await unwrapOrThrow(client.DELETE("/api/queries/{id}", { params: { path: { id } } }));
      await refetch("saved");
    },
  };
}
