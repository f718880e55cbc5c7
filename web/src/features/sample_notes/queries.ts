/** The calls of the sample's notes. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/untyped";
import { queries } from "../../app/queries";
import type { Label, Note } from "./model";

const at = (path: string) => `/api/notes-app/${path}`;
const key = ["sample", "notes"] as const;

export const notes = queryOptions({
  queryKey: [...key, "notes"],
  queryFn: ({ signal }) => api.get<Note[]>(at("notes"), { signal }),
});
export const labels = queryOptions({
  queryKey: [...key, "labels"],
  queryFn: ({ signal }) => api.get<Label[]>(at("labels"), { signal }),
});

/** Shows at once; a refusal brings back what is stored. */
async function changing(show: (now: Note[]) => Note[], send: () => Promise<unknown>): Promise<void> {
  await queries.cancelQueries({ queryKey: notes.queryKey });
  queries.setQueryData(notes.queryKey, (now) => now && show(now));
  try {
    await send();
  } finally {
    await queries.invalidateQueries({ queryKey: key });
  }
}

export const createNote = (note: Note) =>
  changing(
    (now) => [note, ...now],
    () => api.post(at("create-note"), { body: { note } }),
  );
export const updateNote = (note: Note) =>
  changing(
    (now) => now.map((one) => (one.id === note.id ? note : one)),
    () => api.post(at("update-note"), { body: { note } }),
  );
export const removeNote = (noteId: string) =>
  changing(
    (now) => now.filter(({ id }) => id !== noteId),
    () => api.post(at("remove-note"), { body: { noteId } }),
  );

export async function saveLabels(next: readonly Label[]): Promise<void> {
  queries.setQueryData(labels.queryKey, [...next]);
  await api.post(at("update-labels"), { body: { labels: next } });
  await queries.invalidateQueries({ queryKey: key });
}
