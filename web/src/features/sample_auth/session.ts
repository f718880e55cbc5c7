/** Who is signed in to the sample in this browser; nobody is told beyond it. */
import { useSyncExternalStore } from "react";

const KEY = "learnt.sample.session";

export type SampleUser = {
  uuid: string;
  from: string;
  role: string;
  data: {
    displayName: string;
    photoURL: string;
    email: string;
    settings: object;
    shortcuts: readonly string[];
  };
};
export type SampleSession = { user: SampleUser; access_token: string };

const listeners = new Set<() => void>();
let session: SampleSession | null = kept();

function kept(): SampleSession | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as SampleSession | null;
  } catch {
    return null;
  }
}

export function setSampleSession(next: SampleSession | null): void {
  session = next;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is closed (a private window): it lasts as long as the tab.
  }
  for (const tell of listeners) tell();
}

export const sampleSession = (): SampleSession | null => session;

export const useSampleSession = (): SampleSession | null =>
  useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, sampleSession);
