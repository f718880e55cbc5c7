/** Calls of optional learning, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Query } from "../../api/client";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import type { Facets, Offer } from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

const offersKey = ["optionalLearning"] as const;

export const offers = (params: Query) =>
  queryOptions({
    queryKey: [...offersKey, "list", params],
    queryFn: ({ signal }) => api.get<Page<Offer>>("/api/me/optional-learning", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const facets = queryOptions({
  queryKey: [...offersKey, "facets"],
  queryFn: ({ signal }) => api.get<Facets>("/api/me/optional-learning/facets", { signal }),
});

const move = (what: "enrol" | "leave", { type, id }: Pick<Offer, "type" | "id">) =>
  api.post<void>(`/api/me/optional-learning/${what}`, { body: { type, documentId: id } });

export const enrol = (offer: Pick<Offer, "type" | "id">) => move("enrol", offer);
export const leave = (offer: Pick<Offer, "type" | "id">) => move("leave", offer);

/** Keeps the catalogue up with what is taken and given; answers how it is asked for again at once. */
export function useOffersNews(): () => Promise<void> {
  const cache = useQueryClient();
  const again = () => cache.invalidateQueries({ queryKey: offersKey });
  useLive([`me:${useUser().uid}`], () => void again());
  return again;
}
