/** Calls of the forms feature, with their keys. */
import { save } from "@learnt/ui/base/save";
import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { type Asked, api, type Body } from "../../api/client";
import type { Schemas } from "../../api/types";
import { useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queryKeys } from "../../app/queryKeys";
import { useTenantContext } from "../../app/tenantContext";
import { type Then, useChange } from "../../app/useChange";
import type { Answers, Content, Form, Status, Submission, SubmissionRow } from "./model";
import { noteOf, resume } from "./resume";

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

/** `saved` sees to it that everything is saved first, and answers the revision. */
export const useMoveForm = (
  id: string,
  saved: () => Promise<number>,
  then: Then<Schemas["FormMove"], Form>,
) =>
  useChange(
    async (step: Schemas["FormMove"]) => {
      const revision = await saved();
      return api.post("/api/forms/{id}/status", { path: { id }, body: { revision, step } });
    },
    { update: acceptForm },
    then,
  );

export const useDuplicateForm = (id: string, then: Then<void, Form>) =>
  useChange(() => api.post("/api/forms/{id}/duplicate", { path: { id } }), { update: acceptForm }, then);

const exported = {
  "submissions.csv": "/api/forms/{id}/submissions.csv",
  "submissions.xlsx": "/api/forms/{id}/submissions.xlsx",
  "files.zip": "/api/forms/{id}/files.zip",
} as const;

export type ExportFile = keyof typeof exported;
export const useExport = (id: string) =>
  useChange(async (file: ExportFile) => save(await api.file(exported[file], { path: { id } })));

/** Begins to answer; what a marker sent back is opened again, by its id. */
export const useBegin = (formId: string, then: Then<string | undefined, Submission>) =>
  useChange(
    (again: string | undefined) =>
      again
        ? api.post("/api/form-submissions/{id}/reopen", { path: { id: again } })
        : api.post("/api/me/forms/{id}/submissions", { path: { id: formId }, body: {} }),
    { update: acceptSubmission },
    then,
  );

/** Begins to answer about somebody. */
export const useObserve = (id: string, then: Then<string, Submission>) =>
  useChange(
    (about: string) => api.post("/api/me/forms/{id}/submissions", { path: { id }, body: { about } }),
    { update: acceptSubmission },
    then,
  );

export const useSubmitAnonymously = (
  formId: string,
  { id, answers }: { id: string; answers: Answers },
  then: Then<void, unknown>,
) =>
  useChange(
    (): Promise<unknown> =>
      api.post("/api/me/forms/{id}/anonymous", { path: { id: formId }, body: { id, answers } }),
    {},
    then,
  );

export const saveAnswers = (id: string, revision: number, answers: Answers) =>
  api.put("/api/form-submissions/{id}", { path: { id }, body: { revision, answers } });

type Answered = { answers: Answers; revision: () => number; flush: () => Promise<unknown> };

export const useSubmitAnswers = (
  id: string,
  { answers, revision, flush }: Answered,
  then: Then<void, Submission>,
) =>
  useChange(
    async () => {
      // What is on its way arrives first, so that the revision is the latest.
      await flush();
      const body = { revision: revision(), answers };
      return api.post("/api/form-submissions/{id}/submit", { path: { id }, body });
    },
    { update: acceptSubmission },
    then,
  );

export const useMark = (id: string, then: Then<Schemas["FormMarking"], Submission>) =>
  useChange(
    (body: Schemas["FormMarking"]) => api.post("/api/form-submissions/{id}/mark", { path: { id }, body }),
    { update: acceptSubmission },
    then,
  );

/** Takes it, hands it to a colleague, or leaves it to all who may. */
export const useAssignMarker = (
  { id, assigned }: Pick<Submission, "id" | "assigned">,
  then: Then<Found | null, Submission>,
) =>
  useChange(
    (marker: Found | null) => {
      const body = { markerId: marker?.id ?? null, seenMarkerId: assigned?.id ?? null };
      return api.put("/api/form-submissions/{id}/marker", { path: { id }, body });
    },
    { update: acceptSubmission },
    then,
  );

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

type Sent = { kind: string; file: File };

/** Of one question, in pieces: it goes on where it was cut off. */
export const useUpload = (
  submission: string,
  field: string,
  onProgress: (percent: number) => void,
  then: Then<Sent, Schemas["FileView"]>,
) =>
  useChange(
    ({ kind, file }: Sent) => {
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
      return resume(file, noteOf(submission, field, file), calls, { onProgress });
    },
    {},
    then,
  );

/** A submission as a PDF, in the language of the reader. */
export const usePrint = (id: string) =>
  useChange(async (language: "en" | "ar") =>
    save(await api.file("/api/form-submissions/{id}/pdf", { path: { id }, query: { language } })),
  );

function acceptForm(client: QueryClient, form: Form): void {
  client.setQueryData(formKey(form.id), form);
  void client.invalidateQueries({ queryKey: listKey });
}

export function useAcceptForm(): (form: Form) => void {
  const client = useQueryClient();
  return (form) => acceptForm(client, form);
}

function acceptSubmission(client: QueryClient, submission: Submission): void {
  client.setQueryData(submissionKey(submission.id), submission);
  for (const part of ["list", "analytics", "open"])
    void client.invalidateQueries({ queryKey: [...formsKey, part] });
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
