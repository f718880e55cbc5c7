/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/blogs",
    gate: "signed-in",
    chrome: "full",
    feature: "blogs",
    title: "title",
    load: () => import("./blogs.route"),
  },
  {
    path: "/blog/:id",
    gate: "signed-in",
    chrome: "full",
    feature: "blogs",
    title: "entry",
    load: () => import("./blog.route"),
  },
  {
    path: "/product/:id",
    gate: "signed-in",
    chrome: "full",
    feature: "blogs",
    title: "product",
    load: () => import("./product.route"),
  },
];
