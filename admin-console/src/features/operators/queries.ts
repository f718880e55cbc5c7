/** Operators and their sessions: the only calls of this feature. */
import { makePasskey } from "@learnt/ui/base/passkeys";
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

export type OwnPasskey = components["schemas"]["OperatorPasskeyView"];
export type OperatorSession = components["schemas"]["OperatorSessionView"];

export const ownPasskeysQuery = queryOptions({
  queryKey: ["me", "passkeys"],
  queryFn: () => orProblem(client.GET("/api/account/passkeys")),
});

export const ownSessionsQuery = queryOptions({
  queryKey: ["me", "sessions"],
  queryFn: () => orProblem(client.GET("/api/account/sessions")),
});

/** What an operator does for themselves. */
export function useOwn() {
  const queries = useQueryClient();
  const refresh = (what: string) => queries.invalidateQueries({ queryKey: ["me", what] });
  return {
    /** The device asks in between. */
    addPasskey: async (name: string, code: string) => {
      const { request, options } = await orProblem(
        client.POST("/api/account/passkeys/options", { body: { code } }),
      );
      const credential = await makePasskey(options);
      await orProblem(client.POST("/api/account/passkeys", { body: { name, request, credential } }));
      await refresh("passkeys");
    },
    removePasskey: async (passkey: string, code: string) => {
      await orProblem(
        client.POST("/api/account/passkeys/{passkey}/remove", {
          params: { path: { passkey } },
          body: { code },
        }),
      );
      await refresh("passkeys");
    },
    endSession: async (id: string) => {
      await orProblem(
        client.DELETE("/api/account/sessions/{session}", { params: { path: { session: id } } }),
      );
      await refresh("sessions");
    },
  };
}

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
    invite: async (body: components["schemas"]["OperatorInput"]) => {
      const admission = await orProblem(client.POST("/api/operators", { body }));
      await refresh();
      return admission;
    },
    changeRole: async (operator: string, body: components["schemas"]["RoleInput"]) => {
      await orProblem(client.PUT("/api/operators/{operator}/role", { params: { path: { operator } }, body }));
      await refresh();
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
