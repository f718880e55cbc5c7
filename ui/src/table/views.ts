/** Named views of lists: search, filters, order and columns of one list, under a name that a person gave. Where they are kept is the app's. */
import { createContext } from "react";

/** `query` is the list's part of an address, without its prefix. */
export type SavedView = { name: string; query: string };

export type Views = {
  of: (list: string) => readonly SavedView[];
  keep: (list: string, views: readonly SavedView[]) => void;
};

/** Without it nobody can keep a view: operators' preferences are not stored. */
export const ViewsContext = createContext<Views | null>(null);

/** As many for one list; the server says the same. */
export const MAX_VIEWS = 20;
export const MAX_NAME_LENGTH = 60;

const isView = (value: unknown): value is SavedView =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Partial<SavedView>).name === "string" &&
  typeof (value as Partial<SavedView>).query === "string";

/** Those of one list out of what was kept; what is no view is left out. */
export function readViews(stored: unknown, list: string): readonly SavedView[] {
  if (typeof stored !== "object" || stored === null || !Object.hasOwn(stored, list)) return [];
  const of = (stored as Record<string, unknown>)[list];
  return Array.isArray(of) ? of.filter(isView) : [];
}

/** All that was kept, with those of one list in another state; a list without any leaves nothing behind. */
export function withViews(
  stored: unknown,
  list: string,
  views: readonly SavedView[],
): Record<string, unknown> {
  const all: Record<string, unknown> = typeof stored === "object" && stored !== null ? { ...stored } : {};
  const { [list]: _, ...others } = all;
  return views.length > 0 ? { ...others, [list]: views } : others;
}

/** Under a name that is there already, the view takes the other's place. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] => {
  const at = views.findIndex(({ name }) => name === view.name);
  return at < 0 ? [...views, view] : views.with(at, view);
};
