/** How a tenant is now, and reactions that were given up: the only calls about them. */
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type Overview = components["schemas"]["Overview"];
export type DeadLetter = components["schemas"]["DeadLetter"];

const LIVE_MS = 15_000;

export const overviewQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id, "overview"],
    queryFn: () => unwrapOrThrow(client.GET("/api/tenants/{id}/overview", { params: { path: { id } } })),
    refetchInterval: LIVE_MS,
  });

export const deadLettersQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id, "dead-letters"],
    queryFn: () => unwrapOrThrow(client.GET("/api/tenants/{id}/dead-letters", { params: { path: { id } } })),
  });

export function useRetryDeadLetter(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (letter: string) =>
      unwrapOrThrow(
        client.POST("/api/tenants/{id}/dead-letters/{letter}/retry", { params: { path: { id, letter } } }),
      ),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: deadLettersQuery(id).queryKey }),
        queryClient.invalidateQueries({ queryKey: overviewQuery(id).queryKey }),
      ]);
    },
  });
}

export function useChangePlan(id: string) {
  const queryClient = useQueryClient();
  return async (plan: string, from: string) => {
    await unwrapOrThrow(
      client.PUT("/api/tenants/{id}/plan", { params: { path: { id } }, body: { plan, from } }),
    );
    await Promise.all(
      [["tenant", id], ["tenants"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
}
