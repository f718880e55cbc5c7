/** Notes of the sample. */
export type CheckItem = { id: string; checked: boolean; text: string };
export type Note = {
  id: string;
  title: string;
  description: string;
  archive: boolean;
  image: string;
  time: string;
  /** A day and time, or nothing. */
  reminder: string;
  checklist: readonly CheckItem[];
  /** Ids of labels. */
  labels: readonly string[];
};
export type Label = { id: string; name: string; handle: string };

export const views = ["notes", "reminders", "archive"] as const;
export type View = (typeof views)[number];
export type NoteLocation = { view: View; labelId?: string };

export const ROOT = "/apps/notes";
export const pathOf = (view: View) => (view === "notes" ? ROOT : `${ROOT}/${view}`);
export const labelPath = ({ id, handle }: Label) => `${ROOT}/labels/${handle}/${id}`;

export function noteLocation({
  id,
  labelId,
}: {
  id?: string | undefined;
  labelId?: string | undefined;
}): NoteLocation {
  if (id === "labels" && labelId) return { view: "notes", labelId };
  return { view: views.find((view) => view === id) ?? "notes" };
}

export function notesAt(notes: readonly Note[], { view, labelId }: NoteLocation): Note[] {
  return notes.filter((note) => {
    if (labelId) return note.labels.includes(labelId);
    if (view === "reminders") return note.reminder !== "";
    return note.archive === (view === "archive");
  });
}

export function searchNotes(notes: readonly Note[], search: string): readonly Note[] {
  const searchText = search.trim().toLocaleLowerCase();
  const texts = ({ title, description, checklist }: Note) =>
    [title, description, ...checklist.map(({ text }) => text)].join("\n").toLocaleLowerCase();
  return notes.filter((note) => texts(note).includes(searchText));
}

export const blank = (now: Date): Note => ({
  id: crypto.randomUUID(),
  title: "",
  description: "",
  archive: false,
  image: "",
  time: now.toISOString(),
  reminder: "",
  checklist: [],
  labels: [],
});

/** A line each; what was ticked stays ticked as long as its text does. */
export function checklistOf(text: string, before: readonly CheckItem[]): CheckItem[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.map(
    (line) =>
      before.find((item) => item.text === line) ?? { id: crypto.randomUUID(), checked: false, text: line },
  );
}

export const isEmptyNote = ({ title, description, checklist }: Note) =>
  !title.trim() && !description.trim() && checklist.length === 0;

export const handleOf = (name: string) =>
  name
    .trim()
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "") || "label";
