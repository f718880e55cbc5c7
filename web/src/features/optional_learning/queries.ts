/** Calls of optional learning, with their keys. */
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type QueryParams } from "../../api/client";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { Offer } from "./model";

const offersKey = queryKeys.optionalLearning;

export const offers = (params: QueryParams<"/api/me/optional-learning">) =>
  queryOptions({
    queryKey: [...offersKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/me/optional-learning", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const facets = queryOptions({
  queryKey: [...offersKey, "facets"],
  queryFn: ({ signal }) => api.get("/api/me/optional-learning/facets", { signal }),
});

const steps = { enrol: "/api/me/optional-learning/enrol", leave: "/api/me/optional-learning/leave" } as const;

export type Step = keyof typeof steps;
type Enrolment = {
  offer: Offer;
  step: Step;
  /** What was done is undone by it: that is not undone again. */
  isUndo?: boolean;
};

export const useChangeEnrolment = (callbacks: MutationCallbacks<Enrolment, unknown>) =>
  useApiMutation(
    ({ offer: { type, id }, step }: Enrolment): Promise<unknown> =>
      api.post(steps[step], { body: { type, documentId: id } }),
    { stale: [offersKey] },
    callbacks,
  );

/** Keeps the catalogue up with what is taken and given. */
export function useOffersLiveInvalidation(): void {
  const queryClient = useQueryClient();
  useLive([`me:${useUser().uid}`], () => void queryClient.invalidateQueries({ queryKey: offersKey }));
}
