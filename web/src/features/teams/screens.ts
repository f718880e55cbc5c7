/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/teams",
    gate: "signed-in",
    chrome: "no-navbar-no-toolbar",
    feature: "teams",
    title: "title",
    load: () => import("./teams.route"),
  },
];
