/** Calls of the forms feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, type Body, type QueryParams } from "../../api/client";
import type { Schemas } from "../../api/types";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import type { Answers, Content, Form, Status, Submission, SubmissionRow } from "./model";
import { noteOf, resumeUpload } from "./resumeUpload";

export const formsKey = queryKeys.forms;
export const formKey = (id: string) => [...formsKey, "one", id] as const;
export const submissionKey = (id: string) => [...formsKey, "submission", id] as const;

const listKey = [...formsKey, "list"] as const;

export const formList = (params: QueryParams<"/api/forms">) =>
  queryOptions({
    queryKey: [...listKey, "all", params],
    queryFn: ({ signal }) => api.get("/api/forms", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const myForms = (params: QueryParams<"/api/me/forms">) =>
  queryOptions({
    queryKey: [...listKey, "mine", params],
    queryFn: ({ signal }) => api.get("/api/me/forms", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const myResults = (params: QueryParams<"/api/me/form-submissions">) =>
  queryOptions({
    queryKey: [...listKey, "results", params],
    queryFn: ({ signal }) => api.get("/api/me/form-submissions", { query: params, signal }),
    placeholderData: keepPreviousData,
  });

export const queue = (id: string, params: QueryParams<"/api/forms/{id}/submissions">) =>
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

export const formQuery = (id: string) =>
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

export const submissionQuery = (id: string) =>
  queryOptions({
    queryKey: submissionKey(id),
    queryFn: ({ signal }) => readSubmission(id, signal),
  });

export const analytics = (id: string, params: QueryParams<"/api/forms/{id}/analytics">) =>
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
export type PersonSource = "markers" | "observable" | { formId: string };
export type FoundPerson = Schemas["FormFoundPerson"];

const searchPeople = (place: PersonSource, search: string, signal: AbortSignal): Promise<FoundPerson[]> => {
  if (place === "markers") return api.get("/api/forms/markers", { query: { search }, signal });
  if (place === "observable") return api.get("/api/forms/observable", { query: { search }, signal });
  return api.get("/api/me/forms/{id}/people", { path: { id: place.formId }, query: { search }, signal });
};

export const foundPeople = (place: PersonSource, search: string) =>
  queryOptions({
    queryKey: [...formsKey, "people", place, search],
    queryFn: ({ signal }) => searchPeople(place, search, signal),
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
export const useRescore = (
  { id, revision }: Pick<Form, "id" | "revision">,
  callbacks: MutationCallbacks<void, unknown>,
) =>
  useApiMutation(
    (): Promise<unknown> => api.post("/api/forms/{id}/rescoring", { path: { id }, body: { revision } }),
    { stale: [formsKey] },
    callbacks,
  );

type FormDraft = Omit<Schemas["SaveForm"], "revision" | "content"> & { content: Content };

export const templatesKey = [...formsKey, "templates"] as const;
export const myTemplates = queryOptions({
  queryKey: templatesKey,
  queryFn: ({ signal }) => api.get("/api/form-templates", { query: { perPage: 200 }, signal }),
});
export const saveAsTemplate = (formId: string, name: string) =>
  api.post("/api/forms/{id}/template", { path: { id: formId }, body: { name } });
export const useDeleteTemplate = (callbacks: MutationCallbacks<string, unknown>) =>
  useApiMutation(
    (id: string): Promise<unknown> => api.delete("/api/form-templates/{id}", { path: { id } }),
    { stale: [templatesKey] },
    callbacks,
  );

export const createForm = (body: Body<"post", "/api/forms">) => api.post("/api/forms", { body });
export const saveForm = (id: string, revision: number, draft: FormDraft) =>
  api.put("/api/forms/{id}", { path: { id }, body: { revision, ...draft } as Schemas["SaveForm"] });

/** `saved` sees to it that everything is saved first, and answers the revision. */
export const useMoveForm = (
  id: string,
  saved: () => Promise<number>,
  callbacks: MutationCallbacks<Schemas["FormMove"], Form>,
) =>
  useApiMutation(
    async (step: Schemas["FormMove"]) => {
      const revision = await saved();
      return api.post("/api/forms/{id}/status", { path: { id }, body: { revision, step } });
    },
    { update: cacheForm },
    callbacks,
  );

export const useDuplicateForm = (id: string, callbacks: MutationCallbacks<void, Form>) =>
  useApiMutation(
    () => api.post("/api/forms/{id}/duplicate", { path: { id } }),
    { update: cacheForm },
    callbacks,
  );

const exportPaths = {
  "submissions.csv": "/api/forms/{id}/submissions.csv",
  "submissions.xlsx": "/api/forms/{id}/submissions.xlsx",
  "files.zip": "/api/forms/{id}/files.zip",
} as const;

export type ExportFile = keyof typeof exportPaths;
export const useExport = (id: string) =>
  useApiMutation(async (file: ExportFile) => save(await api.file(exportPaths[file], { path: { id } })));

/** Begins to answer; what a marker sent back is opened again, by its id. */
export const useBegin = (formId: string, callbacks: MutationCallbacks<string | undefined, Submission>) =>
  useApiMutation(
    (again: string | undefined) =>
      again
        ? api.post("/api/form-submissions/{id}/reopen", { path: { id: again } })
        : api.post("/api/me/forms/{id}/submissions", { path: { id: formId }, body: {} }),
    { update: cacheSubmission },
    callbacks,
  );

/** Begins to answer about somebody. */
export const useObserve = (id: string, callbacks: MutationCallbacks<string, Submission>) =>
  useApiMutation(
    (about: string) => api.post("/api/me/forms/{id}/submissions", { path: { id }, body: { about } }),
    { update: cacheSubmission },
    callbacks,
  );

export const useSubmitAnonymously = (
  formId: string,
  { id, answers }: { id: string; answers: Answers },
  callbacks: MutationCallbacks<void, unknown>,
) =>
  useApiMutation(
    (): Promise<unknown> =>
      api.post("/api/me/forms/{id}/anonymous", { path: { id: formId }, body: { id, answers } }),
    {},
    callbacks,
  );

export const saveAnswers = (id: string, revision: number, answers: Answers) =>
  api.put("/api/form-submissions/{id}", { path: { id }, body: { revision, answers } });

type AnswerDraft = { answers: Answers; revision: () => number; flush: () => Promise<unknown> };

export const useSubmitAnswers = (
  id: string,
  { answers, revision, flush }: AnswerDraft,
  callbacks: MutationCallbacks<void, Submission>,
) =>
  useApiMutation(
    async () => {
      // What is on its way arrives first, so that the revision is the latest.
      await flush();
      const body = { revision: revision(), answers };
      return api.post("/api/form-submissions/{id}/submit", { path: { id }, body });
    },
    { update: cacheSubmission },
    callbacks,
  );

export const useMarkSubmission = (
  id: string,
  callbacks: MutationCallbacks<Schemas["FormMarking"], Submission>,
) =>
  useApiMutation(
    (body: Schemas["FormMarking"]) => api.post("/api/form-submissions/{id}/mark", { path: { id }, body }),
    { update: cacheSubmission },
    callbacks,
  );

/** Takes it, hands it to a colleague, or leaves it to all who may. */
export const useAssignMarker = (
  { id, assigned }: Pick<Submission, "id" | "assigned">,
  callbacks: MutationCallbacks<FoundPerson | null, Submission>,
) =>
  useApiMutation(
    (marker: FoundPerson | null) => {
      const body = { markerId: marker?.id ?? null, seenMarkerId: assigned?.id ?? null };
      return api.put("/api/form-submissions/{id}/marker", { path: { id }, body });
    },
    { update: cacheSubmission },
    callbacks,
  );

export const useBulkDecision = (
  rows: readonly Pick<SubmissionRow, "id" | "revision">[],
  callbacks: MutationCallbacks<Status, Schemas["FormDecided"]>,
) =>
  useApiMutation(
    (outcome: Status) => {
      const submissions = rows.map(({ id, revision }) => ({ id, revision }));
      return api.post("/api/form-submissions/decide", { body: { outcome, comment: "", submissions } });
    },
    { stale: [[...formsKey, "list"]] },
    callbacks,
  );

type UploadRequest = { kind: string; file: File };

/** Of one question, in pieces: it goes on where it was cut off. */
export const useUpload = (
  submission: string,
  field: string,
  onProgress: (percent: number) => void,
  callbacks: MutationCallbacks<UploadRequest, Schemas["FileView"]>,
) =>
  useApiMutation(
    ({ kind, file }: UploadRequest) => {
      onProgress(0);
      const calls = {
        start: () =>
          api.post("/api/form-submissions/{id}/uploads", {
            path: { id: submission },
            body: { field, kind, name: file.name, size: file.size },
          }),
        read: (id: string) => api.get("/api/form-uploads/{id}", { path: { id } }),
        send: (id: string, offset: number, piece: Blob) =>
          api.put("/api/form-uploads/{id}", { path: { id }, query: { offset }, body: piece }),
      };
      return resumeUpload(file, noteOf(submission, field, file), calls, { onProgress });
    },
    {},
    callbacks,
  );

/** A submission as a PDF, in the language of the reader. */
export const usePrint = (id: string) =>
  useApiMutation(async (language: "en" | "ar") =>
    save(await api.file("/api/form-submissions/{id}/pdf", { path: { id }, query: { language } })),
  );

function cacheForm(queryClient: QueryClient, form: Form): void {
  queryClient.setQueryData(formKey(form.id), form);
  void queryClient.invalidateQueries({ queryKey: listKey });
}

export function useCacheForm(): (form: Form) => void {
  const queryClient = useQueryClient();
  return (form) => cacheForm(queryClient, form);
}

function cacheSubmission(queryClient: QueryClient, submission: Submission): void {
  queryClient.setQueryData(submissionKey(submission.id), submission);
  for (const part of ["list", "analytics", "open"])
    void queryClient.invalidateQueries({ queryKey: [...formsKey, part] });
}

/** Keeps a screen up with what others submit and decide, and the desk with the submission that lies on it. */
export function useLiveInvalidation(submissionId?: string): void {
  const queryClient = useQueryClient();
  const topics = [`forms:${useTenantContext().team.id}`, `me:${useUser().uid}`];
  useLive(topics, (message) => {
    if (message && !message.kind.startsWith("form")) return;
    if (submissionId) void queryClient.invalidateQueries({ queryKey: submissionKey(submissionId) });
    for (const part of ["list", "analytics"])
      void queryClient.invalidateQueries({ queryKey: [...formsKey, part] });
  });
}
