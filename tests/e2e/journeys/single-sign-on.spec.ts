/** Signing in at the organisation's own provider: new, linked, and never as somebody whom another provider knows. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { PASSWORD } from "../support/furnish";
import { accept } from "../support/mail";
import { at } from "../support/product";
import { House } from "../support/provider";
import { test } from "../support/tenant";

test.use({ story: "single-sign-on" });

const button = (page: Page, name: string) => page.getByRole("button", { name: `Log in with ${name}` });
const inside = (page: Page) => expect(page).not.toHaveURL(/\/(login|callback)/);

test("people come in by the organisation's provider, and nobody by another one's word", async ({
  page,
  tenant,
  browser,
}) => {
  const back = [at(tenant.host, "/callback")];
  const [house, other] = [await House.open(back), await House.open(back)];
  const entries = [house.entry("House"), other.entry("Other", { createPeople: false })];
  await tenant.api.patch("/settings/sign-in", { providers: entries });
  const mark = randomUUID().slice(0, 8);
  const guest = async () => (await browser.newContext()).newPage();

  await test.step("somebody new has an account at once", async () => {
    house.expect({
      ...{ sub: `nora-${mark}`, email: `nora-${mark}@house.test`, email_verified: true },
      ...{ given_name: "Nora", family_name: "Newcomer" },
    });
    await page.goto(at(tenant.host, "/login"));
    await button(page, "House").click();
    await inside(page);
    await expect(page.getByText("Account created successfully")).toBeVisible();
    await expect(page.getByText("Welcome Nora", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^http://${tenant.host}`));
  });

  await test.step("another provider's person of the same name is nobody", async () => {
    other.expect({ sub: `nora-${mark}`, given_name: "Nora" });
    const imposter = await guest();
    await imposter.goto(at(tenant.host, "/login"));
    await button(imposter, "Other").click();
    await expect(imposter.getByText("Your account is disabled or deleted.").first()).toBeVisible();
    await imposter.goto(at(tenant.host, "/pages/profile"));
    await expect(imposter).toHaveURL(/\/login/);
    await imposter.context().close();
  });

  await test.step("somebody with a password shows it once, and is linked", async () => {
    const email = `paula-${mark}@house.test`;
    const profile = { firstName: "Paula", lastName: "Password", email, lists: {}, fields: {} };
    await tenant.api.post("/people", { profile, roles: ["learner"], invite: true });
    const first = await guest();
    await accept(first, email, PASSWORD);
    await first.context().close();
    house.expect({ sub: `paula-${mark}`, email, email_verified: true, name: "Paula Password" });
    const paula = await guest();
    await paula.goto(at(tenant.host, "/login"));
    await button(paula, "House").click();
    await expect(paula).toHaveURL(/\/login/);
    await expect(paula.getByLabel("Username or email")).toHaveValue(email);
    await paula.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await paula.getByRole("button", { name: "Log In", exact: true }).click();
    await inside(paula);
    await expect(paula.getByText(/account is successfully linked\.$/)).toBeVisible();
    await paula.context().close();

    const again = await guest();
    await again.goto(at(tenant.host, "/login"));
    await button(again, "House").click();
    await inside(again);
    await expect(again.getByText("Successfully logged-in with House.")).toBeVisible();
    await again.context().close();
  });
  await Promise.all([house.close(), other.close()]);
});
