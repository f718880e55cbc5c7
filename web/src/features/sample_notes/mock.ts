/** What answers the calls of the sample's notes inside the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { refuse } from "../sample/refusals";
import { labels, notesOf } from "./data";
import { isEmptyNote, type Label, type Note } from "./model";

const NOTES = "notes.notes";
const LABELS = "notes.labels";
const at = (path: string) => `/api/notes-app/${path}`;
const empty = () => refuse("sample_note_empty");
const unknown = () => refuse("sample_note_unknown");

export const app: SampleApp = {
  seed: (random, now) => ({ [NOTES]: notesOf(random, now), [LABELS]: labels }),
  handlers: (store) => [
    http.get(at("notes"), async () => HttpResponse.json(await store.read<Note[]>(NOTES))),
    http.get(at("labels"), async () => HttpResponse.json(await store.read<Label[]>(LABELS))),
    http.post(at("create-note"), async ({ request }) => {
      const { note } = (await request.json()) as { note: Note };
      if (isEmptyNote(note)) return empty();
      return store.change<Note[], Response>(NOTES, (all) => ({
        value: [note, ...all.filter(({ id }) => id !== note.id)],
        answer: HttpResponse.json(note),
      }));
    }),
    http.post(at("update-note"), async ({ request }) => {
      const { note } = (await request.json()) as { note: Note };
      if (isEmptyNote(note)) return empty();
      return store.change<Note[], Response>(NOTES, (all) =>
        all.some(({ id }) => id === note.id)
          ? {
              value: all.map((item) => (item.id === note.id ? { ...item, ...note } : item)),
              answer: HttpResponse.json(note),
            }
          : { value: all, answer: unknown() },
      );
    }),
    http.post(at("update-labels"), async ({ request }) => {
      const { labels: input } = (await request.json()) as { labels: Label[] };
      const ids = new Set(input.map(({ id }) => id));
      await store.change<Note[], null>(NOTES, (all) => ({
        value: all.map((note) => ({ ...note, labels: note.labels.filter((id) => ids.has(id)) })),
        answer: null,
      }));
      return store.change<Label[], Response>(LABELS, () => ({
        value: input,
        answer: HttpResponse.json(input),
      }));
    }),
    http.post(at("remove-note"), async ({ request }) => {
      const { noteId } = (await request.json()) as { noteId: string };
      return store.change<Note[], Response>(NOTES, (all) => ({
        value: all.filter(({ id }) => id !== noteId),
        answer: HttpResponse.json(noteId),
      }));
    }),
  ],
};
