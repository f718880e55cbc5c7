/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/admin/settings/theme",
    gate: "admin",
    chrome: "full",
    feature: "settings",
    title: "theme.title",
    load: () => import("./theme.route"),
  },
  {
    path: "/apps/admin/settings/sign-in",
    gate: "admin",
    chrome: "full",
    feature: "settings",
    title: "signIn.title",
    load: () => import("./sign-in.route"),
  },
  {
    path: "/apps/admin/settings/navigation",
    gate: "superadmin",
    chrome: "full",
    feature: "settings",
    title: "navigation.title",
    load: () => import("./navigation.route"),
  },
];

/** Short addresses and where they lead. */
export const redirects = { "/apps/admin/settings": "/apps/admin/settings/theme" };
