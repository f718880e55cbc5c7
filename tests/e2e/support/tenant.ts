/** Stories that need a tenant, but are not about its birth: `own` is there for all of a window. */
import { test as base, expect, type Page } from "@playwright/test";
import { Api } from "./api";
import { type Account, at, type Furnished, product } from "./product";

/** With a session of its admin, for what a story needs besides. */
export type Own = Furnished & { api: Api };

export const test = base.extend<object, { own: Own }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed
    async ({}, use, { project }) => {
      const furnished = product().furnished[project.name];
      if (!furnished) throw new Error(`No tenant was ordered for ${project.name}.`);
      const { username, password } = furnished.admin;
      const api = await Api.signIn(furnished.host, username, password);
      await use({ ...furnished, api });
      await api.close();
    },
    { scope: "worker" },
  ],
});

export async function signIn(page: Page, host: string, { username, password }: Account): Promise<void> {
  await page.goto(at(host, "/login"));
  await page.getByLabel("Username or email").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log In", exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
