/** Calls of the pages, with their keys. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { mock } from "../sample/call";
import type { Category, Question, SearchHit } from "./model";

const key = ["sample", "pages"] as const;

export const questionList = queryOptions({
  queryKey: [...key, "faq"],
  queryFn: ({ signal }) => mock.get<Question[]>("/api/faq", { signal }),
});

export const categoryList = queryOptions({
  queryKey: [...key, "knowledge"],
  queryFn: ({ signal }) => mock.get<Category[]>("/api/knowledge-base", { signal }),
});

export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: [...key, "search", text],
    queryFn: ({ signal }) => mock.get<SearchHit[]>("/api/search", { query: { q: text }, signal }),
    placeholderData: keepPreviousData,
  });
