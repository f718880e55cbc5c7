/** Who comes in by which door: screens for guests, addresses deep inside, and invitations opened by somebody else. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectActivity } from "../support/learning";
import { followMail } from "../support/mail";
import { at } from "../support/product";
import { account, giveCourse, notice, PASSWORD } from "../support/seedTenant";
import { logIn, signIn, test } from "../support/tenant";

test.use({ story: "doors" });
// The doors are the same in every window: one is enough.

const expectHomepage = (page: Page, host: string) =>
  expect(page).toHaveURL(at(host, "/apps/homepage/myhomepage"));
const menuOf = (page: Page, name: string) => page.getByRole("button", { name: `Menu of ${name}` });

test("a guest is led to the login page and from there to what they wanted; who is signed in is led home", {
  tag: "@wide",
}, async ({ page, tenant }) => {
  await giveCourse(tenant.api, "The house", [notice("The roof"), notice("The cellar")]);
  const greta = await account(tenant.api, "Greta");
  await signIn(page, tenant.host, greta);
  await page.getByRole("link", { name: "The house", exact: true }).click();
  await expectActivity(page, "The roof");
  await page
    .getByRole("navigation", { name: "Previous and next" })
    .getByRole("button", { name: "Next" })
    .click();
  await expectActivity(page, "The cellar");
  const deep = page.url();
  expect(deep).toContain("activity=");

  await test.step("nothing for guests is shown to her", async () => {
    for (const path of ["/login", "/callback", "/action", "/"]) {
      await page.goto(at(tenant.host, path));
      await expectHomepage(page, tenant.host);
    }
    await page.goto(at(tenant.host, "/login?redirectUrl=%2Fpages%2Fprofile"));
    await expect(page).toHaveURL(at(tenant.host, "/pages/profile"));
    await page.goto(at(tenant.host, "/apps/admin/users"));
    await expectHomepage(page, tenant.host);
    await page.goto(at(tenant.host, "/no/such/page"));
    await expect(page).toHaveURL(at(tenant.host, "/pages/errors/error-404"));
    await page.getByRole("link", { name: "Go to homepage" }).click();
    await expectHomepage(page, tenant.host);
  });

  await test.step("signed out she has to sign in, and is where she wanted to be", async () => {
    await page.goto(at(tenant.host, "/logout"));
    await expect(page).toHaveURL(at(tenant.host, "/login"));
    await page.goto(deep);
    const { pathname, search } = new URL(deep);
    await expect(page).toHaveURL(
      at(tenant.host, `/login?redirectUrl=${encodeURIComponent(pathname + search)}`),
    );
    await logIn(page, greta);
    await expect(page).toHaveURL(deep);
    await expectActivity(page, "The cellar");
  });
});

test("an invitation that is opened while somebody else is signed in is for neither until they choose", {
  tag: "@wide",
}, async ({ page, tenant }) => {
  const lena = await account(tenant.api, "Lena");
  const email = `nora-${randomUUID().slice(0, 8)}@doors.test`;
  const profile = { firstName: "Nora", lastName: "Nyberg", email };
  await tenant.api.post("/people", { profile, roles: ["learner"], invite: true });
  await signIn(page, tenant.host, lena);
  const follow = () => followMail(page, email, /acceptInvitation/);
  const notice = (name: string) => page.getByRole("heading", { name: `You are signed in as ${name}` });

  await test.step("she is told who is signed in, and may stay it", async () => {
    await follow();
    await expect(notice(lena.name)).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
    await expect(page.getByLabel(/password/i)).toHaveCount(0);
    await page.getByRole("link", { name: "Stay signed in" }).click();
    await expectHomepage(page, tenant.host);
    await expect(menuOf(page, lena.name)).toBeVisible();
  });

  await test.step("or makes room for the one who was invited", async () => {
    await follow();
    await page.getByRole("button", { name: "Sign out and accept" }).click();
    await expect(page.getByRole("heading", { name: "Welcome, Nora" })).toBeVisible();
    await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Set my password and sign in" }).click();
    await expectHomepage(page, tenant.host);
    await expect(menuOf(page, "Nora Nyberg")).toBeVisible();
  });

  await test.step("the link works once", async () => {
    await follow();
    await expect(notice("Nora Nyberg")).toBeVisible();
    await page.getByRole("button", { name: "Sign out and accept" }).click();
    await expect(page.getByRole("heading", { name: "This link cannot be used" })).toBeVisible();
    await page.getByRole("link", { name: "Go to the login page" }).click();
    await logIn(page, { username: email, password: PASSWORD });
    await expectHomepage(page, tenant.host);
  });
});
