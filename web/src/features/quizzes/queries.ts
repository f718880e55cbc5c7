/** Calls of the quizzes feature, with their keys. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Answers } from "./model";

const quiz = "/api/me/courses/{id}/activities/{activityId}/quiz";

export const quizKey = (activityId: string) => ["quizzes", activityId] as const;

export const quizState = (userCourseId: string, activityId: string) =>
  queryOptions({
    queryKey: [...quizKey(activityId), "state", userCourseId],
    queryFn: ({ signal }) => api.get(quiz, { path: { id: userCourseId, activityId }, signal }),
  });

export const oneAttempt = (activityId: string, id: string) =>
  queryOptions({
    queryKey: [...quizKey(activityId), "attempt", id],
    queryFn: ({ signal }) => api.get("/api/quiz-attempts/{id}", { path: { id }, signal }),
  });

export const beginAttempt = (userCourseId: string, activityId: string) =>
  api.post(quiz, { path: { id: userCourseId, activityId } });
export const saveAnswers = (id: string, answers: Answers) =>
  api.put("/api/quiz-attempts/{id}", { path: { id }, body: { answers } });
export const submitAttempt = (id: string, answers: Answers) =>
  api.post("/api/quiz-attempts/{id}/submit", { path: { id }, body: { answers } });

export const statistics = (courseId: string, activityId: string) =>
  queryOptions({
    queryKey: [...quizKey(activityId), "statistics", courseId],
    queryFn: ({ signal }) =>
      api.get("/api/courses/{id}/activities/{activityId}/statistics", {
        path: { id: courseId, activityId },
        signal,
      }),
  });
