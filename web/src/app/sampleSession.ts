/**
 * Whether this browser is in a demo session of the sample areas, as who: all that a screen of the product knows of it. How one begins
 * and ends is the sample's own (features/sample/session.ts).
 */
import { useSyncExternalStore } from "react";
import type { RoleName } from "../api/types";
import { hasSampleAreas } from "./tenantContext";

const KEY = "learnt.sample.session";

export type SampleSettings = { readonly [key: string]: unknown };
export type SampleUser = {
  uuid: string;
  from: string;
  role: RoleName;
  data: {
    displayName: string;
    photoURL: string;
    email: string;
    settings: SampleSettings;
    shortcuts: readonly string[];
  };
};
export type SampleSession = { user: SampleUser; access_token: string };

const listeners = new Set<() => void>();
let session: SampleSession | null = storedSession();

/** What the sample's sign-in gives out ends by itself. */
function isTokenValid(token: string): boolean {
  try {
    const { until = 0 } = JSON.parse(atob(token)) as { until?: number };
    return until > Date.now();
  } catch {
    return false;
  }
}

function storedSession(): SampleSession | null {
  try {
    const result = JSON.parse(localStorage.getItem(KEY) ?? "null") as SampleSession | null;
    return result?.user?.data && isTokenValid(result.access_token) ? result : null;
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
  for (const listener of listeners) listener();
}

/** The demo session of this page; there is none where the team has no sample areas. */
export const sampleSession = (): SampleSession | null =>
  session && isTokenValid(session.access_token) && hasSampleAreas() ? session : null;

/** As whom a screen of the sample is opened: its user, in a demo session. */
export const rolesInSample = (own: readonly RoleName[]): readonly RoleName[] => {
  const now = sampleSession();
  return now ? [now.user.role] : own;
};

export const useSampleSession = (): SampleSession | null =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, sampleSession);

/** Whose preferences these are: a person's own, or, in a demo session, those of the sample's user, which stay in this browser. */
export const preferencesOf = (uid: string): string => {
  const now = sampleSession();
  return now ? `sample.${now.user.uuid}` : uid;
};
