/** A second factor at the door: set up because the organisation asks for it, then shown in three ways. */
import { expect, type Page } from "@playwright/test";
import { Api } from "../support/api";
import { expectAccessible } from "../support/checks";
import { expectFieldError, expectSignedIn, loginButton, saveSettings } from "../support/entrance";
import { use } from "../support/keyboard";
import { addVirtualPasskey } from "../support/passkeys";
import { type Account, at } from "../support/product";
import { account } from "../support/seedTenant";
import { logIn, test } from "../support/tenant";
import { codeAt } from "../support/totp";

test.use({ story: "factors" });

const CODE_PERIOD_MS = 30_000;
const code = (page: Page) => page.getByLabel("Code", { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const step = (page: Page) => page.getByRole("heading", { level: 1, name: "One more step" });

async function signInWithPassword(page: Page, host: string, somebody: Account): Promise<void> {
  await page.goto(at(host, "/logout"));
  await expect(loginButton(page)).toBeVisible();
  await logIn(page, somebody);
}

/** Sets up an app; answers its secret and the recovery codes. */
async function enrol(page: Page): Promise<{ secret: string; codes: string[] }> {
  await expect(page.getByRole("heading", { level: 1, name: "Set up a second factor" })).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectAccessible(page, "a second step to be set up");
  const secret =
    (await page
      .getByRole("listitem")
      .filter({ hasText: "Or enter this key" })
      .locator("code")
      .textContent()) ?? "";
  const first = page.getByLabel("Code from the app");
  await first.fill("000000");
  await button(page, "Confirm").click();
  await expect(first).toHaveAttribute("aria-invalid", "true");
  await first.fill(codeAt(secret, Date.now()));
  await button(page, "Confirm").click();
  await expect(page.getByRole("heading", { level: 1, name: "Your recovery codes" })).toBeVisible();
  await expectAccessible(page, "recovery codes");
  const codes = await page
    .getByRole("list", { name: "Your recovery codes" })
    .getByRole("listitem")
    .allInnerTexts();
  return { secret, codes };
}

test("who must have a second factor sets it up before coming in, and shows it from then on", async ({
  page,
  tenant,
}) => {
  const lena = await account(tenant.api, "Lena");
  await saveSettings(tenant.api, { requireSecondFactorFor: ["learner"] });
  await signInWithPassword(page, tenant.host, lena);
  const { secret, codes } = await enrol(page);

  await test.step("not before the codes are kept", async () => {
    expect(new Set(codes).size).toBeGreaterThanOrEqual(8);
    await expect(button(page, "Continue")).toBeDisabled();
    const saved = page.waitForEvent("download");
    await button(page, "Download").click();
    expect((await saved).suggestedFilename()).toMatch(/^recovery-codes-.+\.txt$/);
    await page.getByLabel("I have saved these codes").check();
    await button(page, "Continue").click();
    await expectSignedIn(page);
  });

  await test.step("the code of the app, by keyboard alone", async () => {
    await signInWithPassword(page, tenant.host, lena);
    await expect(step(page)).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
    await expectAccessible(page, "a second step");
    await page.keyboard.type("000000");
    await page.keyboard.press("Enter");
    await expectFieldError(code(page), /./, "000000");
    await page.keyboard.press("Control+A");
    // The one of a moment ago was used to set it up.
    await page.keyboard.type(codeAt(secret, Date.now() + CODE_PERIOD_MS));
    await page.keyboard.press("Enter");
    await expectSignedIn(page);
  });

  await test.step("a recovery code, once", async () => {
    await signInWithPassword(page, tenant.host, lena);
    await use(page, button(page, "Use a recovery code"));
    await page.getByLabel("Recovery code", { exact: true }).fill(codes[0] ?? "");
    await button(page, "Continue").click();
    await expectSignedIn(page);
    await signInWithPassword(page, tenant.host, lena);
    await button(page, "Use a recovery code").click();
    await page.getByLabel("Recovery code", { exact: true }).fill(codes[0] ?? "");
    await button(page, "Continue").click();
    await expectFieldError(page.getByLabel("Recovery code", { exact: true }), /./);
  });

  await test.step("a step that took too long leads back to the form", async () => {
    await page.route("**/api/auth/second-factor", (route) =>
      route.fulfill({ status: 401, json: { code: "challenge_expired", detail: "Too long." } }),
    );
    await page.getByLabel("Recovery code", { exact: true }).fill(codes[1] ?? "");
    await button(page, "Continue").click();
    await expect(
      page.getByText("This took too long, or there were too many attempts. Please log in again."),
    ).toBeVisible();
    await expect(page.getByLabel("Username or email")).toHaveValue(lena.username);
  });
});

/** A device with a passkey of this person, as their security page would have made it. */
async function givePasskey(page: Page, host: string, somebody: Account): Promise<void> {
  await addVirtualPasskey(page);
  await page.goto(at(host, "/login"));
  await expect(loginButton(page)).toBeVisible();
  const own = await Api.signIn(host, somebody.username, somebody.password);
  type PasskeyChallenge = { challenge: string; options: PublicKeyCredentialCreationOptionsJSON };
  const { challenge, options } = await own.post<PasskeyChallenge>("/me/passkeys", {
    password: somebody.password,
  });
  const credential = await page.evaluate(async (requested) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(requested);
    const created = await navigator.credentials.create({ publicKey });
    return (created as PublicKeyCredential).toJSON();
  }, options);
  await own.post("/me/passkeys/confirm", { challenge, name: "Laptop", credential });
  await own.close();
}

test("a passkey does instead of a code, and may be refused first", async ({ page, tenant }) => {
  await saveSettings(tenant.api, { requireSecondFactorFor: [] });
  const mia = await account(tenant.api, "Mia");
  await givePasskey(page, tenant.host, mia);
  await logIn(page, mia);
  await expect(step(page)).toBeVisible();
  await expectAccessible(page, "a second step with a passkey");

  await page.evaluate(() => {
    const { get } = navigator.credentials;
    navigator.credentials.get = () => {
      navigator.credentials.get = get;
      return Promise.reject(new DOMException("The dialog was closed.", "NotAllowedError"));
    };
  });
  await button(page, "Continue with passkey").click();
  await expect(page.getByText("The passkey was not used. Try again, or use another method.")).toBeVisible();
  await button(page, "Continue with passkey").click();
  await expectSignedIn(page);
});

test("who must have a second factor may make a passkey instead of setting up an app", async ({
  page,
  tenant,
}) => {
  const nils = await account(tenant.api, "Nils");
  await saveSettings(tenant.api, { requireSecondFactorFor: ["learner"] });
  await addVirtualPasskey(page);
  await signInWithPassword(page, tenant.host, nils);
  await expect(page.getByRole("heading", { level: 1, name: "Set up a second factor" })).toBeVisible();
  await use(page, button(page, "Use a passkey instead"));
  await expectAccessible(page, "a passkey to be made first");

  await test.step("the device's dialog may be closed first, and the app is one step away", async () => {
    await page.evaluate(() => {
      const { create } = navigator.credentials;
      navigator.credentials.create = () => {
        navigator.credentials.create = create;
        return Promise.reject(new DOMException("The dialog was closed.", "NotAllowedError"));
      };
    });
    await use(page, button(page, "Create a passkey"));
    await expect(page.getByText("No passkey was created. Try again, or use another method.")).toBeVisible();
    await use(page, button(page, "Use an authenticator app instead"));
    await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    await use(page, button(page, "Use a passkey instead"));
  });

  await use(page, button(page, "Create a passkey"));
  await expect(page.getByRole("heading", { level: 1, name: "Your recovery codes" })).toBeVisible();
  await page.getByLabel("I have saved these codes").check();
  await button(page, "Continue").click();
  await expectSignedIn(page);

  await test.step("from then on it opens", async () => {
    await signInWithPassword(page, tenant.host, nils);
    await expect(step(page)).toBeVisible();
    await button(page, "Continue with passkey").click();
    await expectSignedIn(page);
  });
});
