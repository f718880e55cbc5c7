/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/optional-learning/listing",
    gate: "signed-in",
    chrome: "full",
    feature: "optional_learning",
    title: "title",
    load: () => import("./listing.route"),
  },
];
