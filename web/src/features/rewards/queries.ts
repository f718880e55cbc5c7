/** Calls of the rewards feature, with their keys. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type Asked, api, type Body } from "../../api/client";
import { queryKeys } from "../../app/queryKeys";
import { ownRewardsKey } from "../../app/rewards";
import { type Then, useChange } from "../../app/useChange";
import type { DocumentType } from "./model";

const OWN_AT_ONCE = 10;

export const ownHistory = infiniteQueryOptions({
  queryKey: [...ownRewardsKey, "history"],
  queryFn: ({ pageParam, signal }) =>
    api.get("/api/me/rewards", {
      query: { page: pageParam, perPage: OWN_AT_ONCE },
      signal,
    }),
  initialPageParam: 1,
  getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
});

export const personHistory = (id: string, params: Asked<"/api/people/{id}/rewards">) =>
  queryOptions({
    queryKey: [...queryKeys.rewards, "person", id, params],
    queryFn: ({ signal }) => api.get("/api/people/{id}/rewards", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const redeem = (amount: number) => api.post("/api/me/rewards/redemptions", { body: { amount } });

export const worth = (type: DocumentType, documentId: string) =>
  queryOptions({
    queryKey: [...queryKeys.rewards, "worth", type, documentId],
    queryFn: ({ signal }) => api.get("/api/rewards/points", { query: { type, documentId }, signal }),
  });

/** Of a document, or of an activity of a course. */
type Of = Omit<Body<"put", "/api/rewards/points">, "points">;

export const useSetWorth = (of: Of, then: Then<number, unknown>) =>
  useChange(
    (points: number) => api.put("/api/rewards/points", { body: { ...of, points } }),
    { update: (client, now) => client.setQueryData(worth(of.type, of.documentId).queryKey, now) },
    then,
  );
