/** Calls of the coursework feature, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type QueryParams } from "../../api/client";
import type { Schemas } from "../../api/types";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import { asCoursework, type Coursework, kindOf } from "./model";

const courseworkKey = queryKeys.coursework;
const myCourseworkKey = (userCourseId: string, activityId: string) =>
  [...courseworkKey, "own", userCourseId, activityId] as const;
/** Where I hand something in. */
export type CourseworkKey = { userCourseId: string; activityId: string };
const courseworkItemKey = (id: string) => [...courseworkKey, "one", id] as const;

/** What I hand in for an activity: asking for it begins it. */
export const myCoursework = (userCourseId: string, activityId: string) =>
  queryOptions({
    queryKey: myCourseworkKey(userCourseId, activityId),
    queryFn: ({ signal }) =>
      api
        .post("/api/me/courses/{id}/activities/{activityId}/coursework", {
          path: { id: userCourseId, activityId },
          signal,
        })
        .then(asCoursework),
  });

export const courseworkQuery = (id: string) =>
  queryOptions({
    queryKey: courseworkItemKey(id),
    queryFn: ({ signal }) => api.get("/api/coursework/{id}", { path: { id }, signal }).then(asCoursework),
    // Handed in again since it was last open: it is asked for anew each time.
    refetchOnMount: "always",
  });

export const queue = (params: QueryParams<"/api/coursework">) =>
  queryOptions({
    queryKey: [...courseworkKey, "queue", params],
    queryFn: ({ signal }) => api.get("/api/coursework", { query: params, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });

/** The answer is what is known, also of mine; the lists are asked for again. */
const useCourseworkMutation = <Variables>(
  call: (variables: Variables) => Promise<Coursework>,
  callbacks: MutationCallbacks<Variables, Coursework>,
  own?: CourseworkKey,
) =>
  useApiMutation(
    call,
    {
      update: (queryClient, coursework) => {
        queryClient.setQueryData(courseworkItemKey(coursework.id), coursework);
        if (own) queryClient.setQueryData(myCourseworkKey(own.userCourseId, own.activityId), coursework);
        void queryClient.invalidateQueries({ queryKey: [...courseworkKey, "queue"] });
      },
    },
    callbacks,
  );

/** A note, and the revision that it was written on. */
export type NoteDraft = { note: string; revision: number };

export const useSave = (
  id: string,
  own: CourseworkKey,
  callbacks: MutationCallbacks<NoteDraft, Coursework>,
) =>
  useCourseworkMutation(
    (body: NoteDraft) => api.put("/api/coursework/{id}", { path: { id }, body }).then(asCoursework),
    callbacks,
    own,
  );

/** `written`: what is to be submitted once everything else is saved. */
export const useSubmit = (
  id: string,
  own: CourseworkKey,
  written: () => Promise<NoteDraft>,
  callbacks: MutationCallbacks<void, Coursework>,
) =>
  useCourseworkMutation(
    async () =>
      api.post("/api/coursework/{id}/submit", { path: { id }, body: await written() }).then(asCoursework),
    callbacks,
    own,
  );

export const useReopen = (own: CourseworkKey, callbacks: MutationCallbacks<string, Coursework>) =>
  useCourseworkMutation(
    (id: string) => api.post("/api/coursework/{id}/reopen", { path: { id } }).then(asCoursework),
    callbacks,
    own,
  );

export const useUploadFile = (
  id: string,
  own: CourseworkKey,
  callbacks: MutationCallbacks<File, Coursework>,
) =>
  useCourseworkMutation(
    (file: File) => {
      const body = new FormData();
      body.set("kind", kindOf(file));
      body.set("file", file);
      return api.post("/api/coursework/{id}/files", { path: { id }, body }).then(asCoursework);
    },
    callbacks,
    own,
  );

export const useRemoveFile = (
  id: string,
  own: CourseworkKey,
  callbacks: MutationCallbacks<string, Coursework>,
) =>
  useCourseworkMutation(
    (fileId: string) =>
      api.delete("/api/coursework/{id}/files/{fileId}", { path: { id, fileId } }).then(asCoursework),
    callbacks,
    own,
  );

export const useMarkCoursework = (
  id: string,
  callbacks: MutationCallbacks<Schemas["CourseworkMarking"], Coursework>,
) =>
  useCourseworkMutation(
    (body: Schemas["CourseworkMarking"]) =>
      api.post("/api/coursework/{id}/mark", { path: { id }, body }).then(asCoursework),
    callbacks,
  );

/** Keeps a screen up with what others hand in and decide. */
export function useLiveCoursework(): void {
  const queryClient = useQueryClient();
  useLive([`coursework:${useTenantContext().team.id}`, `me:${useUser().uid}`], (message) => {
    if (message === null || message.kind.startsWith("coursework."))
      void queryClient.invalidateQueries({ queryKey: courseworkKey });
  });
}
