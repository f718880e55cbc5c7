/** Calls of learning packages, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Asked, api } from "../../api/client";
import type { Schemas } from "../../api/types";
import type { BulkArchiving } from "../../app/BulkArchive";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { type Then, useChange } from "../../app/useChange";
import { type Draft, draftOf, type ItemKind, type Package, type Step } from "./model";

export const packagesKey = queryKeys.packages;
/** One's own, apart: they change with other news. */
const mineKey = queryKeys.myPackages;
const packageKey = (id: string) => [...packagesKey, "one", id] as const;

export const packageList = (params: Asked<"/api/packages">) =>
  queryOptions({
    queryKey: [...packagesKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/packages", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const packageWords = queryOptions({
  queryKey: [...packagesKey, "words"],
  queryFn: ({ signal }) => api.get("/api/packages/words", { signal }),
});

export const onePackage = (id: string) =>
  queryOptions({
    queryKey: packageKey(id),
    queryFn: ({ signal }) => api.get("/api/packages/{id}", { path: { id }, signal }),
  });

export const offeredItems = (search: string, kind: ItemKind | "") =>
  queryOptions({
    queryKey: [...packagesKey, "items", search, kind],
    queryFn: ({ signal }) =>
      api.get("/api/packages/items", { query: { search, kind: kind || undefined }, signal }),
    placeholderData: keepPreviousData,
  });

export const learners = (id: string, params: Asked<"/api/packages/{id}/learners">) =>
  queryOptions({
    queryKey: [...packagesKey, "learners", id, params],
    queryFn: ({ signal }) => api.get("/api/packages/{id}/learners", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const progress = (id: string) =>
  queryOptions({
    queryKey: [...packagesKey, "progress", id],
    queryFn: ({ signal }) => api.get("/api/packages/{id}/progress", { path: { id }, signal }),
  });

export const myPackages = (params: Asked<"/api/me/packages">) =>
  queryOptions({
    queryKey: [...mineKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/me/packages", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const myPackage = (id: string) =>
  queryOptions({
    queryKey: [...mineKey, "one", id],
    queryFn: ({ signal }) => api.get("/api/me/packages/{id}", { path: { id }, signal }),
  });

export const createPackage = (title: string) => api.post("/api/packages", { body: { title } });

export const savePackage = (id: string, revision: number, draft: Draft) =>
  api.put("/api/packages/{id}", { path: { id }, body: { revision, ...draft } });

export const archiving: BulkArchiving = {
  archive: (ids, archived) => api.post("/api/packages/archived", { body: { ids, archived } }),
  stale: [packagesKey],
};

/** Has everything about packages asked for again; one that the server answered is known by that. */
export function useAccept(): (one?: Package) => void {
  const cache = useQueryClient();
  return (one) => {
    if (one) cache.setQueryData(packageKey(one.id), one);
    void cache.invalidateQueries({
      queryKey: packagesKey,
      predicate: ({ queryKey }) => !(one && queryKey[1] === "one" && queryKey[2] === one.id),
    });
  };
}

type Transition = Schemas["PackageStepped"];

export function useChangeStatus({ id, revision }: Package, then: Then<Step, Transition>) {
  const accept = useAccept();
  return useChange(
    (step: Step) => api.post("/api/packages/{id}/status", { path: { id }, body: { revision, step } }),
    { update: (_, { package: now }) => accept(now) },
    {
      ...then,
      onError: (error, step) => {
        accept();
        return then.onError?.(error, step);
      },
    },
  );
}

export function useDuplicate(id: string, then: Then<void, Package>) {
  const accept = useAccept();
  return useChange(
    () => api.post("/api/packages/{id}/duplicate", { path: { id } }),
    { update: (_, copy) => accept(copy) },
    then,
  );
}

/** Saves some of what a package says. */
export function useSavePackage(one: Package, then: Then<Partial<Draft>, Package>) {
  const accept = useAccept();
  return useChange(
    (part: Partial<Draft>) => savePackage(one.id, one.revision, { ...draftOf(one), ...part }),
    { update: (_, saved) => accept(saved) },
    then,
  );
}

/** Says which teams look after one; none: all. */
export function useSetTeams({ id, revision }: Pick<Package, "id" | "revision">) {
  const accept = useAccept();
  return useChange(
    (teams: readonly { id: string }[]) =>
      api.put("/api/packages/{id}/teams", {
        path: { id },
        body: { revision, teams: teams.map((team) => team.id) },
      }),
    { update: (_, one) => accept(one) },
    { onError: () => accept() },
  );
}

/** Keeps a screen of one package up with what others do. */
export function useLiveInvalidation(id: string): void {
  const accept = useAccept();
  useLive([`package:${id}`], () => accept());
}

/** Keeps one's own up with what is done, given and taken. */
export function useOwnNews(): void {
  const cache = useQueryClient();
  useLive([`me:${useUser().uid}`], () => void cache.invalidateQueries({ queryKey: mineKey }));
}
