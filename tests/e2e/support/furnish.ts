/** What a tenant has before a story begins: people from a file, and a course of all kinds that everybody is given. */
import { randomUUID } from "node:crypto";
import type { Api } from "./api";
import type { Account, Furnished } from "./product";

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

/** A course of one section, published and given to everybody; answers its id. */
export async function giveCourse(api: Api, title: string, activities: readonly Planned[]): Promise<string> {
  const { id, ...made } = await api.post("/courses", { title });
  let { revision } = made;
  const edit = async (path: string, body: object) => {
    revision = (await api.post(`/courses/${id}${path}`, { ...body, revision })).revision;
  };
  const sectionId = randomUUID();
  await edit("/sections", { id: sectionId, title: "The first day" });
  for (const { completion, ...activity } of activities) {
    const rule = typeof completion === "string" ? { kind: completion } : completion;
    await edit("/activities", { id: randomUUID(), sectionId, required: true, ...activity, completion: rule });
  }
  await edit("/publish", { learners: "keep" });
  await api.post("/permissions", { type: "course", documentId: id, rule: { everyone: ["everyone"] } });
  return id;
}

/** A page that is done as soon as it is opened. */
export const notice = (title: string, text = "Read this."): Planned => ({
  type: "page",
  title,
  completion: "viewed",
  content: { doc: doc(text) },
});

async function allKinds(api: Api): Promise<Planned[]> {
  const video = await api.upload("video", "welcome.mp4", "video/mp4");
  const leaflet = await api.upload("document", "lifting.pdf", "application/pdf");
  const item = (text: string) => ({ id: randomUUID(), text, required: true });
  return [
    notice("Where things are", "The kitchen is on the second floor."),
    {
      type: "video",
      title: "A short film",
      completion: { kind: "watched", percent: 25 },
      content: { file: video, duration: 8 },
    },
    { type: "document", title: "The leaflet", completion: "viewed", content: { file: leaflet, pages: 2 } },
    {
      type: "checklist",
      title: "Things to do",
      completion: "ticked",
      content: { items: [item("Collect the badge"), item("Find the exits")] },
    },
    { type: "link", title: "The handbook", completion: "viewed", content: { url: HANDBOOK } },
  ];
}

export async function furnish(api: Api): Promise<Pick<Furnished, "courseId" | "imports">> {
  return { imports: await importPeople(api), courseId: await giveCourse(api, COURSE, await allKinds(api)) };
}

/** Somebody without an e-mail address, who was given a first password. */
export async function account(api: Api, first: string, roles = ["learner"]): Promise<Account> {
  const username = `${first.toLowerCase()}-${randomUUID().slice(0, 8)}`;
  await api.post("/people", {
    profile: { firstName: first, lastName: "Lindqvist", username },
    roles,
    invite: false,
    password: PASSWORD,
  });
  return { name: `${first} Lindqvist`, username, password: PASSWORD };
}
