/** Stories that need a tenant, but are not about its birth: `own` and `tenant` are there for all of a window. */
import { test as base, expect, type Page } from "@playwright/test";
import { Api } from "./api";
import { type Account, at, type Furnished, product, type Story, type Tenant } from "./product";

/** With a session of its admin, for what a story needs besides. */
type Open = { api: Api };
export type Own = Furnished & Open;

type Given = {
  /** Which story is told: it has `tenant` to itself. */
  story: Story | null;
  /** Shared by the stories of a window, and furnished. */
  own: Own;
  /** The story's alone, and empty. */
  tenant: Tenant & Open;
};

async function opened<Kind extends Tenant>(
  tenant: Kind | undefined,
  use: (open: Kind & Open) => Promise<void>,
) {
  if (!tenant) throw new Error("No such tenant was ordered before the stories began.");
  const api = await Api.signIn(tenant.host, tenant.admin.username, tenant.admin.password);
  await use({ ...tenant, api });
  await api.close();
}

export const test = base.extend<object, Given>({
  story: [null, { option: true, scope: "worker" }],
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
    async ({}, use, { project }) => opened(product().furnished[project.name], use),
    { scope: "worker" },
  ],
  tenant: [
    async ({ story }, use, { project }) =>
      opened(story === null ? undefined : product().bare[project.name]?.[story], use),
    { scope: "worker" },
  ],
});

/** Fills in the login page that is shown. */
export async function logIn(page: Page, { username, password }: Omit<Account, "name">): Promise<void> {
  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
}

export async function signIn(page: Page, host: string, account: Account): Promise<void> {
  await page.goto(at(host, "/login"));
  await logIn(page, account);
  await expect(page).not.toHaveURL(/\/login/);
}
