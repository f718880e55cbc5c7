/** Navigation of tenants, and templates: the only calls of this feature. */
import { orProblem } from "@learnt/ui/http/session";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";
import type { Tree } from "./model";

type Schemas = components["schemas"];
export type Template = Omit<Schemas["NavigationTemplate"], "navigation"> & { navigation: Tree };
export type Settled = Omit<Schemas["TenantNavigation"], "teams"> & {
  teams: { id: string; name: string; navigation: Tree }[];
};
export type NavigationInput = Schemas["SaveNavigation"];

export const templatesQuery = queryOptions({
  queryKey: ["navigation", "templates"],
  queryFn: async () => (await orProblem(client.GET("/api/navigation/templates"))) as unknown as Template[],
});

export const settledQuery = (id: string) =>
  queryOptions({
    queryKey: ["navigation", "tenant", id],
    queryFn: async () =>
      (await orProblem(
        client.GET("/api/tenants/{id}/navigation", { params: { path: { id } } }),
      )) as unknown as Settled,
    enabled: id !== "",
    staleTime: 0,
  });

export function useSettling() {
  const queries = useQueryClient();
  const again = () => queries.invalidateQueries({ queryKey: ["navigation"] });
  return {
    settle: async (id: string, body: NavigationInput) => {
      await orProblem(client.PUT("/api/tenants/{id}/navigation", { params: { path: { id } }, body }));
      await again();
    },
    create: async (name: string, navigation: Tree) => {
      const body = { name, navigation: navigation as unknown as Record<string, never>[] };
      const id = await orProblem(client.POST("/api/navigation/templates", { body }));
      await again();
      return id;
    },
    change: async (id: string, name: string, navigation: Tree, revision: number) => {
      const body = { name, navigation: navigation as unknown as Record<string, never>[], revision };
      await orProblem(client.PUT("/api/navigation/templates/{id}", { params: { path: { id } }, body }));
      await again();
    },
    remove: async (id: string) => {
      await orProblem(client.DELETE("/api/navigation/templates/{id}", { params: { path: { id } } }));
      await again();
    },
  };
}
