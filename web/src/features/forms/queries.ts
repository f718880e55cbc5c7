/** Calls of the forms feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Query } from "../../api/client";
import type { Schemas } from "../../api/types";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { useTenantContext } from "../../app/tenantContext";

import type {
  Analytics,
  Answers,
  Form,
  FormRow,
  Kind,
  MyForm,
  OpenForm,
  Submission,
  SubmissionRow,
} from "./model";

type Page<Row> = { items: Row[]; total: number; page: number; perPage: number };

export const formsKey = ["forms"] as const;
export const formKey = (id: string) => [...formsKey, "one", id] as const;
export const submissionKey = (id: string) => [...formsKey, "submission", id] as const;

const list = <Row>(path: string, params: Query) =>
  queryOptions({
    queryKey: [...formsKey, "list", path, params],
    queryFn: ({ signal }) => api.get<Page<Row>>(path, { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const formList = (params: Query) => list<FormRow>("/api/forms", params);
export const myForms = (params: Query) => list<MyForm>("/api/me/forms", params);
export const myResults = (params: Query) => list<SubmissionRow>("/api/me/form-submissions", params);
export const queue = (formId: string, params: Query) =>
  list<SubmissionRow>(`/api/forms/${formId}/submissions`, params);

export const formFilters = queryOptions({
  queryKey: [...formsKey, "filters"],
  queryFn: ({ signal }) => api.get<Schemas["FormFilters"]>("/api/forms/filters", { signal }),
});

export const oneForm = (id: string) =>
  queryOptions({
    queryKey: formKey(id),
    queryFn: ({ signal }) => api.get<Form>(`/api/forms/${id}`, { signal }),
  });

export const openForm = (id: string) =>
  queryOptions({
    queryKey: [...formsKey, "open", id],
    queryFn: ({ signal }) => api.get<OpenForm>(`/api/me/forms/${id}`, { signal }),
    retry: false,
  });

export const oneSubmission = (id: string) =>
  queryOptions({
    queryKey: submissionKey(id),
    queryFn: ({ signal }) => api.get<Submission>(`/api/form-submissions/${id}`, { signal }),
  });

export const analytics = (id: string, params: Query) =>
  queryOptions({
    queryKey: [...formsKey, "analytics", id, params],
    queryFn: ({ signal }) => api.get<Analytics>(`/api/forms/${id}/analytics`, { query: params, signal }),
    placeholderData: keepPreviousData,
  });

type Draft = Omit<Schemas["SaveForm"], "revision" | "content"> & { content: unknown };

export const createForm = (body: { title: string; kind: Kind }) => api.post<Form>("/api/forms", { body });
export const saveForm = (id: string, revision: number, draft: Draft) =>
  api.put<Form>(`/api/forms/${id}`, { body: { revision, ...draft } });
export const moveForm = (id: string, revision: number, step: Schemas["FormMove"]) =>
  api.post<Form>(`/api/forms/${id}/status`, { body: { revision, step } });
export const duplicateForm = (id: string) => api.post<Form>(`/api/forms/${id}/duplicate`, {});
export async function exportSubmissions(id: string): Promise<void> {
  save(await api.file(`/api/forms/${id}/submissions.csv`, {}));
}

export const startForm = (id: string, about?: string) =>
  api.post<Submission>(`/api/me/forms/${id}/submissions`, { body: about ? { about } : {} });
export const submitAnonymously = (id: string, key: string, answers: Answers) =>
  api.post(`/api/me/forms/${id}/anonymous`, { body: { id: key, answers } });
export const saveAnswers = (id: string, revision: number, answers: Answers) =>
  api.put<Submission>(`/api/form-submissions/${id}`, { body: { revision, answers } });
export const submitAnswers = (id: string, revision: number, answers: Answers) =>
  api.post<Submission>(`/api/form-submissions/${id}/submit`, { body: { revision, answers } });
export const reopen = (id: string) => api.post<Submission>(`/api/form-submissions/${id}/reopen`, {});
export const mark = (id: string, body: unknown) =>
  api.post<Submission>(`/api/form-submissions/${id}/mark`, { body });

export function uploadAnswer(id: string, field: string, kind: string, file: File) {
  const body = new FormData();
  body.set("kind", kind);
  body.set("file", file);
  return api.post<Schemas["FileView"]>(`/api/form-submissions/${id}/files`, { body, query: { field } });
}

export function useAcceptForm(): (form: Form) => void {
  const cache = useQueryClient();
  return (form) => {
    cache.setQueryData(formKey(form.id), form);
    void cache.invalidateQueries({ queryKey: [...formsKey, "list"] });
  };
}

export function useAcceptSubmission(): (submission: Submission) => void {
  const cache = useQueryClient();
  return (submission) => {
    cache.setQueryData(submissionKey(submission.id), submission);
    for (const part of ["list", "analytics", "open"])
      void cache.invalidateQueries({ queryKey: [...formsKey, part] });
  };
}

/** Keeps a screen up with what others submit and decide. */
export function useLiveInvalidation(): void {
  const cache = useQueryClient();
  const topics = [`forms:${useTenantContext().team.id}`, `me:${useUser().uid}`];
  useLive(topics, (news) => {
    if (news && !news.kind.startsWith("form")) return;
    for (const part of ["list", "analytics"]) void cache.invalidateQueries({ queryKey: [...formsKey, part] });
  });
}
