/** Stories that need a tenant, but are not about its birth: `own` is there for all of a window, `tenant` for all of a story. */
import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { Api } from "./api";
import { createTenantFor } from "./createTenant";
import { type Account, at, type DemoTenant, type JourneyFile, product, type Tenant } from "./product";

/** With a session of its admin, for what a story needs besides. */
type TenantWithApi = { api: Api };
export type OwnTenant = DemoTenant & TenantWithApi;

type Fixtures = {
  /** Which story is told: it has `tenant` to itself. */
  story: JourneyFile | null;
  /** Shared by the stories of a window, and furnished. */
  own: OwnTenant;
  /** The story's alone, and empty. */
  tenant: Tenant & TenantWithApi;
};

/** What this worker opened already: it goes on from one story to the next, and so do its tests. */
const open = new Map<string, Promise<Tenant & TenantWithApi>>();

function openTenant<Kind extends Tenant>(
  name: string,
  get: () => Promise<Kind>,
): Promise<Kind & TenantWithApi> {
  const started = open.get(name) ?? openTenantWithApi(get);
  open.set(name, started);
  return started as Promise<Kind & TenantWithApi>;
}

async function openTenantWithApi<Kind extends Tenant>(
  get: () => Promise<Kind>,
): Promise<Kind & TenantWithApi> {
  const tenant = await get();
  return { ...tenant, api: await Api.signIn(tenant.host, tenant.admin.username, tenant.admin.password) };
}

async function seededTenant(window: string): Promise<DemoTenant> {
  const tenant = product().furnished[window];
  if (!tenant) throw new Error("No such tenant was ordered before the stories began.");
  return tenant;
}

// Not for a worker's whole life: each file names another story, and a worker (with its browser) tells many.
export const test = base.extend<Fixtures>({
  story: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
  own: async ({}, use, { project }) => use(await openTenant(project.name, () => seededTenant(project.name))),
  tenant: async ({ story }, use, { project, workerIndex }) => {
    if (story === null) throw new Error("Which story is told? Say it with `test.use({ story })`.");
    await use(
      await openTenant(`${project.name}, ${story}`, () => createTenantFor(story, project.name, workerIndex)),
    );
  },
});

/** Fills in the login page that is shown. */
export async function logIn(page: Page, { username, password }: Omit<Account, "name">): Promise<void> {
  // A tenant may call the first field what it likes.
  await page.getByRole("form", { name: "Login" }).getByRole("textbox").first().fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
}

/** Where people are who have just come in. */
const HOME = "/apps/homepage/myhomepage";

/** An empty page of any host, from nowhere: the app need not start before somebody has signed in. */
const EMPTY = "/empty-page-of-the-tests";

/** In the page: signs in as the login page does; the browser keeps the cookie, and the app's mark that there is one. */
async function enter(login: { username: string; password: string }): Promise<string> {
  const answer = await fetch("/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json", "x-learnt": "1" },
    body: JSON.stringify({ ...login, persist: false, acceptTerms: true }),
  });
  localStorage.setItem("learnt.session", "1");
  if (!answer.ok) return `${answer.status} ${await answer.text()}`;
  // They know their way: on first visits the navigation begins unfolded, which is a story of its own.
  const { accessToken } = (await answer.json()) as { accessToken?: string };
  const claims = (accessToken ?? "").split(".")[1] ?? "";
  if (claims) {
    const { sub } = JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))) as { sub: string };
    localStorage.setItem("learnt.visits", JSON.stringify({ [sub]: 9 }));
  }
  return "";
}

/** Opens an address as somebody who has signed in; how that is done on the login page is told by stories of its own. */
export async function signIn(page: Page, host: string, account: Account, path = HOME): Promise<void> {
  const { username, password } = account;
  const empty = at(host, EMPTY);
  await page.route(empty, (route) => route.fulfill({ contentType: "text/html", body: "" }), { times: 1 });
  await page.goto(empty);
  expect(await page.evaluate(enter, { username, password }), `${username} comes in at ${host}`).toBe("");
  await page.goto(at(host, path));
  // Not before the app has renewed the session: whoever goes on at once would leave the new cookie behind.
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);
}

/** A page of somebody else's browser, as wide as this one. */
export async function newContextPage(browser: Browser, like: Page): Promise<Page> {
  const viewport = like.viewportSize();
  return (await browser.newContext(viewport ? { viewport } : {})).newPage();
}

/** Says who somebody's manager is. */
export async function managedBy(api: Api, person: { id: string }, manager: { id: string }): Promise<void> {
  const { revision } = await api.get(`/people/${person.id}`);
  await api.put(`/people/${person.id}/managers`, { revision, managers: [manager.id] });
}
