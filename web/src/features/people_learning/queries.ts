/** Calls about the learning of people, with their keys. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Query } from "../../api/client";
import type { Schemas } from "../../api/types";
import type {
  Assignable,
  PersonCourse,
  PersonDocument,
  PersonSummary,
  Reminders,
  RemindOf,
  TeamCourse,
  TeamFigures,
  TeamPerson,
} from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

/** Of other people's learning nobody hears live: what is looked at is asked for again after this time. */
const EVERY_MINUTE = 60_000;

export const teamKey = ["my-team"] as const;
export const personLearningKey = ["person-learning"] as const;

export const teamPeople = (params: Query) =>
  queryOptions({
    queryKey: [...teamKey, "people", params],
    queryFn: ({ signal }) => api.get<Page<TeamPerson>>("/api/my-team", { query: params, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  });

export const teamFigures = queryOptions({
  queryKey: [...teamKey, "figures"],
  queryFn: ({ signal }) => api.get<TeamFigures>("/api/my-team/figures", { signal }),
  refetchInterval: EVERY_MINUTE,
});

export const teamCourses = (params: Query) =>
  queryOptions({
    queryKey: [...teamKey, "courses", params],
    queryFn: ({ signal }) => api.get<Page<TeamCourse>>("/api/my-team/courses", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const personSummary = (id: string) =>
  queryOptions({
    queryKey: [...personLearningKey, id, "summary"],
    queryFn: ({ signal }) => api.get<PersonSummary>(`/api/people/${id}/summary`, { signal }),
  });

export const personLearning = (id: string, params: Query) =>
  queryOptions({
    queryKey: [...personLearningKey, id, "list", params],
    queryFn: ({ signal }) =>
      api.get<Page<PersonDocument>>(`/api/people/${id}/learning`, { query: params, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
  });

export const personCourse = (id: string, courseId: string, round: string) =>
  queryOptions({
    queryKey: [...personLearningKey, id, "course", courseId, round],
    queryFn: ({ signal }) =>
      api.get<PersonCourse>(`/api/people/${id}/courses/${courseId}`, {
        query: round ? { round } : {},
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const personCertificates = (id: string, params: Query) =>
  queryOptions({
    queryKey: [...personLearningKey, id, "certificates", params],
    queryFn: ({ signal }) =>
      api.get<Page<Schemas["OwnCertificate"]>>(`/api/people/${id}/certificates`, { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const personBadges = (id: string, params: Query) =>
  queryOptions({
    queryKey: [...personLearningKey, id, "badges", params],
    queryFn: ({ signal }) =>
      api.get<Page<Schemas["EarnedBadge"]>>(`/api/people/${id}/badges`, { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const personTimeline = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...personLearningKey, id, "timeline"],
    queryFn: ({ pageParam, signal }) =>
      api.get<Schemas["Timeline"]>(`/api/people/${id}/timeline`, { query: { after: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

export const assignables = (params: Query) =>
  queryOptions({
    queryKey: ["assignables", params],
    queryFn: ({ signal }) => api.get<Page<Assignable>>("/api/assignables", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const remind = (body: { userIds: string[]; documentId?: string; of?: RemindOf }) =>
  api.post<Reminders>("/api/people/reminders", { body });

export const remindLearners = (courseId: string, ids: readonly string[]) =>
  api.post<Reminders>(`/api/courses/${courseId}/learners/remind`, { body: { ids } });

type Done = { people: number };

export const extend = (userIds: string[], courseId: string, date: string | null) =>
  api.post<Done>("/api/people/extensions", { body: { userIds, courseId, date } });

export const assign = (userIds: string[], { type, id }: Assignable, due: string | null) =>
  api.post<Done>("/api/people/assignments", { body: { userIds, type, documentId: id, due } });

export const takeBack = (userIds: string[], { type, documentId }: PersonDocument) =>
  api.post<Schemas["TakenBack"]>("/api/people/assignments/taken", { body: { userIds, type, documentId } });

/** Marks rounds of a course as completed, or lets them begin anew. */
export const settle = (
  what: "complete" | "reset",
  courseId: string,
  ids: readonly string[],
  reason: string,
) => api.post<Done>(`/api/courses/${courseId}/learners/${what}`, { body: { ids, reason } });
