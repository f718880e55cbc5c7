/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/admin/user-rewards-reporting",
    gate: "admin",
    chrome: "full",
    feature: "rewards",
    title: "report.title",
    load: () => import("./user-rewards-report.route"),
  },
];
