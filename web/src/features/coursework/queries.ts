/** Calls of the coursework feature, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Asked, api } from "../../api/client";
import type { Schemas } from "../../api/types";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type Coursework, kindOf, readable } from "./model";

const courseworkKey = queryKeys.coursework;
const ownKey = (userCourseId: string, activityId: string) =>
  [...courseworkKey, "own", userCourseId, activityId] as const;
const oneKey = (id: string) => [...courseworkKey, "one", id] as const;

/** What I hand in for an activity: asking for it begins it. */
export const ownCoursework = (userCourseId: string, activityId: string) =>
  queryOptions({
    queryKey: ownKey(userCourseId, activityId),
    queryFn: ({ signal }) =>
      api
        .post("/api/me/courses/{id}/activities/{activityId}/coursework", {
          path: { id: userCourseId, activityId },
          signal,
        })
        .then(readable),
  });

export const oneCoursework = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => api.get("/api/coursework/{id}", { path: { id }, signal }).then(readable),
    // Handed in again since it was last open: it is asked for anew each time.
    refetchOnMount: "always",
  });

export const queue = (params: Asked<"/api/coursework">) =>
  queryOptions({
    queryKey: [...courseworkKey, "queue", params],
    queryFn: ({ signal }) => api.get("/api/coursework", { query: params, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

export const saveCoursework = (id: string, revision: number, note: string) =>
  api.put("/api/coursework/{id}", { path: { id }, body: { revision, note } }).then(readable);
export const submitCoursework = (id: string, revision: number, note: string) =>
  api.post("/api/coursework/{id}/submit", { path: { id }, body: { revision, note } }).then(readable);
export const reopenCoursework = (id: string) =>
  api.post("/api/coursework/{id}/reopen", { path: { id } }).then(readable);
export const dropFile = (id: string, file: string) =>
  api.delete("/api/coursework/{id}/files/{fileId}", { path: { id, fileId: file } }).then(readable);
export const markCoursework = (id: string, body: Schemas["CourseworkMarking"]) =>
  api.post("/api/coursework/{id}/mark", { path: { id }, body }).then(readable);

export function uploadFile(id: string, file: File): Promise<Coursework> {
  const body = new FormData();
  body.set("kind", kindOf(file));
  body.set("file", file);
  return api.post("/api/coursework/{id}/files", { path: { id }, body }).then(readable);
}

/** Takes an answer in, and has the lists asked for again. */
export function useAccept(): (known: Coursework, own?: { userCourseId: string; activityId: string }) => void {
  const cache = useQueryClient();
  return (known, own) => {
    cache.setQueryData(oneKey(known.id), known);
    if (own) cache.setQueryData(ownKey(own.userCourseId, own.activityId), known);
    void cache.invalidateQueries({ queryKey: [...courseworkKey, "queue"] });
  };
}

/** Keeps a screen up with what others hand in and decide. */
export function useLiveCoursework(): void {
  const cache = useQueryClient();
  useLive([`coursework:${useTenantContext().team.id}`, `me:${useUser().uid}`], (news) => {
    if (news === null || news.kind.startsWith("coursework."))
      void cache.invalidateQueries({ queryKey: courseworkKey });
  });
}
