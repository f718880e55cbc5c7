/** What answers the calls of the to-do area inside the browser. */
import { HttpResponse, http } from "msw";
import type { SampleApp } from "../sample/app";
import { refuse } from "../sample/refusals";
import { filterList, folderList, labels, todosOf } from "./data";
import { blank, isFolder, type Todo } from "./model";

const TODOS = "todo.todos";
const at = (path: string) => `/api/todo-app/${path}`;

const unknown = () => refuse("sample_todo_unknown");
const unknownLocation = () => refuse("sample_place_unknown");
const nameless = () => refuse("sample_title_missing", "title");

type Ids = { ids?: string[]; todoIds?: string[] };

export const app: SampleApp = {
  seed: (random, now) => ({ [TODOS]: todosOf(random, now) }),
  handlers: (store) => {
    const change = (decide: (todos: Todo[]) => { value: Todo[]; answer: Response }) =>
      store.change<Todo[], Response>(TODOS, decide);
    /** The same change of several. */
    const each = async (request: Request, to: (todo: Todo) => Todo) => {
      const requested = (await request.json()) as Ids;
      const ids = new Set(requested.ids ?? requested.todoIds ?? []);
      return change((todos) => {
        const value = todos.map((todo) => (ids.has(todo.id) ? to(todo) : todo));
        return { value, answer: HttpResponse.json(value) };
      });
    };
    return [
      http.get(at("todos"), async () => HttpResponse.json(await store.read<Todo[]>(TODOS))),
      http.get(at("filters"), () => HttpResponse.json(filterList)),
      http.get(at("labels"), () => HttpResponse.json(labels)),
      http.get(at("folders"), () => HttpResponse.json(folderList)),
      http.post(at("new-todo"), async ({ request }) => {
        const input = (await request.json()) as Partial<Todo>;
        const title = (input.title ?? "").trim();
        if (!title) return nameless();
        const todo = { ...blank(input.id || crypto.randomUUID()), ...input, title };
        return change((todos) => ({
          value: [todo, ...todos.filter(({ id }) => id !== todo.id)],
          answer: HttpResponse.json(todo),
        }));
      }),
      http.post(at("update-todo"), async ({ request }) => {
        const input = (await request.json()) as Partial<Todo> & { before?: string; behind?: string };
        const { before, behind, ...fields } = input;
        if (fields.title !== undefined && !fields.title.trim()) return nameless();
        return change((todos) => {
          const old = todos.find(({ id }) => id === fields.id);
          if (!old) return { value: todos, answer: unknown() };
          const todo = { ...old, ...fields };
          const next = before ?? behind;
          if (!next) {
            const value = todos.map((item) => (item.id === todo.id ? todo : item));
            return { value, answer: HttpResponse.json(todo) };
          }
          const rest = todos.filter(({ id }) => id !== todo.id);
          const index = rest.findIndex(({ id }) => id === next);
          if (index < 0) return { value: todos, answer: unknown() };
          return {
            value: rest.toSpliced(before ? index : index + 1, 0, todo),
            answer: HttpResponse.json(todo),
          };
        });
      }),
      // Removing marks it: nothing is erased.
      http.post(at("remove-todo"), async ({ request }) => {
        const { todoId, id } = (await request.json()) as { todoId?: string; id?: string };
        const which = todoId ?? id;
        return change((todos) => {
          if (!todos.some((item) => item.id === which)) return { value: todos, answer: unknown() };
          const value = todos.map((item) => (item.id === which ? { ...item, deleted: true } : item));
          return { value, answer: HttpResponse.json({ id: which }) };
        });
      }),
      http.post(at("delete-todos"), ({ request }) => each(request, (todo) => ({ ...todo, deleted: true }))),
      // The only folder is the one in which all stand: what was deleted comes back to it.
      http.post(at("set-folder"), async ({ request }) => {
        const { folder } = (await request.clone().json()) as { folder?: string };
        if (!isFolder(folder ?? "")) return unknownLocation();
        return each(request, (todo) => ({ ...todo, deleted: false }));
      }),
      http.post(at("toggle-label"), async ({ request }) => {
        const { label } = (await request.clone().json()) as { label?: string };
        const name = label ?? "";
        if (!labels.some(({ handle }) => handle === name)) return unknownLocation();
        return each(request, (todo) => {
          const has = todo.labels.includes(name);
          return {
            ...todo,
            labels: has ? todo.labels.filter((item) => item !== name) : [...todo.labels, name],
          };
        });
      }),
    ];
  },
};
