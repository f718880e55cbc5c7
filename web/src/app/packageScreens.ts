/** The screens of learning packages, one line each: see routes.tsx. */
import type { Screen } from "./screen";

const of = (path: string, title: string, load: Screen["load"], gate: Screen["gate"] = "admin"): Screen => ({
  path,
  gate,
  chrome: "full",
  feature: "packages",
  title,
  load,
});

export const packageScreens: readonly Screen[] = [
  of(
    "/apps/packages/mypackages",
    "mine.title",
    () => import("../features/packages/mypackages.route"),
    "signed-in",
  ),
  of(
    "/apps/packages/:packageId",
    "package",
    () => import("../features/packages/mypackage.route"),
    "signed-in",
  ),
  of("/apps/admin/learning-packages", "title", () => import("../features/packages/packages.route")),
  of("/apps/admin/learning-package", "add", () => import("../features/packages/new.route")),
  of(
    "/apps/admin/learning-package/:learningPackageId",
    "package",
    () => import("../features/packages/package.route"),
  ),
];
