/** One browser, several tabs: whose session it is, and what becomes of the other tabs when it ends. */
import { expect, type Page, test } from "@playwright/test";
import { Api } from "../support/api";
import { chooseTeam } from "../support/learning";
import { at } from "../support/product";
import { account } from "../support/seedTenant";
import { logIn } from "../support/tenant";

const HOST = "acme.learnt.localhost";

const signIn = (page: Page, username: string) => logIn(page, { username, password: "demo-demo-1" });

test("signing in and out reaches every tab, and no tab shows one person as another", async ({ context }) => {
  const [item, two] = [await context.newPage(), await context.newPage()];
  await item.goto(at(HOST, "/login?redirectUrl=%2Fapps%2Fadmin%2Fusers%3Fsearch%3Dlena"));
  await expect(item.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
  await two.goto(at(HOST, "/login"));
  await signIn(two, "admin@acme.test");
  await expect(two).not.toHaveURL(/\/login/);

  // The other tab goes to where it wanted.
  await expect(item).toHaveURL(/\/apps\/admin\/users\?search=lena$/);
  await expect(item.getByRole("row").filter({ hasText: "lena@acme.test" })).toBeVisible();

  await two.goto(at(HOST, "/logout"));
  await expect(two.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
  await expect(item).toHaveURL(/\/login\?redirectUrl=%2Fapps%2Fadmin%2Fusers%3Fsearch%3Dlena$/);

  await signIn(two, "lena@acme.test");
  await expect(two.getByRole("heading", { level: 1, name: /^Good / })).toBeVisible();
  // What an admin wanted to see is not a learner's: the chooser's or the learner's own screen, never the admin's.
  await expect(item).not.toHaveURL(/\/login|\/apps\/admin/);
  await expect(item.getByRole("main")).toBeVisible();
  await expect(item.getByText("Well, you broke the internet!")).toHaveCount(0);
});

test("whoever is in another team of the organisation arrives there, at what they asked for", async ({
  page,
}) => {
  const sales = "acme-sales.learnt.localhost";
  const admin = await Api.signIn(sales, "admin@acme.test", "demo-demo-1");
  const sven = await account(admin, "Sven");
  await admin.close();

  await page.goto(at(HOST, "/login?redirectUrl=%2Fpages%2Fprofile"));
  await logIn(page, sven);
  await expect(page).toHaveURL(at(sales, "/pages/profile"));
  await expect(page.getByRole("heading", { level: 1, name: sven.name })).toBeVisible();

  // Nothing is left of him where he is nobody.
  await page.goto(at(HOST));
  await expect(page).toHaveURL(at(HOST, "/login?redirectUrl=%2Fteams"));
  await expect(page.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
});

test("whoever is in several teams begins in this host's, and chooses where the chooser was asked for", async ({
  page,
}) => {
  await page.goto(at(HOST, "/login"));
  await signIn(page, "admin@acme.test");
  await expect(page).toHaveURL(at(HOST, "/apps/homepage/myhomepage"));
  await page.goto(at(HOST, "/logout"));
  await expect(page.getByRole("button", { name: "Log In", exact: true })).toBeVisible();

  await page.goto(at(HOST));
  await signIn(page, "admin@acme.test");
  await chooseTeam(page, "Acme Academy", "academy.acme.localhost");
});
