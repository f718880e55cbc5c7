/** The calls of the to-do area. */
import { queryOptions } from "@tanstack/react-query";
import { queries } from "../../app/queries";
import { mock } from "../sample/call";
import { moved, type NamedFilter, type Todo, type TodoLabel } from "./model";

const at = (path: string) => `/api/todo-app/${path}`;
const key = ["sample", "todo"] as const;

export const todos = queryOptions({
  queryKey: [...key, "todos"],
  queryFn: ({ signal }) => mock.get<Todo[]>(at("todos"), { signal }),
});
export const labels = queryOptions({
  queryKey: [...key, "labels"],
  queryFn: ({ signal }) => mock.get<TodoLabel[]>(at("labels"), { signal }),
});
export const filters = queryOptions({
  queryKey: [...key, "filters"],
  queryFn: ({ signal }) => mock.get<NamedFilter[]>(at("filters"), { signal }),
});

/** Shows at once; a refusal brings back what is stored. */
async function updateOptimistically(
  show: (now: Todo[]) => Todo[],
  send: () => Promise<unknown>,
): Promise<void> {
  await queries.cancelQueries({ queryKey: todos.queryKey });
  queries.setQueryData(todos.queryKey, (now) => now && show(now));
  try {
    await send();
  } finally {
    await queries.invalidateQueries({ queryKey: todos.queryKey });
  }
}

export const addTodo = (todo: Todo) =>
  updateOptimistically(
    (now) => [todo, ...now],
    () => mock.post(at("new-todo"), { body: todo }),
  );

export const changeTodo = (id: string, change: Partial<Todo>) =>
  updateOptimistically(
    (now) => now.map((item) => (item.id === id ? { ...item, ...change } : item)),
    () => mock.post(at("update-todo"), { body: { ...change, id } }),
  );

export const moveTodo = (id: string, target: string, edge: "before" | "behind") =>
  updateOptimistically(
    (now) => moved(now, id, target, edge),
    () => mock.post(at("update-todo"), { body: { id, [edge]: target } }),
  );

export const removeTodo = (id: string) =>
  updateOptimistically(
    (now) => now.map((item) => (item.id === id ? { ...item, deleted: true } : item)),
    () => mock.post(at("remove-todo"), { body: { todoId: id } }),
  );

export const restoreTodo = (id: string) =>
  updateOptimistically(
    (now) => now.map((item) => (item.id === id ? { ...item, deleted: false } : item)),
    () => mock.post(at("set-folder"), { body: { todoIds: [id], folder: "all" } }),
  );
