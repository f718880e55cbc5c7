/** Screens of this feature that the specification's table does not have: path, who may open it, its frame, why there is one. */
import type { ExtraRouteRow } from "../../app/routes.spec.data";

export const further: readonly ExtraRouteRow[] = [
  [
    "/apps/packages/mypackages",
    "signed-in",
    "full",
    "a learner's packages, as /apps/pathways/mypathways lists their pathways",
  ],
  ["/apps/packages/{packageId}", "signed-in", "full", "one of them"],
];
