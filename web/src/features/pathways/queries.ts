/** Calls of the pathways feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { api, type QueryParams } from "../../api/client";
import type { Schemas } from "../../api/types";
import { upload } from "../../api/upload";
import type { BulkArchiving } from "../../app/BulkArchive";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import {
  bodyOf,
  type ItemKind,
  type LearnerOnPathway,
  type Pathway,
  type PathwayDraft,
  type PathwayMove,
} from "./model";

/** Everything that admins see of pathways. */
export const pathwaysKey = queryKeys.pathways;
const pathwayKey = (id: string) => [...pathwaysKey, "one", id] as const;
/** One's own, apart: they change with other news. */
const mineKey = queryKeys.myPathways;

export const pathwayList = (params: QueryParams<"/api/pathways">) =>
  queryOptions({
    queryKey: [...pathwaysKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/pathways", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const pathwayTags = queryOptions({
  queryKey: [...pathwaysKey, "words"],
  queryFn: ({ signal }) => api.get("/api/pathways/words", { signal }),
});

export const materials = (kind: ItemKind | "", search: string) =>
  queryOptions({
    queryKey: [...pathwaysKey, "materials", kind, search],
    queryFn: ({ signal }) =>
      api.get("/api/pathways/materials", {
        query: { ...(kind && { kind }), ...(search && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** What the server has now; an open editor stays as it is. */
export const readPathway = (id: string, signal?: AbortSignal) =>
  api.get("/api/pathways/{id}", { path: { id }, signal });

export const pathwayQuery = (id: string) =>
  queryOptions({
    queryKey: pathwayKey(id),
    queryFn: ({ signal }) => readPathway(id, signal),
  });

export const learners = (id: string, params: QueryParams<"/api/pathways/{id}/learners">) =>
  queryOptions({
    queryKey: [...pathwaysKey, "learners", id, params],
    queryFn: ({ signal }) => api.get("/api/pathways/{id}/learners", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const progress = (id: string) =>
  queryOptions({
    queryKey: [...pathwaysKey, "progress", id],
    queryFn: ({ signal }) => api.get("/api/pathways/{id}/progress", { path: { id }, signal }),
  });

const learnerKey = (id: string, user: string) => [...pathwaysKey, "learner", id, user] as const;

export const learner = (id: string, user: string) =>
  queryOptions({
    queryKey: learnerKey(id, user),
    queryFn: ({ signal }) =>
      api.get("/api/pathways/{id}/learners/{userId}", { path: { id, userId: user }, signal }),
  });

export async function exportLearners(id: string, params: Record<string, string | number>): Promise<void> {
  save(await api.file("/api/pathways/{id}/learners.csv", { path: { id }, query: params }));
}

export const myPathways = (params: QueryParams<"/api/me/pathways">) =>
  queryOptions({
    queryKey: [...mineKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/me/pathways", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const myCategories = queryOptions({
  queryKey: [...mineKey, "categories"],
  queryFn: ({ signal }) => api.get("/api/me/pathways/categories", { signal }),
});

export const myPathway = (id: string) =>
  queryOptions({
    queryKey: [...mineKey, "one", id],
    queryFn: ({ signal }) => api.get("/api/me/pathways/{id}", { path: { id }, signal }),
  });

export const createPathway = (title: string) => api.post("/api/pathways", { body: { title } });

export const savePathway = (id: string, revision: number, draft: PathwayDraft) =>
  api.put("/api/pathways/{id}", { path: { id }, body: { revision, ...bodyOf(draft) } });

/** What the server answered is known; what it has is asked for again where it refused. */
function usePathwayMutation<Variables, Data>(
  call: (variables: Variables) => Promise<Data>,
  pathwayOf: (data: Data) => Pathway,
  callbacks: MutationCallbacks<Variables, Data>,
) {
  const accept = useCacheResult();
  return useApiMutation(
    call,
    { update: (_, data) => accept(pathwayOf(data)) },
    {
      ...callbacks,
      onError: (error, variables) => {
        accept();
        return callbacks.onError?.(error, variables);
      },
    },
  );
}

/** `saved` sees to it that everything is saved first, and answers the revision. */
export const useStepPathway = (
  id: string,
  saved: () => Promise<number>,
  callbacks: MutationCallbacks<PathwayMove, Schemas["PathwayStepped"]>,
) =>
  usePathwayMutation(
    async (step: PathwayMove) => {
      const revision = await saved();
      return api.post("/api/pathways/{id}/status", { path: { id }, body: { revision, step } });
    },
    ({ pathway }) => pathway,
    callbacks,
  );

/** Says which teams look after one; none: all. */
export const useSetTeams = (
  id: string,
  saved: () => Promise<number>,
  callbacks: MutationCallbacks<readonly { id: string }[], Pathway>,
) =>
  usePathwayMutation(
    async (teams: readonly { id: string }[]) => {
      const revision = await saved();
      return api.put("/api/pathways/{id}/teams", {
        path: { id },
        body: { revision, teams: teams.map((team) => team.id) },
      });
    },
    (pathway) => pathway,
    callbacks,
  );

export const useDuplicatePathway = (id: string, callbacks: MutationCallbacks<void, Pathway>) =>
  usePathwayMutation(
    () => api.post("/api/pathways/{id}/duplicate", { path: { id } }),
    (created) => created,
    callbacks,
  );

export const archiving: BulkArchiving = {
  archive: (ids, archived) => api.post("/api/pathways/archived", { body: { ids, archived } }),
  stale: [pathwaysKey],
  // Restored ones come back hidden: to archive them again is the way back, to publish them is not.
  isOneWay: true,
};

const waiverPath = "/api/pathways/{id}/learners/{userId}/waivers/{documentId}";

export const waive = (id: string, userId: string, documentId: string, reason: string) =>
  api.put(waiverPath, { path: { id, userId, documentId }, body: { reason } });

export const uploadPicture = (file: File, onProgress: (percent: number) => void, signal: AbortSignal) =>
  upload("/api/files", file, { fields: { kind: "image" }, onProgress, signal });

/** Has everything that admins see of pathways asked for again; one that the server answered is known by that. */
export function useCacheResult(): (pathway?: Pathway) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (pathway) => {
      if (pathway) queryClient.setQueryData(pathwayKey(pathway.id), pathway);
      void queryClient.invalidateQueries({
        queryKey: pathwaysKey,
        predicate: ({ queryKey }) => !(pathway && queryKey[1] === "one" && queryKey[2] === pathway.id),
      });
    },
    [queryClient],
  );
}

/** Takes over where somebody is on a pathway. */
export function useCacheLearner(id: string): (learner: LearnerOnPathway) => void {
  const queryClient = useQueryClient();
  return (learner) => {
    queryClient.setQueryData(learnerKey(id, learner.userId), learner);
    void queryClient.invalidateQueries({ queryKey: [...pathwaysKey, "learners", id] });
    void queryClient.invalidateQueries({ queryKey: [...pathwaysKey, "progress", id] });
  };
}

export function useWithdrawWaiver(id: string, userId: string, documentId: string) {
  const accept = useCacheLearner(id);
  return useApiMutation(() => api.delete(waiverPath, { path: { id, userId, documentId } }), {
    update: (_, learner) => accept(learner),
  });
}

/** Keeps who is where on a pathway up with what people do. */
export function usePeopleLiveInvalidation(id: string): void {
  const queryClient = useQueryClient();
  useLive([`pathway:${id}`], () => {
    for (const part of ["learners", "learner", "progress"])
      void queryClient.invalidateQueries({ queryKey: [...pathwaysKey, part, id] });
  });
}

/** Keeps one's own up with what is done, given and taken. */
export function useMyLiveInvalidation(): void {
  const queryClient = useQueryClient();
  useLive([`me:${useUser().uid}`], () => void queryClient.invalidateQueries({ queryKey: mineKey }));
}
