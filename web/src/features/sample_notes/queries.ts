/** The calls of the sample's notes. */
import { queryOptions } from "@tanstack/react-query";
import { queries } from "../../app/queries";
import { mock } from "../sample/call";
import type { Label, Note } from "./model";

const at = (path: string) => `/api/notes-app/${path}`;
const key = ["sample", "notes"] as const;

export const notes = queryOptions({
  queryKey: [...key, "notes"],
  queryFn: ({ signal }) => mock.get<Note[]>(at("notes"), { signal }),
});
export const labels = queryOptions({
  queryKey: [...key, "labels"],
  queryFn: ({ signal }) => mock.get<Label[]>(at("labels"), { signal }),
});

/** Shows at once; a refusal brings back what is stored. */
async function updateOptimistically(
  show: (now: Note[]) => Note[],
  send: () => Promise<unknown>,
): Promise<void> {
  await queries.cancelQueries({ queryKey: notes.queryKey });
  queries.setQueryData(notes.queryKey, (now) => now && show(now));
  try {
    await send();
  } finally {
    await queries.invalidateQueries({ queryKey: key });
  }
}

export const createNote = (note: Note) =>
  updateOptimistically(
    (now) => [note, ...now],
    () => mock.post(at("create-note"), { body: { note } }),
  );
export const updateNote = (note: Note) =>
  updateOptimistically(
    (now) => now.map((item) => (item.id === note.id ? note : item)),
    () => mock.post(at("update-note"), { body: { note } }),
  );
export const removeNote = (noteId: string) =>
  updateOptimistically(
    (now) => now.filter(({ id }) => id !== noteId),
    () => mock.post(at("remove-note"), { body: { noteId } }),
  );

export async function saveLabels(next: readonly Label[]): Promise<void> {
  queries.setQueryData(labels.queryKey, [...next]);
  await mock.post(at("update-labels"), { body: { labels: next } });
  await queries.invalidateQueries({ queryKey: key });
}
