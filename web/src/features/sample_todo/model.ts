/** To-dos of the sample area: their places, filters and order. */
export type Todo = {
  id: string;
  title: string;
  notes: string;
  /** Days, `yyyy-mm-dd`; empty where there is none. */
  startDate: string;
  dueDate: string;
  completed: boolean;
  starred: boolean;
  important: boolean;
  /** Removed, but not erased. */
  deleted: boolean;
  labels: string[];
};

export type TodoLabel = { id: string; handle: string; title: string; tone: "info" | "good" | "warn" | "bad" };
export type NamedFilter = { id: string; handle: string; title: string };

export const folders = ["all"] as const;
export const filters = ["starred", "important", "today", "due", "completed", "deleted"] as const;
export type Filter = (typeof filters)[number];

/** Where one looks: a folder, a filter or a label. */
export type TodoLocation =
  | { kind: "folder"; handle: string }
  | { kind: "filter"; handle: string }
  | { kind: "label"; handle: string };

type Params = Readonly<Partial<Record<"folderHandle" | "filterHandle" | "labelHandle", string>>>;

export function todoLocation({ folderHandle, filterHandle, labelHandle }: Params): TodoLocation {
  if (filterHandle) return { kind: "filter", handle: filterHandle };
  if (labelHandle) return { kind: "label", handle: labelHandle };
  return { kind: "folder", handle: folderHandle ?? "all" };
}

const ROOT = "/apps/todo";
export function pathOf({ kind, handle }: TodoLocation, id?: string): string {
  const path = kind === "folder" ? `${ROOT}/${handle}` : `${ROOT}/${kind}/${handle}`;
  return id ? `${path}/${id}` : path;
}

const byFilter: Record<Filter, (todo: Todo, today: string) => boolean> = {
  starred: ({ starred }) => starred,
  important: ({ important }) => important,
  today: ({ dueDate, startDate }, today) => dueDate === today || startDate === today,
  due: ({ dueDate, completed }, today) => !completed && dueDate !== "" && dueDate <= today,
  completed: ({ completed }) => completed,
  deleted: () => true,
};

export const isFolder = (handle: string): boolean => (folders as readonly string[]).includes(handle);
export const isFilter = (handle: string): handle is Filter => (filters as readonly string[]).includes(handle);

/** What stands in a place. Deleted ones stand in their own place only. */
export function todosAt(todos: readonly Todo[], location: TodoLocation, today: string): Todo[] {
  const wantsDeleted = location.kind === "filter" && location.handle === "deleted";
  const there = todos.filter(({ deleted }) => deleted === wantsDeleted);
  if (location.kind === "label") return there.filter(({ labels }) => labels.includes(location.handle));
  if (location.kind === "folder") return there;
  const { handle } = location;
  return isFilter(handle) ? there.filter((todo) => byFilter[handle](todo, today)) : [];
}

export const orders = ["own", "dueDate", "title", "startDate"] as const;
export type Order = (typeof orders)[number];

/** What is open comes first; without a date comes last. */
export function ordered(todos: readonly Todo[], order: Order): Todo[] {
  if (order === "own") return [...todos];
  const key = (todo: Todo) => (order === "title" ? todo.title.toLocaleLowerCase() : todo[order] || "9999");
  return todos.toSorted((a, b) => key(a).localeCompare(key(b)));
}

export function searchTodos(todos: readonly Todo[], search: string): Todo[] {
  const searchText = search.trim().toLocaleLowerCase();
  if (!searchText) return [...todos];
  return todos.filter(({ title, notes }) => `${title} ${notes}`.toLocaleLowerCase().includes(searchText));
}

/** One before or behind its neighbour in what is shown; the others keep their places. */
export function moved(todos: readonly Todo[], id: string, target: string, edge: "before" | "behind"): Todo[] {
  const item = todos.find((todo) => todo.id === id);
  if (!item || id === target) return [...todos];
  const rest = todos.filter((todo) => todo.id !== id);
  const at = rest.findIndex((todo) => todo.id === target);
  if (at < 0) return [...todos];
  return rest.toSpliced(edge === "before" ? at : at + 1, 0, item);
}

export const blank = (id: string): Todo => ({
  id,
  title: "",
  notes: "",
  startDate: "",
  dueDate: "",
  completed: false,
  starred: false,
  important: false,
  deleted: false,
  labels: [],
});
