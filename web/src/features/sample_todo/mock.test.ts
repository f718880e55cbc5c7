import { expect, it } from "vitest";
import { answersOf } from "../sample/testAnswers";
import { app } from "./mock";
import type { Todo } from "./model";

const at = (path: string) => `/api/todo-app/${path}`;

it("adds, changes and moves a to-do, and takes none without a title", async () => {
  const { ask } = answersOf(app);
  const all = async () => (await ask(at("todos"))).body as Todo[];
  const [first, second] = await all();
  await ask(at("new-todo"), { id: "string", title: " Buy string " });
  expect((await all())[0]).toMatchObject({ id: "string", title: "Buy string", deleted: false });
  await ask(at("update-todo"), { id: "string", starred: true });
  await ask(at("update-todo"), { id: "string", behind: second?.id });
  expect((await all()).slice(0, 3).map(({ id }) => id)).toEqual([first?.id, second?.id, "string"]);
  expect((await all())[2]?.starred).toBe(true);
  expect((await ask(at("new-todo"), { title: " " })).status).toBe(422);
  expect((await ask(at("update-todo"), { id: "string", title: "" })).status).toBe(422);
  expect((await ask(at("update-todo"), { id: "nobody", title: "New" })).status).toBe(404);
});

it("marks what is removed, erases nothing, and brings it back", async () => {
  const { ask } = answersOf(app);
  const all = async () => (await ask(at("todos"))).body as Todo[];
  const count = (await all()).length;
  await ask(at("remove-todo"), { todoId: "todo-1" });
  await ask(at("delete-todos"), { todoIds: ["todo-2", "todo-3"] });
  const removed = (await all()).filter(({ deleted }) => deleted).map(({ id }) => id);
  expect(removed).toEqual(expect.arrayContaining(["todo-1", "todo-2", "todo-3"]));
  expect(await all()).toHaveLength(count);
  await ask(at("set-folder"), { todoIds: removed, folder: "all" });
  expect((await all()).some(({ deleted }) => deleted)).toBe(false);
  expect((await ask(at("remove-todo"), { todoId: "nobody" })).status).toBe(404);
});

it("puts a label on and takes it off, and knows no other folder or label", async () => {
  const { ask } = answersOf(app);
  const labels = async () =>
    ((await ask(at("todos"))).body as Todo[]).find(({ id }) => id === "todo-1")?.labels ?? [];
  const had = (await labels()).includes("bug");
  await ask(at("toggle-label"), { todoIds: ["todo-1"], label: "bug" });
  expect((await labels()).includes("bug")).toBe(!had);
  expect((await ask(at("toggle-label"), { todoIds: ["todo-1"], label: "none" })).status).toBe(404);
  expect((await ask(at("set-folder"), { todoIds: ["todo-1"], folder: "none" })).status).toBe(404);
  for (const list of ["filters", "labels", "folders"]) expect((await ask(at(list))).status).toBe(200);
});
