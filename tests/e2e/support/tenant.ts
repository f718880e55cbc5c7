/** A tenant of a story's own, made through the product: ordered in the console, entered through the invitation. */
import { type Browser, expect, type Page } from "@playwright/test";
import { provision, signInToConsole } from "./console";
import { followMail } from "./mail";
import { at } from "./product";

const PASSWORD = "a-first-Passw0rd";

export type Own = { host: string; admin: { email: string; password: string }; courseId: string };

/** Provisions a tenant; its first admin, signed in on the page that is answered, sets a password. */
export async function ownTenant(browser: Browser, label: string): Promise<Omit<Own, "courseId">> {
  const admin = { first: "Ines", last: "Inspector", email: `ines@${label}.test` };
  const page = await (await browser.newContext()).newPage();
  await signInToConsole(page);
  await provision(page, { name: "Inspected", label, admin });
  await followMail(page, admin.email, /acceptInvitation/);
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Set my password and sign in" }).click();
  await expect(page).not.toHaveURL(/\/action/);
  await page.context().close();
  return { host: `${label}.learnt.localhost`, admin: { email: admin.email, password: PASSWORD } };
}

export async function signIn(page: Page, { host, admin }: Pick<Own, "host" | "admin">): Promise<void> {
  await page.goto(at(host, "/login"));
  await page.getByLabel("Username or email").fill(admin.email);
  await page.getByLabel("Password", { exact: true }).fill(admin.password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** People from a file, a course with something of each kind that needs no upload, given to everybody. */
export async function furnish(page: Page, { host, admin }: Pick<Own, "host" | "admin">): Promise<string> {
  await page.goto(at(host, "/pages/errors/error-404"));
  return page.evaluate(async (credentials) => {
    let token = "";
    const call = async (method: string, path: string, body?: unknown) => {
      const headers: Record<string, string> = { "x-learnt": "1" };
      if (token) headers.authorization = `Bearer ${token}`;
      if (body && !(body instanceof FormData)) headers["content-type"] = "application/json";
      const answer = await fetch(`/api${path}`, {
        method,
        headers,
        body: body instanceof FormData ? body : body ? JSON.stringify(body) : null,
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return text ? JSON.parse(text) : null;
    };
    const login = { username: credentials.email, password: credentials.password, persist: false };
    token = (await call("POST", "/auth/login", login)).accessToken;

    const lines = ["First name,Last name,E-mail,Employee ID,Location 1"];
    for (let n = 1; n <= 30; n += 1) lines.push(`Person,Number ${n},person${n}@inspected.test,E${n},Berlin`);
    lines.push("Nobody,At all,not an address,E99,Berlin");
    const file = new FormData();
    file.set("file", new File([lines.join("\n")], "people.csv", { type: "text/csv" }));
    const job = await call("POST", "/people/imports", file);
    await call("POST", `/people/imports/${job.id}/check`, {
      mapping: job.suggestedMapping,
      matchBy: "email",
      invite: false,
    });
    await call("POST", `/people/imports/${job.id}/run`);

    const course = await call("POST", "/courses", { title: "Welcome aboard" });
    let { revision } = course;
    const edit = async (method: string, path: string, body: object) => {
      revision = (await call(method, `/courses/${course.id}${path}`, { ...body, revision })).revision;
    };
    await edit("PATCH", "", {
      description: "The first week",
      category: "Onboarding",
      tags: ["New", "Yearly"],
    });
    const sectionId = crypto.randomUUID();
    await edit("POST", "/sections", { id: sectionId, title: "The first day" });
    const words = (text: string) => ({ type: "paragraph", content: [{ type: "text", text }] });
    const add = (type: string, title: string, kind: string, content: object) =>
      edit("POST", "/activities", {
        id: crypto.randomUUID(),
        sectionId,
        type,
        title,
        required: true,
        completion: { kind },
        content,
      });
    await add("page", "Where things are", "viewed", {
      doc: { type: "doc", content: [words("The kitchen is on the second floor.")] },
    });
    await add("checklist", "Things to do", "ticked", {
      items: [{ id: crypto.randomUUID(), text: "Collect the badge", required: true }],
    });
    await add("link", "The handbook", "viewed", { url: "https://example.com/handbook" });
    await edit("POST", "/publish", { learners: "keep" });
    const rule = { everyone: ["everyone"] };
    await call("POST", "/permissions", { type: "course", documentId: course.id, rule });
    return course.id as string;
  }, admin);
}
