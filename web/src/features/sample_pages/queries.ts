/** Calls of the pages, with their keys. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/untyped";
import type { Category, Hit, Question } from "./model";

const key = ["sample", "pages"] as const;

export const questionList = queryOptions({
  queryKey: [...key, "faq"],
  queryFn: ({ signal }) => api.get<Question[]>("/api/faq", { signal }),
});

export const categoryList = queryOptions({
  queryKey: [...key, "knowledge"],
  queryFn: ({ signal }) => api.get<Category[]>("/api/knowledge-base", { signal }),
});

export const found = (typed: string) =>
  queryOptions({
    queryKey: [...key, "search", typed],
    queryFn: ({ signal }) => api.get<Hit[]>("/api/search", { query: { q: typed }, signal }),
    placeholderData: keepPreviousData,
  });
