/** One browser, several tabs: whose session it is, and what becomes of the other tabs when it ends. */
import { expect, type Page, test } from "@playwright/test";
import { at } from "../support/product";
import { logIn } from "../support/tenant";

const HOST = "acme.learnt.localhost";

const signIn = (page: Page, username: string) => logIn(page, { username, password: "demo-demo-1" });

test("signing in and out reaches every tab, and no tab shows one person as another", async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto(at(HOST, "/login?redirectUrl=%2Fapps%2Fadmin%2Fusers%3Fsearch%3Dlena"));
  await expect(one.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
  await two.goto(at(HOST, "/login"));
  await signIn(two, "admin@acme.test");
  await expect(two).not.toHaveURL(/\/login/);

  // The other tab goes to where it wanted.
  await expect(one).toHaveURL(/\/apps\/admin\/users\?search=lena$/);
  await expect(one.getByRole("row").filter({ hasText: "lena@acme.test" })).toBeVisible();

  await two.goto(at(HOST, "/logout"));
  await expect(two.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
  await expect(one).toHaveURL(/\/login\?redirectUrl=%2Fapps%2Fadmin%2Fusers%3Fsearch%3Dlena$/);

  await signIn(two, "lena@acme.test");
  await expect(two.getByRole("heading", { level: 1, name: "My Courses" })).toBeVisible();
  // What an admin wanted to see is not a learner's: the chooser's or the learner's own screen, never the admin's.
  await expect(one).not.toHaveURL(/\/login|\/apps\/admin/);
  await expect(one.getByRole("main")).toBeVisible();
  await expect(one.getByText("Well, you broke the internet!")).toHaveCount(0);
});
