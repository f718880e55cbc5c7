/** Calls of the coursework feature, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Asked, api } from "../../api/client";
import type { Schemas } from "../../api/types";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type Then, useChange } from "../../app/useChange";
import { type Coursework, kindOf, readable } from "./model";

const courseworkKey = queryKeys.coursework;
const ownKey = (userCourseId: string, activityId: string) =>
  [...courseworkKey, "own", userCourseId, activityId] as const;
/** Where I hand something in. */
export type Own = { userCourseId: string; activityId: string };
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

/** The answer is what is known, also of mine; the lists are asked for again. */
const useKnown = <Given>(
  call: (given: Given) => Promise<Coursework>,
  then: Then<Given, Coursework>,
  own?: Own,
) =>
  useChange(
    call,
    {
      update: (client, known) => {
        client.setQueryData(oneKey(known.id), known);
        if (own) client.setQueryData(ownKey(own.userCourseId, own.activityId), known);
        void client.invalidateQueries({ queryKey: [...courseworkKey, "queue"] });
      },
    },
    then,
  );

/** A note, and the revision that it was written on. */
export type Written = { note: string; revision: number };

export const useSave = (id: string, own: Own, then: Then<Written, Coursework>) =>
  useKnown(
    (body: Written) => api.put("/api/coursework/{id}", { path: { id }, body }).then(readable),
    then,
    own,
  );

/** `written`: what is to be submitted once everything else is saved. */
export const useSubmit = (
  id: string,
  own: Own,
  written: () => Promise<Written>,
  then: Then<void, Coursework>,
) =>
  useKnown(
    async () =>
      api.post("/api/coursework/{id}/submit", { path: { id }, body: await written() }).then(readable),
    then,
    own,
  );

export const useReopen = (own: Own, then: Then<string, Coursework>) =>
  useKnown(
    (id: string) => api.post("/api/coursework/{id}/reopen", { path: { id } }).then(readable),
    then,
    own,
  );

export const useUploadFile = (id: string, own: Own, then: Then<File, Coursework>) =>
  useKnown(
    (file: File) => {
      const body = new FormData();
      body.set("kind", kindOf(file));
      body.set("file", file);
      return api.post("/api/coursework/{id}/files", { path: { id }, body }).then(readable);
    },
    then,
    own,
  );

export const useRemoveFile = (id: string, own: Own, then: Then<string, Coursework>) =>
  useKnown(
    (fileId: string) =>
      api.delete("/api/coursework/{id}/files/{fileId}", { path: { id, fileId } }).then(readable),
    then,
    own,
  );

export const useMark = (id: string, then: Then<Schemas["CourseworkMarking"], Coursework>) =>
  useKnown(
    (body: Schemas["CourseworkMarking"]) =>
      api.post("/api/coursework/{id}/mark", { path: { id }, body }).then(readable),
    then,
  );

/** Keeps a screen up with what others hand in and decide. */
export function useLiveCoursework(): void {
  const cache = useQueryClient();
  useLive([`coursework:${useTenantContext().team.id}`, `me:${useUser().uid}`], (news) => {
    if (news === null || news.kind.startsWith("coursework."))
      void cache.invalidateQueries({ queryKey: courseworkKey });
  });
}
