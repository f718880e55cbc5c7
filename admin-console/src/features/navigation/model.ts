/** Trees of the navigation: what a tenant has of one, what a role sees of it, and how a template is changed. */
import { hasRoleOf, type RoleGroup, type RoleName } from "@learnt/ui/base/roles";
import type { NavItem } from "@learnt/ui/shell/nav";
import product from "../../../../kernel/navigation.json";

export type Entry = {
  id: string;
  type: "group" | "collapse" | "item" | "link" | "divider";
  title?: string | undefined;
  url?: string;
  icon?: string;
  auth?: string | readonly string[];
  enabled?: boolean;
  children?: readonly Entry[];
};
export type Tree = readonly Entry[];

/** The navigation of a team that has none of its own, where no template is chosen. */
export const productTree = product as Tree;

export const roles = ["learner", "manager", "admin", "superadmin"] as const;

/** Whoever is signed in must find the way out. */
export const isAlways = (entry: Entry) => entry.id === "logout" || entry.type === "divider";

/** An entry's name: its own, or the product's for its id. */
export type NameOf = (entry: Entry) => string;

/** Where the entries lead that a tenant does not have: under another name each is the same screen. */
function addresses(tree: Tree, unavailable: ReadonlySet<string>, all = false): string[] {
  return tree.flatMap((entry) => {
    const isRemoved = all || unavailable.has(entry.id);
    const own = isRemoved && entry.type === "item" && entry.url ? [entry.url] : [];
    return [...own, ...addresses(entry.children ?? [], unavailable, isRemoved)];
  });
}

function mayOpen(auth: Entry["auth"], role: RoleName): boolean {
  if (!auth || auth.length === 0) return true;
  const gates = typeof auth === "string" ? [auth] : auth;
  return gates.some(
    (gate) =>
      gate === "anyone" || gate === "signed-in" || (gate !== "guest" && hasRoleOf(gate as RoleGroup, [role])),
  );
}

/** What somebody of a role sees of a tree. */
export function visibleTo(
  tree: Tree,
  role: RoleName,
  unavailable: ReadonlySet<string>,
  nameOf: NameOf,
): NavItem[] {
  const removed = new Set([...addresses(productTree, unavailable), ...addresses(tree, unavailable)]);
  const seen = (entry: Entry): NavItem[] => {
    const isGone = unavailable.has(entry.id) || (entry.url !== undefined && removed.has(entry.url));
    if (isGone || entry.enabled === false || !mayOpen(entry.auth, role)) return [];
    const shared = { id: entry.id, type: entry.type, title: nameOf(entry) };
    if (entry.type === "divider") return [shared];
    if (entry.type === "item" || entry.type === "link") return [{ ...shared, url: entry.url ?? "" }];
    const children = (entry.children ?? []).flatMap(seen);
    return children.some(({ type }) => type !== "divider") ? [{ ...shared, children }] : [];
  };
  return tree.flatMap(seen);
}

/** The tree with one entry changed. */
export function change(tree: Tree, id: string, patch: Partial<Entry>): Tree {
  return tree.map((entry) => {
    if (entry.id === id) return { ...entry, ...patch };
    return entry.children ? { ...entry, children: change(entry.children, id, patch) } : entry;
  });
}

export function removeEntry(tree: Tree, id: string): Tree {
  return tree
    .filter((entry) => entry.id !== id)
    .map((entry) => (entry.children ? { ...entry, children: removeEntry(entry.children, id) } : entry));
}

/** The tree with one entry a place further up or down among those beside it. */
export function step(tree: Tree, id: string, by: -1 | 1): Tree {
  const at = tree.findIndex((entry) => entry.id === id);
  if (at < 0)
    return tree.map((entry) =>
      entry.children ? { ...entry, children: step(entry.children, id, by) } : entry,
    );
  const [moved, other] = [tree[at], tree[at + by]];
  if (!moved || !other) return tree;
  const next = [...tree];
  next[at] = other;
  next[at + by] = moved;
  return next;
}

function containsEntry(tree: Tree, id: string): boolean {
  return tree.some((entry) => entry.id === id || containsEntry(entry.children ?? [], id));
}

export function withLink(tree: Tree, title: string, url: string): Tree {
  let number = 1;
  while (containsEntry(tree, `link-${number}`)) number++;
  return [...tree, { id: `link-${number}`, type: "link", title, url, icon: "link" }];
}

/** An address that is safe behind a link; the server decides again. */
export const isAddress = (text: string): boolean =>
  /^(https:\/\/[^\s/@]+(\/\S*)?|mailto:\S+@\S+|\/(?!\/)[\x21-\x7e]*)$/i.test(text.trim());
