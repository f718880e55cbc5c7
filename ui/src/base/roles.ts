/** Roles, and the groups that open routes: the table that the server reads too (specification, section 6). */
import table from "../../../kernel/roles.json";

export type RoleName = keyof typeof table.ranks;
export type RoleGroup = keyof typeof table.groups;

/** Whether any of the roles is in the group. */
export function hasRoleOf(group: RoleGroup, roles: readonly RoleName[]): boolean {
  const members: readonly string[] = table.groups[group];
  return roles.some((role) => members.includes(role));
}
