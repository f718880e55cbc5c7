/**
 * What a person chose for their screens: as the server keeps it, or, where they have Cloud Sync off, as this browser does. The
 * settings among it are at hand before the first screen.
 */
import { type Settings, settingsOf, storeSettings } from "@learnt/ui/theme/settings";
import { api } from "../api/client";
import type { Schemas } from "../api/types";

/** The document leaves the settings open: they are those of the theme. */
export type Preferences = Omit<Schemas["Preferences"], "shortcuts" | "settings"> & {
  /** Ids of navigation items. */
  shortcuts: readonly string[];
  settings: Settings;
};

export const readPreferences = () => api.get("/api/me/preferences") as Promise<Preferences>;

/** It outlives the page: what was chosen just before somebody leaves or loads anew is not lost. */
export const savePreferences = (change: Partial<Preferences>) =>
  api.patch("/api/me/preferences", { body: change, keepalive: true }) as Promise<Preferences>;

const KEY = "learnt.own.";
const listeners = new Set<() => void>();
/** Where storage is closed (a private window) the choice lasts as long as the tab. */
const tabPreferences = new Map<string, string>();

function storedText(uid: string): string | null {
  try {
    return localStorage.getItem(KEY + uid) ?? tabPreferences.get(uid) ?? null;
  } catch {
    return tabPreferences.get(uid) ?? null;
  }
}

/** What stays in this browser; nothing: Cloud Sync is on. */
export function localPreferences(uid: string): Preferences | null {
  try {
    const { shortcuts, settings } = JSON.parse(storedText(uid) ?? "{}") as Partial<Preferences>;
    const isOurs = Array.isArray(shortcuts) && typeof settings === "object" && settings !== null;
    return isOurs ? { shortcuts, settings } : null;
  } catch {
    return null;
  }
}

/** Keeps it in this browser from now on; nothing: with the person again. */
export function storeLocalPreferences(uid: string, all: Preferences | null): void {
  if (all) tabPreferences.set(uid, JSON.stringify(all));
  else tabPreferences.delete(uid);
  try {
    if (all) localStorage.setItem(KEY + uid, JSON.stringify(all));
    else localStorage.removeItem(KEY + uid);
  } catch {
    // It is kept in the tab.
  }
  for (const listener of listeners) listener();
}

/** Hears of it in this tab and of what other tabs do. */
export function watchLocalPreferences(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (!key?.startsWith(KEY)) return;
    tabPreferences.delete(key.slice(KEY.length));
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", elsewhere);
  };
}

/** Whoever was here last finds what this browser keeps; for somebody else it is read first, so that no screen jumps. */
export async function loadPreferences(uid: string): Promise<void> {
  const local = localPreferences(uid);
  if (local) return storeSettings(uid, local.settings);
  if (settingsOf() === uid) return;
  const settings = await readPreferences().then(
    (read) => read.settings,
    () => ({}),
  );
  storeSettings(uid, settings);
}
