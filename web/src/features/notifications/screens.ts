/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/pages/mynotifications",
    gate: "signed-in",
    chrome: "full",
    feature: "notifications",
    title: "mine",
    load: () => import("./mynotifications.route"),
  },
  {
    path: "/apps/admin/settings/notifications",
    gate: "superadmin",
    chrome: "full",
    feature: "notifications",
    title: "set.title",
    load: () => import("./settings.route"),
  },
];
