/**
 * What a person chose for their screens: as the server keeps it, or, where they have Cloud Sync off, as this browser does. The
 * settings among it are at hand before the first screen.
 */
import { keepSettings, type Settings, settingsOf } from "@learnt/ui/theme/settings";
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
const inTab = new Map<string, string>();

function written(uid: string): string | null {
  try {
    return localStorage.getItem(KEY + uid) ?? inTab.get(uid) ?? null;
  } catch {
    return inTab.get(uid) ?? null;
  }
}

/** What stays in this browser; nothing: Cloud Sync is on. */
export function keptHere(uid: string): Preferences | null {
  try {
    const { shortcuts, settings } = JSON.parse(written(uid) ?? "{}") as Partial<Preferences>;
    const isOurs = Array.isArray(shortcuts) && typeof settings === "object" && settings !== null;
    return isOurs ? { shortcuts, settings } : null;
  } catch {
    return null;
  }
}

/** Keeps it in this browser from now on; nothing: with the person again. */
export function keepHere(uid: string, all: Preferences | null): void {
  if (all) inTab.set(uid, JSON.stringify(all));
  else inTab.delete(uid);
  try {
    if (all) localStorage.setItem(KEY + uid, JSON.stringify(all));
    else localStorage.removeItem(KEY + uid);
  } catch {
    // It is kept in the tab.
  }
  for (const tell of listeners) tell();
}

/** Hears of it in this tab and of what other tabs do. */
export function watchHere(tell: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (!key?.startsWith(KEY)) return;
    inTab.delete(key.slice(KEY.length));
    tell();
  };
  listeners.add(tell);
  window.addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(tell);
    window.removeEventListener("storage", elsewhere);
  };
}

/** Whoever was here last finds what this browser keeps; for somebody else it is read first, so that no screen jumps. */
export async function beginWith(uid: string): Promise<void> {
  const here = keptHere(uid);
  if (here) return keepSettings(uid, here.settings);
  if (settingsOf() === uid) return;
  const settings = await readPreferences().then(
    (read) => read.settings,
    () => ({}),
  );
  keepSettings(uid, settings);
}
