/**
 * Events of this app's screens (specification, section 7), for the tenant's own eyes: who came, and which screens are looked at.
 * How sign-ins go is noted by the server, which knows of those too that never lead in. Nobody waits for an event; one that
 * cannot be sent is not missed. What is done in another person's name says nothing of that person.
 */
import { api } from "../api/client";
import { getMe } from "./me";

function send(path: string, body: object): void {
  if (getMe()?.isImpersonating !== false) return;
  void api.post(`/api/v1/${path}`, { body, keepalive: true }).catch(() => undefined);
}

/** Somebody has just signed in. No name and no address: the session says who it is. */
export function identify(): void {
  const me = getMe();
  if (!me) return;
  const { currentTeam, currentTenant } = me.data;
  const traits = { userId: me.uid, roles: me.role, teamId: currentTeam.id, tenantId: currentTenant.id };
  send("identify", { traits });
}

/** A screen is shown: its place in the table of screens, and the very address without what was searched there. */
export function seePage(screen: string, path: string): void {
  send("page", { name: screen, properties: { path } });
}
