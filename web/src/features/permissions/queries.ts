/** Calls of the permissions feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Schemas } from "../../api/types";
import type {
  AssignmentJob,
  Category,
  Change,
  Conflict,
  DocumentType,
  Permission,
  Preview,
  Rule,
  Saved,
  Suggestion,
  Why,
} from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };
type Params = Record<string, string | number>;

export const permissionsKey = ["permissions"] as const;

export const permissionList = (params: Params) =>
  queryOptions({
    queryKey: [...permissionsKey, "list", params],
    queryFn: ({ signal }) => api.get<Page<Permission>>("/api/permissions", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export async function exportPermissions(params: Params): Promise<void> {
  save(await api.file("/api/permissions/export.csv", { query: params }));
}

export const categories = queryOptions({
  queryKey: [...permissionsKey, "categories"],
  queryFn: ({ signal }) => api.get<Category[]>("/api/permissions/categories", { signal }),
});

export const suggestions = (category: string, search: string) =>
  queryOptions({
    queryKey: [...permissionsKey, "values", category, search],
    queryFn: ({ signal }) =>
      api.get<Suggestion[]>("/api/permissions/values", { query: { category, search }, signal }),
    placeholderData: keepPreviousData,
  });

export type Draft = {
  type: DocumentType;
  documentId: string;
  permissionId?: string | undefined;
  /** Left out: what it comes to when the rule is archived. */
  rule?: Rule | undefined;
  /** It offers, and gives to nobody. */
  isOptional?: boolean | undefined;
};

/** The latest change of a document's rules that was for many people. While it goes on it is asked for again, also without news. */
export const assignmentJob = (type: DocumentType, id: string) =>
  queryOptions({
    queryKey: [...permissionsKey, "job", type, id],
    queryFn: ({ signal }) => api.get<AssignmentJob | null>(`/api/${type}s/${id}/assignment-job`, { signal }),
    refetchInterval: ({ state }) => (state.data && !state.data.finishedAt ? 3_000 : false),
  });

/** Tries a rule out; nothing is kept. */
export const previewOf = (draft: Draft) =>
  queryOptions({
    queryKey: [...permissionsKey, "preview", draft],
    queryFn: ({ signal }) => api.post<Preview>("/api/permissions/preview", { body: draft, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const whyOf = (type: DocumentType, documentId: string, userId: string) =>
  queryOptions({
    queryKey: [...permissionsKey, "why", type, documentId, userId],
    queryFn: ({ signal }) =>
      api.get<Why>("/api/permissions/why", { query: { type, documentId, userId }, signal }),
    staleTime: 0,
  });

/** What a rule said, the latest first. */
export const historyOf = (id: string) =>
  queryOptions({
    queryKey: [...permissionsKey, "history", id],
    queryFn: ({ signal }) => api.get<Change[]>(`/api/permissions/${id}/history`, { signal }),
  });

/** Rules that change nothing or cannot work. */
export const conflictList = (params: Params) =>
  queryOptions({
    queryKey: [...permissionsKey, "conflicts", params],
    queryFn: ({ signal }) => api.get<Page<Conflict>>("/api/permissions/conflicts", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const createPermission = (body: {
  type: DocumentType;
  documentId: string;
  rule: Rule;
  isOptional: boolean;
  due?: Schemas["DueRule"] | null;
}) => api.post<Saved>("/api/permissions", { body });

export const changePermission = (
  id: string,
  body: { revision: number; rule: Rule; isOptional: boolean; due?: Schemas["DueRule"] | null },
) => api.patch<Saved>(`/api/permissions/${id}`, { body });

export const setStatus = (id: string, status: Permission["status"]) =>
  api.post<Saved>(`/api/permissions/${id}/status`, { body: { status } });
