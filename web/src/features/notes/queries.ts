/** The calls of notes, with their keys. */
import { ApiProblem } from "@learnt/ui/http/problem";
import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client";
import { classifySaveError } from "../../api/problem";
import { type LiveMessage, useLive } from "../../app/live";
import { useUser } from "../../app/me";
import { queries } from "../../app/queries";
import { useApiMutation } from "../../app/useApiMutation";
import type { Tick } from "./merge";
import { type Content, type Note, type NotesQuery, placeInList } from "./model";
import type { Host, NoteStore } from "./noteStore";

type Page = { items: Note[]; total: number; page: number; perPage: number };

const key = ["notes"] as const;
const lists = [...key, "list"] as const;

export const notes = (query: NotesQuery) =>
  queryOptions({
    queryKey: [...lists, query],
    queryFn: ({ signal }) => api.get("/api/notes", { query: query, signal }),
    placeholderData: keepPreviousData,
  });

/** A note as a list has it: it opens at once, also without a connection. */
const listed = (id: string): Note | undefined =>
  queries
    .getQueriesData<Page>({ queryKey: lists })
    .flatMap(([, page]) => page?.items ?? [])
    .find((item) => item.id === id);

export const note = (id: string) =>
  queryOptions({
    queryKey: [...key, "one", id],
    queryFn: ({ signal }) => api.get("/api/notes/{id}", { path: { id }, signal }),
    initialData: () => listed(id),
    initialDataUpdatedAt: 0,
  });

export const labels = queryOptions({
  queryKey: [...key, "labels"],
  queryFn: ({ signal }) => api.get("/api/notes/labels", { signal }),
});

/** Whatever of them is shown is asked for again when another tab or device changed something. */
export function useLiveInvalidation(): void {
  const queryClient = useQueryClient();
  const me = useUser().uid;
  useLive([`me:${me}`], (message: LiveMessage | null) => {
    if (message === null || message.kind === "notes.changed")
      void queryClient.invalidateQueries({ queryKey: key });
  });
}

/** The server has a note like this now: every list that was asked for shows it so at once. */
export function applyServerNote(now: Note): void {
  queries.setQueryData(note(now.id).queryKey, now);
  for (const [of, page] of queries.getQueriesData<Page>({ queryKey: lists })) {
    const requested = of[lists.length] as NotesQuery;
    if (page) queries.setQueryData<Page>(of, { ...page, items: placeInList(page.items, now, requested) });
  }
}

const status = (error: unknown) => (error instanceof ApiProblem ? error.status : 0);

export const host: Host = {
  save: (id: string, revision: number, { place, ...content }: Content, leaving: boolean) =>
    api.put("/api/notes/{id}", {
      path: { id },
      body: { revision, ...content, ...(place ? { beside: place } : {}) },
      keepalive: leaving,
    }),
  tick: (id: string, lines: Tick[], leaving: boolean) =>
    api.patch("/api/notes/{id}/checklist", { path: { id }, body: { lines }, keepalive: leaving }),
  read: (id: string) => api.get("/api/notes/{id}", { path: { id } }),
  heard: applyServerNote,
  classifyError: classifySaveError,
  isGone: (error) => status(error) === 404,
  isSignedOut: (error) => status(error) === 401,
};

const refetchNotesAfter = <Data>(answer: Promise<Data>): Promise<Data> =>
  answer.finally(() => void queries.invalidateQueries({ queryKey: key }));

export const remove = (id: string) => refetchNotesAfter(api.delete("/api/notes/{id}", { path: { id } }));
export const restore = (id: string) =>
  refetchNotesAfter(api.post("/api/notes/{id}/restore", { path: { id } }));
export const deleteForever = (id: string) =>
  refetchNotesAfter(api.post("/api/notes/{id}/erase", { path: { id } }));

/** Between the edits of the note, which the server has by then. */
export const usePutImage = (id: string, store: NoteStore) =>
  useApiMutation((file: File) => {
    const body = new FormData();
    body.append("file", file, file.name);
    return store.between(id, () =>
      refetchNotesAfter(api.put("/api/notes/{id}/image", { path: { id }, body })),
    );
  });

export const dropImage = (id: string) =>
  refetchNotesAfter(api.delete("/api/notes/{id}/image", { path: { id } }));

export const createLabel = (name: string) =>
  refetchNotesAfter(api.post("/api/notes/labels", { body: { name } }));
export const renameLabel = (id: string, name: string) =>
  refetchNotesAfter(api.patch("/api/notes/labels/{id}", { path: { id }, body: { name } }));
export const deleteLabel = (id: string) =>
  refetchNotesAfter(api.delete("/api/notes/labels/{id}", { path: { id } }));

/** Asked again, whatever is shown. */
export const refresh = () => queries.invalidateQueries({ queryKey: key });
