/** Calls of the resources feature, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type QueryParams } from "../../api/client";
import { fileAt } from "../../api/files";
import { upload } from "../../api/upload";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, toastFailure, useApiMutation } from "../../app/useApiMutation";
import type { EditResource, FileKind, FileView, OpenResource, Resource, Status } from "./model";

/** Everything that admins see of resources. */
export const resourcesKey = queryKeys.resources;
const resourceKey = (id: string) => [...resourcesKey, "one", id] as const;
/** One's own, apart: they change with other news. */
const mineKey = queryKeys.myResources;

export const resourceList = (params: QueryParams<"/api/resources">) =>
  queryOptions({
    queryKey: [...resourcesKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/resources", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const resourceTags = queryOptions({
  queryKey: [...resourcesKey, "words"],
  queryFn: ({ signal }) => api.get("/api/resources/words", { signal }),
});

export const resourceQuery = (id: string) =>
  queryOptions({
    queryKey: resourceKey(id),
    queryFn: ({ signal }) => api.get("/api/resources/{id}", { path: { id }, signal }),
  });

export const learners = (id: string, params: QueryParams<"/api/resources/{id}/learners">) =>
  queryOptions({
    queryKey: [...resourcesKey, "learners", id, params],
    queryFn: ({ signal }) => api.get("/api/resources/{id}/learners", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const myResources = (params: QueryParams<"/api/me/resources">) =>
  queryOptions({
    queryKey: [...mineKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/me/resources", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const myCategories = queryOptions({
  queryKey: [...mineKey, "categories"],
  queryFn: ({ signal }) => api.get("/api/me/resources/categories", { signal }),
});

export const myResource = (id: string) =>
  queryOptions({
    queryKey: [...mineKey, "one", id],
    queryFn: ({ signal }) => api.get("/api/me/resources/{id}", { path: { id }, signal }),
  });

/** The bytes of a CSV, for its table. */
export const csvText = (file: FileView) =>
  queryOptions({
    queryKey: [...queryKeys.resourceCsv, file.id],
    queryFn: async ({ signal }) => (await fileAt(file.url, signal)).blob.arrayBuffer(),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const createResource = (title: string) => api.post("/api/resources", { body: { title } });

export const saveResource = (id: string, body: EditResource) =>
  api.patch("/api/resources/{id}", { path: { id }, body });

export const addVersion = (id: string, revision: number, fileId: string) =>
  api.post("/api/resources/{id}/versions", { path: { id }, body: { revision, fileId } });

export const uploadFile = (
  kind: FileKind,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => upload("/api/files", file, { fields: { kind }, onProgress, signal });

export const noteOpened = (id: string, downloaded: boolean) =>
  api.post("/api/me/resources/{id}/opened", { path: { id }, body: { downloaded } });

/** Notes that one was taken away, and answers where its file is. */
export const useDownload = (id: string, callbacks: MutationCallbacks<void, OpenResource>) =>
  useApiMutation(
    () => noteOpened(id, true),
    {
      update: (queryClient, resource) => queryClient.setQueryData([...mineKey, "one", id], resource),
      stale: [[...mineKey, "list"]],
    },
    callbacks,
  );

/** Has everything that admins see of resources asked for again; one that the server answered is known by that. */
export function useCacheResult(): (resource?: Resource) => void {
  const queryClient = useQueryClient();
  return (resource) => {
    if (resource) queryClient.setQueryData(resourceKey(resource.id), resource);
    void queryClient.invalidateQueries({
      queryKey: resourcesKey,
      predicate: ({ queryKey }) => !(resource && queryKey[1] === "one" && queryKey[2] === resource.id),
    });
  };
}

export type StatusChange = {
  from: Pick<Resource, "revision" | "status">;
  to: Status;
  /** What was done is undone by it: that is not undone again. */
  isUndo?: boolean;
};

export function useSetStatus(id: string, callbacks: MutationCallbacks<StatusChange, Resource>) {
  const accept = useCacheResult();
  return useApiMutation(
    ({ from: { revision }, to }: StatusChange) =>
      api.post("/api/resources/{id}/status", { path: { id }, body: { revision, status: to } }),
    { update: (_, resource) => accept(resource) },
    {
      onSuccess: callbacks.onSuccess,
      onError: (error) => {
        accept();
        toastFailure(error);
      },
    },
  );
}

/** Says which teams look after one; none: all. */
export function useSetTeams({ id, revision }: Pick<Resource, "id" | "revision">) {
  const accept = useCacheResult();
  return useApiMutation(
    (teams: readonly { id: string }[]) =>
      api.put("/api/resources/{id}/teams", {
        path: { id },
        body: { revision, teams: teams.map((team) => team.id) },
      }),
    { update: (_, resource) => accept(resource) },
    { onError: () => accept() },
  );
}

/** Keeps an admin's screen of one resource up with what others do. */
export function useLiveInvalidation(id: string): void {
  const accept = useCacheResult();
  useLive([`resource:${id}`], () => accept());
}

/** Keeps one's own up with what is given and taken; answers how one that was opened is taken over. */
export function useMyLiveInvalidation(): (resource: OpenResource) => void {
  const queryClient = useQueryClient();
  useLive([`me:${useUser().uid}`], () => void queryClient.invalidateQueries({ queryKey: mineKey }));
  return (resource) => {
    queryClient.setQueryData([...mineKey, "one", resource.id], resource);
    void queryClient.invalidateQueries({ queryKey: [...mineKey, "list"] });
  };
}
