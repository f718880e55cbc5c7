/** Who is signed in on this tab: nobody, or the session user of the API. */
import { useSyncExternalStore } from "react";
import { api, session } from "../api/client";
import type { RoleName, SessionUser } from "../api/types";

let me: SessionUser | null = null;
const listeners = new Set<() => void>();
/** That there was a session on this host: without it there is no use in asking for a new token. */
const HINT = "learnt.session";

const hint = {
  get: () => {
    try {
      return localStorage.getItem(HINT) !== null;
    } catch {
      return true;
    }
  },
  set: (on: boolean) => {
    try {
      if (on) localStorage.setItem(HINT, "1");
      else localStorage.removeItem(HINT);
    } catch {
      // Storage is closed (a private window): the cookie alone decides.
    }
  },
};

function set(next: SessionUser | null): void {
  me = next;
  hint.set(next !== null);
  for (const tell of listeners) tell();
}

/** Reads the user of the session that the tab now holds. */
export async function loadMe(): Promise<SessionUser> {
  const user = await api.get<SessionUser>("/api/me");
  set(user);
  return user;
}

/** At the start: the refresh cookie, if there is one, becomes a session. */
export async function resume(): Promise<void> {
  if (!hint.get()) return;
  if (await session.renew()) await loadMe();
  else hint.set(false);
}

export async function signOut(): Promise<void> {
  try {
    await session.signOut();
  } finally {
    set(null);
  }
}

/** Another tab signed in or out, or the server ended the session. */
export function watchSession(onEnd: () => void): () => void {
  return session.onChange(() => {
    if (session.signedIn) return;
    const was = me !== null;
    set(null);
    if (was) onEnd();
  });
}

export const getMe = () => me;

export function rolesOf(user: SessionUser | null): RoleName[] {
  return user?.role ?? [];
}

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export function useMe(): SessionUser | null {
  return useSyncExternalStore(subscribe, getMe);
}

/** On screens behind the gate, where somebody is signed in. */
export function useUser(): SessionUser {
  const user = useMe();
  if (!user) throw new Error("Nobody is signed in.");
  return user;
}
