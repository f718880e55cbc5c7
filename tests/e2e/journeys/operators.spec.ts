/** An operator is entered in the console, adds a passkey, signs in with it, and removes it. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { signInToConsole } from "../support/console";
import { addVirtualPasskey } from "../support/passkeys";
import { product } from "../support/product";
import { codeAt, withFreshCode } from "../support/totp";

const STEP_MS = 30_000;

/** Three codes that are taken one after the other, however slowly: of the half minute before, of this one and of the next. */
async function codesAround(secret: string): Promise<(which: -1 | 0 | 1) => string> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  // The first one has to arrive before it is too old.
  if (left < 5_000) await pause(left);
  const now = Date.now();
  return (which) => codeAt(secret, now + which * STEP_MS);
}

async function givePassword(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Enter your code" })).toBeVisible();
}

const expectTenants = (page: Page) =>
  expect(page.getByRole("heading", { level: 1, name: "Tenants" })).toBeVisible();

test("an operator is entered, and signs in with a passkey instead of a code", async ({
  page,
  browser,
}, testInfo) => {
  // Nobody else's: the other window, and whoever tells this again, enter somebody of their own.
  const email = `pia-${product().run}-${testInfo.project.name}-${testInfo.retry}@console.test`;
  const administrator = await signInToConsole(page);
  await page.goto(`${product().console}/apps/superadmin/operators`);

  const [password, secret] = await test.step("what they need is shown once", async () => {
    await page.getByRole("button", { name: "Add operator" }).click();
    const form = page.getByRole("dialog", { name: "Add operator" });
    await form.getByLabel("Name").fill("Pia Passkey");
    await form.getByLabel("Email").fill(email);
    await form.getByLabel("Role").selectOption("support");
    await withFreshCode(administrator, async (code) => {
      await form.getByLabel("Authenticator code").fill(code);
      await form.getByRole("button", { name: "Add operator" }).click();
      await expect(page.getByRole("dialog", { name: `${email} can sign in now` })).toBeVisible();
    });
    const shown = page.getByRole("dialog", { name: `${email} can sign in now` }).getByRole("definition");
    const texts = await shown.locator("code").allTextContents();
    await page.getByRole("button", { name: "Done" }).click();
    return texts.slice(1);
  });
  const codes = await codesAround(secret ?? "");

  const theirs = await (await browser.newContext()).newPage();
  await addVirtualPasskey(theirs);
  await theirs.goto(`${product().console}/`);
  await test.step("at first they have a code alone", async () => {
    await givePassword(theirs, email, password ?? "");
    await expect(theirs.getByRole("button", { name: "Use a passkey" })).toHaveCount(0);
    await theirs.getByLabel("Second-factor code").fill(codes(-1));
    await theirs.getByRole("button", { name: "Sign in" }).click();
    await expectTenants(theirs);
  });

  const passkeys = theirs.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
  await test.step("a passkey is added", async () => {
    await theirs.goto(`${product().console}/apps/superadmin/account`);
    await expect(theirs.getByText("No passkeys yet.")).toBeVisible();
    await theirs.getByRole("button", { name: "Add passkey" }).click();
    const form = theirs.getByRole("dialog", { name: "Add passkey" });
    await form.getByLabel("Name").fill("Laptop");
    await form.getByLabel("Authenticator code").fill(codes(0));
    await form.getByRole("button", { name: "Continue" }).click();
    await expect(passkeys).toContainText(["Laptop"]);
    await expect(passkeys).toContainText(["not used yet"]);
    await expectAccessible(theirs, "an operator's account");
    await expectNoSidewaysScroll(theirs, "an operator's account");
  });

  await test.step("it opens the console instead of a code", async () => {
    await theirs.getByRole("button", { name: "Menu of Pia Passkey" }).click();
    await theirs.getByRole("menuitem", { name: "Sign out" }).click();
    await givePassword(theirs, email, password ?? "");
    await theirs.getByRole("button", { name: "Use a passkey" }).click();
    await expectTenants(theirs);
    await page.reload();
    const line = page.getByRole("list", { name: "Operators" }).getByRole("listitem");
    await expect(line.filter({ hasText: email })).toContainText("1 passkey");
  });

  await test.step("removed, it opens nothing any more", async () => {
    await theirs.goto(`${product().console}/apps/superadmin/account`);
    await theirs.getByRole("button", { name: "Remove Laptop" }).click();
    const form = theirs.getByRole("dialog", { name: "Remove Laptop" });
    await form.getByLabel("Authenticator code").fill(codes(1));
    await form.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(theirs.getByText("No passkeys yet.")).toBeVisible();
    await theirs.getByRole("button", { name: "Menu of Pia Passkey" }).click();
    await theirs.getByRole("menuitem", { name: "Sign out" }).click();
    await givePassword(theirs, email, password ?? "");
    await expect(theirs.getByRole("button", { name: "Use a passkey" })).toHaveCount(0);
    await theirs.context().close();
  });
});
