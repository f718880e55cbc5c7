/**
 * Team and tenant of this host in the browser's storage, as the specification has it (section 1). Nothing is decided by them:
 * the server resolves the host on every start, and what was stored before is replaced by what it says.
 */
export type TeamIds = { teamId: string; tenantId: string };

const [TEAM, TENANT] = ["learnt.team", "learnt.tenant"];

export function storeTeam({ teamId, tenantId }: TeamIds): void {
  try {
    localStorage.setItem(TEAM, teamId);
    localStorage.setItem(TENANT, tenantId);
  } catch {
    // Storage is closed (a private window): the server says it again.
  }
}

/** Where it is closed (a private window) there is none. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** With the session. */
export function forgetTeam(): void {
  try {
    localStorage.removeItem(TEAM);
    localStorage.removeItem(TENANT);
  } catch {
    // Nothing is stored.
  }
}
