/** The screens of this feature; `app/routes.tsx` finds them. */
import type { Gate } from "../../app/gate";
import type { Screen } from "../../app/screen";

const screen = (path: string, title: string, load: Screen["load"], gate: Gate = "signed-in"): Screen => ({
  path,
  gate,
  chrome: "full",
  feature: "forms",
  title,
  load,
});

const answer = () => import("./answer.route");
const results = () => import("./myresults.route");
const list = () => import("./forms.route");

/** Managers and admins have the same screens. */
const builderScreens = (area: "manager" | "admin"): Screen[] => [
  screen(`/apps/${area}/forms`, area === "manager" ? "learnersForms" : "title", list, area),
  screen(`/apps/${area}/form`, "add", () => import("./new-form.route"), area),
  screen(`/apps/${area}/form/:formId`, "form", () => import("./form.route"), area),
  screen(`/apps/${area}/formSubmissions/:formId`, "submissions", () => import("./submissions.route"), area),
  screen(
    `/apps/${area}/formSubmission/:submissionId`,
    "submissions",
    () => import("./submission.route"),
    area,
  ),
  screen(`/apps/${area}/formAnalytics/:formId`, "analytics", () => import("./analytics.route"), area),
];

export const screens: readonly Screen[] = [
  screen("/apps/myforms", "myForms", () => import("./myforms.route")),
  screen("/apps/myforms/:formId/:formHandle?", "form", answer),
  screen("/apps/form/:formId/:formHandle?", "form", answer),
  screen("/apps/myformsubmissions/:formId/:formHandle?", "mySubmissions", results),
  screen("/apps/myresults/forms", "myResults", results),
  ...builderScreens("manager"),
  ...builderScreens("admin"),
];
