/** Calls of the quizzes feature, with their keys. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/untyped";
import type { Answers, Attempt, State, Statistics } from "./model";

const path = (userCourseId: string, activityId: string) =>
  `/api/me/courses/${userCourseId}/activities/${activityId}/quiz`;

export const quizKey = (activityId: string) => ["quizzes", activityId] as const;

export const quizState = (userCourseId: string, activityId: string) =>
  queryOptions({
    queryKey: [...quizKey(activityId), "state", userCourseId],
    queryFn: ({ signal }) => api.get<State>(path(userCourseId, activityId), { signal }),
  });

export const oneAttempt = (activityId: string, id: string) =>
  queryOptions({
    queryKey: [...quizKey(activityId), "attempt", id],
    queryFn: ({ signal }) => api.get<Attempt>(`/api/quiz-attempts/${id}`, { signal }),
  });

export const beginAttempt = (userCourseId: string, activityId: string) =>
  api.post<Attempt>(path(userCourseId, activityId), {});
export const saveAnswers = (id: string, answers: Answers) =>
  api.put<Attempt>(`/api/quiz-attempts/${id}`, { body: { answers } });
export const submitAttempt = (id: string, answers: Answers) =>
  api.post<Attempt>(`/api/quiz-attempts/${id}/submit`, { body: { answers } });

export const statistics = (courseId: string, activityId: string) =>
  queryOptions({
    queryKey: [...quizKey(activityId), "statistics", courseId],
    queryFn: ({ signal }) =>
      api.get<Statistics[]>(`/api/courses/${courseId}/activities/${activityId}/statistics`, { signal }),
  });
