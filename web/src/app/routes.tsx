/** Every screen of the app, one line each: path, who may open it, its frame, its feature, its title, its module. */
import { adminScreens } from "./adminScreens";
import { eventScreens } from "./eventScreens";
import { firstRedirects, firstScreens } from "./firstScreens";
import { formScreens } from "./formScreens";
import { packageScreens } from "./packageScreens";
import { paths } from "./pathBuilder";
import type { Screen } from "./screen";

export const screens: readonly Screen[] = [
  ...firstScreens,
  // shell
  {
    path: "/teams",
    gate: "signed-in",
    chrome: "no-navbar-no-toolbar",
    feature: "teams",
    title: "title",
    load: () => import("../features/teams/teams.route"),
  },
  // home
  {
    path: "/apps/homepage/myhomepage",
    gate: "signed-in",
    chrome: "full",
    feature: "home",
    title: "title",
    load: () => import("../features/home/home.route"),
  },
  {
    path: "/apps/munro-homepage",
    gate: "signed-in",
    chrome: "full",
    feature: "home",
    title: "munro",
    load: () => import("../features/home/munro.route"),
  },
  // blogs
  {
    path: "/blogs",
    gate: "signed-in",
    chrome: "full",
    feature: "blogs",
    title: "title",
    load: () => import("../features/blogs/blogs.route"),
  },
  {
    path: "/blog/:id",
    gate: "signed-in",
    chrome: "full",
    feature: "blogs",
    title: "entry",
    load: () => import("../features/blogs/blog.route"),
  },
  {
    path: "/product/:id",
    gate: "signed-in",
    chrome: "full",
    feature: "blogs",
    title: "product",
    load: () => import("../features/blogs/product.route"),
  },
  // people_learning
  {
    path: "/apps/manager/my-team",
    gate: "manager",
    chrome: "full",
    feature: "people_learning",
    title: "title",
    load: () => import("../features/people_learning/my-team.route"),
  },
  {
    path: "/apps/manager/my-team/:userId",
    gate: "manager",
    chrome: "full",
    feature: "people_learning",
    title: "title",
    load: () => import("../features/people_learning/person.route"),
  },
  // learning
  {
    path: "/apps/courses/mycourses",
    gate: "signed-in",
    chrome: "full",
    feature: "learning",
    title: "mycourses.title",
    load: () => import("../features/learning/mycourses.route"),
  },
  {
    path: "/apps/courses/mybundles",
    gate: "signed-in",
    chrome: "full",
    feature: "learning",
    title: "mybundles.title",
    load: () => import("../features/learning/mybundles.route"),
  },
  {
    path: "/apps/course/:userCourseId",
    gate: "signed-in",
    chrome: "full",
    layout: { footer: { display: false } },
    feature: "learning",
    title: "player",
    load: () => import("../features/learning/course.route"),
  },
  // optional_learning
  {
    path: "/apps/optional-learning/listing",
    gate: "signed-in",
    chrome: "full",
    feature: "optional_learning",
    title: "title",
    load: () => import("../features/optional_learning/listing.route"),
  },
  // pathways
  {
    path: "/apps/pathways/mypathways",
    gate: "signed-in",
    chrome: "full",
    feature: "pathways",
    title: "mine.title",
    load: () => import("../features/pathways/mypathways.route"),
  },
  {
    path: "/apps/pathways/:pathwayId",
    gate: "signed-in",
    chrome: "full",
    feature: "pathways",
    title: "pathway",
    load: () => import("../features/pathways/pathway.route"),
  },
  // resources
  {
    path: "/apps/resources/myresources",
    gate: "signed-in",
    chrome: "full",
    feature: "resources",
    title: "mine.title",
    load: () => import("../features/resources/myresources.route"),
  },
  {
    path: "/apps/resource/:resourceId/:resourceHandle?",
    gate: "signed-in",
    chrome: "full",
    feature: "resources",
    title: "resource",
    load: () => import("../features/resources/resource.route"),
  },
  // certificates
  {
    path: "/certificate/:code",
    gate: "anyone",
    chrome: "bare",
    feature: "certificates",
    title: "certificate",
    load: () => import("../features/certificates/certificate.route"),
  },
  // people
  {
    path: "/pages/profile",
    gate: "signed-in",
    chrome: "full",
    feature: "people",
    title: "profile.title",
    load: () => import("../features/people/profile.route"),
  },
  // security
  {
    path: "/pages/security",
    gate: "signed-in",
    chrome: "full",
    feature: "security",
    title: "title",
    load: () => import("../features/security/security.route"),
  },
  // notifications
  {
    path: "/pages/mynotifications",
    gate: "signed-in",
    chrome: "full",
    feature: "notifications",
    title: "mine",
    load: () => import("../features/notifications/mynotifications.route"),
  },
  // notes
  {
    path: "/apps/notes/:id?/:labelHandle?/:labelId?",
    gate: "signed-in",
    chrome: "full",
    feature: "notes",
    title: "title",
    load: () => import("../features/notes/notes.route"),
  },
  ...eventScreens,
  ...formScreens,
  ...packageScreens,
  ...adminScreens,
];

/** Old or short addresses and where they lead. */
export const redirects: Readonly<Record<string, string>> = {
  ...firstRedirects,
  "/apps/courses": paths.myCourses,
  "/apps/admin/settings": paths.themeSettings,
};
