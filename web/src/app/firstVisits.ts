/**
 * The first visits of a person: the navigation begins unfolded and says how it is folded, until they choose, or know their way. What
 * they choose is kept with them; how often they were here, in this browser.
 */
import { useEffect, useState } from "react";
import { browserStorage } from "./stored";

const KEY = "learnt.visits";
/** With the fourth visit it begins as for everybody. */
const FIRST = 3;

type Visits = { [uid: string]: number };

/** A visit is a page that was opened, and lasts as long as that. */
const counted = new Set<string>();

function read(store: Pick<Storage, "getItem"> | null): Visits {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Visits) : {};
  } catch {
    return {};
  }
}

export const visitsOf = (uid: string, store = browserStorage()): number => Number(read(store)[uid]) || 0;

export function countVisit(uid: string, store = browserStorage()): void {
  if (counted.has(uid)) return;
  counted.add(uid);
  try {
    store?.setItem(KEY, JSON.stringify({ ...read(store), [uid]: visitsOf(uid, store) + 1 }));
  } catch {
    // Storage is full or closed: each visit is a first one.
  }
}

export const isFirstVisit = (before: number, layout: unknown): boolean =>
  layout === undefined && before < FIRST;

/** `layout`: what this person chose for themselves, if they did. */
export function useFirstVisit(uid: string, layout: unknown): boolean {
  const [before] = useState(() => visitsOf(uid));
  useEffect(() => countVisit(uid), [uid]);
  return isFirstVisit(before, layout);
}
