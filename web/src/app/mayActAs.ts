/** Acting as somebody else: whom one may act as. The server decides again. */
import type { RoleName } from "../api/types";
import { admits } from "./gate";
import { rolesOf, useUser } from "./me";

export type ActAsTarget = { id: string; name: string; roles: readonly RoleName[]; status: string };
export type Actor = { uid: string; roles: readonly RoleName[]; isImpersonating: boolean };

/** Admins act as learners and managers, whoever is above them as anyone; never as oneself, and not through another name. */
export function mayActAs(actor: Actor, target: Omit<ActAsTarget, "name">): boolean {
  if (actor.isImpersonating || actor.uid === target.id || target.status !== "active") return false;
  if (!admits("admin", actor.roles)) return false;
  return admits("superadmin", actor.roles) || !admits("admin", target.roles);
}

/** The same for whoever is signed in. */
export function useMayActAs(): (target: Omit<ActAsTarget, "name">) => boolean {
  const user = useUser();
  const { uid, isImpersonating } = user;
  return (target) => mayActAs({ uid, isImpersonating, roles: rolesOf(user) }, target);
}
