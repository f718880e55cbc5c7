/** The calls of the licences' page. */
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Query } from "../../api/client";
import type { LicencePerson, Licences } from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

export const licences = queryOptions({
  queryKey: ["licences", "months"],
  queryFn: ({ signal }) => api.get<Licences>("/api/licences", { signal }),
  staleTime: 0,
});

export const people = (month: string, params: Query) =>
  queryOptions({
    queryKey: ["licences", "people", month, params],
    queryFn: ({ signal }) =>
      api.get<Page<LicencePerson>>(`/api/licences/${encodeURIComponent(month)}/people`, {
        query: params,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
