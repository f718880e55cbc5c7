/**
 * What somebody chose for their screens, as it was kept last: in the browser's storage, so that it is there before the first
 * paint. Whose it is stands with it: nobody begins with another one's. Each reader takes from it what it understands.
 */
export type Settings = { readonly [key: string]: unknown };
type Kept = { of: string | null; settings: Settings };

const KEY = "learnt.settings";
const nothing: Kept = { of: null, settings: {} };
const listeners = new Set<() => void>();

function read(): Kept {
  try {
    const { of, settings } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    const isOurs = typeof settings === "object" && settings !== null;
    return isOurs ? { of: typeof of === "string" ? of : null, settings } : nothing;
  } catch {
    return nothing;
  }
}

let kept = read();

function take(next: Kept): void {
  const same = JSON.stringify(next.settings) === JSON.stringify(kept.settings);
  kept = same ? { ...next, settings: kept.settings } : next;
  if (!same) for (const tell of listeners) tell();
}

export const getSettings = (): Settings => kept.settings;

/** Whether keys of one letter do something; they do until somebody turns them off. */
export const hasSingleKeys = (settings: Settings): boolean => settings.singleKeys !== false;

/** Whose settings these are; nobody's for a guest. */
export const settingsOf = (): string | null => kept.of;

export function keepSettings(of: string | null, settings: Settings): void {
  take({ of, settings });
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is closed (a private window): the choice lasts as long as the tab.
  }
}

/** Nobody is signed in any more: a guest does not see what somebody chose. */
export function forgetSettings(): void {
  if (kept.of === null) return;
  take(nothing);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is stored.
  }
}

export function watchSettings(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
