/** Signing in at the organisation's own provider: new, linked, and never as somebody whom another provider knows. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, inspect } from "../support/checks";
import { IdentityProvider } from "../support/identityProvider";
import { tabTo, use } from "../support/keyboard";
import { accept } from "../support/mail";
import { at } from "../support/product";
import { PASSWORD } from "../support/seedTenant";
import { test } from "../support/tenant";

test.use({ story: "single-sign-on" });

const providerButton = (page: Page, name: string) =>
  page.getByRole("button", { name: `Log in with ${name}` });
/** Leaves for a provider, by keyboard alone. */
const goToProvider = (page: Page, name: string) => use(page, providerButton(page, name));
/** As it stands there now. */
async function expectSoundAndReadable(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  await expectNoSidewaysScroll(page, what);
}
const expectSignedIn = (page: Page) => expect(page).not.toHaveURL(/\/(login|callback)/);

test("people come in by the organisation's provider, and nobody by another one's word", async ({
  page,
  tenant,
  browser,
}) => {
  const back = [at(tenant.host, "/callback")];
  const [provider, other] = [await IdentityProvider.open(back), await IdentityProvider.open(back)];
  const entries = [provider.entry("House"), other.entry("Other", { createPeople: false })];
  await tenant.api.patch("/settings/sign-in", { providers: entries });
  const mark = randomUUID().slice(0, 8);
  const guest = async () => (await browser.newContext()).newPage();

  await test.step("somebody new has an account at once", async () => {
    provider.expect({
      ...{ sub: `nora-${mark}`, email: `nora-${mark}@house.test`, email_verified: true },
      ...{ given_name: "Nora", family_name: "Newcomer" },
    });
    await page.goto(at(tenant.host, "/login"));
    await inspect(page, "/login, with providers", page.url());
    await goToProvider(page, "House");
    await expectSignedIn(page);
    await expect(page.getByText("Account created successfully")).toBeVisible();
    await expect(page.getByText("Welcome Nora", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^http://${tenant.host}`));
  });

  await test.step("another provider's person of the same name is nobody", async () => {
    other.expect({ sub: `nora-${mark}`, given_name: "Nora" });
    const imposter = await guest();
    await imposter.goto(at(tenant.host, "/login"));
    await goToProvider(imposter, "Other");
    await expect(imposter.getByText("Your account is disabled or deleted.").first()).toBeVisible();
    await expectSoundAndReadable(imposter, "/callback, nobody");
    await use(imposter, imposter.getByRole("button", { name: "Go to the login page" }));
    await expect(providerButton(imposter, "Other")).toBeVisible();
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
    provider.expect({ sub: `paula-${mark}`, email, email_verified: true, name: "Paula Password" });
    const paula = await guest();
    await paula.goto(at(tenant.host, "/login"));
    await goToProvider(paula, "House");
    await expect(paula).toHaveURL(/\/login/);
    await expect(
      paula.getByText(
        "An account with this address already exists. Log in once with email and password to link it with House.",
      ),
    ).toBeVisible();
    await expect(paula.getByLabel("Username or email")).toHaveValue(email);
    await expectSoundAndReadable(paula, "/login, to link an account");
    await tabTo(paula, paula.getByLabel("Password", { exact: true }));
    await paula.keyboard.type(PASSWORD);
    await paula.keyboard.press("Enter");
    await expectSignedIn(paula);
    await expect(paula.getByText(/account is successfully linked\.$/)).toBeVisible();
    await paula.context().close();

    const again = await guest();
    await again.goto(at(tenant.host, "/login"));
    await goToProvider(again, "House");
    await expectSignedIn(again);
    await expect(again.getByText("Successfully logged-in with House.")).toBeVisible();
    await again.context().close();
  });

  await test.step("who changes their mind at the provider is told kindly, and comes back", async () => {
    const shy = await guest();
    await shy.goto(at(tenant.host, "/callback?error=access_denied&state=none"));
    await expect(shy.getByText(/^The sign-in was cancelled at the provider/)).toBeVisible();
    await expect(shy).toHaveURL(at(tenant.host, "/callback"));
    await expectSoundAndReadable(shy, "/callback, not allowed");
    await use(shy, shy.getByRole("button", { name: "Go to the login page" }));
    await expect(providerButton(shy, "House")).toBeVisible();
    await shy.context().close();
  });
  await Promise.all([provider.close(), other.close()]);
});
