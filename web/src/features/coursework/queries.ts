/** Calls of the coursework feature, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "../../api/types";
import { api, type Query } from "../../api/untyped";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { useTenantContext } from "../../app/tenantContext";
import { type Coursework, type CourseworkRow, kindOf } from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

const courseworkKey = ["coursework"] as const;
const ownKey = (userCourseId: string, activityId: string) =>
  [...courseworkKey, "own", userCourseId, activityId] as const;
const oneKey = (id: string) => [...courseworkKey, "one", id] as const;

/** What I hand in for an activity: asking for it begins it. */
export const ownCoursework = (userCourseId: string, activityId: string) =>
  queryOptions({
    queryKey: ownKey(userCourseId, activityId),
    queryFn: ({ signal }) =>
      api.post<Coursework>(`/api/me/courses/${userCourseId}/activities/${activityId}/coursework`, { signal }),
  });

export const oneCoursework = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => api.get<Coursework>(`/api/coursework/${id}`, { signal }),
  });

export const queue = (params: Query) =>
  queryOptions({
    queryKey: [...courseworkKey, "queue", params],
    queryFn: ({ signal }) => api.get<Page<CourseworkRow>>("/api/coursework", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const saveCoursework = (id: string, revision: number, note: string) =>
  api.put<Coursework>(`/api/coursework/${id}`, { body: { revision, note } });
export const submitCoursework = (id: string, revision: number, note: string) =>
  api.post<Coursework>(`/api/coursework/${id}/submit`, { body: { revision, note } });
export const reopenCoursework = (id: string) => api.post<Coursework>(`/api/coursework/${id}/reopen`, {});
export const dropFile = (id: string, file: string) =>
  api.delete<Coursework>(`/api/coursework/${id}/files/${file}`);
export const markCoursework = (id: string, body: Schemas["CourseworkMarking"]) =>
  api.post<Coursework>(`/api/coursework/${id}/mark`, { body });

export function uploadFile(id: string, file: File): Promise<Coursework> {
  const body = new FormData();
  body.set("kind", kindOf(file));
  body.set("file", file);
  return api.post<Coursework>(`/api/coursework/${id}/files`, { body });
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
