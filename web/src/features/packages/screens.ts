/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

const packageScreen = (
  path: string,
  title: string,
  load: Screen["load"],
  gate: Screen["gate"] = "admin",
): Screen => ({
  path,
  gate,
  chrome: "full",
  feature: "packages",
  title,
  load,
});

export const screens: readonly Screen[] = [
  packageScreen("/apps/packages/mypackages", "mine.title", () => import("./mypackages.route"), "signed-in"),
  packageScreen("/apps/packages/:packageId", "package", () => import("./mypackage.route"), "signed-in"),
  packageScreen("/apps/admin/learning-packages", "title", () => import("./packages.route")),
  packageScreen("/apps/admin/learning-package", "add", () => import("./new.route")),
  packageScreen(
    "/apps/admin/learning-package/:learningPackageId",
    "package",
    () => import("./package.route"),
  ),
];
