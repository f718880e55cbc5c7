/** Navigation of tenants, and templates: the only calls of this feature. */
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";
import type { Tree } from "./model";

type Schemas = components["schemas"];
export type Template = Omit<Schemas["NavigationTemplate"], "navigation"> & { navigation: Tree };
export type NavigationSettings = Omit<Schemas["TenantNavigation"], "teams"> & {
  teams: { id: string; name: string; navigation: Tree }[];
};
export type NavigationInput = Schemas["SaveNavigation"];

export const templatesQuery = queryOptions({
  queryKey: ["navigation", "templates"],
  queryFn: async () =>
    (await unwrapOrThrow(client.GET("/api/navigation/templates"))) as unknown as Template[],
});

export const navigationSettingsQuery = (id: string) =>
  queryOptions({
    queryKey: ["navigation", "tenant", id],
    queryFn: async () =>
      (await unwrapOrThrow(
        client.GET("/api/tenants/{id}/navigation", { params: { path: { id } } }),
      )) as unknown as NavigationSettings,
    enabled: id !== "",
    staleTime: 0,
  });

export function useSaveNavigation() {
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ["navigation"] });
  return {
    settle: async (id: string, body: NavigationInput) => {
      await unwrapOrThrow(client.PUT("/api/tenants/{id}/navigation", { params: { path: { id } }, body }));
      await refetch();
    },
    create: async (name: string, navigation: Tree) => {
      const body = { name, navigation: navigation as unknown as Record<string, never>[] };
      const id = await unwrapOrThrow(client.POST("/api/navigation/templates", { body }));
      await refetch();
      return id;
    },
    change: async (id: string, name: string, navigation: Tree, revision: number) => {
      const body = { name, navigation: navigation as unknown as Record<string, never>[], revision };
      await unwrapOrThrow(client.PUT("/api/navigation/templates/{id}", { params: { path: { id } }, body }));
      await refetch();
    },
    remove: async (id: string) => {
      await unwrapOrThrow(client.DELETE("/api/navigation/templates/{id}", { params: { path: { id } } }));
      await refetch();
    },
  };
}
