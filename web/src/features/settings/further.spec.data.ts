/** Screens of this feature that the specification's table does not have: path, who may open it, its frame, why there is one. */
import type { ExtraRouteRow } from "../../app/routes.spec.data";

export const further: readonly ExtraRouteRow[] = [
  [
    "/apps/admin/settings/sign-in",
    "admin",
    "full",
    "the ways to sign in and their rules (section 4), which no row of the settings has",
  ],
];
