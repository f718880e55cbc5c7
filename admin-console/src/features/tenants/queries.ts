/** Tenants, their steps, labels and plans: the only calls of this feature. */
import { eventsOf } from "@learnt/ui/http/events";
import { problemFrom } from "@learnt/ui/http/problem";
import { unwrapOrThrow } from "@learnt/ui/http/session";
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client } from "../../api/client";
import type { components } from "../../api/schema";
import type { Move } from "./lifecycle";
import { isBuilding, type NewTenantForm, orderOf } from "./model";

export type TenantRow = components["schemas"]["TenantLine"];
export type Tenant = components["schemas"]["TenantView"];
export type Progress = components["schemas"]["Progress"];
export type Step = components["schemas"]["StepView"];

export type Platform = components["schemas"]["Platform"];
export type Plan = components["schemas"]["Plan"];

export type TenantFilter = {
  search?: string;
  status?: string;
  plan?: string;
  cluster?: string;
  health?: string;
  sort?: string;
  page?: number;
  perPage?: number;
};

export const tenantsQuery = (filter: TenantFilter) =>
  queryOptions({
    queryKey: ["tenants", filter],
    queryFn: () => unwrapOrThrow(client.GET("/api/tenants", { params: { query: filter } })),
    placeholderData: keepPreviousData,
  });

export const tenantQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id],
    queryFn: () => unwrapOrThrow(client.GET("/api/tenants/{id}", { params: { path: { id } } })),
  });

export const platformQuery = queryOptions({
  queryKey: ["platform"],
  queryFn: () => unwrapOrThrow(client.GET("/api/platform")),
  staleTime: Number.POSITIVE_INFINITY,
});

export const plansQuery = queryOptions({
  queryKey: ["plans"],
  queryFn: () => unwrapOrThrow(client.GET("/api/plans")),
  staleTime: Number.POSITIVE_INFINITY,
});

export const labelQuery = (label: string) =>
  queryOptions({
    queryKey: ["label", label],
    queryFn: () => unwrapOrThrow(client.GET("/api/labels/{label}", { params: { path: { label } } })),
    staleTime: 5_000,
    retry: false,
  });

export function useNewTenant() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (form: NewTenantForm) => unwrapOrThrow(client.POST("/api/tenants", { body: orderOf(form) })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["tenants"] }),
  });
}

export function useRetry(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrapOrThrow(client.POST("/api/tenants/{id}/retry", { params: { path: { id } } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["tenant", id] }),
  });
}

/**
 * While the builder is at work, keeps the cached tenant in step with its building log.
 * Says whether the stream is cut off; it is taken up again by itself.
 */
export function useLiveSteps(id: string, building: boolean): boolean {
  const queryClient = useQueryClient();
  const [detached, setDetached] = useState(false);

  useEffect(() => {
    if (!building) return;
    const stop = new AbortController();
    const follow = async () => {
      while (!stop.signal.aborted) {
        try {
          for await (const progress of progressOf(id, stop.signal)) {
            setDetached(false);
            queryClient.setQueryData(
              tenantQuery(id).queryKey,
              (tenant) => tenant && { ...tenant, ...progress },
            );
            // The builder is done: the summary and the schema are new as well.
            if (!isBuilding(progress.status))
              return queryClient.invalidateQueries({ queryKey: ["tenant", id] });
          }
        } catch {
          if (stop.signal.aborted) return;
          setDetached(true);
        }
        await delay(RECONNECT_MS, stop.signal);
      }
    };
    void follow();
    return () => stop.abort();
  }, [id, building, queryClient]);

  return detached;
}

const RECONNECT_MS = 1_000;

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}

/** The steps as they go by, each time all of them; ends when the tenant is ready or has failed. */
async function* progressOf(id: string, signal: AbortSignal): AsyncGenerator<Progress> {
  const { response } = await client.GET("/api/tenants/{id}/steps/stream", {
    params: { path: { id } },
    parseAs: "stream",
    signal,
  });
  if (!response.ok) throw await problemFrom(response);
  for await (const event of eventsOf(response)) {
    if (event.event === "progress") yield JSON.parse(event.data) as Progress;
  }
}

export type ActAsTicket = components["schemas"]["WayIn"];

/** A member of a team, a reason, and a fresh code. */
export type MemberRequest = components["schemas"]["AboutMember"];

/** The way to act as somebody: it works once, for a minute. */
export const createActAsLink = (id: string, body: MemberRequest): Promise<ActAsTicket> =>
  unwrapOrThrow(client.POST("/api/tenants/{id}/impersonation", { params: { path: { id } }, body }));

export type ChosenSettings = components["schemas"]["Chosen"];

export const choicesQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id, "settings"],
    queryFn: () => unwrapOrThrow(client.GET("/api/tenants/{id}/settings", { params: { path: { id } } })),
    // A newer state must not take the place of what somebody is entering: the revision tells when they save.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Changes what operators choose; the document leaves open which settings a change names. */
export function useSaveChoices(id: string) {
  const queryClient = useQueryClient();
  return async (change: { settings: Record<string, unknown>; revision: number }) => {
    const body = change as components["schemas"]["ChoicesChange"];
    const chosen = await unwrapOrThrow(
      client.PATCH("/api/tenants/{id}/settings", { params: { path: { id } }, body }),
    );
    queryClient.setQueryData(choicesQuery(id).queryKey, chosen);
  };
}

export type Superadmin = components["schemas"]["SuperadminLine"];

export const superadminsQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id, "superadmins"],
    queryFn: () => unwrapOrThrow(client.GET("/api/tenants/{id}/superadmins", { params: { path: { id } } })),
  });

/** The tenant API does what was said a moment later: the list is looked at again after so many milliseconds. */
const REFETCH_DELAYS_MS = [300, 1_000, 3_000];

/** Says that somebody is a superadmin, or no longer; answers whom it was about. */
export function useSetSuperadmin(id: string) {
  const queryClient = useQueryClient();
  return async (on: boolean, body: MemberRequest) => {
    const where = { params: { path: { id } }, body };
    const done = await unwrapOrThrow(
      on
        ? client.POST("/api/tenants/{id}/superadmins", where)
        : client.POST("/api/tenants/{id}/superadmins/withdraw", where),
    );
    const look = () => void queryClient.invalidateQueries({ queryKey: superadminsQuery(id).queryKey });
    for (const wait of REFETCH_DELAYS_MS) setTimeout(look, wait);
    return done;
  };
}

/** Moves a tenant to another state; why, where others should understand it later. */
export function useMove(id: string) {
  const queryClient = useQueryClient();
  return async (move: Move, reason?: string) => {
    const path = { params: { path: { id } } };
    const body = { reason: reason ?? "" };
    if (move === "suspend") await unwrapOrThrow(client.POST("/api/tenants/{id}/suspend", { ...path, body }));
    if (move === "archive") await unwrapOrThrow(client.POST("/api/tenants/{id}/archive", { ...path, body }));
    if (move === "resume") await unwrapOrThrow(client.POST("/api/tenants/{id}/resume", path));
    if (move === "restore") await unwrapOrThrow(client.POST("/api/tenants/{id}/restore", path));
    await refreshTenant(queryClient, id);
  };
}

/** Orders that a tenant is erased, or calls it off. */
export function useErasure(id: string) {
  const queryClient = useQueryClient();
  const path = { params: { path: { id } } };
  return {
    order: async (body: components["schemas"]["ErasureInput"]) => {
      await unwrapOrThrow(client.POST("/api/tenants/{id}/erasure", { ...path, body }));
      await refreshTenant(queryClient, id);
    },
    cancel: async () => {
      await unwrapOrThrow(client.DELETE("/api/tenants/{id}/erasure", path));
      await refreshTenant(queryClient, id);
    },
  };
}

async function refreshTenant(queryClient: QueryClient, id: string) {
  await Promise.all(
    [["tenant", id], ["tenants"], ["erasures"]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
