/** Calls of optional learning, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Asked, api } from "../../api/client";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import type { Offer } from "./model";

const offersKey = queryKeys.optionalLearning;

export const offers = (params: Asked<"/api/me/optional-learning">) =>
  queryOptions({
    queryKey: [...offersKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/me/optional-learning", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const facets = queryOptions({
  queryKey: [...offersKey, "facets"],
  queryFn: ({ signal }) => api.get("/api/me/optional-learning/facets", { signal }),
});

export const enrol = ({ type, id }: Pick<Offer, "type" | "id">) =>
  api.post("/api/me/optional-learning/enrol", { body: { type, documentId: id } });

export const leave = ({ type, id }: Pick<Offer, "type" | "id">) =>
  api.post("/api/me/optional-learning/leave", { body: { type, documentId: id } });

/** Keeps the catalogue up with what is taken and given; answers how it is asked for again at once. */
export function useOffersNews(): () => Promise<void> {
  const cache = useQueryClient();
  const again = () => cache.invalidateQueries({ queryKey: offersKey });
  useLive([`me:${useUser().uid}`], () => void again());
  return again;
}
