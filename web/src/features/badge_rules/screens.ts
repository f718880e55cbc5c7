/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/admin/badges-rules",
    gate: "admin",
    chrome: "full",
    feature: "badge_rules",
    title: "title",
    load: () => import("./badgesrules.route"),
  },
  {
    path: "/apps/admin/badges-rules/:ruleId",
    gate: "admin",
    chrome: "full",
    feature: "badge_rules",
    title: "rule",
    load: () => import("./rule.route"),
  },
];
