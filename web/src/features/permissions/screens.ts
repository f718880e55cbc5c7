/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/admin/permissions",
    gate: "admin",
    chrome: "full",
    feature: "permissions",
    title: "title",
    load: () => import("./permissions.route"),
  },
];
