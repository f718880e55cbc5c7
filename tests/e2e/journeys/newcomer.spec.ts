/**
 * Without a mouse: an account of one's own making, and a forgotten password. On a product of its own: one place may ask ten
 * times an hour who has an account, and all other stories are told from that place too.
 */
import { randomUUID } from "node:crypto";
import { expect, type Locator, test } from "@playwright/test";
import { Api } from "../support/api";
import { createTenantWithAdmin, signInOperator } from "../support/createTenant";
import { expectFieldError, expectSignedIn, password, saveSettings } from "../support/entrance";
import { tabTo, use } from "../support/keyboard";
import { followMail } from "../support/mail";
import { at, product, storeProduct } from "../support/product";
import { PASSWORD } from "../support/seedTenant";
import { startOwnServices } from "../support/start";

const NEW = "seven-boats-under-a-lamp";
const newcomer = () => `nora-${randomUUID().slice(0, 8)}@newcomer.test`;

/** A tenant where people register themselves. */
async function openTenant(): Promise<string> {
  const operator = await signInOperator();
  const { host, admin } = await createTenantWithAdmin(operator, "open");
  await operator.close();
  const api = await Api.signIn(host, admin.username, admin.password);
  await saveSettings(api, { showSelfRegistration: true });
  await api.close();
  return host;
}

test("without a mouse somebody makes an account, and replaces the password that they forgot", {
  tag: ["@wide", "@thorough"],
}, async ({ page }) => {
  const before = product();
  const apart = await startOwnServices({ LEARNT_DEMO: "false" });
  const email = newcomer();
  const type = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  try {
    storeProduct(apart.product);
    const host = await openTenant();

    await test.step("an account, with a mistake on the way", async () => {
      await page.goto(at(host, "/login"));
      await use(page, page.getByRole("link", { name: "Create an account" }));
      await expect(page.getByLabel("First name")).toBeFocused();
      await page.keyboard.type("Nora");
      await type(page.getByLabel("Last name"), "Nyberg");
      await type(page.getByLabel(/^Email/), "nora@nowhere");
      await type(page.getByLabel("Phone"), "+49 30 1234");
      await expectFieldError(page.getByLabel(/^Email/), /^Please enter a valid email/);
      await page.keyboard.press("Shift+Tab");
      await expect(page.getByLabel(/^Email/)).toBeFocused();
      await page.keyboard.press("Control+A");
      await page.keyboard.type(email);
      await type(password(page), NEW);
      await use(page, page.getByRole("button", { name: "Show the password" }));
      await expect(password(page)).toHaveAttribute("type", "text");
      await use(page, page.getByRole("button", { name: "Create my account" }));
      await expectSignedIn(page);
      await expect(page.getByText(`with the link we sent to ${email}`)).toBeVisible();
    });

    await test.step("the link for a forgotten password", async () => {
      await page.goto(at(host, "/logout"));
      await expect(page.getByLabel("Username or email")).toBeFocused();
      await use(page, page.getByRole("link", { name: "Forgot/Change Password" }));
      const address = page.getByLabel("Email", { exact: true });
      await expect(address).toBeFocused();
      await page.keyboard.type(newcomer());
      await page.keyboard.press("Enter");
      await expectFieldError(
        address,
        "No account found with that email address. Please enter another email address.",
      );
      await expect(address).toBeFocused();
      await page.keyboard.press("Control+A");
      await page.keyboard.type(email);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeFocused();
      await tabTo(page, page.getByRole("button", { name: "Send again" }));
    });

    await test.step("a new one, which the rules want longer at first", async () => {
      await followMail(page, email, /resetPassword/);
      await expect(password(page, "New password")).toBeFocused();
      await page.keyboard.type("short");
      await page.keyboard.press("Enter");
      await expect(password(page, "New password")).toBeFocused();
      await page.keyboard.type(`-${PASSWORD}`);
      await page.keyboard.press("Enter");
      await expectSignedIn(page);
    });
  } finally {
    storeProduct(before);
    await apart.end();
  }
});
