/** Calls of learning packages, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type QueryParams } from "../../api/client";
import type { Schemas } from "../../api/types";
import type { BulkArchiving } from "../../app/BulkArchive";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import { draftOf, type ItemKind, type Package, type PackageDraft, type PackageMove } from "./model";

export const packagesKey = queryKeys.packages;
/** One's own, apart: they change with other news. */
const mineKey = queryKeys.myPackages;
const packageKey = (id: string) => [...packagesKey, "one", id] as const;

export const packageList = (params: QueryParams<"/api/packages">) =>
  queryOptions({
    queryKey: [...packagesKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/packages", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const packageTags = queryOptions({
  queryKey: [...packagesKey, "words"],
  queryFn: ({ signal }) => api.get("/api/packages/words", { signal }),
});

export const packageQuery = (id: string) =>
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

export const learners = (id: string, params: QueryParams<"/api/packages/{id}/learners">) =>
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

export const myPackages = (params: QueryParams<"/api/me/packages">) =>
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

export const savePackage = (id: string, revision: number, draft: PackageDraft) =>
  api.put("/api/packages/{id}", { path: { id }, body: { revision, ...draft } });

export const archiving: BulkArchiving = {
  archive: (ids, archived) => api.post("/api/packages/archived", { body: { ids, archived } }),
  stale: [packagesKey],
};

/** Has everything about packages asked for again; one that the server answered is known by that. */
export function useCacheResult(): (learningPackage?: Package) => void {
  const queryClient = useQueryClient();
  return (item) => {
    if (item) queryClient.setQueryData(packageKey(item.id), item);
    void queryClient.invalidateQueries({
      queryKey: packagesKey,
      predicate: ({ queryKey }) => !(item && queryKey[1] === "one" && queryKey[2] === item.id),
    });
  };
}

type Transition = Schemas["PackageStepped"];

export function useChangeStatus(
  { id, revision }: Package,
  callbacks: MutationCallbacks<PackageMove, Transition>,
) {
  const accept = useCacheResult();
  return useApiMutation(
    (step: PackageMove) => api.post("/api/packages/{id}/status", { path: { id }, body: { revision, step } }),
    { update: (_, { package: now }) => accept(now) },
    {
      ...callbacks,
      onError: (error, step) => {
        accept();
        return callbacks.onError?.(error, step);
      },
    },
  );
}

export function useDuplicate(id: string, callbacks: MutationCallbacks<void, Package>) {
  const accept = useCacheResult();
  return useApiMutation(
    () => api.post("/api/packages/{id}/duplicate", { path: { id } }),
    { update: (_, copy) => accept(copy) },
    callbacks,
  );
}

/** Saves some of what a package says. */
export function useSavePackage(
  learningPackage: Package,
  callbacks: MutationCallbacks<Partial<PackageDraft>, Package>,
) {
  const accept = useCacheResult();
  return useApiMutation(
    (part: Partial<PackageDraft>) =>
      savePackage(learningPackage.id, learningPackage.revision, { ...draftOf(learningPackage), ...part }),
    { update: (_, saved) => accept(saved) },
    callbacks,
  );
}

/** Says which teams look after one; none: all. */
export function useSetTeams({ id, revision }: Pick<Package, "id" | "revision">) {
  const accept = useCacheResult();
  return useApiMutation(
    (teams: readonly { id: string }[]) =>
      api.put("/api/packages/{id}/teams", {
        path: { id },
        body: { revision, teams: teams.map((team) => team.id) },
      }),
    { update: (_, item) => accept(item) },
    { onError: () => accept() },
  );
}

/** Keeps a screen of one package up with what others do. */
export function useLiveInvalidation(id: string): void {
  const accept = useCacheResult();
  useLive([`package:${id}`], () => accept());
}

/** Keeps one's own up with what is done, given and taken. */
export function useMyLiveInvalidation(): void {
  const queryClient = useQueryClient();
  useLive([`me:${useUser().uid}`], () => void queryClient.invalidateQueries({ queryKey: mineKey }));
}
