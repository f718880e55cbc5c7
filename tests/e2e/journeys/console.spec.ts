/** The console tells its operator what is wrong. */
import { expect, test } from "@playwright/test";
import { signInToConsole } from "../support/console";
import { product } from "../support/product";

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
