/** The navigation of a team that has none of its own: the specification's tree, in its order. What does not exist is left out on the way. */
import type { NavigationItem } from "../api/types";

const item = (id: string, url: string, icon: string, auth?: string): NavigationItem => ({
  id,
  type: "item",
  url,
  icon,
  ...(auth ? { auth } : {}),
});

const part = (
  type: "group" | "collapse",
  id: string,
  auth: string | undefined,
  children: readonly NavigationItem[],
  icon?: string,
): NavigationItem => ({ id, type, children, ...(auth ? { auth } : {}), ...(icon ? { icon } : {}) });

/** The same reports for managers, about their people, and for admins, about everybody. */
const reports = (who: "manager" | "admin"): NavigationItem[] => [
  item(`${who}-dashboard`, `/apps/${who}/reporting-dashboard`, "dashboard", who),
  item(`${who}-reporting`, `/apps/${who}/reporting`, "reporting", who),
  item(`${who}-bundle-reporting`, `/apps/${who}/bundle-reporting`, "bundles", who),
  item(`${who}-course-aggregate`, `/apps/${who}/course-aggregate-reporting`, "courses", who),
  item(`${who}-activity-aggregate`, `/apps/${who}/activity-aggregate-reporting`, "results", who),
  item(`${who}-lp-reporting`, `/apps/${who}/lp-reporting`, "pathways", who),
];

const settings: NavigationItem[] = [
  item("homepage-editor", "/apps/admin/homepage-editor", "media", "admin"),
  item("settings-theme", "/apps/admin/settings/theme", "theme", "admin"),
  item("settings-sign-in", "/apps/admin/settings/sign-in", "sign-in", "admin"),
  item("settings-billing", "/apps/admin/settings/billing", "billing", "superadmin"),
  item("settings-usermanagement", "/apps/admin/settings/usermanagement", "users", "superadmin"),
  item("settings-navigation", "/apps/admin/settings/navigation", "navigation", "superadmin"),
  item("settings-notifications", "/apps/admin/settings/notifications", "notifications", "superadmin"),
  item("settings-custom-fields", "/apps/admin/settings/dynamic-custom-fields", "forms", "admin"),
];

const admin: NavigationItem[] = [
  part(
    "collapse",
    "admin-reports",
    "admin",
    [
      ...reports("admin"),
      item("admin-rewards-reporting", "/apps/admin/user-rewards-reporting", "rewards", "admin"),
    ],
    "reporting",
  ),
  item("admin-managers-rules", "/apps/admin/managers-reporting/rules", "rules", "admin"),
  item("admin-courses", "/apps/admin/courses", "admin-courses", "admin"),
  item("admin-pathways", "/apps/admin/pathways", "pathways", "admin"),
  item("admin-packages", "/apps/admin/learning-packages", "packages", "admin"),
  item("admin-events", "/apps/admin/events", "events", "admin"),
  item("admin-channels", "/apps/admin/chat/channels", "channels", "admin"),
  item("admin-badges", "/apps/admin/badges", "badges", "admin"),
  item("admin-badge-rules", "/apps/admin/badges-rules", "rules", "admin"),
  part("collapse", "settings", "admin", settings, "settings"),
  item("admin-users", "/apps/admin/users", "users", "admin"),
  item("admin-resources", "/apps/admin/resources", "resources", "admin"),
  item("admin-forms", "/apps/admin/forms", "forms", "admin"),
  item("admin-feed-history", "/apps/admin/feed-history", "feed", "admin"),
  item("admin-permissions", "/apps/admin/permissions", "permissions", "admin"),
  item("admin-bulk-update", "/apps/admin/bulk-update", "bulk-update", "admin"),
  item("admin-certificates", "/apps/admin/certificates", "certificates", "admin"),
  item("admin-audit-log", "/apps/admin/audit-log", "audit-log", "admin"),
];

const superadmin: NavigationItem[] = [
  item("super-tenants", "/apps/superadmin/tenants", "tenants", "superadmin"),
  item("super-navigation", "/apps/superadmin/navigation-settings", "navigation", "superadmin"),
  item("super-license", "/apps/superadmin/monthly-license", "billing", "superadmin"),
  item("super-triggers", "/apps/superadmin/triggers", "rules", "superadmin"),
];

export const defaultNavigation: readonly NavigationItem[] = [
  part("group", "begin", undefined, [
    item("homepage", "/apps/homepage/myhomepage", "home"),
    item("myprofile", "/pages/profile", "profile"),
    item("calendar", "/apps/calendar", "calendar"),
    item("notes", "/apps/notes", "notes"),
    item("blogs", "/blogs", "blogs"),
  ]),
  part("group", "learn", undefined, [
    item("mycourses", "/apps/courses/mycourses", "courses"),
    item("optional-learning", "/apps/optional-learning/listing", "optional-learning"),
    item("mypathways", "/apps/pathways/mypathways", "pathways"),
    item("myresources", "/apps/resources/myresources", "resources"),
    item("mybundles", "/apps/courses/mybundles", "bundles"),
  ]),
  part("group", "take-part", undefined, [
    item("myevents", "/apps/myevents", "events"),
    item("exploreevents", "/apps/exploreevents", "explore-events"),
    item("myforms", "/apps/myforms", "forms"),
    item("my-learners-forms", "/apps/manager/forms", "forms", "manager"),
    item("myresults", "/apps/myresults/forms", "results"),
    item("chat", "/apps/chat", "chat"),
  ]),
  part("collapse", "myreports", "manager", reports("manager"), "reports"),
  part("group", "admin", "admin", admin),
  part("group", "superadmin", "superadmin", superadmin),
  part("group", "samples", undefined, [
    item("sample-analytics", "/apps/dashboards/analytics", "dashboard"),
    item("sample-project", "/apps/dashboards/project", "reporting"),
    item("sample-mail", "/apps/mail", "mail"),
    item("sample-todo", "/apps/todo", "todo"),
    item("sample-contacts", "/apps/contacts", "contacts"),
    item("sample-files", "/apps/file-manager", "files"),
    part(
      "collapse",
      "sample-shop",
      undefined,
      [
        item("sample-products", "/apps/e-commerce/adminForms", "packages"),
        item("sample-orders", "/apps/e-commerce/orders", "bulk-update"),
      ],
      "shop",
    ),
    item("sample-boards", "/apps/scrumboard/boards", "boards"),
    item("sample-academy", "/apps/academy/courses", "optional-learning"),
    part(
      "collapse",
      "sample-pages",
      undefined,
      [
        item("sample-login", "/pages/auth/login", "sign-in"),
        item("sample-login-2", "/pages/auth/login-2", "sign-in"),
        item("sample-register", "/pages/auth/register", "profile"),
        item("sample-register-2", "/pages/auth/register-2", "profile"),
        item("sample-forgot", "/pages/auth/forgot-password", "sign-in"),
        item("sample-forgot-2", "/pages/auth/forgot-password-2", "sign-in"),
        item("sample-reset", "/pages/auth/reset-password", "sign-in"),
        item("sample-confirm", "/pages/auth/mail-confirm", "mail"),
        item("sample-lock", "/pages/auth/lock", "permissions"),
        item("sample-soon", "/pages/coming-soon", "calendar"),
        item("sample-maintenance", "/pages/maintenance", "settings"),
        item("sample-role-admin", "/auth/admin-role-example", "permissions", "admin"),
        item("sample-role-staff", "/auth/staff-role-example", "permissions", "staff"),
        item("sample-invoice-modern", "/pages/invoices/modern", "billing"),
        item("sample-invoice-compact", "/pages/invoices/compact", "billing"),
        item("sample-pricing-1", "/pages/pricing/style-1", "rewards"),
        item("sample-pricing-2", "/pages/pricing/style-2", "rewards"),
        item("sample-pricing-3", "/pages/pricing/style-3", "rewards"),
        item("sample-search", "/pages/search/classic", "search"),
        item("sample-search-modern", "/pages/search/modern", "search"),
        item("sample-faq", "/pages/faq", "help"),
        item("sample-knowledge", "/pages/knowledge-base", "resources"),
      ],
      "pages",
    ),
    part(
      "collapse",
      "sample-kit",
      undefined,
      [
        item("sample-icons", "/ui/icons", "icons"),
        item("sample-typography", "/ui/typography", "forms"),
        item("sample-helpers", "/ui/helper-classes", "rules"),
        item("sample-layouts", "/ui/page-layouts/full-width", "navigation"),
        item("sample-documentation", "/documentation", "blogs"),
      ],
      "theme",
    ),
  ]),
  { id: "way-out", type: "divider" },
  item("logout", "/logout", "logout"),
];
