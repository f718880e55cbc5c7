/** How a tenant is now, and reactions that were given up: the only calls about them. */
import { orProblem } from "@learnt/ui/http/session";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type Overview = components["schemas"]["Overview"];
export type DeadLetter = components["schemas"]["DeadLetter"];

const LIVE_MS = 15_000;

export const overviewQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id, "overview"],
    queryFn: () => orProblem(client.GET("/api/tenants/{id}/overview", { params: { path: { id } } })),
    refetchInterval: LIVE_MS,
  });

export const deadLettersQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id, "dead-letters"],
    queryFn: () => orProblem(client.GET("/api/tenants/{id}/dead-letters", { params: { path: { id } } })),
  });

export function useRetryLetter(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (letter: string) =>
      orProblem(
        client.POST("/api/tenants/{id}/dead-letters/{letter}/retry", { params: { path: { id, letter } } }),
      ),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: deadLettersQuery(id).queryKey }),
        queries.invalidateQueries({ queryKey: overviewQuery(id).queryKey }),
      ]);
    },
  });
}

export function useChangePlan(id: string) {
  const queries = useQueryClient();
  return async (plan: string, from: string) => {
    await orProblem(client.PUT("/api/tenants/{id}/plan", { params: { path: { id } }, body: { plan, from } }));
    await Promise.all(
      [["tenant", id], ["tenants"]].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
}
