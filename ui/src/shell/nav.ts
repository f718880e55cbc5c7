/** The navigation tree as the shell draws it. */
import type { ReactNode } from "react";

/** A word or a number beside an entry; its colours are those of the bar where the record names none. */
export type NavBadge = { title: string; bg?: string | null | undefined; fg?: string | null | undefined };

export type NavItem = {
  id: string;
  title: string;
  type: "group" | "collapse" | "item" | "link" | "divider";
  url?: string;
  /** For a `link`: where it opens; a new tab unless it says `_self`. */
  target?: string;
  /** Only the very path is this item's, not what lies below it. */
  exact?: boolean;
  icon?: ReactNode;
  badge?: NavBadge;
  children?: readonly NavItem[];
};

/** Every entry that opens something, with the words that lead to it. */
export function flatten(
  items: readonly NavItem[],
  path: readonly string[] = [],
): { item: NavItem; path: readonly string[] }[] {
  return items.flatMap((item) => {
    const own = item.url && (item.type === "item" || item.type === "link") ? [{ item, path }] : [];
    const below = item.children ? flatten(item.children, item.title ? [...path, item.title] : path) : [];
    return [...own, ...below];
  });
}

export function isCurrent(item: NavItem, path: string): boolean {
  if (!item.url || item.type === "link") return false;
  return item.exact ? path === item.url : path === item.url || path.startsWith(`${item.url}/`);
}

/** The item that the path belongs to: of several the one with the longest address. */
export function currentId(items: readonly NavItem[], path: string): string | undefined {
  const all = flatten(items).filter(({ item }) => isCurrent(item, path));
  all.sort((a, b) => (b.item.url?.length ?? 0) - (a.item.url?.length ?? 0));
  return all[0]?.item.id;
}
