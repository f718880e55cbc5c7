/** Who may open a screen, and where the others are sent. The server decides again on every call. */
import { hasRoleOf, type RoleGroup } from "@learnt/ui/base/roles";
import type { RoleName } from "../api/types";
import { paths } from "./pathBuilder";

/** `demo`: whoever is signed in where the sample areas are switched on. */
export type Gate = "anyone" | "guest" | "signed-in" | "demo" | RoleGroup;

/** A rule passes if any held role is in the rule's group. `roles` is null for a guest. */
export function admits(gate: Gate, roles: readonly RoleName[] | null): boolean {
  if (gate === "anyone") return true;
  if (gate === "guest") return roles === null;
  // The table of the sample areas is loaded only where they are switched on.
  if (gate === "signed-in" || gate === "demo") return roles !== null;
  return roles !== null && hasRoleOf(gate, roles);
}

/** Why somebody is at the login page who did not go there: they were away too long, or the server ended their session. */
export type Reason = "idle" | "over";

/** Where somebody is sent whose session has ended on a screen. */
export function loginRedirect(
  { pathname, search }: { pathname: string; search: string },
  reason: Reason | null,
): string {
  const way = refusal(pathname + search, null);
  return reason && way !== paths.login ? `${way}&reason=${reason}` : way;
}

/** Where somebody is sent who may not open `path`. */
export function refusal(path: string, roles: readonly RoleName[] | null): string {
  const { pathname } = new URL(path, "https://here.invalid");
  if (roles === null)
    return pathname === paths.logout ? paths.login : `${paths.login}?redirectUrl=${encodeURIComponent(path)}`;
  return pathname === paths.logout ? paths.login : paths.teams;
}
