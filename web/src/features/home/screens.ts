/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/homepage/myhomepage",
    gate: "signed-in",
    chrome: "full",
    feature: "home",
    title: "title",
    load: () => import("./home.route"),
  },
  {
    path: "/apps/munro-homepage",
    gate: "signed-in",
    chrome: "full",
    feature: "home",
    title: "munro",
    load: () => import("./munro.route"),
  },
  {
    path: "/apps/admin/homepage-editor",
    gate: "admin",
    chrome: "no-toolbar",
    feature: "home",
    title: "editor.title",
    load: () => import("./editor.route"),
  },
  {
    path: "/apps/home/preview",
    gate: "admin",
    chrome: "no-toolbar-no-navbar-no-side-panel",
    feature: "home",
    title: "preview.title",
    load: () => import("./preview.route"),
  },
];
