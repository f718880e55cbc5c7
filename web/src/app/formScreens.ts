/** The screens of forms, one line each: see routes.tsx. */
import type { Gate } from "./gate";
import type { Screen } from "./screen";

const screen = (path: string, title: string, load: Screen["load"], gate: Gate = "signed-in"): Screen => ({
  path,
  gate,
  chrome: "full",
  feature: "forms",
  title,
  load,
});

const answer = () => import("../features/forms/answer.route");
const results = () => import("../features/forms/myresults.route");
const list = () => import("../features/forms/forms.route");

/** Managers and admins have the same screens. */
const building = (area: "manager" | "admin"): Screen[] => [
  screen(`/apps/${area}/forms`, area === "manager" ? "learnersForms" : "title", list, area),
  screen(`/apps/${area}/form`, "add", () => import("../features/forms/new-form.route"), area),
  screen(`/apps/${area}/form/:formId`, "form", () => import("../features/forms/form.route"), area),
  screen(
    `/apps/${area}/formSubmissions/:formId`,
    "submissions",
    () => import("../features/forms/submissions.route"),
    area,
  ),
  screen(
    `/apps/${area}/formSubmission/:submissionId`,
    "submissions",
    () => import("../features/forms/submission.route"),
    area,
  ),
  screen(
    `/apps/${area}/formAnalytics/:formId`,
    "analytics",
    () => import("../features/forms/analytics.route"),
    area,
  ),
];

export const formScreens: readonly Screen[] = [
  screen("/apps/myforms", "myForms", () => import("../features/forms/myforms.route")),
  screen("/apps/myforms/:formId/:formHandle?", "form", answer),
  screen("/apps/form/:formId/:formHandle?", "form", answer),
  screen("/apps/myformsubmissions/:formId/:formHandle?", "mySubmissions", results),
  screen("/apps/myresults/forms", "myResults", results),
  ...building("manager"),
  ...building("admin"),
];
