/** Calls of the rewards feature, with their keys. */
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, type Query } from "../../api/client";
import type { Schemas } from "../../api/types";
import { ownRewardsKey } from "../../app/rewards";
import type { DocumentType, Transaction, Worth } from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

const OWN_AT_ONCE = 10;

export const ownHistory = infiniteQueryOptions({
  queryKey: [...ownRewardsKey, "history"],
  queryFn: ({ pageParam, signal }) =>
    api.get<Page<Transaction>>("/api/me/rewards", {
      query: { page: pageParam, perPage: OWN_AT_ONCE },
      signal,
    }),
  initialPageParam: 1,
  getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
});

export const personHistory = (id: string, params: Query) =>
  queryOptions({
    queryKey: ["rewards", "person", id, params],
    queryFn: ({ signal }) =>
      api.get<Page<Transaction>>(`/api/people/${id}/rewards`, { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const redeem = (amount: number) =>
  api.post<Schemas["RewardBalance"]>("/api/me/rewards/redemptions", { body: { amount } });

export const worth = (type: DocumentType, documentId: string) =>
  queryOptions({
    queryKey: ["rewards", "worth", type, documentId],
    queryFn: ({ signal }) => api.get<Worth>("/api/rewards/points", { query: { type, documentId }, signal }),
  });

export const setWorth = (body: Schemas["SetRewardPoints"]) => api.put<Worth>("/api/rewards/points", { body });
