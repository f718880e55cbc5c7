/** Screens of this feature that the specification's table does not have: path, who may open it, its frame, why there is one. */
import type { ExtraRouteRow } from "../../app/routes.spec.data";

export const further: readonly ExtraRouteRow[] = [
  ["/apps/admin/audit-log", "admin", "full", "who changed what in the organisation, which no row shows"],
];
