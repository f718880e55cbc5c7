/** Calls of the pathways feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type Asked, api } from "../../api/client";
import type { Schemas } from "../../api/types";
import { upload } from "../../api/upload";
import type { BulkArchiving } from "../../app/BulkArchive";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { type Then, useChange } from "../../app/useChange";
import { bodyOf, type Draft, type ItemKind, type LearnerOnPathway, type Pathway, type Step } from "./model";

/** Everything that admins see of pathways. */
export const pathwaysKey = queryKeys.pathways;
const pathwayKey = (id: string) => [...pathwaysKey, "one", id] as const;
/** One's own, apart: they change with other news. */
const mineKey = queryKeys.myPathways;

export const pathwayList = (params: Asked<"/api/pathways">) =>
  queryOptions({
    queryKey: [...pathwaysKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/pathways", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const pathwayWords = queryOptions({
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

export const onePathway = (id: string) =>
  queryOptions({
    queryKey: pathwayKey(id),
    queryFn: ({ signal }) => readPathway(id, signal),
  });

export const learners = (id: string, params: Asked<"/api/pathways/{id}/learners">) =>
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

export const myPathways = (params: Asked<"/api/me/pathways">) =>
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

export const savePathway = (id: string, revision: number, draft: Draft) =>
  api.put("/api/pathways/{id}", { path: { id }, body: { revision, ...bodyOf(draft) } });

/** What the server answered is known; what it has is asked for again where it refused. */
function usePathwayChange<Given, Answer>(
  call: (given: Given) => Promise<Answer>,
  pathwayOf: (answer: Answer) => Pathway,
  then: Then<Given, Answer>,
) {
  const accept = useAccept();
  return useChange(
    call,
    { update: (_, answer) => accept(pathwayOf(answer)) },
    {
      ...then,
      onError: (error, given) => {
        accept();
        return then.onError?.(error, given);
      },
    },
  );
}

/** `saved` sees to it that everything is saved first, and answers the revision. */
export const useStepPathway = (
  id: string,
  saved: () => Promise<number>,
  then: Then<Step, Schemas["PathwayStepped"]>,
) =>
  usePathwayChange(
    async (step: Step) => {
      const revision = await saved();
      return api.post("/api/pathways/{id}/status", { path: { id }, body: { revision, step } });
    },
    ({ pathway }) => pathway,
    then,
  );

/** Says which teams look after one; none: all. */
export const useSetTeams = (
  id: string,
  saved: () => Promise<number>,
  then: Then<readonly { id: string }[], Pathway>,
) =>
  usePathwayChange(
    async (teams: readonly { id: string }[]) => {
      const revision = await saved();
      return api.put("/api/pathways/{id}/teams", {
        path: { id },
        body: { revision, teams: teams.map((team) => team.id) },
      });
    },
    (pathway) => pathway,
    then,
  );

export const useDuplicatePathway = (id: string, then: Then<void, Pathway>) =>
  usePathwayChange(
    () => api.post("/api/pathways/{id}/duplicate", { path: { id } }),
    (made) => made,
    then,
  );

export const archiving: BulkArchiving = {
  archive: (ids, archived) => api.post("/api/pathways/archived", { body: { ids, archived } }),
  stale: [pathwaysKey],
  // Restored ones come back hidden: to archive them again is the way back, to publish them is not.
  isOneWay: true,
};

const waiver = "/api/pathways/{id}/learners/{userId}/waivers/{documentId}";

export const waive = (id: string, userId: string, documentId: string, reason: string) =>
  api.put(waiver, { path: { id, userId, documentId }, body: { reason } });

export const uploadPicture = (file: File, onProgress: (percent: number) => void, signal: AbortSignal) =>
  upload("/api/files", file, { fields: { kind: "image" }, onProgress, signal });

/** Has everything that admins see of pathways asked for again; one that the server answered is known by that. */
export function useAccept(): (pathway?: Pathway) => void {
  const cache = useQueryClient();
  return useCallback(
    (pathway) => {
      if (pathway) cache.setQueryData(pathwayKey(pathway.id), pathway);
      void cache.invalidateQueries({
        queryKey: pathwaysKey,
        predicate: ({ queryKey }) => !(pathway && queryKey[1] === "one" && queryKey[2] === pathway.id),
      });
    },
    [cache],
  );
}

/** Takes over where somebody is on a pathway. */
export function useAcceptLearner(id: string): (learner: LearnerOnPathway) => void {
  const cache = useQueryClient();
  return (learner) => {
    cache.setQueryData(learnerKey(id, learner.userId), learner);
    void cache.invalidateQueries({ queryKey: [...pathwaysKey, "learners", id] });
    void cache.invalidateQueries({ queryKey: [...pathwaysKey, "progress", id] });
  };
}

export function useWithdrawWaiver(id: string, userId: string, documentId: string) {
  const accept = useAcceptLearner(id);
  return useChange(() => api.delete(waiver, { path: { id, userId, documentId } }), {
    update: (_, learner) => accept(learner),
  });
}

/** Keeps who is where on a pathway up with what people do. */
export function usePeopleNews(id: string): void {
  const cache = useQueryClient();
  useLive([`pathway:${id}`], () => {
    for (const part of ["learners", "learner", "progress"])
      void cache.invalidateQueries({ queryKey: [...pathwaysKey, part, id] });
  });
}

/** Keeps one's own up with what is done, given and taken. */
export function useOwnNews(): void {
  const cache = useQueryClient();
  useLive([`me:${useUser().uid}`], () => void cache.invalidateQueries({ queryKey: mineKey }));
}
