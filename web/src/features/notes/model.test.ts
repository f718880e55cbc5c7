import { describe, expect, it } from "vitest";
import {
  activityPath,
  belongsToList,
  contentOf,
  emptyNote,
  isEmptyNote,
  localInput,
  moved,
  type Note,
  nameOf,
  noteLocation,
  placeInList,
  presets,
  splitLine,
  toggleItem,
} from "./model";

const note = (id: string, more: Partial<Note> = {}): Note => ({
  ...emptyNote,
  id,
  revision: 1,
  reminded: false,
  createdAt: "2026-11-22T09:00:00Z",
  changedAt: "2026-11-22T09:00:00Z",
  ...more,
});

const query = { view: "notes" as const, page: 1, perPage: 60 };
const ids = (notes: { id: string }[]) => notes.map(({ id }) => id);

describe("an address", () => {
  const id = "0190f7a0-0000-7000-8000-000000000001";

  it("is a view, a label or a note", () => {
    expect(noteLocation({})).toEqual({ view: "notes" });
    expect(noteLocation({ id: "archive" })).toEqual({ view: "archive" });
    expect(noteLocation({ id: "labels", labelId: id })).toEqual({ view: "notes", labelId: id });
    expect(noteLocation({ id })).toEqual({ view: "notes", note: id });
  });

  it("that means nothing shows the notes", () => {
    for (const odd of [{ id: "nonsense" }, { id: "labels" }, { id: "labels", labelId: "../x" }])
      expect(noteLocation(odd)).toEqual({ view: "notes" });
  });
});

describe("a note", () => {
  it("is called by its first words and says nothing without any", () => {
    expect(nameOf({ ...emptyNote, description: " \n Call Otto\nsoon" })).toBe("Call Otto");
    const list = [{ id: "1", text: " ", checked: false }];
    expect(isEmptyNote({ ...emptyNote, checklist: list })).toBe(true);
    expect(isEmptyNote({ ...emptyNote, checklist: [{ ...list[0], text: "Eggs" } as never] })).toBe(false);
  });

  it("belongs where its state says", () => {
    const at = (view: "notes" | "reminders" | "archive" | "deleted", item: Note) =>
      belongsToList(item, { view });
    const away = note("a", { archive: true, reminder: "2027-01-01T00:00:00Z" });
    expect(["notes", "reminders", "archive", "deleted"].map((view) => at(view as "notes", away))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const removed = note("b", { deletedAt: "2026-11-22T09:00:00Z", reminder: "2027-01-01T00:00:00Z" });
    expect(at("reminders", removed)).toBe(false);
    expect(at("deleted", removed)).toBe(true);
    expect(belongsToList(note("c", { labels: ["x"] }), { view: "notes", labelId: "y" })).toBe(false);
  });

  it("takes its place in a list, joins at its front, and leaves it", () => {
    const list = [note("a"), note("b")];
    expect(placeInList(list, note("b", { title: "New" }), query)[1]?.title).toBe("New");
    expect(ids(placeInList(list, note("c"), query))).toEqual(["c", "a", "b"]);
    expect(ids(placeInList(list, note("a", { archive: true }), query))).toEqual(["b"]);
    expect(ids(placeInList(list, note("c"), { ...query, page: 2 }))).toEqual(["a", "b"]);
    expect(ids(placeInList(list, note("c"), { ...query, search: "x" }))).toEqual(["a", "b"]);
  });

  it("stands beside the activity where it was begun, and keeps saying so", () => {
    const beside = { courseId: "c", activityId: "a1", userCourseId: "u", course: "Safety", activity: "A" };
    const there = note("a", { beside });
    expect(contentOf(there).place).toEqual({ courseId: "c", activityId: "a1" });
    expect(contentOf(note("b"))).not.toHaveProperty("place");
    expect(activityPath(beside)).toBe("/apps/course/u?activity=a1");
    const list = [there];
    expect(ids(placeInList(list, note("b"), { ...query, activityId: "a1" }))).toEqual(["a"]);
    expect(ids(placeInList(list, there, { ...query, activityId: "a2" }))).toEqual([]);
  });

  it("has a reminder that is none or a moment", () => {
    expect(contentOf(note("a")).reminder).toBeNull();
  });
});

describe("a checklist", () => {
  const list = ["a", "b", "c"].map((id) => ({ id, text: id, checked: id === "b" }));

  it("takes pasted lines apart, without the marks before them", () => {
    const split = splitLine(list, "a", "- Eggs\n* Oats\n[x] Milk");
    expect(split.map(({ text }) => text)).toEqual(["Eggs", "Oats", "Milk", "b", "c"]);
    expect(split[0]?.id).toBe("a");
  });

  it("moves a line past those of the other kind, and not out of the list", () => {
    expect(ids(moved(list, "c", -1))).toEqual(["c", "b", "a"]);
    expect(ids(moved(list, "a", -1))).toEqual(["a", "b", "c"]);
  });

  it("ticks one line", () => {
    expect(toggleItem(list, "a").map(({ checked }) => checked)).toEqual([true, true, false]);
  });
});

describe("a reminder", () => {
  it("is offered at moments that are ahead", () => {
    const morning = new Date(2026, 10, 22, 9, 30);
    expect(presets(morning).map(({ id, at }) => [id, localInput(at)])).toEqual([
      ["today", "2026-11-22T18:00"],
      ["tomorrow", "2026-11-23T08:00"],
    ]);
    const evening = presets(new Date(2026, 10, 23, 19));
    expect(evening.map(({ id, at }) => [id, localInput(at)])).toEqual([
      ["tomorrow", "2026-11-24T08:00"],
      ["week", "2026-11-30T08:00"],
    ]);
  });
});
