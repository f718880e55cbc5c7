/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/pathways/mypathways",
    gate: "signed-in",
    chrome: "full",
    feature: "pathways",
    title: "mine.title",
    load: () => import("./mypathways.route"),
  },
  {
    path: "/apps/pathways/:pathwayId",
    gate: "signed-in",
    chrome: "full",
    feature: "pathways",
    title: "pathway",
    load: () => import("./pathway.route"),
  },
  {
    path: "/apps/admin/pathways",
    gate: "admin",
    chrome: "full",
    feature: "pathways",
    title: "title",
    load: () => import("./pathways.route"),
  },
  {
    path: "/apps/admin/pathways/:pathwayId",
    gate: "admin",
    chrome: "full",
    feature: "pathways",
    title: "edit",
    load: () => import("./edit.route"),
  },
];
