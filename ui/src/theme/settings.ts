/**
 * What somebody chose for their screens, as it was kept last: in the browser's storage, so that it is there before the first
 * paint. Whose it is stands with it: nobody begins with another one's. Each reader takes from it what it understands.
 */
export type Settings = { readonly [key: string]: unknown };
type StoredSettings = { of: string | null; settings: Settings };

const KEY = "learnt.settings";
const noSettings: StoredSettings = { of: null, settings: {} };
const listeners = new Set<() => void>();

function read(): StoredSettings {
  try {
    const { of, settings } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<StoredSettings>;
    const isOurs = typeof settings === "object" && settings !== null;
    return isOurs ? { of: typeof of === "string" ? of : null, settings } : noSettings;
  } catch {
    return noSettings;
  }
}

let current = read();

function applySettings(next: StoredSettings): void {
  const same = JSON.stringify(next.settings) === JSON.stringify(current.settings);
  current = same ? { ...next, settings: current.settings } : next;
  if (!same) for (const listener of listeners) listener();
}

export const getSettings = (): Settings => current.settings;

/** Whether keys of one letter do something; they do until somebody turns them off. */
export const hasSingleKeys = (settings: Settings): boolean => settings.singleKeys !== false;

/** Whose settings these are; nobody's for a guest. */
export const settingsOf = (): string | null => current.of;

export function storeSettings(of: string | null, settings: Settings): void {
  applySettings({ of, settings });
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage is closed (a private window): the choice lasts as long as the tab.
  }
}

/** Nobody is signed in any more: a guest does not see what somebody chose. */
export function clearSettings(): void {
  if (current.of === null) return;
  applySettings(noSettings);
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is stored.
  }
}

export function watchSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
