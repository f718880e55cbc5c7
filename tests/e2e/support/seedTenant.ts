/** What a tenant has before a story begins: people from a file, and a course of all kinds that everybody is given. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Api } from "./api";
import type { Account, DemoTenant, Tenant } from "./product";

export const COURSE = "Welcome aboard";
export const HANDBOOK = "https://handbook.learnt.test/welcome";
export const PASSWORD = "a-first-Passw0rd";

/** Thirty people and a line that cannot be used, in three imports: mapped, tried, run; answers their ids. */
async function importPeople(api: Api): Promise<string[]> {
  const lines = ["First name,Last name,E-mail,Employee ID,Location 1"];
  for (let n = 1; n <= 30; n += 1) lines.push(`Person,Number ${n},person${n}@inspected.test,E${n},Berlin`);
  lines.push("Nobody,At all,not an address,E99,Berlin");
  const file = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) };
  const jobs = [];
  for (const steps of [[], ["check"], ["check", "run"]]) {
    const job = await api.send("/people/imports", { file });
    const choice = { mapping: job.suggestedMapping, matchBy: "email", invite: false };
    for (const step of steps) await api.post(`/people/imports/${job.id}/${step}`, choice);
    jobs.push(job.id);
  }
  return jobs;
}

const doc = (...paragraphs: string[]) => ({
  type: "doc",
  content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
});

type Planned = { type: string; title: string; completion: string | object; content: object };

type CourseDetails = { sequential?: boolean; certificate?: boolean; certificateMonths?: number };
type DraftRef = { id: string; revision: number };

/** A course of one section that only admins see. */
export async function draftCourse(
  api: Api,
  title: string,
  activities: readonly Planned[],
  details: CourseDetails = {},
): Promise<DraftRef> {
  const { id, ...created } = await api.post("/courses", { title });
  let { revision } = created;
  const edit = async (path: string, body: object) => {
    revision = (await api.post(`/courses/${id}${path}`, { ...body, revision })).revision;
  };
  const sectionId = randomUUID();
  await edit("/sections", { id: sectionId, title: "The first day" });
  for (const { completion, ...activity } of activities) {
    const rule = typeof completion === "string" ? { kind: completion } : completion;
    await edit("/activities", { id: randomUUID(), sectionId, required: true, ...activity, completion: rule });
  }
  if (Object.keys(details).length > 0)
    revision = (await api.patch(`/courses/${id}`, { ...details, revision })).revision;
  return { id, revision };
}

/** A course of one section, published and given to everybody; answers its id. */
export async function giveCourse(
  api: Api,
  title: string,
  activities: readonly Planned[],
  details?: CourseDetails,
): Promise<string> {
  const { id, revision } = await draftCourse(api, title, activities, details);
  await api.post(`/courses/${id}/publish`, { learners: "keep", revision });
  await giveToAll(api, id);
  return id;
}

export const giveToAll = (api: Api, courseId: string) =>
  api.post("/permissions", { type: "course", documentId: courseId, rule: { everyone: ["everyone"] } });

/** A page that is done as soon as it is opened. */
export const notice = (title: string, text = "Read this."): Planned => ({
  type: "page",
  title,
  completion: "viewed",
  content: { doc: doc(text) },
});

type ListPage = { items: { id: string; code: string }[] };
type CourseContent = { sections: { activities: { id: string }[] }[] };

/** Does all that is to be done in a course of notices. */
async function complete(learner: Api, title: string): Promise<void> {
  let mine: string | undefined;
  for (const until = Date.now() + 15_000; !mine && Date.now() < until; await pause(50))
    mine = (await learner.get<ListPage>(`/me/courses?search=${encodeURIComponent(title)}`)).items[0]?.id;
  if (!mine) throw new Error(`Nobody was given ${title}.`);
  const { sections } = await learner.get<CourseContent>(`/me/courses/${mine}`);
  for (const { id } of sections.flatMap(({ activities }) => activities))
    await learner.post(`/me/courses/${mine}/activities/${id}/progress`, { opened: true });
}

/** Somebody has completed a course that gives a certificate, and which nobody is shown any more; answers the certificate's code. */
export async function earnCertificate(api: Api, title: string, learner: Api): Promise<string> {
  const details = { certificate: true, certificateMonths: 24 };
  const courseId = await giveCourse(api, title, [notice("Look up before you climb")], details);
  await complete(learner, title);
  await api.post(`/courses/${courseId}/unpublish`);
  const own = await learner.get<ListPage>(`/certificates/mine?course=${courseId}`);
  return own.items[0]?.code ?? "none";
}

/** A page that its reader marks as done. */
export const tickedPage = (title: string): Planned => ({ ...notice(title), completion: "ticked" });

/** Something whose file is still to come. */
export const without = (file: "video" | "document", title: string): Planned => ({
  ...{ type: file, title, content: { file: null } },
  completion: file === "video" ? { kind: "watched", percent: 80 } : "viewed",
});

/** Things that all have to be ticked. */
export const checklist = (title: string, ...texts: string[]): Planned => ({
  type: "checklist",
  title,
  completion: "ticked",
  content: { items: texts.map((text) => ({ id: randomUUID(), text, required: true })) },
});

export async function allKinds(api: Api): Promise<Planned[]> {
  const video = await api.upload("video", "welcome.mp4", "video/mp4");
  const leaflet = await api.upload("document", "lifting.pdf", "application/pdf");
  return [
    notice("Where things are", "The kitchen is on the second floor."),
    {
      type: "video",
      title: "A short film",
      completion: { kind: "watched", percent: 25 },
      content: { file: video, duration: 8 },
    },
    { type: "document", title: "The leaflet", completion: "viewed", content: { file: leaflet, pages: 2 } },
    checklist("Things to do", "Collect the badge", "Find the exits"),
    { type: "link", title: "The handbook", completion: "viewed", content: { url: HANDBOOK } },
  ];
}

/** An entry of the blog or a product that everybody reads; answers its id. */
export async function publishBlog(
  api: Api,
  title: string,
  more: object = {},
  kind = "blog",
): Promise<string> {
  const { id, ...started } = await api.post("/blogs", { kind, title });
  const content = { title, doc: doc("It is open to everybody."), ...more, revision: started.revision };
  const { revision } = await api.put(`/blogs/${id}`, content);
  await api.post(`/blogs/${id}/status`, { revision, status: "published" });
  return id;
}

async function writeBlogs(api: Api) {
  const image = await api.upload("image", "cover.png", "image/png");
  const more = { image, summary: "What changes for you.", category: "News", tags: ["Hall"] };
  const product = { price: "EUR 25", pictures: [], actionLabel: "Order it", actionLink: HANDBOOK };
  await publishBlog(api, "The old hall", more);
  return {
    blogId: await publishBlog(api, "The new hall", more),
    productId: await publishBlog(api, "First-aid kit", { ...more, product }, "product"),
  };
}

/** A badge without a picture; answers its id. */
export async function makeBadge(api: Api, title: string, description = ""): Promise<string> {
  const { id } = await api.post("/badges", { title, description });
  return id;
}

export const giveBadge = (api: Api, badgeId: string, people: string[], note?: string) =>
  api.post(`/badges/${badgeId}/holders`, { people, ...(note ? { note } : {}) });

async function awardBadges(api: Api): Promise<string> {
  const result = await api.get<{ items: { id: string }[] }>("/people");
  const everybody = result.items.map(({ id }) => id);
  const put = await makeBadge(api, "An older one");
  const older = await api.get<{ revision: number }>(`/badges/${put}`);
  await api.patch(`/badges/${put}`, { status: "archived", revision: older.revision });
  const id = await makeBadge(api, "First aider", "For whoever knows what to do.");
  await api.picture(`/badges/${id}/picture`, "cover.png");
  await giveBadge(api, id, everybody.slice(0, 3), "For the course in spring.");
  const holders = await api.get<{ items: { id: string }[] }>(`/badges/${id}/holders`);
  await api.post(`/badges/${id}/holders/${holders.items[0]?.id}/withdraw`, {
    reason: "It was somebody else",
  });
  return id;
}

type SavedRef = { id: string; revision: number };

/** A rule that awards a badge for this course once it is activated; answers its id. */
async function draftBadgeRule(api: Api, badgeId: string, courseId: string): Promise<string> {
  const { id, revision } = await api.post<SavedRef>("/badge-rules", { badgeId });
  await api.put(`/badge-rules/${id}`, {
    ...{ revision, title: "For the first week", badgeId, trigger: "course", refs: [courseId], match: "all" },
    ...{ rule: { everyone: [] }, everyCycle: false, retroactive: false },
  });
  return id;
}

/** A published resource with this file; answers its id. */
export async function publishResource(
  api: Api,
  title: string,
  file: readonly [kind: string, name: string, type: string],
): Promise<string> {
  const { id, revision } = await api.post<SavedRef>("/resources", { title });
  const fileId = await api.upload(...file);
  const filled = await api.post<SavedRef>(`/resources/${id}/versions`, { revision, fileId });
  await api.post(`/resources/${id}/status`, { revision: filled.revision, status: "published" });
  return id;
}

async function giveResource(api: Api): Promise<string> {
  const id = await publishResource(api, "Lifting leaflet", ["document", "lifting.pdf", "application/pdf"]);
  await api.post("/permissions", { type: "resource", documentId: id, rule: { everyone: [] } });
  return id;
}

/** A published pathway with these items that everybody is given, one after the other; answers its id. */
export async function createPathway(
  api: Api,
  title: string,
  items: readonly (readonly [kind: "course" | "resource", documentId: string])[],
): Promise<string> {
  const created = await api.post<SavedRef & { handle: string }>("/pathways", { title });
  const draft = {
    title,
    handle: created.handle,
    mode: "sequenced",
    items: items.map(([kind, documentId]) => ({ kind, documentId, required: true })),
  };
  const saved = await api.put(`/pathways/${created.id}`, { ...draft, revision: created.revision });
  await api.post(`/pathways/${created.id}/status`, { revision: saved.revision, step: "publish" });
  await api.post("/permissions", { type: "pathway", documentId: created.id, rule: { everyone: [] } });
  return created.id;
}

/** A published event in two days with this title, and what else is said of it; answers its id. */
export async function publishEvent(api: Api, title: string, more: object = {}): Promise<string> {
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const content = {
    title,
    description: doc("Bring the shoes that you work in."),
    starts: `${day}T09:00`,
    ends: `${day}T11:00`,
    timeZone: "UTC",
    promotion: "auto",
    ...more,
  };
  const { id, revision } = await api.post("/events", content);
  await api.post(`/events/${id}/status`, { revision, status: "published" });
  return id;
}

async function planEvents(api: Api): Promise<string> {
  const result = await api.get<{ items: { id: string }[] }>("/people");
  const trainers = result.items.map((item) => item.id).slice(0, 20);
  const room = await api.post<{ id: string }>("/event-assets", {
    kind: "room",
    name: "Hall 2",
    place: "Gate 3",
    capacity: 12,
  });
  const about = { capacity: 2, address: "Hall 2", category: "Safety", trainers, assets: [room.id] };
  const id = await publishEvent(api, "First aid", about);
  const userIds = result.items.slice(0, 2).map((item) => item.id);
  await api.post(`/events/${id}/attendees`, { transition: "add", userIds });
  return id;
}

/** A form that everybody answers and admins mark, with an answer of the admin's own. */
async function createFormForEveryone(api: Api) {
  type Row = { id: string; revision: number };
  const created: Row = await api.post("/forms", { title: "Fire safety check", kind: "assessment" });
  const options = [
    { id: "water", label: "Water" },
    { id: "foam", label: "Foam" },
  ];
  const fields = [
    {
      id: "what",
      type: "singleChoice",
      label: "What puts out burning oil?",
      options,
      correct: ["foam"],
      points: 1,
    },
    { id: "why", type: "longText", label: "Why?", required: true },
    { id: "sure", type: "rating", label: "How sure are you?", min: 1, max: 5 },
  ];
  const content = { sections: [{ id: "one", title: "In the kitchen", fields }] };
  const settings = { openToTeam: true, approver: "admin" };
  const draft = { title: "Fire safety check", kind: "assessment", content, settings };
  const saved = await api.put(`/forms/${created.id}`, { ...draft, revision: created.revision });
  await api.post(`/forms/${created.id}/status`, { revision: saved.revision, step: "publish" });
  const started: Row = await api.post(`/me/forms/${created.id}/submissions`, {});
  const answers = { what: "foam", why: "Water carries the burning oil away.", sure: 4 };
  await api.post(`/form-submissions/${started.id}/submit`, { revision: started.revision, answers });
  return { formId: created.id, submissionId: started.id };
}

/** A package with this course that everybody has; answers its id. */
async function givePackage(api: Api, courseId: string): Promise<string> {
  const title = "First month";
  const { id, revision } = await api.post<SavedRef>("/packages", { title });
  const items = [{ kind: "course", documentId: courseId }];
  const saved = await api.put(`/packages/${id}`, { revision, title, items });
  await api.post(`/packages/${id}/status`, { revision: saved.revision, step: "publish" });
  await api.post("/permissions", { type: "package", documentId: id, rule: { everyone: [] } });
  return id;
}

export async function seedTenant(
  api: Api,
): Promise<Omit<DemoTenant, keyof Tenant | "manager" | "superadmin" | "trigger">> {
  const courseId = await giveCourse(api, COURSE, await allKinds(api));
  const resourceId = await giveResource(api);
  const imports = await importPeople(api);
  const badgeId = await awardBadges(api);
  return {
    imports,
    courseId,
    packageId: await givePackage(api, courseId),
    ...(await writeBlogs(api)),
    badgeId,
    badgeRuleId: await draftBadgeRule(api, badgeId, courseId),
    resourceId,
    pathwayId: await createPathway(api, "First steps", [
      ["resource", resourceId],
      ["course", courseId],
    ]),
    eventId: await planEvents(api),
    ...(await createFormForEveryone(api)),
    certificateCode: await earnCertificate(api, "Working at heights", api),
    certificateTemplateId: (await api.post<{ id: string }>("/certificate-templates", { title: "With seal" }))
      .id,
  };
}

/** Somebody without an e-mail address, who was given a first password. */
export async function account(
  api: Api,
  first: string,
  roles = ["learner"],
): Promise<Account & { id: string }> {
  const username = `${first.toLowerCase()}-${randomUUID().slice(0, 8)}`;
  const { id } = await api.post("/people", {
    profile: { firstName: first, lastName: "Lindqvist", username },
    roles,
    invite: false,
    password: PASSWORD,
  });
  return { id, name: `${first} Lindqvist`, username, password: PASSWORD };
}
