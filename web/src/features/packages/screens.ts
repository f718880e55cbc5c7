/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

const of = (path: string, title: string, load: Screen["load"], gate: Screen["gate"] = "admin"): Screen => ({
  path,
  gate,
  chrome: "full",
  feature: "packages",
  title,
  load,
});

export const screens: readonly Screen[] = [
  of("/apps/packages/mypackages", "mine.title", () => import("./mypackages.route"), "signed-in"),
  of("/apps/packages/:packageId", "package", () => import("./mypackage.route"), "signed-in"),
  of("/apps/admin/learning-packages", "title", () => import("./packages.route")),
  of("/apps/admin/learning-package", "add", () => import("./new.route")),
  of("/apps/admin/learning-package/:learningPackageId", "package", () => import("./package.route")),
];
