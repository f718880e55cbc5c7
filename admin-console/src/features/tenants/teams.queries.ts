/** A tenant's teams, as operators look after them: the only calls about them. */
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type TeamChange = components["schemas"]["TeamChangeInput"];
export type TeamStatus = "active" | "inactive" | "archived";

export function useTeams(id: string) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([["tenant", id], ["tenants"]].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return {
    add: async (body: components["schemas"]["FurtherTeam"]) => {
      try {
        await unwrapOrThrow(client.POST("/api/tenants/{id}/teams", { params: { path: { id } }, body }));
      } finally {
        // The team may be there, with nobody in it.
        await refresh();
      }
    },
    change: async (team: string, body: TeamChange) => {
      await unwrapOrThrow(
        client.PUT("/api/tenants/{id}/teams/{team}", { params: { path: { id, team } }, body }),
      );
      await refresh();
    },
    seat: async (team: string) => {
      await unwrapOrThrow(
        client.POST("/api/tenants/{id}/teams/{team}/first-admin", { params: { path: { id, team } } }),
      );
      await refresh();
    },
    move: async (team: string, status: TeamStatus) => {
      await unwrapOrThrow(
        client.PUT("/api/tenants/{id}/teams/{team}/status", {
          params: { path: { id, team } },
          body: { status },
        }),
      );
      await refresh();
    },
    makeDefault: async (team: string) => {
      await unwrapOrThrow(
        client.POST("/api/tenants/{id}/teams/{team}/default", { params: { path: { id, team } } }),
      );
      await refresh();
    },
  };
}
