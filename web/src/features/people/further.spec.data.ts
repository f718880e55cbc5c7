/** Screens of this feature that the specification's table does not have: path, who may open it, its frame, why there is one. */
import type { ExtraRouteRow } from "../../app/routes.spec.data";

export const further: readonly ExtraRouteRow[] = [
  ["/apps/admin/mails", "admin", "full", "which emails were sent, and which could not be"],
];
