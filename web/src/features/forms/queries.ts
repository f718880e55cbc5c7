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

export const analyticsPeople = (id: string) =>
  queryOptions({
    queryKey: [...formsKey, "analytics-people", id],
    queryFn: ({ signal }) =>
      api.get<Schemas["FormPeopleFacet"][]>(`/api/forms/${id}/analytics/people`, { signal }),
  });

/** Where somebody is found by name: who marks, whom I may observe, or whom an answer may name. */
export type PersonPlace = "markers" | "observable" | { formId: string };
export type Found = Schemas["FormFoundPerson"];

export const foundPeople = (place: PersonPlace, search: string) => {
  const path = typeof place === "string" ? `/api/forms/${place}` : `/api/me/forms/${place.formId}/people`;
  return queryOptions({
    queryKey: [...formsKey, "people", path, search],
    queryFn: ({ signal }) => api.get<Found[]>(path, { query: { search }, signal }),
    placeholderData: keepPreviousData,
  });
};

export const publishedVersion = (id: string, number: number) =>
  queryOptions({
    queryKey: [...formsKey, "version", id, number],
    queryFn: ({ signal }) =>
      api.get<Schemas["PublishedForm"]>(`/api/forms/${id}/version`, { query: { number }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const rescoring = (id: string) =>
  queryOptions({
    queryKey: [...formsKey, "rescoring", id],
    queryFn: ({ signal }) => api.get<Schemas["FormRescoring"]>(`/api/forms/${id}/rescoring`, { signal }),
  });
export const rescore = (id: string, revision: number) =>
  api.post<Schemas["FormRescoring"]>(`/api/forms/${id}/rescoring`, { body: { revision } });

type Draft = Omit<Schemas["SaveForm"], "revision" | "content"> & { content: unknown };

export const templatesKey = [...formsKey, "templates"] as const;
export const ownTemplates = queryOptions({
  queryKey: templatesKey,
  queryFn: ({ signal }) =>
    api.get<Page<Schemas["FormTemplate"]>>("/api/form-templates", { query: { perPage: 200 }, signal }),
});
export const keepTemplate = (formId: string, name: string) =>
  api.post<Schemas["FormTemplate"]>(`/api/forms/${formId}/template`, { body: { name } });
export const deleteTemplate = (id: string) => api.delete(`/api/form-templates/${id}`);

export const createForm = (body: { title: string; kind: Kind; formTemplateId?: string }) =>
  api.post<Form>("/api/forms", { body });
export const saveForm = (id: string, revision: number, draft: Draft) =>
  api.put<Form>(`/api/forms/${id}`, { body: { revision, ...draft } });
export const moveForm = (id: string, revision: number, step: Schemas["FormMove"]) =>
  api.post<Form>(`/api/forms/${id}/status`, { body: { revision, step } });
export const duplicateForm = (id: string) => api.post<Form>(`/api/forms/${id}/duplicate`, {});
export type ExportFile = "submissions.csv" | "submissions.xlsx" | "files.zip";
export async function exportSubmissions(id: string, file: ExportFile): Promise<void> {
  save(await api.file(`/api/forms/${id}/${file}`, {}));
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

/** Takes it, hands it to a colleague, or leaves it to all who may; `from` is who was seen to have it. */
export const assignMarker = (id: string, marker: string | null, from: string | null) =>
  api.put<Submission>(`/api/form-submissions/${id}/marker`, {
    body: { markerId: marker, seenMarkerId: from },
  });
export const decideMany = (body: Schemas["FormDecisions"]) =>
  api.post<Schemas["FormDecided"]>("/api/form-submissions/decide", { body });

export const startUpload = (id: string, body: Schemas["BeginFormUpload"]) =>
  api.post<Schemas["FormUpload"]>(`/api/form-submissions/${id}/uploads`, { body });
export const formUpload = (id: string) => api.get<Schemas["FormUpload"]>(`/api/form-uploads/${id}`);
export const sendPiece = (id: string, offset: number, piece: Blob) =>
  api.put<Schemas["FormUpload"]>(`/api/form-uploads/${id}`, { query: { offset }, body: piece });

/** A submission as a PDF, in the language of the reader. */
export async function printSubmission(id: string, language: string): Promise<void> {
  save(await api.file(`/api/form-submissions/${id}/pdf`, { query: { language } }));
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

/** Keeps a screen up with what others submit and decide, and the desk with the submission that lies on it. */
export function useLiveInvalidation(submissionId?: string): void {
  const cache = useQueryClient();
  const topics = [`forms:${useTenantContext().team.id}`, `me:${useUser().uid}`];
  useLive(topics, (news) => {
    if (news && !news.kind.startsWith("form")) return;
    if (submissionId) void cache.invalidateQueries({ queryKey: submissionKey(submissionId) });
    for (const part of ["list", "analytics"]) void cache.invalidateQueries({ queryKey: [...formsKey, part] });
  });
}
