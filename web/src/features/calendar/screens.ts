/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/calendar",
    gate: "signed-in",
    chrome: "full",
    feature: "calendar",
    title: "title",
    load: () => import("./calendar.route"),
  },
];
