/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/pages/security",
    gate: "signed-in",
    chrome: "full",
    feature: "security",
    title: "title",
    load: () => import("./security.route"),
  },
];
