import { expect, it } from "vitest";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";
import { blank, checklistOf, type Label, type Note, noteLocation, notesAt, searchNotes } from "./model";

const notesOf = async (ask: ReturnType<typeof answersOf>["ask"]) =>
  (await ask("/api/notes-app/notes")).body as Note[];

it("begins with six labels", async () => {
  const { ask } = answersOf(app);
  const labels = (await ask("/api/notes-app/labels")).body as Label[];
  expect(labels.map(({ name }) => name)).toEqual(["Family", "Work", "Todos", "Prior", "Personal", "Friends"]);
});

it("adds a note at the front, changes, archives and removes it", async () => {
  const { ask } = answersOf(app);
  const note = { ...blank(new Date(2026, 10, 24)), title: "Quince jam" };
  await ask("/api/notes-app/create-note", { note });
  expect((await notesOf(ask))[0]?.title).toBe("Quince jam");
  await ask("/api/notes-app/update-note", { note: { ...note, archive: true } });
  const all = await notesOf(ask);
  expect(searchNotes(notesAt(all, { view: "archive" }), "quince").map(({ id }) => id)).toEqual([note.id]);
  expect(searchNotes(notesAt(all, { view: "notes" }), "quince")).toEqual([]);
  await ask("/api/notes-app/remove-note", { noteId: note.id });
  expect((await notesOf(ask)).some(({ id }) => id === note.id)).toBe(false);
  expect((await ask("/api/notes-app/update-note", { note })).status).toBe(404);
  const empty = { ...note, title: " " };
  for (const call of ["create-note", "update-note"])
    expect((await ask(`/api/notes-app/${call}`, { note: empty })).status).toBe(422);
});

it("takes a removed label off its notes", async () => {
  const { ask } = answersOf(app);
  const labels = (await ask("/api/notes-app/labels")).body as Label[];
  await ask("/api/notes-app/update-labels", { labels: labels.filter(({ handle }) => handle !== "work") });
  expect((await notesOf(ask)).flatMap((note) => note.labels)).not.toContain("label-work");
});

it("reads its address, and keeps what was ticked in a list", () => {
  expect(noteLocation({ id: "labels", labelId: "label-work" })).toEqual({
    view: "notes",
    labelId: "label-work",
  });
  expect(noteLocation({ id: "reminders" })).toEqual({ view: "reminders" });
  const before = [{ id: "1", text: "Bread", checked: true }];
  const list = checklistOf("Lemons\n\n Bread ", before);
  expect(list.map(({ text, checked }) => [text, checked])).toEqual([
    ["Lemons", false],
    ["Bread", true],
  ]);
});
