/** A tenant is born: ordered in the console, watched while it is built, entered by its first admin. */
import { expect, test } from "@playwright/test";
import { provision, signInToConsole } from "../support/console";
import { followMail } from "../support/mail";
import { at, product } from "../support/product";

test("a superadmin provisions a tenant, and its first admin comes in", async ({ page, browser }, info) => {
  const label = `birth-${info.project.name}`;
  const admin = { first: "Nina", last: "Newcomer", email: `nina@${label}.test` };

  await signInToConsole(page);
  await provision(page, { name: "Newcomer Bank", label, admin });

  await test.step("the branded login page answers on its host", async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(at(`${label}.learnt.localhost`));
    await expect(visitor.getByRole("heading", { name: "LOGIN TO Newcomer Bank" })).toBeVisible();
    await visitor.context().close();
  });

  await test.step("the invitation's link sets a password and signs in", async () => {
    const own = await (await browser.newContext()).newPage();
    await followMail(own, admin.email, /acceptInvitation/);
    await own.getByLabel("New password", { exact: true }).fill("a-first-Passw0rd");
    await own.getByRole("button", { name: "Set my password and sign in" }).click();
    await expect(own).not.toHaveURL(/\/action/);
    await expect(own.getByRole("button", { name: /Nina Newcomer/ })).toBeVisible();
    await own.context().close();
  });
});

test("the console says what is wrong: with an order, and with an address", async ({ page }) => {
  await signInToConsole(page, "/apps/superadmin/tenants");
  await page.getByRole("main").getByRole("link", { name: "New tenant" }).click();
  await page.getByRole("button", { name: "Create tenant" }).click();
  await expect(page.getByLabel("Name of the organisation")).toHaveAccessibleDescription(
    /Please fill this in/,
  );
  await page.getByLabel("Label").fill("acme");
  await expect(page.getByText("This label is taken. Choose another one.")).toBeVisible();
  await page.getByLabel("Label").fill("console");
  await expect(page.getByText("This label is reserved for the platform. Choose another one.")).toBeVisible();

  await page.goto(`${product().console}/no/such/page`);
  await expect(page).toHaveURL(/\/pages\/errors\/error-404$/);
  await page.getByRole("link", { name: "Go to the tenants" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tenants" })).toBeVisible();
});
