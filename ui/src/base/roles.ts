/** Roles, their rank, and the groups that open routes: the table that the server reads too (specification, section 6). */
import table from "../../../kernel/roles.json";

export type RoleName = keyof typeof table.ranks;
export type RoleGroup = keyof typeof table.groups;

/** Whether any of the roles is in the group. */
export function isIn(group: RoleGroup, roles: readonly RoleName[]): boolean {
  const members: readonly string[] = table.groups[group];
  return roles.some((role) => members.includes(role));
}

/** The rank of the highest role; 0 for nobody. */
export function rankOf(roles: readonly string[]): number {
  const ranks: Record<string, number> = table.ranks;
  return Math.max(0, ...roles.map((role) => ranks[role] ?? 0));
}
