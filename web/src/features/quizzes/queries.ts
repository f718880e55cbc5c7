/** Calls of the quizzes feature, with their keys. */
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Schemas } from "../../api/types";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { Answers, Attempt, BankQuestion } from "./model";

const quiz = "/api/me/courses/{id}/activities/{activityId}/quiz";

export const quizKey = (activityId: string) => [...queryKeys.quizzes, activityId] as const;

export const quizState = (userCourseId: string, activityId: string) =>
  queryOptions({
    queryKey: [...quizKey(activityId), "state", userCourseId],
    queryFn: ({ signal }) => api.get(quiz, { path: { id: userCourseId, activityId }, signal }),
  });

export const attemptQuery = (activityId: string, id: string) =>
  queryOptions({
    queryKey: [...quizKey(activityId), "attempt", id],
    queryFn: ({ signal }) => api.get("/api/quiz-attempts/{id}", { path: { id }, signal }),
  });

/** Takes over an attempt as it is now, and has what came of all of them asked for again. */
export function useCacheAttempt(activityId: string): (attempt: Attempt) => void {
  const queryClient = useQueryClient();
  return (attempt) => {
    queryClient.setQueryData(attemptQuery(activityId, attempt.id).queryKey, attempt);
    void queryClient.invalidateQueries({ queryKey: [...quizKey(activityId), "state"] });
  };
}

export function useBeginAttempt(
  userCourseId: string,
  activityId: string,
  callbacks: MutationCallbacks<void, Attempt>,
) {
  const accept = useCacheAttempt(activityId);
  return useApiMutation(
    () => api.post(quiz, { path: { id: userCourseId, activityId } }),
    { update: (_, attempt) => accept(attempt) },
    callbacks,
  );
}

export const saveAnswers = (id: string, answers: Answers) =>
  api.put("/api/quiz-attempts/{id}", { path: { id }, body: { answers } });

/** `answers` waits for those that are on their way. Whoever shows the attempt takes over what becomes of it. */
export const useSubmitAttempt = (
  id: string,
  answers: () => Promise<Answers>,
  callbacks: MutationCallbacks<void, Attempt>,
) =>
  useApiMutation(
    async () => {
      const body = { answers: await answers() };
      return api.post("/api/quiz-attempts/{id}/submit", { path: { id }, body });
    },
    {},
    callbacks,
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

export function useFetchCategory(callbacks: MutationCallbacks<string, BankQuestion[]>) {
  const queryClient = useQueryClient();
  return useApiMutation((category: string) => queryClient.fetchQuery(bankCategory(category)), {}, callbacks);
}

export const bankTags = queryOptions({
  queryKey: [...bankKey, "words"],
  queryFn: ({ signal }) => api.get("/api/questions/words", { signal }),
});

type NewBankQuestions = Schemas["AddQuestions"];
export const useSaveToBank = (callbacks: MutationCallbacks<NewBankQuestions, unknown>) =>
  useApiMutation(
    (body: NewBankQuestions): Promise<unknown> => api.post("/api/questions", { body }),
    { stale: [bankKey] },
    callbacks,
  );

/** Whoever was overtaken sees what the other one wrote, and types theirs again. */
export const useChangeInBank = (
  id: string,
  callbacks: MutationCallbacks<Schemas["ChangeQuestion"], unknown>,
) =>
  useApiMutation(
    (body: Schemas["ChangeQuestion"]): Promise<unknown> =>
      api.patch("/api/questions/{id}", { path: { id }, body }),
    { stale: [bankKey] },
    callbacks,
  );

export const useRemoveFromBank = () =>
  useApiMutation((id: string): Promise<unknown> => api.delete("/api/questions/{id}", { path: { id } }), {
    stale: [bankKey],
  });
