/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/pages/profile",
    gate: "signed-in",
    chrome: "full",
    feature: "people",
    title: "profile.title",
    load: () => import("./profile.route"),
  },
  {
    path: "/apps/admin/users",
    gate: "admin",
    chrome: "full",
    feature: "people",
    title: "users.title",
    load: () => import("./users.route"),
  },
  {
    path: "/apps/admin/users/:userId",
    gate: "admin",
    chrome: "full",
    feature: "people",
    title: "user.title",
    load: () => import("./user.route"),
  },
  {
    path: "/apps/admin/mails",
    gate: "admin",
    chrome: "full",
    feature: "people",
    title: "mail.title",
    load: () => import("./mails.route"),
  },
  {
    path: "/apps/admin/bulk-update",
    gate: "admin",
    chrome: "full",
    feature: "people",
    title: "import.title",
    load: () => import("./bulk-update.route"),
  },
];
