/** Screens of this feature that the specification's table does not have: path, who may open it, its frame, why there is one. */
import type { ExtraRouteRow } from "../../app/routes.spec.data";

export const further: readonly ExtraRouteRow[] = [
  ["/certificate/{code}", "anyone", "bare", "proves a certificate to whoever scans its code"],
  [
    "/apps/admin/certificates/templates",
    "admin",
    "full",
    "the designs of certificates, beside the list of those given",
  ],
  ["/apps/admin/certificates/templates/{templateId}", "admin", "full", "the designer of one"],
];
