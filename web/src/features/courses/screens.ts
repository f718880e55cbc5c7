/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/admin/courses",
    gate: "admin",
    chrome: "full",
    feature: "courses",
    title: "title",
    load: () => import("./courses.route"),
  },
  {
    path: "/apps/admin/old/courses/:courseId",
    gate: "admin",
    chrome: "full",
    feature: "courses",
    title: "versions.title",
    load: () => import("./versions.route"),
  },
  {
    path: "/apps/admin/courses/:courseId",
    gate: "admin",
    chrome: "full",
    feature: "courses",
    title: "course",
    load: () => import("./course.route"),
  },
];
