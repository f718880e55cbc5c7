/** Every screen of the app, one line each: path, who may open it, its frame, its feature, its title, its module. */
import type { LayoutChange } from "@learnt/ui/shell/layout";
import type { ComponentType } from "react";
import type { Gate } from "./gate";

/** The frame around a screen, in the words of the specification's table. */
export type Chrome =
  | "full"
  | "bare"
  | "no-navbar-no-toolbar"
  | "no-toolbar"
  | "no-toolbar-no-navbar-no-side-panel";

export type Screen = {
  path: string;
  gate: Gate;
  chrome: Chrome;
  /** Laid over the layout that the person chose. */
  layout?: LayoutChange;
  /** Whose words the screen speaks: `i18n/<language>/<feature>.json` is loaded with it. */
  feature: string;
  /** Key of the page's name in the feature's catalogue. */
  title: string;
  load: () => Promise<{ default: ComponentType }>;
};

export const screens: readonly Screen[] = [
  // identity
  {
    path: "/login",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "login.title",
    load: () => import("../features/identity/login.route"),
  },
  {
    path: "/register",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "register.title",
    load: () => import("../features/identity/register.route"),
  },
  {
    path: "/resetpassword",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "reset.title",
    load: () => import("../features/identity/resetpassword.route"),
  },
  {
    path: "/change-password",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "change.title",
    load: () => import("../features/identity/change-password.route"),
  },
  {
    path: "/action",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "action.page",
    load: () => import("../features/identity/action.route"),
  },
  {
    path: "/callback",
    gate: "guest",
    chrome: "bare",
    feature: "identity",
    title: "callback.title",
    load: () => import("../features/identity/callback.route"),
  },
  {
    path: "/logout",
    gate: "signed-in",
    chrome: "bare",
    feature: "identity",
    title: "logout.title",
    load: () => import("../features/identity/logout.route"),
  },
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
  {
    path: "/apps/admin/homepage-editor",
    gate: "admin",
    chrome: "no-toolbar",
    feature: "home",
    title: "editor.title",
    load: () => import("../features/home/editor.route"),
  },
  {
    path: "/apps/home/preview",
    gate: "admin",
    chrome: "no-toolbar-no-navbar-no-side-panel",
    feature: "home",
    title: "preview.title",
    load: () => import("../features/home/preview.route"),
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
    path: "/apps/course/:userCourseId",
    gate: "signed-in",
    chrome: "full",
    layout: { footer: { display: false } },
    feature: "learning",
    title: "player",
    load: () => import("../features/learning/course.route"),
  },
  // permissions
  {
    path: "/apps/admin/permissions",
    gate: "admin",
    chrome: "full",
    feature: "permissions",
    title: "title",
    load: () => import("../features/permissions/permissions.route"),
  },
  {
    path: "/pages/errors/error-404",
    gate: "anyone",
    chrome: "bare",
    feature: "errors",
    title: "notFound.title",
    load: () => import("../features/errors/error-404.route"),
  },
  {
    path: "/pages/errors/error-500",
    gate: "anyone",
    chrome: "bare",
    feature: "errors",
    title: "broken.title",
    load: () => import("../features/errors/error-500.route"),
  },
  // courses
  {
    path: "/apps/admin/courses",
    gate: "admin",
    chrome: "full",
    feature: "courses",
    title: "title",
    load: () => import("../features/courses/courses.route"),
  },
  {
    path: "/apps/admin/courses/:courseId",
    gate: "admin",
    chrome: "full",
    feature: "courses",
    title: "course",
    load: () => import("../features/courses/course.route"),
  },
  // people
  {
    path: "/apps/admin/users",
    gate: "admin",
    chrome: "full",
    feature: "people",
    title: "users.title",
    load: () => import("../features/people/users.route"),
  },
  {
    path: "/apps/admin/users/:userId",
    gate: "admin",
    chrome: "full",
    feature: "people",
    title: "user.title",
    load: () => import("../features/people/user.route"),
  },
  {
    path: "/apps/admin/mails",
    gate: "admin",
    chrome: "full",
    feature: "people",
    title: "mail.title",
    load: () => import("../features/people/mails.route"),
  },
  {
    path: "/pages/profile",
    gate: "signed-in",
    chrome: "full",
    feature: "people",
    title: "profile.title",
    load: () => import("../features/people/profile.route"),
  },
  {
    path: "/apps/admin/bulk-update",
    gate: "admin",
    chrome: "full",
    feature: "people",
    title: "import.title",
    load: () => import("../features/people/bulk-update.route"),
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
  {
    path: "/apps/admin/settings/notifications",
    gate: "superadmin",
    chrome: "full",
    feature: "notifications",
    title: "set.title",
    load: () => import("../features/notifications/settings.route"),
  },
  // fields
  {
    path: "/apps/admin/settings/dynamic-custom-fields",
    gate: "admin",
    chrome: "full",
    feature: "fields",
    title: "title",
    load: () => import("../features/fields/fields.route"),
  },
  {
    path: "/apps/admin/settings/usermanagement",
    gate: "superadmin",
    chrome: "full",
    feature: "fields",
    title: "manage.title",
    load: () => import("../features/fields/usermanagement.route"),
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
  // badges
  {
    path: "/apps/admin/badges",
    gate: "admin",
    chrome: "full",
    feature: "badges",
    title: "title",
    load: () => import("../features/badges/badges.route"),
  },
  {
    path: "/apps/admin/badges/:badgeId",
    gate: "admin",
    chrome: "full",
    feature: "badges",
    title: "badge",
    load: () => import("../features/badges/badge.route"),
  },
  // audit
  {
    path: "/apps/admin/audit-log",
    gate: "admin",
    chrome: "full",
    feature: "audit",
    title: "title",
    load: () => import("../features/audit/audit-log.route"),
  },
  // settings
  {
    path: "/apps/admin/settings/theme",
    gate: "admin",
    chrome: "full",
    feature: "settings",
    title: "theme.title",
    load: () => import("../features/settings/theme.route"),
  },
  {
    path: "/apps/admin/settings/sign-in",
    gate: "admin",
    chrome: "full",
    feature: "settings",
    title: "signIn.title",
    load: () => import("../features/settings/sign-in.route"),
  },
  {
    path: "/apps/admin/settings/navigation",
    gate: "superadmin",
    chrome: "full",
    feature: "settings",
    title: "navigation.title",
    load: () => import("../features/settings/navigation.route"),
  },
];

/** Old or short addresses and where they lead. */
export const redirects: Readonly<Record<string, string>> = {
  "/": "/teams",
  "/apps/courses": "/apps/courses/mycourses",
  "/apps/admin/settings": "/apps/admin/settings/theme",
};
