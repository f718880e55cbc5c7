/** Screens of this feature that the specification's table does not have: path, who may open it, its frame, why there is one. */
import type { ExtraRouteRow } from "../../app/routes.spec.data";

export const further: readonly ExtraRouteRow[] = [
  [
    "/apps/manager/my-team",
    "manager",
    "full",
    "a manager's people, who open as an admin's do at /apps/admin/users",
  ],
  ["/apps/manager/my-team/{userId}", "manager", "full", "one of them"],
];
