/** At which addresses this feature's screens are opened; `screens.ts` finds them. */
import { Api } from "../api";
import type { OwnTenant } from "../tenant";

export async function addresses({ host, manager, formId, submissionId }: OwnTenant) {
  const api = await Api.signIn(host, manager.username, manager.password);
  // Whoever only marks a form is led on to its submissions: a manager edits what is theirs.
  const theirs = await api.post<{ id: string }>("/forms", { title: "Weekly review", kind: "assessment" });
  await api.close();
  return {
    "/apps/myforms/:formId/:formHandle?": `/apps/myforms/${formId}`,
    "/apps/form/:formId/:formHandle?": `/apps/form/${formId}`,
    "/apps/myformsubmissions/:formId/:formHandle?": `/apps/myformsubmissions/${formId}`,
    "/apps/manager/form/:formId": `/apps/manager/form/${theirs.id}`,
    "/apps/manager/formSubmissions/:formId": `/apps/manager/formSubmissions/${formId}`,
    "/apps/manager/formSubmission/:submissionId": `/apps/manager/formSubmission/${submissionId}`,
    "/apps/manager/formAnalytics/:formId": `/apps/manager/formAnalytics/${formId}`,
    "/apps/admin/form/:formId": `/apps/admin/form/${formId}`,
    "/apps/admin/formSubmissions/:formId": `/apps/admin/formSubmissions/${formId}`,
    "/apps/admin/formSubmission/:submissionId": `/apps/admin/formSubmission/${submissionId}`,
    "/apps/admin/formAnalytics/:formId": `/apps/admin/formAnalytics/${formId}`,
  };
}
