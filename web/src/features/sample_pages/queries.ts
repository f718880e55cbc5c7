/** Calls of the pages, with their keys. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { mock } from "../sample/call";
import type { Category, Hit, Question } from "./model";

const key = ["sample", "pages"] as const;

export const questionList = queryOptions({
  queryKey: [...key, "faq"],
  queryFn: ({ signal }) => mock.get<Question[]>("/api/faq", { signal }),
});

export const categoryList = queryOptions({
  queryKey: [...key, "knowledge"],
  queryFn: ({ signal }) => mock.get<Category[]>("/api/knowledge-base", { signal }),
});

export const found = (typed: string) =>
  queryOptions({
    queryKey: [...key, "search", typed],
    queryFn: ({ signal }) => mock.get<Hit[]>("/api/search", { query: { q: typed }, signal }),
    placeholderData: keepPreviousData,
  });
