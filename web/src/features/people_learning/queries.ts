/** Calls about the learning of people, with their keys. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type Asked, api, type Body } from "../../api/client";
import type { Schemas } from "../../api/types";
import { queryKeys } from "../../app/queryKeys";
import { type Then, useChange } from "../../app/useChange";
import type { Assignable, Reminders, Settlement, Which } from "./model";

/** Of other people's learning nobody hears live: what is looked at is asked for again after this time. */
const EVERY_MINUTE = 60_000;

export const teamKey = queryKeys.myTeam;
export const personLearningKey = queryKeys.personLearning;

export const teamPeople = (params: Asked<"/api/my-team">) =>
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

export const teamCourses = (params: Asked<"/api/my-team/courses">) =>
  queryOptions({
    queryKey: [...teamKey, "courses", params],
    queryFn: ({ signal }) => api.get("/api/my-team/courses", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const teamMatrix = (params: Asked<"/api/my-team/matrix">) =>
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

export const personLearning = (id: string, params: Asked<"/api/people/{id}/learning">) =>
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

export const personCertificates = (id: string, params: Asked<"/api/people/{id}/certificates">) =>
  queryOptions({
    queryKey: [...personLearningKey, id, "certificates", params],
    queryFn: ({ signal }) =>
      api.get("/api/people/{id}/certificates", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const personBadges = (id: string, params: Asked<"/api/people/{id}/badges">) =>
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

export const formHolders = (id: string, params: Asked<"/api/forms/{id}/learners">) =>
  queryOptions({
    queryKey: [...personLearningKey, "form", id, params],
    queryFn: ({ signal }) => api.get("/api/forms/{id}/learners", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  });

export const assignables = (params: Asked<"/api/assignables">) =>
  queryOptions({
    queryKey: [...queryKeys.assignables, params],
    queryFn: ({ signal }) => api.get("/api/assignables", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

/** People of something, or of all that they have; or some rounds of a course. */
export type Reminding = Body<"post", "/api/people/reminders"> | { courseId: string; ids: string[] };

export const useRemind = (then: Then<Reminding, Reminders>) =>
  useChange(
    (given: Reminding): Promise<Reminders> => {
      if (!("courseId" in given)) return api.post("/api/people/reminders", { body: given });
      const { courseId, ids } = given;
      return api.post("/api/courses/{id}/learners/remind", { path: { id: courseId }, body: { ids } });
    },
    {},
    then,
  );

/** A due date of their own, or none: that of the rules again. */
export const useExtend = (
  userIds: string[],
  { type, documentId }: Which,
  then: Then<string | null, Schemas["Extended"]>,
) =>
  useChange(
    (date: string | null) =>
      api.post("/api/people/extensions", { body: { userIds, type, documentId, date } }),
    { stale: [personLearningKey, teamKey] },
    then,
  );

type Assignment = { document: Assignable; due: string | null };

export const useAssign = (userIds: string[], then: Then<Assignment, { people: number }>) =>
  useChange(
    ({ document: { type, id }, due }: Assignment) =>
      api.post("/api/people/assignments", { body: { userIds, type, documentId: id, due } }),
    { stale: [personLearningKey, teamKey] },
    then,
  );

export const takeBack = (userIds: string[], { type, documentId }: Which) =>
  api.post("/api/people/assignments/taken", { body: { userIds, type, documentId } });

/** Marks something as completed for people, or lets them begin it anew. */
export const settle = (
  userIds: readonly string[],
  { type, documentId }: Which,
  what: Settlement,
  reason: string,
) => api.post("/api/people/settlements", { body: { userIds: [...userIds], type, documentId, what, reason } });

const settled = {
  complete: "/api/courses/{id}/learners/complete",
  reset: "/api/courses/{id}/learners/reset",
} as const;

/** The same of some rounds of a course. */
export const settleRounds = (courseId: string, ids: readonly string[], what: Settlement, reason: string) =>
  api.post(settled[what], { path: { id: courseId }, body: { ids: [...ids], reason } });
