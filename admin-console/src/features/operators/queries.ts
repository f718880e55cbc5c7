/** Operators and their sessions: the only calls of this feature. */
import { orProblem } from "@learnt/ui/http/session";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type Operator = components["schemas"]["OperatorView"];
export type Admission = components["schemas"]["AdmissionView"];

export const operatorsQuery = queryOptions({
  queryKey: ["operators"],
  queryFn: () => orProblem(client.GET("/api/operators")),
});

export const sessionsQuery = (operator: string) =>
  queryOptions({
    queryKey: ["operators", operator, "sessions"],
    queryFn: () =>
      orProblem(client.GET("/api/operators/{operator}/sessions", { params: { path: { operator } } })),
  });

export function useOperators() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ["operators"] });
  return {
    invite: async (body: components["schemas"]["OperatorWish"]) => {
      const admission = await orProblem(client.POST("/api/operators", { body }));
      await refresh();
      return admission;
    },
    disable: async (operator: string, code: string) => {
      await orProblem(
        client.POST("/api/operators/{operator}/disable", { params: { path: { operator } }, body: { code } }),
      );
      await refresh();
    },
    endSession: async (operator: string, session: string) => {
      await orProblem(
        client.DELETE("/api/operators/{operator}/sessions/{session}", {
          params: { path: { operator, session } },
        }),
      );
      await refresh();
    },
  };
}
