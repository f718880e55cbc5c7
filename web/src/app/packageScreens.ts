/** The screens of learning packages, one line each: see routes.tsx. */
import type { Screen } from "./screen";

const of = (path: string, title: string, load: Screen["load"]): Screen => ({
  path,
  gate: "admin",
  chrome: "full",
  feature: "packages",
  title,
  load,
});

export const packageScreens: readonly Screen[] = [
  of("/apps/admin/learning-packages", "title", () => import("../features/packages/packages.route")),
  of("/apps/admin/learning-package", "add", () => import("../features/packages/new.route")),
  of(
    "/apps/admin/learning-package/:learningPackageId",
    "package",
    () => import("../features/packages/package.route"),
  ),
];
