/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/admin/settings/dynamic-custom-fields",
    gate: "admin",
    chrome: "full",
    feature: "fields",
    title: "title",
    load: () => import("./fields.route"),
  },
  {
    path: "/apps/admin/settings/usermanagement",
    gate: "superadmin",
    chrome: "full",
    feature: "fields",
    title: "manage.title",
    load: () => import("./usermanagement.route"),
  },
];
