/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/admin/badges",
    gate: "admin",
    chrome: "full",
    feature: "badges",
    title: "title",
    load: () => import("./badges.route"),
  },
  {
    path: "/apps/admin/badges/:badgeId",
    gate: "admin",
    chrome: "full",
    feature: "badges",
    title: "badge",
    load: () => import("./badge.route"),
  },
];
