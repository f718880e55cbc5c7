/** Operators and their sessions: the only calls of this feature. */
import { makePasskey } from "@learnt/ui/base/passkeys";
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type Operator = components["schemas"]["OperatorView"];
export type InvitationResult = components["schemas"]["AdmissionView"];

export const operatorsQuery = queryOptions({
  queryKey: ["operators"],
  queryFn: () => unwrapOrThrow(client.GET("/api/operators")),
});

export type MyPasskey = components["schemas"]["OperatorPasskeyView"];
export type OperatorSession = components["schemas"]["OperatorSessionView"];

export const myPasskeysQuery = queryOptions({
  queryKey: ["me", "passkeys"],
  queryFn: () => unwrapOrThrow(client.GET("/api/account/passkeys")),
});

export const mySessionsQuery = queryOptions({
  queryKey: ["me", "sessions"],
  queryFn: () => unwrapOrThrow(client.GET("/api/account/sessions")),
});

/** What an operator does for themselves. */
export function useMyAccountCalls() {
  const queryClient = useQueryClient();
  const refresh = (what: string) => queryClient.invalidateQueries({ queryKey: ["me", what] });
  return {
    /** The device asks in between. */
    addPasskey: async (name: string, code: string) => {
      const { request, options } = await unwrapOrThrow(
        client.POST("/api/account/passkeys/options", { body: { code } }),
      );
      const credential = await makePasskey(options);
      await unwrapOrThrow(client.POST("/api/account/passkeys", { body: { name, request, credential } }));
      await refresh("passkeys");
    },
    removePasskey: async (passkey: string, code: string) => {
      await unwrapOrThrow(
        client.POST("/api/account/passkeys/{passkey}/remove", {
          params: { path: { passkey } },
          body: { code },
        }),
      );
      await refresh("passkeys");
    },
    endSession: async (id: string) => {
      await unwrapOrThrow(
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
      unwrapOrThrow(client.GET("/api/operators/{operator}/sessions", { params: { path: { operator } } })),
  });

export function useOperators() {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ["operators"] });
  return {
    invite: async (body: components["schemas"]["OperatorInput"]) => {
      const admission = await unwrapOrThrow(client.POST("/api/operators", { body }));
      await refresh();
      return admission;
    },
    changeRole: async (operator: string, body: components["schemas"]["RoleInput"]) => {
      await unwrapOrThrow(
        client.PUT("/api/operators/{operator}/role", { params: { path: { operator } }, body }),
      );
      await refresh();
    },
    disable: async (operator: string, code: string) => {
      await unwrapOrThrow(
        client.POST("/api/operators/{operator}/disable", { params: { path: { operator } }, body: { code } }),
      );
      await refresh();
    },
    endSession: async (operator: string, session: string) => {
      await unwrapOrThrow(
        client.DELETE("/api/operators/{operator}/sessions/{session}", {
          params: { path: { operator, session } },
        }),
      );
      await refresh();
    },
  };
}
