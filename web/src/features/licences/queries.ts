/** The calls of the licences' page. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type QueryParams } from "../../api/client";
import { queryKeys } from "../../app/queryKeys";

export const licences = queryOptions({
  queryKey: [...queryKeys.licences, "months"],
  queryFn: ({ signal }) => api.get("/api/licences", { signal }),
  staleTime: 0,
});

export const people = (month: string, params: QueryParams<"/api/licences/{month}/people">) =>
  queryOptions({
    queryKey: [...queryKeys.licences, "people", month, params],
    queryFn: ({ signal }) =>
      api.get("/api/licences/{month}/people", { path: { month }, query: params, signal }),
    placeholderData: keepPreviousData,
  });
