/** Addresses that lead nowhere, and the page for what broke. */
import { expect, test } from "@playwright/test";
import { product } from "../support/product";

test("an unknown address ends at the page that says so, and leads back", async ({ page }) => {
  const team = product().places.find((place) => place.host.startsWith("acme."));
  if (!team) throw new Error("The demo has no Acme.");
  await page.goto(new URL("/no/such/page", team.url).href);
  await expect(page).toHaveURL(/\/pages\/errors\/error-404$/);
  await expect(
    page.getByRole("heading", { name: "Sorry, but we could not find the page you are looking for" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Go to homepage" }).click();
  await expect(page.getByRole("heading", { name: /^LOGIN TO/ })).toBeVisible();

  await page.goto(new URL("/pages/errors/error-500", team.url).href);
  await expect(page.getByRole("heading", { name: "Well, you broke the internet!" })).toBeVisible();
});
