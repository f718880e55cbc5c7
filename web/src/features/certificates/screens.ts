/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/certificate/:code",
    gate: "anyone",
    chrome: "bare",
    feature: "certificates",
    title: "certificate",
    load: () => import("./certificate.route"),
  },
  {
    path: "/apps/admin/certificates",
    gate: "admin",
    chrome: "full",
    feature: "certificates",
    title: "title",
    load: () => import("./certificates.route"),
  },
  {
    path: "/apps/admin/certificates/templates",
    gate: "admin",
    chrome: "full",
    feature: "certificates",
    title: "templates",
    load: () => import("./templates.route"),
  },
  {
    path: "/apps/admin/certificates/templates/:templateId",
    gate: "admin",
    chrome: "full",
    feature: "certificates",
    title: "template",
    load: () => import("./template.route"),
  },
];
