/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/admin/audit-log",
    gate: "admin",
    chrome: "full",
    feature: "audit",
    title: "title",
    load: () => import("./audit-log.route"),
  },
];
