/** Every screen of both apps: who opens it in a story, and at which address. A new route has its line here, or a test fails. */
import { type ConsoleRoute, type Gate as Door, routes } from "../../../admin-console/src/app/routes";
import type { Gate } from "../../../web/src/app/gate";
import { Api } from "./api";
import { screens } from "./routes";
import type { Own } from "./tenant";

export type Visitor = "nobody" | "manager" | "admin" | "superadmin";

/** Who opens what stands behind a gate: the least of those who may. */
const visitors: Partial<Record<Gate, Visitor>> = {
  superadmin: "superadmin",
  anyone: "nobody",
  guest: "nobody",
  "signed-in": "manager",
  learner: "manager",
  manager: "manager",
  admin: "admin",
  staff: "admin",
  user: "admin",
};

/** Addresses that need something to be there, and those of which the bare path shows too little. */
async function addresses(own: Own): Promise<Record<string, string>> {
  const learner = await Api.signIn(own.host, own.manager.username, own.manager.password);
  type Rows = { items: { id: string }[] };
  const first = async (api: Api, list: string) => (await api.get<Rows>(list)).items[0]?.id ?? "none";
  const [mine, person] = [await first(learner, "/me/courses"), await first(own.api, "/people")];
  // Whoever only marks a form is led on to its submissions: a manager edits what is theirs.
  const theirs = await learner.post<{ id: string }>("/forms", { title: "Weekly review", kind: "assessment" });
  const mineToo = await first(learner, "/my-team");
  await learner.close();
  return {
    "/action": "/action#mode=acceptInvitation&code=unknown",
    "/apps/course/:userCourseId": `/apps/course/${mine}`,
    "/apps/myforms/:formId/:formHandle?": `/apps/myforms/${own.formId}`,
    "/apps/form/:formId/:formHandle?": `/apps/form/${own.formId}`,
    "/apps/myformsubmissions/:formId/:formHandle?": `/apps/myformsubmissions/${own.formId}`,
    "/apps/manager/form/:formId": `/apps/manager/form/${theirs.id}`,
    "/apps/manager/formSubmissions/:formId": `/apps/manager/formSubmissions/${own.formId}`,
    "/apps/manager/formSubmission/:submissionId": `/apps/manager/formSubmission/${own.submissionId}`,
    "/apps/manager/formAnalytics/:formId": `/apps/manager/formAnalytics/${own.formId}`,
    "/apps/admin/form/:formId": `/apps/admin/form/${own.formId}`,
    "/apps/admin/formSubmissions/:formId": `/apps/admin/formSubmissions/${own.formId}`,
    "/apps/admin/formSubmission/:submissionId": `/apps/admin/formSubmission/${own.submissionId}`,
    "/apps/admin/formAnalytics/:formId": `/apps/admin/formAnalytics/${own.formId}`,
    "/blog/:id": `/blog/${own.blogId}`,
    "/product/:id": `/product/${own.productId}`,
    "/certificate/:code": `/certificate/${own.certificateCode}`,
    "/apps/admin/certificates/templates/:templateId": `/apps/admin/certificates/templates/${own.certificateTemplateId}`,
    "/apps/resource/:resourceId/:resourceHandle?": `/apps/resource/${own.resourceId}`,
    "/apps/admin/resources/:resourceId": `/apps/admin/resources/${own.resourceId}`,
    "/apps/admin/learning-package/:learningPackageId": `/apps/admin/learning-package/${own.packageId}`,
    "/apps/packages/:packageId": `/apps/packages/${own.packageId}`,
    "/apps/pathways/:pathwayId": `/apps/pathways/${own.pathwayId}`,
    "/apps/admin/pathways/:pathwayId": `/apps/admin/pathways/${own.pathwayId}`,
    "/apps/exploreevent/:itemId": `/apps/exploreevent/${own.eventId}`,
    "/apps/myevent/:itemId": `/apps/myevent/${own.eventId}`,
    "/apps/event-check-in/:eventId": `/apps/event-check-in/${own.eventId}`,
    "/apps/admin/edit-event/:eventId": `/apps/admin/edit-event/${own.eventId}`,
    "/apps/admin/event-attendee-list/:eventId": `/apps/admin/event-attendee-list/${own.eventId}`,
    "/apps/admin/event-wait-list/:eventId": `/apps/admin/event-wait-list/${own.eventId}`,
    "/apps/admin/badges/:badgeId": `/apps/admin/badges/${own.badgeId}`,
    "/apps/manager/my-team/:userId": `/apps/manager/my-team/${mineToo}`,
    "/apps/admin/users/:userId": `/apps/admin/users/${person}`,
    "/apps/admin/courses/:courseId": `/apps/admin/courses/${own.courseId}`,
    "/apps/admin/old/courses/:courseId": `/apps/admin/old/courses/${own.courseId}`,
  };
}

export type Visit = { path: string; visitor: Visitor; address: string };

/** All screens of the tenants' app; one without a visitor or an address is a mistake in the lists above. */
export async function visits(own: Own): Promise<Visit[]> {
  const known = await addresses(own);
  return screens.map(({ path, gate }) => {
    const bare = path.replaceAll(/\/:\w+\?/g, "");
    const [visitor, address] = [visitors[gate], known[path] ?? (bare.includes(":") ? undefined : bare)];
    if (!visitor || !address)
      throw new Error(`Nobody in the stories opens ${path}: see ${import.meta.filename}.`);
    return { path, visitor, address };
  });
}

const operators: Record<Door, "nobody" | "operator"> = {
  anyone: "nobody",
  guest: "nobody",
  superadmin: "operator",
};

/** The console's screens; `tenant` is the address of one, `trigger` that of one of its triggers. */
export function consoleVisits(
  visitor: "nobody" | "operator",
  tenant: string,
  trigger: string,
): ConsoleVisit[] {
  const seen = routes.filter(({ gate }) => operators[gate] === visitor);
  return seen.map((route) => consoleVisit(route, tenant, trigger));
}

export type ConsoleVisit = { path: string; address: string };

function consoleVisit({ path }: ConsoleRoute, tenant: string, trigger: string): ConsoleVisit {
  const known: Record<string, string> = {
    "/apps/superadmin/tenant/:tenantId": tenant,
    "/apps/superadmin/tenant/:tenantId/audit-log": `${tenant}/audit-log`,
    "/apps/superadmin/triggers/:tenantId": tenant.replace("/tenant/", "/triggers/"),
    "/apps/superadmin/triggers/:tenantId/new": `${tenant.replace("/tenant/", "/triggers/")}/new`,
    "/apps/superadmin/triggers/:tenantId/:triggerId": trigger,
    "/apps/superadmin/monthly-license/:tenantId/:month": `/apps/superadmin/monthly-license/${tenant.split("/").at(-1)}/${new Date().toISOString().slice(0, 7)}`,
  };
  const address = known[path] ?? (path.includes(":") ? undefined : path);
  if (!address) throw new Error(`Nobody in the stories opens ${path}: see ${import.meta.filename}.`);
  return { path, address };
}
