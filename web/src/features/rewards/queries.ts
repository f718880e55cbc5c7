/** Calls of the rewards feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Body, type QueryParams } from "../../api/client";
import { useLive } from "../../app/live";
import { queryKeys } from "../../app/queryKeys";
import { myRewardsKey } from "../../app/rewards";
import { useTenantContext } from "../../app/tenantContext";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { DocumentType, ReportPart } from "./model";

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

/** All that is known of what a team's people earned and redeemed. */
const reportKey = [...queryKeys.rewards, "report"] as const;

export const reportTransactions = (params: QueryParams<"/api/rewards/report">) =>
  queryOptions({
    queryKey: [...reportKey, "transactions", params],
    queryFn: ({ signal }) => api.get("/api/rewards/report", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const reportPeople = (params: QueryParams<"/api/rewards/report/people">) =>
  queryOptions({
    queryKey: [...reportKey, "people", params],
    queryFn: ({ signal }) => api.get("/api/rewards/report/people", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const reportTotals = (params: QueryParams<"/api/rewards/report/totals">) =>
  queryOptions({
    queryKey: [...reportKey, "totals", params],
    queryFn: ({ signal }) => api.get("/api/rewards/report/totals", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

/** Keeps an open report up with what is earned and redeemed. */
export function useLiveReport(): void {
  const queryClient = useQueryClient();
  useLive(
    [`rewards:${useTenantContext().team.id}`],
    () => void queryClient.invalidateQueries({ queryKey: reportKey }),
  );
}

const reportFiles = {
  transactions: { csv: "/api/rewards/report.csv", xlsx: "/api/rewards/report.xlsx" },
  people: { csv: "/api/rewards/report/people.csv", xlsx: "/api/rewards/report/people.xlsx" },
} as const;

export type ReportFormat = keyof (typeof reportFiles)[ReportPart];
type ReportExport = { format: ReportFormat; filter: QueryParams<"/api/rewards/report.csv"> };

export const useExportReport = (part: ReportPart) =>
  useApiMutation(async ({ format, filter }: ReportExport) =>
    save(await api.file(reportFiles[part][format], { query: filter })),
  );
