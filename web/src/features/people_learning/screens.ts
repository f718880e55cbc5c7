/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/manager/my-team",
    gate: "manager",
    chrome: "full",
    feature: "people_learning",
    title: "title",
    load: () => import("./my-team.route"),
  },
  {
    path: "/apps/manager/my-team/:userId",
    gate: "manager",
    chrome: "full",
    feature: "people_learning",
    title: "title",
    load: () => import("./person.route"),
  },
];
