/** The navigation of a team that has none of its own: the specification's tree. What does not exist yet is left out on the way. */
import type { NavigationItem } from "../api/types";

const item = (id: string, url: string, icon: string, auth?: string): NavigationItem => ({
  id,
  type: "item",
  url,
  icon,
  ...(auth ? { auth } : {}),
});

export const defaultNavigation: readonly NavigationItem[] = [
  {
    id: "learn",
    type: "group",
    children: [
      item("homepage", "/apps/homepage/myhomepage", "home"),
      item("mycourses", "/apps/courses/mycourses", "courses"),
      item("optional-learning", "/apps/optional-learning/listing", "optional-learning"),
      item("mypathways", "/apps/pathways/mypathways", "pathways"),
      item("myresources", "/apps/resources/myresources", "resources"),
      item("mybundles", "/apps/courses/mybundles", "bundles"),
    ],
  },
  {
    id: "take-part",
    type: "group",
    children: [
      item("myprofile", "/pages/profile", "profile"),
      item("calendar", "/apps/calendar", "calendar"),
      item("myevents", "/apps/myevents", "events"),
      item("exploreevents", "/apps/exploreevents", "explore-events"),
      item("myforms", "/apps/myforms", "forms"),
      item("my-learners-forms", "/apps/manager/forms", "forms", "manager"),
      item("myresults", "/apps/myresults/forms", "results"),
      item("chat", "/apps/chat", "chat"),
    ],
  },
  {
    id: "myreports",
    type: "group",
    auth: "manager",
    children: [
      item("manager-dashboard", "/apps/manager/reporting-dashboard", "dashboard", "manager"),
      item("manager-reporting", "/apps/manager/reporting", "reporting", "manager"),
    ],
  },
  {
    id: "admin",
    type: "group",
    auth: "admin",
    children: [
      item("admin-reporting", "/apps/admin/reporting-dashboard", "reporting", "admin"),
      item("admin-courses", "/apps/admin/courses", "admin-courses", "admin"),
      item("admin-pathways", "/apps/admin/pathways", "pathways", "admin"),
      item("admin-packages", "/apps/admin/learning-packages", "packages", "admin"),
      item("admin-events", "/apps/admin/events", "events", "admin"),
      item("admin-users", "/apps/admin/users", "users", "admin"),
      item("admin-resources", "/apps/admin/resources", "resources", "admin"),
      item("admin-forms", "/apps/admin/forms", "forms", "admin"),
      item("admin-permissions", "/apps/admin/permissions", "permissions", "admin"),
      item("admin-bulk-update", "/apps/admin/bulk-update", "bulk-update", "admin"),
      item("admin-audit-log", "/apps/admin/audit-log", "audit-log", "admin"),
      {
        id: "settings",
        type: "collapse",
        icon: "settings",
        auth: "admin",
        children: [
          item("homepage-editor", "/apps/admin/homepage-editor", "media", "admin"),
          item("settings-theme", "/apps/admin/settings/theme", "theme", "admin"),
          item("settings-sign-in", "/apps/admin/settings/sign-in", "sign-in", "admin"),
          item("settings-custom-fields", "/apps/admin/settings/dynamic-custom-fields", "forms", "admin"),
        ],
      },
    ],
  },
  { id: "way-out", type: "divider" },
  item("logout", "/logout", "logout"),
];
