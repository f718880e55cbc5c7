/** Packages and optional learning: an admin puts a package together and offers it; whoever takes it has what is in it. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { account, draftCourse, notice } from "../support/seedTenant";
import { goTo } from "../support/shell";
import { newContextPage, signIn, test } from "../support/tenant";

test.use({ story: "packages" });

test("a package is put together, offered, taken and left", async ({ page, browser, tenant }) => {
  const lena = await account(tenant.api, "Lena");
  const { id, revision } = await draftCourse(tenant.api, "Juggling", [notice("Begin", "Take three balls.")]);
  await tenant.api.post(`/courses/${id}/publish`, { learners: "keep", revision });
  await signIn(page, tenant.host, tenant.admin);
  await test.step("an admin puts it together", async () => {
    await goTo(page, "Learning Packages");
    await page.getByRole("link", { name: "New package" }).first().click();
    await page.getByLabel("Title").fill("Circus skills");
    await page.getByRole("button", { name: "Create package" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Circus skills" })).toBeVisible();
    await page.getByRole("button", { name: "Add Juggling" }).click();
    await expect(page.getByRole("button", { name: "Remove Juggling" })).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Package published")).toBeVisible();
    const assigning = page.getByRole("dialog", { name: "Assign now" });
    await assigning.getByRole("button", { name: "Not now" }).click();
    await expect(assigning).toBeHidden();
    await expectAccessible(page, "a package");
    await expectNoSidewaysScroll(page, "a package");
  });

  await test.step("and offers it to everybody", async () => {
    await page.getByRole("tab", { name: "Permissions" }).click();
    await page.getByRole("button", { name: "Assign to people" }).first().click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: "Everyone" }).click();
    await drawer.getByText("Optional: people find it").click();
    await expect(drawer.getByText(/can enrol/)).toBeVisible();
    await drawer.getByRole("button", { name: "Save rule" }).click();
    await expect(page.getByText("Rule saved")).toBeVisible();
  });

  await test.step("she takes it, has its course, and leaves it again", async () => {
    const hers = await newContextPage(browser, page);
    await signIn(hers, tenant.host, lena, "/apps/optional-learning/listing");
    await hers.getByRole("button", { name: "Enrol in Circus skills" }).click();
    await expect(hers.getByText("You are enrolled in “Circus skills”")).toBeVisible();
    await expectAccessible(hers, "optional learning");
    await goTo(hers, "My Courses");
    await expect(hers.getByRole("link", { name: "Juggling" })).toBeVisible();
    await goTo(hers, "Optional Learning");
    // The navigation unfolds under the mouse that was on it.
    await hers.mouse.move(900, 300);
    await hers.getByRole("button", { name: "Leave Circus skills" }).click();
    await expect(hers.getByRole("button", { name: "Enrol in Circus skills" })).toBeVisible();
  });
});
