/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/admin/settings/billing",
    gate: "superadmin",
    chrome: "full",
    feature: "licences",
    title: "title",
    load: () => import("./billing.route"),
  },
];
