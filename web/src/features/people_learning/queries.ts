/** Calls about the learning of people, with their keys. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Body, type QueryParams } from "../../api/client";
import type { Schemas } from "../../api/types";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { Assignable, DocumentRef, Reminders, Settlement } from "./model";

/** Of other people's learning nobody hears live: what is looked at is asked for again after this time. */
const EVERY_MINUTE = 60_000;

export const teamKey = queryKeys.myTeam;
export const personLearningKey = queryKeys.personLearning;

export const teamPeople = (params: QueryParams<"/api/my-team">) =>
  queryOptions({
    queryKey: [...teamKey, "people", params],
    queryFn: ({ signal }) => api.get("/api/my-team", { query: params, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  });

export const teamFigures = queryOptions({
  queryKey: [...teamKey, "figures"],
  queryFn: ({ signal }) => api.get("/api/my-team/figures", { signal }),
  refetchInterval: EVERY_MINUTE,
});

export const teamCourses = (params: QueryParams<"/api/my-team/courses">) =>
  queryOptions({
    queryKey: [...teamKey, "courses", params],
    queryFn: ({ signal }) => api.get("/api/my-team/courses", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const teamMatrix = (params: QueryParams<"/api/my-team/matrix">) =>
  queryOptions({
    queryKey: [...teamKey, "matrix", params],
    queryFn: ({ signal }) => api.get("/api/my-team/matrix", { query: params, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  });

export const personSummary = (id: string) =>
  queryOptions({
    queryKey: [...personLearningKey, id, "summary"],
    queryFn: ({ signal }) => api.get("/api/people/{id}/summary", { path: { id }, signal }),
  });

export const personLearning = (id: string, params: QueryParams<"/api/people/{id}/learning">) =>
  queryOptions({
    queryKey: [...personLearningKey, id, "list", params],
    queryFn: ({ signal }) => api.get("/api/people/{id}/learning", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  });

export const personCourse = (id: string, courseId: string, round: string) =>
  queryOptions({
    queryKey: [...personLearningKey, id, "course", courseId, round],
    queryFn: ({ signal }) =>
      api.get("/api/people/{id}/courses/{courseId}", {
        path: { id, courseId },
        query: round ? { round } : {},
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const personCertificates = (id: string, params: QueryParams<"/api/people/{id}/certificates">) =>
  queryOptions({
    queryKey: [...personLearningKey, id, "certificates", params],
    queryFn: ({ signal }) =>
      api.get("/api/people/{id}/certificates", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const personBadges = (id: string, params: QueryParams<"/api/people/{id}/badges">) =>
  queryOptions({
    queryKey: [...personLearningKey, id, "badges", params],
    queryFn: ({ signal }) => api.get("/api/people/{id}/badges", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const personTimeline = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...personLearningKey, id, "timeline"],
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/people/{id}/timeline", { path: { id }, query: { after: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

export const formHolders = (id: string, params: QueryParams<"/api/forms/{id}/learners">) =>
  queryOptions({
    queryKey: [...personLearningKey, "form", id, params],
    queryFn: ({ signal }) => api.get("/api/forms/{id}/learners", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  });

export const assignables = (params: QueryParams<"/api/assignables">) =>
  queryOptions({
    queryKey: [...queryKeys.assignables, params],
    queryFn: ({ signal }) => api.get("/api/assignables", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

/** People of something, or of all that they have; or some rounds of a course. */
export type ReminderRequest = Body<"post", "/api/people/reminders"> | { courseId: string; ids: string[] };

export const useRemind = (callbacks: MutationCallbacks<ReminderRequest, Reminders>) =>
  useApiMutation(
    (input: ReminderRequest): Promise<Reminders> => {
      if (!("courseId" in input)) return api.post("/api/people/reminders", { body: input });
      const { courseId, ids } = input;
      return api.post("/api/courses/{id}/learners/remind", { path: { id: courseId }, body: { ids } });
    },
    {},
    callbacks,
  );

/** A due date of their own, or none: that of the rules again. */
export const useExtend = (
  userIds: string[],
  { type, documentId }: DocumentRef,
  callbacks: MutationCallbacks<string | null, Schemas["Extended"]>,
) =>
  useApiMutation(
    (date: string | null) =>
      api.post("/api/people/extensions", { body: { userIds, type, documentId, date } }),
    { stale: [personLearningKey, teamKey] },
    callbacks,
  );

type Assignment = { document: Assignable; due: string | null };

export const useAssign = (userIds: string[], callbacks: MutationCallbacks<Assignment, { people: number }>) =>
  useApiMutation(
    ({ document: { type, id }, due }: Assignment) =>
      api.post("/api/people/assignments", { body: { userIds, type, documentId: id, due } }),
    { stale: [personLearningKey, teamKey] },
    callbacks,
  );

export const unassign = (userIds: string[], { type, documentId }: DocumentRef) =>
  api.post("/api/people/assignments/taken", { body: { userIds, type, documentId } });

/** Marks something as completed for people, or lets them begin it anew. */
export const settle = (
  userIds: readonly string[],
  { type, documentId }: DocumentRef,
  what: Settlement,
  reason: string,
) => api.post("/api/people/settlements", { body: { userIds: [...userIds], type, documentId, what, reason } });

const settlePaths = {
  complete: "/api/courses/{id}/learners/complete",
  reset: "/api/courses/{id}/learners/reset",
} as const;

/** The same of some rounds of a course. */
export const settleRounds = (courseId: string, ids: readonly string[], what: Settlement, reason: string) =>
  api.post(settlePaths[what], { path: { id: courseId }, body: { ids: [...ids], reason } });
