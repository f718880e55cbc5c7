/** Calls of the rewards feature, with their keys. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Body, type QueryParams } from "../../api/client";
import { queryKeys } from "../../app/queryKeys";
import { myRewardsKey } from "../../app/rewards";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { DocumentType } from "./model";

const PAGE_SIZE = 10;

export const myHistory = infiniteQueryOptions({
  queryKey: [...myRewardsKey, "history"],
  queryFn: ({ pageParam, signal }) =>
    api.get("/api/me/rewards", {
      query: { page: pageParam, perPage: PAGE_SIZE },
      signal,
    }),
  initialPageParam: 1,
  getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
});

export const personHistory = (id: string, params: QueryParams<"/api/people/{id}/rewards">) =>
  queryOptions({
    queryKey: [...queryKeys.rewards, "person", id, params],
    queryFn: ({ signal }) => api.get("/api/people/{id}/rewards", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const redeem = (amount: number) => api.post("/api/me/rewards/redemptions", { body: { amount } });

export const pointsQuery = (type: DocumentType, documentId: string) =>
  queryOptions({
    queryKey: [...queryKeys.rewards, "worth", type, documentId],
    queryFn: ({ signal }) => api.get("/api/rewards/points", { query: { type, documentId }, signal }),
  });

/** Of a document, or of an activity of a course. */
type PointsSubject = Omit<Body<"put", "/api/rewards/points">, "points">;

export const useSetPoints = (of: PointsSubject, callbacks: MutationCallbacks<number, unknown>) =>
  useApiMutation(
    (points: number) => api.put("/api/rewards/points", { body: { ...of, points } }),
    {
      update: (queryClient, now) =>
        queryClient.setQueryData(pointsQuery(of.type, of.documentId).queryKey, now),
    },
    callbacks,
  );
