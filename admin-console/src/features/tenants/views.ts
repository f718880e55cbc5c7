/** Saved views of the list of tenants: a name and the query that shows them, kept on this device. */
import { z } from "zod";

const views = z.array(z.object({ name: z.string(), query: z.string() }));
export type View = z.infer<typeof views>[number];

const KEY = "learnt.views.tenants";

/** What is kept on this device; what cannot be read is none. */
export function readViews(): View[] {
  try {
    return views.parse(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return [];
  }
}

/** False where storage is closed: the views last as long as the page. */
export function keepViews(kept: readonly View[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** A view of the same name is replaced; they stand in the order of their names. */
export function withView(kept: readonly View[], view: View): View[] {
  return [...withoutView(kept, view.name), view].sort((one, other) => one.name.localeCompare(other.name));
}

export const withoutView = (kept: readonly View[], name: string): View[] =>
  kept.filter((view) => view.name !== name);
