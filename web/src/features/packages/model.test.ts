import { describe, expect, it } from "vitest";
import {
  draftOf,
  hrefOf,
  type Item,
  type ItemState,
  isCompleteRule,
  itemPath,
  itemProblem,
  moved,
  nextItem,
  type Package,
  statusOf,
} from "./model";

const item = (change: Partial<Item> = {}): Item => ({
  ...{ kind: "course", documentId: "c1", title: "Safety", status: "published", isAvailable: true },
  ...change,
});

describe("a package", () => {
  it("is saved as it stands", () => {
    const entry = {
      ...{ id: "p1", revision: 3, status: "draft", people: 0 },
      ...{ title: "First month", description: "", category: "New", tags: ["a"] },
      ...{ due: { kind: "after", days: 14 }, onRemoval: "keep", items: [item()] },
    } as unknown as Package;
    expect(draftOf(entry)).toEqual({
      ...{ title: "First month", description: "", category: "New", tags: ["a"] },
      ...{ due: { kind: "after", days: 14 }, onRemoval: "keep" },
      items: [{ kind: "course", documentId: "c1" }],
    });
  });

  it("has items that move, and stay at an end", () => {
    expect(moved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
    expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
  });

  it("says what is the matter with an item", () => {
    expect(itemProblem(item())).toBeUndefined();
    expect(itemProblem(item({ isAvailable: false, status: "unpublished" }))).toBe("hidden");
    expect(itemProblem(item({ isAvailable: false, status: "archived" }))).toBe("archived");
    expect(itemProblem(item({ isAvailable: false, status: "" }))).toBe("gone");
  });

  it("leads to where its items are edited", () => {
    expect(itemPath(item({ kind: "bundle" }))).toBe("/apps/admin/courses/c1");
    expect(itemPath(item({ kind: "pathway" }))).toBe("/apps/admin/pathways/c1");
  });
});

const state = (change: Partial<ItemState> = {}): ItemState => ({
  ...{ kind: "course", documentId: "c1", title: "Safety", isAvailable: true, isDone: false },
  ...{ status: "notstarted", progress: 0, dueAt: null, recordId: "r1" },
  ...change,
});

describe("a package of mine", () => {
  it("leads to each item where that is done, and to none that waits", () => {
    expect(hrefOf(state())).toBe("/apps/course/r1");
    expect(hrefOf(state({ kind: "bundle" }))).toBe("/apps/course/r1");
    expect(hrefOf(state({ kind: "resource" }))).toBe("/apps/resource/c1");
    expect(hrefOf(state({ kind: "pathway" }))).toBe("/apps/pathways/c1");
    expect(hrefOf(state({ isAvailable: false }))).toBeNull();
    expect(hrefOf(state({ recordId: null }))).toBeNull();
  });

  it("goes on with what was begun, then with the first that is left", () => {
    const done = state({ documentId: "a", isDone: true, status: "completed", progress: 100 });
    const waits = state({ documentId: "b", isAvailable: false });
    const marked = state({ documentId: "c", status: "markingRequired" });
    const open = state({ documentId: "d" });
    const started = state({ documentId: "e", status: "inprogress", progress: 40 });
    expect([done, waits, marked, open, started].map(statusOf)).toEqual([
      "done",
      "waits",
      "marking",
      "open",
      "begun",
    ]);
    expect(nextItem([done, waits, marked, open, started])).toBe(started);
    expect(nextItem([done, waits, marked, open])).toBe(open);
    expect(nextItem([done, waits, marked])).toBeNull();
    expect(statusOf(state({ isDone: true, isAvailable: false })), "what was done is done").toBe("done");
  });
});

it("knows a due date that is still being typed", () => {
  expect(isCompleteRule({ kind: "none" })).toBe(true);
  expect(isCompleteRule({ kind: "after", days: 0 })).toBe(true);
  expect(isCompleteRule({ kind: "after", days: Number.NaN })).toBe(false);
  expect(isCompleteRule({ kind: "on", date: "" })).toBe(false);
});
