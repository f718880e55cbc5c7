/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/resources/myresources",
    gate: "signed-in",
    chrome: "full",
    feature: "resources",
    title: "mine.title",
    load: () => import("./myresources.route"),
  },
  {
    path: "/apps/resource/:resourceId/:resourceHandle?",
    gate: "signed-in",
    chrome: "full",
    feature: "resources",
    title: "resource",
    load: () => import("./resource.route"),
  },
  {
    path: "/apps/admin/resources",
    gate: "admin",
    chrome: "full",
    feature: "resources",
    title: "title",
    load: () => import("./resources.route"),
  },
  {
    path: "/apps/admin/resources/:resourceId",
    gate: "admin",
    chrome: "full",
    feature: "resources",
    title: "edit",
    load: () => import("./edit.route"),
  },
];
