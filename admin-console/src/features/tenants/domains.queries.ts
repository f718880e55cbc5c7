/** Teams' own domains: the only calls about them. */
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";
import { isMoving } from "./domains";

export type TenantDomain = components["schemas"]["OwnDomain"];

/** So often a domain is looked at here that somebody is waiting for. */
const WATCHED_MS = 5_000;

export const domainsQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id, "domains"],
    queryFn: () => unwrapOrThrow(client.GET("/api/tenants/{id}/domains", { params: { path: { id } } })),
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? WATCHED_MS : false),
  });

export function useDomains(id: string) {
  const queryClient = useQueryClient();
  const refresh = async () => {
    await Promise.all([
      // The tenant's own page says where its teams answer.
      queryClient.invalidateQueries({ queryKey: ["tenant", id] }),
      queryClient.invalidateQueries({ queryKey: ["tenants"] }),
    ]);
  };
  return {
    add: async (body: components["schemas"]["DomainInput"]) => {
      const added = await unwrapOrThrow(
        client.POST("/api/tenants/{id}/domains", { params: { path: { id } }, body }),
      );
      await refresh();
      return added;
    },
    check: async (host: string) => {
      const checked = await unwrapOrThrow(
        client.POST("/api/tenants/{id}/domains/{host}/check", { params: { path: { id, host } } }),
      );
      await refresh();
      return checked;
    },
    makeMain: async (team: string, host: string) => {
      await unwrapOrThrow(
        client.PUT("/api/tenants/{id}/teams/{team}/main-domain", {
          params: { path: { id, team } },
          body: { host },
        }),
      );
      await refresh();
    },
    release: async (host: string) => {
      await unwrapOrThrow(
        client.DELETE("/api/tenants/{id}/domains/{host}", { params: { path: { id, host } } }),
      );
      await refresh();
    },
  };
}
