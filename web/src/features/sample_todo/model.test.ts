import { describe, expect, it } from "vitest";
import { blank, moved, ordered, pathOf, searchTodos, type Todo, todoLocation, todosAt } from "./model";

const todo = (id: string, more: Partial<Todo> = {}): Todo => ({ ...blank(id), title: id, ...more });
const ids = (todos: readonly Todo[]) => todos.map(({ id }) => id);
const TODAY = "2026-11-23";

describe("to-dos", () => {
  it("stand in their places, the deleted ones in their own only", () => {
    const all = [
      todo("a", { starred: true }),
      todo("b", { dueDate: TODAY, labels: ["bug"] }),
      todo("c", { dueDate: "2026-11-22", completed: true }),
      todo("d", { deleted: true, starred: true }),
    ];
    const at = (params: Parameters<typeof todoLocation>[0]) => ids(todosAt(all, todoLocation(params), TODAY));
    expect(at({ folderHandle: "all" })).toEqual(["a", "b", "c"]);
    expect(at({ filterHandle: "starred" })).toEqual(["a"]);
    expect(at({ filterHandle: "due" })).toEqual(["b"]);
    expect(at({ filterHandle: "completed" })).toEqual(["c"]);
    expect(at({ filterHandle: "deleted" })).toEqual(["d"]);
    expect(at({ filterHandle: "nonsense" })).toEqual([]);
    expect(at({ labelHandle: "bug" })).toEqual(["b"]);
  });

  it("are ordered by date with those that have none last, and found by words of title and notes", () => {
    const all = [
      todo("a"),
      todo("b", { dueDate: "2026-12-01" }),
      todo("c", { dueDate: TODAY, notes: "Übung" }),
    ];
    expect(ids(ordered(all, "dueDate"))).toEqual(["c", "b", "a"]);
    expect(ids(ordered(all, "own"))).toEqual(["a", "b", "c"]);
    expect(ids(searchTodos(all, " übung "))).toEqual(["c"]);
  });

  it("move before and behind their neighbours", () => {
    const all = [todo("a"), todo("b"), todo("c")];
    expect(ids(moved(all, "c", "a", "before"))).toEqual(["c", "a", "b"]);
    expect(ids(moved(all, "a", "b", "behind"))).toEqual(["b", "a", "c"]);
    expect(ids(moved(all, "a", "nobody", "behind"))).toEqual(["a", "b", "c"]);
  });

  it("have addresses that lead back to their place", () => {
    expect(pathOf(todoLocation({ labelHandle: "bug" }), "x")).toBe("/apps/todo/label/bug/x");
    expect(pathOf(todoLocation({}))).toBe("/apps/todo/all");
  });
});
