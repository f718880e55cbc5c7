/**
 * The first visits of a person: the navigation begins unfolded and says how it is folded, until they choose, or know their way. What
 * they choose is kept with them; how often they were here, in this browser.
 */
import { useEffect, useState } from "react";
import { browserStorage } from "./browserStorage";

const KEY = "learnt.visits";
/** With the fourth visit it begins as for everybody. */
const FIRST_VISITS = 3;

type Visits = { [uid: string]: number };

/** A visit is a page that was opened, and lasts as long as that. */
const countedVisits = new Set<string>();

function read(store: Pick<Storage, "getItem"> | null): Visits {
  try {
    const stored: unknown = JSON.parse(store?.getItem(KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Visits) : {};
  } catch {
    return {};
  }
}

export const visitsOf = (uid: string, store = browserStorage()): number => Number(read(store)[uid]) || 0;

export function countVisit(uid: string, store = browserStorage()): void {
  if (countedVisits.has(uid)) return;
  countedVisits.add(uid);
  try {
    store?.setItem(KEY, JSON.stringify({ ...read(store), [uid]: visitsOf(uid, store) + 1 }));
  } catch {
    // Storage is full or closed: each visit is a first one.
  }
}

export const isFirstVisit = (before: number, layout: unknown): boolean =>
  layout === undefined && before < FIRST_VISITS;

/** `layout`: what this person chose for themselves, if they did. */
export function useFirstVisit(uid: string, layout: unknown): boolean {
  const [before] = useState(() => visitsOf(uid));
  useEffect(() => countVisit(uid), [uid]);
  return isFirstVisit(before, layout);
}
