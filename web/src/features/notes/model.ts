/** A note as the screens show it: what it says, where it stands, and when it reminds. */

import type { QueryParams as QueryParamsOf } from "../../api/client";
import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type CheckItem = Schemas["CheckItem"];
export type Note = Schemas["Note"];
export type Label = Schemas["NoteLabel"];
export type View = "notes" | "reminders" | "archive" | "deleted";

/** An activity of a course, beside which a note is begun. */
export type NoteActivity = Schemas["NoteActivity"];
export type NoteContext = Schemas["NoteBeside"];

/** All that is written of a note. */
export type Content = Pick<Note, "title" | "description" | "checklist" | "labels" | "archive"> & {
  reminder: string | null;
  /** Where it is begun; it never changes. */
  place?: NoteActivity;
};

export const emptyNote: Content = {
  title: "",
  description: "",
  checklist: [],
  labels: [],
  archive: false,
  reminder: null,
};

export const contentOf = (note: Note): Content => ({
  title: note.title,
  description: note.description,
  checklist: note.checklist,
  labels: note.labels,
  archive: note.archive,
  reminder: note.reminder ?? null,
  ...(note.beside ? { place: { courseId: note.beside.courseId, activityId: note.beside.activityId } } : {}),
});

/** Nothing was written: there is nothing to keep. */
export const isEmptyNote = ({ title, description, checklist }: Content): boolean =>
  [title, description, ...checklist.map((item) => item.text)].every((text) => text.trim() === "");

/** What a note is called where it has no title: its first words. */
export function nameOf({ title, description, checklist }: Content): string {
  const lines = [title, description, ...checklist.map((item) => item.text)].flatMap((text) =>
    text.split("\n"),
  );
  const line = lines.map((text) => text.trim()).find(Boolean) ?? "";
  return line.length > 80 ? `${line.slice(0, 80).trimEnd()}…` : line;
}

export const newId = (): string => crypto.randomUUID();

export const newItem = (text = ""): CheckItem => ({ id: newId(), text, checked: false });

/** Several lines at once become several items. */
export function splitLine(list: readonly CheckItem[], id: string, text: string): CheckItem[] {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^\s*(?:[-*•]|\[[ x]?\])\s+/i, ""));
  return list.flatMap((item) =>
    item.id === id ? lines.map((line, at) => (at === 0 ? { ...item, text: line } : newItem(line))) : [item],
  );
}

export function insertAfter(list: readonly CheckItem[], id: string, added: CheckItem): CheckItem[] {
  return list.flatMap((item) => (item.id === id ? [item, added] : [item]));
}

/** One place up or down, among those of its own kind: ticked ones stand below. */
export function moved(list: readonly CheckItem[], id: string, by: 1 | -1): CheckItem[] {
  const from = list.findIndex((item) => item.id === id);
  const item = list[from];
  if (!item) return [...list];
  let to = from + by;
  while (list[to] && list[to]?.checked !== item.checked) to += by;
  const other = list[to];
  if (!other) return [...list];
  return list.map((entry, at) => (at === from ? other : at === to ? item : entry));
}

export const toggleItem = (list: readonly CheckItem[], id: string): CheckItem[] =>
  list.map((item) => (item.id === id ? { ...item, checked: !item.checked } : item));

/** What an address of this screen means: a view, one label, or a note that is opened above the notes. */
export type NoteLocation = { view: View; labelId?: string; note?: string };

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const views: readonly View[] = ["notes", "reminders", "archive", "deleted"];

export function noteLocation({
  id,
  labelId,
}: {
  id?: string | undefined;
  labelId?: string | undefined;
}): NoteLocation {
  if (id === "labels" && labelId && ID.test(labelId)) return { view: "notes", labelId };
  if (id && ID.test(id)) return { view: "notes", note: id };
  return { view: views.find((view) => view === id) ?? "notes" };
}

export const pathOf = (view: View): string => (view === "notes" ? paths.notes : paths.note(view));
/** The activity beside which a note was begun, in its course. */
export const activityPath = ({ userCourseId, activityId }: NoteContext): string =>
  `${paths.course(userCourseId)}?activity=${activityId}`;
export const labelPath = ({ id, handle }: Label): string => paths.notesWithLabel(handle, id);

type NotesQueryParams = QueryParamsOf<"/api/notes">;
export type NotesQuery = Required<Pick<NotesQueryParams, "view" | "page" | "perPage">> &
  Pick<NotesQueryParams, "labelId" | "search" | "activityId">;

/** Whether a note stands in a list, as far as that is seen without asking; words that are looked for are the server's. */
export function belongsToList(
  note: Note,
  { view, labelId, activityId }: Pick<NotesQuery, "view" | "labelId" | "activityId">,
): boolean {
  if (Boolean(note.deletedAt) !== (view === "deleted")) return false;
  if (labelId && !note.labels.includes(labelId)) return false;
  if (activityId && note.beside?.activityId !== activityId) return false;
  if (view === "reminders") return Boolean(note.reminder);
  return view === "deleted" || note.archive === (view === "archive");
}

/** A list with a note as it is now: in its place, at the front if it is new, or gone. */
export function placeInList(items: readonly Note[], note: Note, query: NotesQuery): Note[] {
  if (!belongsToList(note, query)) return items.filter((item) => item.id !== note.id);
  if (items.some((item) => item.id === note.id))
    return items.map((item) => (item.id === note.id ? note : item));
  return query.search || query.page > 1 || query.view === "deleted" ? [...items] : [note, ...items];
}

/** Moments that people often want to be reminded at. */
export function presets(now: Date): { id: "today" | "tomorrow" | "week"; at: Date }[] {
  const at = (days: number, hour: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
  const toMonday = ((8 - now.getDay()) % 7 || 7) as number;
  const all = [
    { id: "today" as const, at: at(0, 18) },
    { id: "tomorrow" as const, at: at(1, 8) },
    { id: "week" as const, at: at(toMonday, 8) },
  ];
  // On a Sunday tomorrow is next week already.
  const again = (at: Date, index: number) => all.findIndex((item) => +item.at === +at) !== index;
  return all.filter((item, index) => item.at > now && !again(item.at, index));
}

/** As an input of date and time has it, in local time. */
export function localInput(when: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${String(when.getFullYear()).padStart(4, "0")}-${two(when.getMonth() + 1)}-${two(when.getDate())}`;
  return `${day}T${two(when.getHours())}:${two(when.getMinutes())}`;
}
