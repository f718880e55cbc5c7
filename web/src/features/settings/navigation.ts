/** The team's navigation as its form holds it: a tree that is put in order, renamed and switched on and off. */
import type { NavigationItem } from "../../api/types";

/** Entries below entries below a group: the server takes no more. */
export const MAX_DEPTH = 3;

export type Tree = readonly NavigationItem[];

const isContainer = (item: NavigationItem) => item.type === "group" || item.type === "collapse";

export function find(tree: Tree, id: string): NavigationItem | undefined {
  for (const item of tree) {
    const result = item.id === id ? item : find(item.children ?? [], id);
    if (result) return result;
  }
  return undefined;
}

/** The tree with one entry changed; its place stays. */
export function change(tree: Tree, id: string, patch: Partial<NavigationItem>): NavigationItem[] {
  return tree.map((item) => {
    if (item.id === id) return { ...item, ...patch };
    return item.children ? { ...item, children: change(item.children, id, patch) } : item;
  });
}

/** The tree without one entry and what is below it. */
export function removeItem(tree: Tree, id: string): NavigationItem[] {
  return tree
    .filter((item) => item.id !== id)
    .map((item) => (item.children ? { ...item, children: removeItem(item.children, id) } : item));
}

function depth(item: NavigationItem): number {
  return 1 + Math.max(0, ...(item.children ?? []).map(depth));
}

/** On which level an entry lies, from 1. */
function levelOf(tree: Tree, id: string, level = 1): number {
  for (const item of tree) {
    if (item.id === id) return level;
    const below = levelOf(item.children ?? [], id, level + 1);
    if (below > 0) return below;
  }
  return 0;
}

/** Where an entry is dropped: beside another one, or into one that holds others. */
export type DropPosition = "before" | "after" | "inside";

export function mayMove(tree: Tree, id: string, target: string, place: DropPosition): boolean {
  const [moved, dropTarget] = [find(tree, id), find(tree, target)];
  if (!moved || !dropTarget || find([moved], target)) return false;
  if (place === "inside" && !isContainer(dropTarget)) return false;
  const level = levelOf(tree, target) + (place === "inside" ? 1 : 0);
  return level + depth(moved) - 1 <= MAX_DEPTH;
}

function insertAt(tree: Tree, item: NavigationItem, target: string, place: DropPosition): NavigationItem[] {
  return tree.flatMap((entry) => {
    if (entry.id !== target)
      return entry.children ? { ...entry, children: insertAt(entry.children, item, target, place) } : entry;
    if (place === "inside") return { ...entry, children: [...(entry.children ?? []), item] };
    return place === "before" ? [item, entry] : [entry, item];
  });
}

/** The tree with an entry elsewhere; where it may not lie, as it was. */
export function move(tree: Tree, id: string, target: string, place: DropPosition): NavigationItem[] {
  const moved = find(tree, id);
  if (!moved || !mayMove(tree, id, target, place)) return [...tree];
  return insertAt(removeItem(tree, id), moved, target, place);
}

/** One step up or down, by keyboard: past a neighbour, into a part that holds entries, or out of it. */
export function step(tree: Tree, id: string, by: -1 | 1): NavigationItem[] {
  const [siblings, parent] = siblingsAndParent(tree, id);
  const at = siblings.findIndex((item) => item.id === id);
  const neighbour = siblings[at + by];
  if (neighbour) {
    const moved = find(tree, id) as NavigationItem;
    const first = neighbour.children?.at(by > 0 ? 0 : -1);
    // A part of entries takes in what is no part itself.
    if (!isContainer(moved) && isContainer(neighbour)) {
      return first
        ? move(tree, id, first.id, by > 0 ? "before" : "after")
        : move(tree, id, neighbour.id, "inside");
    }
    return move(tree, id, neighbour.id, by > 0 ? "after" : "before");
  }
  return parent ? move(tree, id, parent.id, by > 0 ? "after" : "before") : [...tree];
}

/** Whether a step would change anything. */
export function canStep(tree: Tree, id: string, by: -1 | 1): boolean {
  return JSON.stringify(step(tree, id, by)) !== JSON.stringify(tree);
}

function siblingsAndParent(
  tree: Tree,
  id: string,
  parent?: NavigationItem,
): [Tree, NavigationItem | undefined] {
  if (tree.some((item) => item.id === id)) return [tree, parent];
  for (const item of tree) {
    const result = siblingsAndParent(item.children ?? [], id, item);
    if (result[0].length > 0) return result;
  }
  return [[], undefined];
}

/** What a superadmin adds: a link to anywhere. */
export function newLink(tree: Tree, title: string, url: string): NavigationItem {
  let number = 1;
  while (find(tree, `link-${number}`)) number++;
  return { id: `link-${number}`, type: "link", title, url, icon: "link" };
}

/** An address that is safe behind a link; the server decides again. */
export const isAddress = (text: string): boolean =>
  /^(https:\/\/[^\s/@]+(\/\S*)?|mailto:\S+@\S+|\/(?!\/)[\x21-\x7e]*)$/i.test(text.trim());

/** What the screen changes: the tree, and whether the sample areas are in it. */
export type NavigationDraft = { tree: Tree; sampleAreas: boolean };

/** Only what differs is sent, the tree to the last name and place: a switch alone does not make the product's tree the team's own. */
export function navigationChanges(
  before: NavigationDraft,
  after: NavigationDraft,
): { navigation?: Tree; sampleAreas?: boolean } | null {
  const navigation = JSON.stringify(before.tree) === JSON.stringify(after.tree) ? null : after.tree;
  const isSwitched = before.sampleAreas !== after.sampleAreas;
  if (!navigation && !isSwitched) return null;
  return { ...(navigation ? { navigation } : {}), ...(isSwitched ? { sampleAreas: after.sampleAreas } : {}) };
}
