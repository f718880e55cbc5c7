/**
 * Events of this app's screens (specification, section 7), for the tenant's own eyes: who came, and which screens are looked at.
 * How sign-ins go is noted by the server, which knows of those too that never lead in. Nobody waits for an event; one that
 * cannot be sent is not missed. What is done in another person's name says nothing of that person.
 */
import { api } from "../api/client";
import { getMe } from "./me";

/** Nobody waits for it. */
const ignoreFailure = (event: Promise<unknown>): void => void event.catch(() => undefined);

const isNotImpersonating = (): boolean => getMe()?.isImpersonating === false;

/** Somebody has just signed in. No name and no address: the session says who it is. */
export function identify(): void {
  const me = getMe();
  if (!me || !isNotImpersonating()) return;
  const { currentTeam, currentTenant } = me.data;
  const traits = { userId: me.uid, roles: me.role, teamId: currentTeam.id, tenantId: currentTenant.id };
  ignoreFailure(api.post("/api/v1/identify", { body: { traits }, keepalive: true }));
}

/** A screen is shown: its place in the table of screens, and the very address without what was searched there. */
export function trackPage(screen: string, path: string): void {
  if (!isNotImpersonating()) return;
  ignoreFailure(api.post("/api/v1/page", { body: { name: screen, properties: { path } }, keepalive: true }));
}
