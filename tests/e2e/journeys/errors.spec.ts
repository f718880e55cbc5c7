/** Addresses that lead nowhere, and the page for what broke. */
import { expect } from "@playwright/test";
import { expectAccessible } from "../support/checks";
import { at, product } from "../support/product";
import { account } from "../support/seedTenant";
import { choose } from "../support/shell";
import { signIn, test } from "../support/tenant";

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

test("whoever is signed in keeps the way to everything else", { tag: "@both" }, async ({ page, own }) => {
  await signIn(page, own.host, await account(own.api, "Lena"), "/no/such/page");
  await expect(page).toHaveURL(at(own.host, "/pages/errors/error-404"));
  const lost = page.getByRole("heading", {
    name: "Sorry, but we could not find the page you are looking for",
  });
  await expect(page.getByRole("main")).toContainText("It may have moved, or the address is incomplete.");
  await expect(lost).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: "Click to search" })).toBeVisible();
  await expectAccessible(page, "an unknown address, signed in");

  await page.goto(at(own.host, "/pages/errors/error-500"));
  await expect(page.getByRole("heading", { name: "Well, you broke the internet!" })).toBeVisible();
  await choose(page, "My Courses");
  await expect(page.getByRole("heading", { level: 1, name: "My Courses" })).toBeVisible();
});
