/** Triggers of a tenant: the only calls of this feature. */
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";
import type { Content } from "./model";

export type TriggerLine = components["schemas"]["TriggerLine"];
export type RunLine = components["schemas"]["TriggerRunLine"];
export type Run = components["schemas"]["TriggerRun"];
export type Delivery = components["schemas"]["TriggerDelivery"];
export type TriggerPerson = components["schemas"]["TriggerPerson"];
export type Choice = components["schemas"]["TriggerChoice"];
export type Category = components["schemas"]["RuleCategory"];
export type DryRunOf = components["schemas"]["TriggerDryRun"];
export type TenantLine = components["schemas"]["TenantLine"];

export type Page = { search?: string; state?: string; sort?: string; page?: number; perPage?: number };

export const tenantsQuery = (query: Page) =>
  queryOptions({
    queryKey: ["tenants", "with triggers", query],
    queryFn: () =>
      unwrapOrThrow(client.GET("/api/tenants", { params: { query: { ...query, status: "ready" } } })),
    placeholderData: keepPreviousData,
  });

export const tenantQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id],
    queryFn: () => unwrapOrThrow(client.GET("/api/tenants/{id}", { params: { path: { id } } })),
  });

const key = (tenant: string) => ["triggers", tenant] as const;

export const triggersQuery = (id: string, query: Page) =>
  queryOptions({
    queryKey: [...key(id), "list", query],
    queryFn: () =>
      unwrapOrThrow(client.GET("/api/tenants/{id}/triggers", { params: { path: { id }, query } })),
    placeholderData: keepPreviousData,
  });

export const triggerQuery = (id: string, trigger: string) =>
  queryOptions({
    queryKey: [...key(id), "one", trigger],
    queryFn: () =>
      unwrapOrThrow(
        client.GET("/api/tenants/{id}/triggers/{trigger}", { params: { path: { id, trigger } } }),
      ),
    // A newer state must not take the place of what somebody is entering: the revision tells when they save.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Runs end within moments: the log is looked at again while it is open. */
const LOOK_AGAIN = 5_000;

export const runsQuery = (id: string, trigger: string, query: Page) =>
  queryOptions({
    queryKey: [...key(id), "runs", trigger, query],
    queryFn: () =>
      unwrapOrThrow(
        client.GET("/api/tenants/{id}/triggers/{trigger}/runs", { params: { path: { id, trigger }, query } }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN,
  });

export const runQuery = (id: string, run: string) =>
  queryOptions({
    queryKey: [...key(id), "run", run],
    queryFn: () =>
      unwrapOrThrow(client.GET("/api/tenants/{id}/trigger-runs/{run}", { params: { path: { id, run } } })),
    refetchInterval: LOOK_AGAIN,
  });

export const categoriesQuery = (id: string, team: string) =>
  queryOptions({
    queryKey: [...key(id), "categories", team],
    queryFn: () =>
      unwrapOrThrow(
        client.GET("/api/tenants/{id}/triggers/categories", { params: { path: { id }, query: { team } } }),
      ),
    enabled: team !== "",
  });

export const valuesQuery = (id: string, query: { team: string; category: string; search: string }) =>
  queryOptions({
    queryKey: [...key(id), "values", query],
    queryFn: () =>
      unwrapOrThrow(client.GET("/api/tenants/{id}/triggers/values", { params: { path: { id }, query } })),
    placeholderData: keepPreviousData,
  });

export const choicesQuery = (id: string, query: { team: string; kind: string; search: string }) =>
  queryOptions({
    queryKey: [...key(id), "choices", query],
    queryFn: () =>
      unwrapOrThrow(client.GET("/api/tenants/{id}/triggers/choices", { params: { path: { id }, query } })),
    placeholderData: keepPreviousData,
  });

export const dryRunQuery = (id: string, body: DryRunOf, query: { page?: number; perPage?: number }) =>
  queryOptions({
    queryKey: [...key(id), "dry run", body, query],
    queryFn: () =>
      unwrapOrThrow(
        client.POST("/api/tenants/{id}/triggers/dry-run", { params: { path: { id }, query }, body }),
      ),
    placeholderData: keepPreviousData,
  });

/** Everything that an operator does about the triggers of a tenant; what shows them is asked for again. */
export function useTriggers(id: string) {
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: key(id) });
  const of = (trigger: string) => ({ params: { path: { id, trigger } } });
  return {
    create: async (body: Content) => {
      const created = await unwrapOrThrow(
        client.POST("/api/tenants/{id}/triggers", { params: { path: { id } }, body }),
      );
      await refetch();
      return created.id;
    },
    save: async (trigger: string, revision: number, content: Content) => {
      const body = { revision, content };
      await unwrapOrThrow(client.PUT("/api/tenants/{id}/triggers/{trigger}", { ...of(trigger), body }));
      await refetch();
    },
    turn: async (trigger: string, to: "enabled" | "disabled" | "archived") => {
      await unwrapOrThrow(
        client.POST("/api/tenants/{id}/triggers/{trigger}/state", { ...of(trigger), body: { to } }),
      );
      if (to !== "archived") await refetch();
    },
    secret: async (trigger: string) => {
      const shown = await unwrapOrThrow(
        client.POST("/api/tenants/{id}/triggers/{trigger}/secret", of(trigger)),
      );
      return shown.secret;
    },
    rotate: async (trigger: string, revision: number) => {
      const shown = await unwrapOrThrow(
        client.POST("/api/tenants/{id}/triggers/{trigger}/secret/rotate", {
          ...of(trigger),
          body: { revision },
        }),
      );
      await refetch();
      return shown.secret;
    },
    repeat: async (run: string, replay: boolean) => {
      const path = { id, run };
      await unwrapOrThrow(
        client.POST("/api/tenants/{id}/trigger-runs/{run}/again", { params: { path }, body: { replay } }),
      );
      await refetch();
    },
    redeliver: async (delivery: string) => {
      const path = { id, delivery };
      await unwrapOrThrow(
        client.POST("/api/tenants/{id}/trigger-deliveries/{delivery}/again", { params: { path } }),
      );
      await refetch();
    },
  };
}
