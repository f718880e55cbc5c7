/** Calls of the permissions feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Body, type QueryParams } from "../../api/client";
import { documentType } from "../../app/documentTypes";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { DocumentType, Permission, RuleSaved } from "./model";

export const permissionsKey = queryKeys.permissions;

export const permissionList = (params: QueryParams<"/api/permissions">) =>
  queryOptions({
    queryKey: [...permissionsKey, "list", params],
    queryFn: ({ signal }) => api.get("/api/permissions", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export async function exportPermissions(params: QueryParams<"/api/permissions/export.csv">): Promise<void> {
  save(await api.file("/api/permissions/export.csv", { query: params }));
}

/** What a rule can be made for: all that is published and assigned by rules. */
export const assignables = (params: QueryParams<"/api/assignables">) =>
  queryOptions({
    queryKey: [...permissionsKey, "assignables", params],
    queryFn: ({ signal }) => api.get("/api/assignables", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

/** The teams of the organisation, to choose those that look after a document. */
export const documentTeams = queryOptions({
  queryKey: [...permissionsKey, "teams"],
  queryFn: ({ signal }) => api.get("/api/documents/teams", { signal }),
});

export const categories = queryOptions({
  queryKey: [...permissionsKey, "categories"],
  queryFn: ({ signal }) => api.get("/api/permissions/categories", { signal }),
});

export const suggestions = (category: string, search: string) =>
  queryOptions({
    queryKey: [...permissionsKey, "values", category, search],
    queryFn: ({ signal }) => api.get("/api/permissions/values", { query: { category, search }, signal }),
    placeholderData: keepPreviousData,
  });

/** Without a rule it is tried what it comes to when the rule is archived. */
export type PreviewRequest = Body<"post", "/api/permissions/preview">;

/** The latest change of a document's rules that was for many people. While it goes on it is asked for again, also without news. */
export const assignmentJob = (type: DocumentType, id: string) => {
  const job = documentType(type)?.job;
  return queryOptions({
    queryKey: [...permissionsKey, "job", type, id],
    queryFn: ({ signal }) => (job ? api.get(job, { path: { id }, signal }) : null),
    refetchInterval: ({ state }) => (state.data && !state.data.finishedAt ? 3_000 : false),
  });
};

/** Tries a rule out; nothing is kept. */
export const previewOf = (draft: PreviewRequest) =>
  queryOptions({
    queryKey: [...permissionsKey, "preview", draft],
    queryFn: ({ signal }) => api.post("/api/permissions/preview", { body: draft, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const whyQuery = (type: DocumentType, documentId: string, userId: string) =>
  queryOptions({
    queryKey: [...permissionsKey, "why", type, documentId, userId],
    queryFn: ({ signal }) => api.get("/api/permissions/why", { query: { type, documentId, userId }, signal }),
    staleTime: 0,
  });

/** What a rule said, the latest first. */
export const historyOf = (id: string) =>
  queryOptions({
    queryKey: [...permissionsKey, "history", id],
    queryFn: ({ signal }) => api.get("/api/permissions/{id}/history", { path: { id }, signal }),
  });

/** Rules that change nothing or cannot work. */
export const conflictList = (params: QueryParams<"/api/permissions/conflicts">) =>
  queryOptions({
    queryKey: [...permissionsKey, "conflicts", params],
    queryFn: ({ signal }) => api.get("/api/permissions/conflicts", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export type NewRule = Body<"post", "/api/permissions">;
export type RuleChange = { id: string } & Body<"patch", "/api/permissions/{id}">;

const everyList = { stale: [permissionsKey] };

/** Makes a rule, or changes the one that is named. */
export function saveRule(rule: NewRule | RuleChange) {
  if (!("id" in rule)) return api.post("/api/permissions", { body: rule });
  const { id, ...body } = rule;
  return api.patch("/api/permissions/{id}", { path: { id }, body });
}

/** The same for whoever changes nothing else with it. */
export const useSaveRule = (callbacks: MutationCallbacks<NewRule | RuleChange, RuleSaved>) =>
  useApiMutation(saveRule, everyList, callbacks);

export type RuleStatus = { id: string; status: Permission["status"] };

/** Archives a rule, or brings it back. */
export const useSetStatus = (callbacks: MutationCallbacks<RuleStatus, RuleSaved>) =>
  useApiMutation(
    ({ id, status }: RuleStatus) =>
      api.post("/api/permissions/{id}/status", { path: { id }, body: { status } }),
    everyList,
    callbacks,
  );

/** Has everything that is known of rules asked for again. */
export function useRefetchPermissions(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: permissionsKey });
}
