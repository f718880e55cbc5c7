/** Calls of the forms feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Asked, api, type Body } from "../../api/client";
import type { Schemas } from "../../api/types";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type Then, useChange } from "../../app/useChange";

import type { Answers, Content, Form, Status, Submission, SubmissionRow } from "./model";

export const formsKey = queryKeys.forms;
export const formKey = (id: string) => [...formsKey, "one", id] as const;
export const submissionKey = (id: string) => [...formsKey, "submission", id] as const;

const listKey = [...formsKey, "list"] as const;

export const formList = (params: Asked<"/api/forms">) =>
  queryOptions({
    queryKey: [...listKey, "all", params],
    queryFn: ({ signal }) => api.get("/api/forms", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const myForms = (params: Asked<"/api/me/forms">) =>
  queryOptions({
    queryKey: [...listKey, "mine", params],
    queryFn: ({ signal }) => api.get("/api/me/forms", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const myResults = (params: Asked<"/api/me/form-submissions">) =>
  queryOptions({
    queryKey: [...listKey, "results", params],
    queryFn: ({ signal }) => api.get("/api/me/form-submissions", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const queue = (id: string, params: Asked<"/api/forms/{id}/submissions">) =>
  queryOptions({
    queryKey: [...listKey, "submissions", id, params],
    queryFn: ({ signal }) => api.get("/api/forms/{id}/submissions", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const formFilters = queryOptions({
  queryKey: [...formsKey, "filters"],
  queryFn: ({ signal }) => api.get("/api/forms/filters", { signal }),
});

/** What the server has now; an open editor stays as it is. */
export const readForm = (id: string, signal?: AbortSignal) =>
  api.get("/api/forms/{id}", { path: { id }, signal });

export const oneForm = (id: string) =>
  queryOptions({
    queryKey: formKey(id),
    queryFn: ({ signal }) => readForm(id, signal),
  });

export const openForm = (id: string) =>
  queryOptions({
    queryKey: [...formsKey, "open", id],
    queryFn: ({ signal }) => api.get("/api/me/forms/{id}", { path: { id }, signal }),
    retry: false,
  });

/** What the server has now; what is being typed stays as it is. */
export const readSubmission = (id: string, signal?: AbortSignal) =>
  api.get("/api/form-submissions/{id}", { path: { id }, signal });

export const oneSubmission = (id: string) =>
  queryOptions({
    queryKey: submissionKey(id),
    queryFn: ({ signal }) => readSubmission(id, signal),
  });

export const analytics = (id: string, params: Asked<"/api/forms/{id}/analytics">) =>
  queryOptions({
    queryKey: [...formsKey, "analytics", id, params],
    queryFn: ({ signal }) => api.get("/api/forms/{id}/analytics", { path: { id }, query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const analyticsPeople = (id: string) =>
  queryOptions({
    queryKey: [...formsKey, "analytics-people", id],
    queryFn: ({ signal }) => api.get("/api/forms/{id}/analytics/people", { path: { id }, signal }),
  });

/** Where somebody is found by name: who marks, whom I may observe, or whom an answer may name. */
export type PersonPlace = "markers" | "observable" | { formId: string };
export type Found = Schemas["FormFoundPerson"];

const foundAt = (place: PersonPlace, search: string, signal: AbortSignal): Promise<Found[]> => {
  if (place === "markers") return api.get("/api/forms/markers", { query: { search }, signal });
  if (place === "observable") return api.get("/api/forms/observable", { query: { search }, signal });
  return api.get("/api/me/forms/{id}/people", { path: { id: place.formId }, query: { search }, signal });
};

export const foundPeople = (place: PersonPlace, search: string) =>
  queryOptions({
    queryKey: [...formsKey, "people", place, search],
    queryFn: ({ signal }) => foundAt(place, search, signal),
    placeholderData: keepPreviousData,
  });

export const publishedVersion = (id: string, number: number) =>
  queryOptions({
    queryKey: [...formsKey, "version", id, number],
    queryFn: ({ signal }) => api.get("/api/forms/{id}/version", { path: { id }, query: { number }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const rescoring = (id: string) =>
  queryOptions({
    queryKey: [...formsKey, "rescoring", id],
    queryFn: ({ signal }) => api.get("/api/forms/{id}/rescoring", { path: { id }, signal }),
  });
export const useRescore = ({ id, revision }: Pick<Form, "id" | "revision">, then: Then<void, unknown>) =>
  useChange(
    (): Promise<unknown> => api.post("/api/forms/{id}/rescoring", { path: { id }, body: { revision } }),
    { stale: [formsKey] },
    then,
  );

type Draft = Omit<Schemas["SaveForm"], "revision" | "content"> & { content: Content };

export const templatesKey = [...formsKey, "templates"] as const;
export const ownTemplates = queryOptions({
  queryKey: templatesKey,
  queryFn: ({ signal }) => api.get("/api/form-templates", { query: { perPage: 200 }, signal }),
});
export const keepTemplate = (formId: string, name: string) =>
  api.post("/api/forms/{id}/template", { path: { id: formId }, body: { name } });
export const useDeleteTemplate = (then: Then<string, unknown>) =>
  useChange(
    (id: string): Promise<unknown> => api.delete("/api/form-templates/{id}", { path: { id } }),
    { stale: [templatesKey] },
    then,
  );

export const createForm = (body: Body<"post", "/api/forms">) => api.post("/api/forms", { body });
export const saveForm = (id: string, revision: number, draft: Draft) =>
  api.put("/api/forms/{id}", { path: { id }, body: { revision, ...draft } as Schemas["SaveForm"] });
export const moveForm = (id: string, revision: number, step: Schemas["FormMove"]) =>
  api.post("/api/forms/{id}/status", { path: { id }, body: { revision, step } });
export const duplicateForm = (id: string) => api.post("/api/forms/{id}/duplicate", { path: { id } });
const exported = {
  "submissions.csv": "/api/forms/{id}/submissions.csv",
  "submissions.xlsx": "/api/forms/{id}/submissions.xlsx",
  "files.zip": "/api/forms/{id}/files.zip",
} as const;

export type ExportFile = keyof typeof exported;
export async function exportSubmissions(id: string, file: ExportFile): Promise<void> {
  save(await api.file(exported[file], { path: { id } }));
}

export const startForm = (id: string, about?: string) =>
  api.post("/api/me/forms/{id}/submissions", { path: { id }, body: about ? { about } : {} });
export const submitAnonymously = (id: string, key: string, answers: Answers) =>
  api.post("/api/me/forms/{id}/anonymous", { path: { id }, body: { id: key, answers } });
export const saveAnswers = (id: string, revision: number, answers: Answers) =>
  api.put("/api/form-submissions/{id}", { path: { id }, body: { revision, answers } });
export const submitAnswers = (id: string, revision: number, answers: Answers) =>
  api.post("/api/form-submissions/{id}/submit", { path: { id }, body: { revision, answers } });
export const reopen = (id: string) => api.post("/api/form-submissions/{id}/reopen", { path: { id } });
export const mark = (id: string, body: Schemas["FormMarking"]) =>
  api.post("/api/form-submissions/{id}/mark", { path: { id }, body });

/** Takes it, hands it to a colleague, or leaves it to all who may; `from` is who was seen to have it. */
export const assignMarker = (id: string, marker: string | null, from: string | null) =>
  api.put("/api/form-submissions/{id}/marker", {
    path: { id },
    body: { markerId: marker, seenMarkerId: from },
  });
export const useDecideMany = (
  rows: readonly Pick<SubmissionRow, "id" | "revision">[],
  then: Then<Status, Schemas["FormDecided"]>,
) =>
  useChange(
    (outcome: Status) => {
      const submissions = rows.map(({ id, revision }) => ({ id, revision }));
      return api.post("/api/form-submissions/decide", { body: { outcome, comment: "", submissions } });
    },
    { stale: [[...formsKey, "list"]] },
    then,
  );

export const startUpload = (id: string, body: Schemas["BeginFormUpload"]) =>
  api.post("/api/form-submissions/{id}/uploads", { path: { id }, body });
export const formUpload = (id: string) => api.get("/api/form-uploads/{id}", { path: { id } });
export const sendPiece = (id: string, offset: number, piece: Blob) =>
  api.put("/api/form-uploads/{id}", { path: { id }, query: { offset }, body: piece });

/** A submission as a PDF, in the language of the reader. */
export async function printSubmission(id: string, language: "en" | "ar"): Promise<void> {
  save(await api.file("/api/form-submissions/{id}/pdf", { path: { id }, query: { language } }));
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
