/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/courses/mycourses",
    gate: "signed-in",
    chrome: "full",
    feature: "learning",
    title: "mycourses.title",
    load: () => import("./mycourses.route"),
  },
  {
    path: "/apps/courses/mybundles",
    gate: "signed-in",
    chrome: "full",
    feature: "learning",
    title: "mybundles.title",
    load: () => import("./mybundles.route"),
  },
  {
    path: "/apps/course/:userCourseId",
    gate: "signed-in",
    chrome: "full",
    layout: { footer: { display: false } },
    feature: "learning",
    title: "player",
    load: () => import("./course.route"),
  },
];

/** Short addresses and where they lead. */
export const redirects = { "/apps/courses": "/apps/courses/mycourses" };
