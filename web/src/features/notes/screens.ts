/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Screen } from "../../app/screen";

export const screens: readonly Screen[] = [
  {
    path: "/apps/notes/:id?/:labelHandle?/:labelId?",
    gate: "signed-in",
    chrome: "full",
    feature: "notes",
    title: "title",
    load: () => import("./notes.route"),
  },
];
