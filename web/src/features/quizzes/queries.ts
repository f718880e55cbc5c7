/** Calls of the quizzes feature, with their keys. */
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Schemas } from "../../api/types";
import { queryKeys } from "../../app/queryKeys";
import { type Then, useChange } from "../../app/useChange";
import type { Answers, Attempt, BankQuestion } from "./model";

const quiz = "/api/me/courses/{id}/activities/{activityId}/quiz";

export const quizKey = (activityId: string) => [...queryKeys.quizzes, activityId] as const;

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

/** Takes over an attempt as it is now, and has what came of all of them asked for again. */
export function useAcceptAttempt(activityId: string): (attempt: Attempt) => void {
  const cache = useQueryClient();
  return (attempt) => {
    cache.setQueryData(oneAttempt(activityId, attempt.id).queryKey, attempt);
    void cache.invalidateQueries({ queryKey: [...quizKey(activityId), "state"] });
  };
}

export function useBeginAttempt(userCourseId: string, activityId: string, then: Then<void, Attempt>) {
  const accept = useAcceptAttempt(activityId);
  return useChange(
    () => api.post(quiz, { path: { id: userCourseId, activityId } }),
    { update: (_, attempt) => accept(attempt) },
    then,
  );
}

export const saveAnswers = (id: string, answers: Answers) =>
  api.put("/api/quiz-attempts/{id}", { path: { id }, body: { answers } });

/** `answers` waits for those that are on their way. Whoever shows the attempt takes over what becomes of it. */
export const useSubmitAttempt = (id: string, answers: () => Promise<Answers>, then: Then<void, Attempt>) =>
  useChange(
    async () => {
      const body = { answers: await answers() };
      return api.post("/api/quiz-attempts/{id}/submit", { path: { id }, body });
    },
    {},
    then,
  );

export const statistics = (courseId: string, activityId: string) =>
  queryOptions({
    queryKey: [...quizKey(activityId), "statistics", courseId],
    queryFn: ({ signal }) =>
      api.get("/api/courses/{id}/activities/{activityId}/statistics", {
        path: { id: courseId, activityId },
        signal,
      }),
  });

export const bankKey = queryKeys.questions;

type BankFilter = { search: string; category: string; tag: string };

export const bankQuestions = (filter: BankFilter) =>
  infiniteQueryOptions({
    queryKey: [...bankKey, "list", filter],
    queryFn: ({ pageParam, signal }) =>
      api.get("/api/questions", { query: { ...filter, page: pageParam, perPage: 20 }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : null),
    placeholderData: keepPreviousData,
  });

/** All questions of a category; a quiz has at most 300. */
const bankCategory = (category: string) =>
  queryOptions({
    queryKey: [...bankKey, "category", category],
    queryFn: async ({ signal }) => {
      const all: BankQuestion[] = [];
      for (let page = 1; page <= 3; page++) {
        const query = { category, page, perPage: 100 };
        const { items, total } = await api.get("/api/questions", { query, signal });
        all.push(...items);
        if (all.length >= total) break;
      }
      return all;
    },
    staleTime: 0,
  });

export function useTakeCategory(then: Then<string, BankQuestion[]>) {
  const cache = useQueryClient();
  return useChange((category: string) => cache.fetchQuery(bankCategory(category)), {}, then);
}

export const bankWords = queryOptions({
  queryKey: [...bankKey, "words"],
  queryFn: ({ signal }) => api.get("/api/questions/words", { signal }),
});

type NewInBank = Schemas["AddQuestions"];
export const useSaveToBank = (then: Then<NewInBank, unknown>) =>
  useChange(
    (body: NewInBank): Promise<unknown> => api.post("/api/questions", { body }),
    { stale: [bankKey] },
    then,
  );

/** Whoever was overtaken sees what the other one wrote, and types theirs again. */
export const useChangeInBank = (id: string, then: Then<Schemas["ChangeQuestion"], unknown>) =>
  useChange(
    (body: Schemas["ChangeQuestion"]): Promise<unknown> =>
      api.patch("/api/questions/{id}", { path: { id }, body }),
    { stale: [bankKey] },
    then,
  );

export const useRemoveFromBank = () =>
  useChange((id: string): Promise<unknown> => api.delete("/api/questions/{id}", { path: { id } }), {
    stale: [bankKey],
  });
