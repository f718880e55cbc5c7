/** The screens of those who look after a team, one line each: see routes.tsx. */
import type { Screen } from "./screen";

export const adminScreens: readonly Screen[] = [
  // home
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
  // permissions
  {
    path: "/apps/admin/permissions",
    gate: "admin",
    chrome: "full",
    feature: "permissions",
    title: "title",
    load: () => import("../features/permissions/permissions.route"),
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
    path: "/apps/admin/bulk-update",
    gate: "admin",
    chrome: "full",
    feature: "people",
    title: "import.title",
    load: () => import("../features/people/bulk-update.route"),
  },
  // notifications
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
  // pathways
  {
    path: "/apps/admin/pathways",
    gate: "admin",
    chrome: "full",
    feature: "pathways",
    title: "title",
    load: () => import("../features/pathways/pathways.route"),
  },
  {
    path: "/apps/admin/pathways/:pathwayId",
    gate: "admin",
    chrome: "full",
    feature: "pathways",
    title: "edit",
    load: () => import("../features/pathways/edit.route"),
  },
  // resources
  {
    path: "/apps/admin/resources",
    gate: "admin",
    chrome: "full",
    feature: "resources",
    title: "title",
    load: () => import("../features/resources/resources.route"),
  },
  {
    path: "/apps/admin/resources/:resourceId",
    gate: "admin",
    chrome: "full",
    feature: "resources",
    title: "edit",
    load: () => import("../features/resources/edit.route"),
  },
  // certificates
  {
    path: "/apps/admin/certificates",
    gate: "admin",
    chrome: "full",
    feature: "certificates",
    title: "title",
    load: () => import("../features/certificates/certificates.route"),
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
    path: "/apps/admin/settings/billing",
    gate: "superadmin",
    chrome: "full",
    feature: "licences",
    title: "title",
    load: () => import("../features/licences/billing.route"),
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
