/** Who is signed in on this tab: nobody, or the session user of the API. */
import type { Grant, SessionChange } from "@learnt/ui/http/session";
import { clearSettings } from "@learnt/ui/theme/settings";
import { useSyncExternalStore } from "react";
import { api, session } from "../api/client";
import { isCode } from "../api/problem";
import type { RoleName, SessionUser } from "../api/types";
import { forgetTeam, storeTeam } from "./browserStorage";
import { loadPreferences } from "./preferences";
import { preferencesOf } from "./sampleSession";

/** Whom the gates see. */
let me: SessionUser | null = null;
/** Whom the screens see: after the end of a session the same person as before, until the last of those screens is gone. */
let shownUser: SessionUser | null = null;
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

/** Whether somebody may be signed in, before the server has said so. */
export const mayBeSignedIn = (): boolean => hint.get();

/** Somebody signed out while the server could not be told: the cookie still opens a session, until it is. */
const PENDING_SIGN_OUT_KEY = "learnt.leaving";

const pendingSignOut = {
  get: () => {
    try {
      return localStorage.getItem(PENDING_SIGN_OUT_KEY) !== null;
    } catch {
      return false;
    }
  },
  set: (on: boolean) => {
    try {
      if (on) localStorage.setItem(PENDING_SIGN_OUT_KEY, "1");
      else localStorage.removeItem(PENDING_SIGN_OUT_KEY);
    } catch {
      // Storage is closed (a private window): the cookie goes with the window.
    }
  },
};

function admit(next: SessionUser | null): void {
  me = next;
  hint.set(next !== null);
  if (next === null) {
    forgetTeam();
    clearSettings();
    return;
  }
  pendingSignOut.set(false);
  const { currentTeam, currentTenant } = next.data;
  storeTeam({ teamId: currentTeam.id, tenantId: currentTenant.id });
}

/** Reads the user of the session that the tab now holds. */
export async function loadMe(): Promise<SessionUser> {
  const user = await api.get("/api/me");
  await loadPreferences(preferencesOf(user.uid));
  admit(user);
  shownUser = user;
  for (const listener of listeners) listener();
  return user;
}

/** Reads the person anew: what they may do can have changed. Says whether it has. */
export async function refreshMe(): Promise<boolean> {
  const before = me;
  const user = await api.get("/api/me");
  if (me === null || before?.uid !== user.uid) return false;
  admit(user);
  shownUser = user;
  for (const listener of listeners) listener();
  return rolesOf(before).join() !== rolesOf(user).join();
}

/** Reads whose session it is; false: they are in the organisation, but not in this host's team. */
async function isMember(): Promise<boolean> {
  try {
    await loadMe();
    return true;
  } catch (error) {
    if (isCode(error, "no_membership")) return false;
    throw error;
  }
}

/** At the start: the refresh cookie, if there is one, becomes a session. What is left of another one is forgotten. */
export async function restoreSession(): Promise<void> {
  await resumeSession();
  if (me === null) clearSettings();
}

async function resumeSession(): Promise<void> {
  if (pendingSignOut.get()) {
    await session.signOut().then(
      () => pendingSignOut.set(false),
      () => undefined,
    );
    return;
  }
  if (!hint.get()) return;
  if (!(await session.renew())) hint.set(false);
  // Their membership ended: what is left of the session opens nothing here.
  else if (!(await isMember())) await signOut().catch(() => undefined);
}

/** Takes a grant as this browser's session, and reads whose it is: nobody's of this team, where `getMe` stays empty. */
export async function signIn(grant: Grant): Promise<void> {
  session.accept(grant);
  try {
    await isMember();
  } catch (error) {
    // Half a session would only confuse the next screens.
    await signOut().catch(() => undefined);
    throw error;
  }
}

/** Throws when the server could not be told; this browser has forgotten the session all the same. */
export async function signOut(): Promise<void> {
  try {
    await session.signOut();
  } catch (error) {
    session.forget();
    pendingSignOut.set(true);
    throw error;
  } finally {
    admit(null);
  }
}

type SessionWatcher = {
  /** Nobody is signed in any more. */
  onEnd: (change: SessionChange) => void;
  /** Somebody signed in in another tab, and this one knows by now who. */
  onArrival: () => void;
  /** Another person took over this browser's session: everything on this page was read for the one before. */
  onReplaced: (before: SessionUser | null) => void;
};

/** Another tab signed in or out, or the server ended the session. */
export function watchSession({ onEnd, onArrival, onReplaced }: SessionWatcher): () => void {
  const end = (change: SessionChange) => {
    const was = me !== null;
    admit(null);
    for (const listener of listeners) listener();
    if (was) onEnd(change);
  };
  const arrive = async () => {
    await loadMe();
    onArrival();
  };
  return session.onChange((change) => {
    if (change === "left" || change === "ended" || change === "over") end(change);
    // Not a member of this team: the other tab shows that.
    else if (change === "arrived") void arrive().catch(() => undefined);
    else if (change === "replaced") onReplaced(me);
  });
}

export const getMe = () => me;

export function rolesOf(user: SessionUser | null): RoleName[] {
  return user?.role ?? [];
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && me === null) shownUser = null;
  };
};

/** On screens for guests and for everyone. */
export function useMe(): SessionUser | null {
  return useSyncExternalStore(subscribe, getMe);
}

/** On screens behind the gate, where somebody is signed in. */
export function useUser(): SessionUser {
  const user = useSyncExternalStore(subscribe, () => shownUser);
  if (!user) throw new Error("Nobody is signed in.");
  return user;
}
