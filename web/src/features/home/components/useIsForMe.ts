/** Which widgets of a homepage are meant for whoever looks at it: by their roles, and by what their organisation has. */
import { admits } from "../../../app/gate";
import { rolesOf, useUser } from "../../../app/me";
import { useTenantContext } from "../../../app/tenantContext";
import type { Widget } from "../model";

export function useIsForMe(): (widget: Widget) => boolean {
  const { rewards } = useTenantContext().tenant.settings;
  const roles = rolesOf(useUser());
  return ({ type }) =>
    (type !== "rewards" || rewards === true) &&
    (type !== "overview" || admits("admin", roles)) &&
    (type !== "myTeam" || roles.includes("manager"));
}
