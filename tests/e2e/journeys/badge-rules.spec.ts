/** Rules of badges: an admin says what earns a badge and activates the rule; whoever does that finds the badge on their profile. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { at } from "../support/product";
import { account, giveCourse, makeBadge, notice } from "../support/seedTenant";
import { goTo } from "../support/shell";
import { newContextPage, signIn, test } from "../support/tenant";

test.use({ story: "badge-rules" });

test("a rule awards a badge to whoever completes a course", async ({ page, browser, tenant }) => {
  const lena = await account(tenant.api, "Lena");
  const badgeId = await makeBadge(tenant.api, "Safe climber", "For whoever knows about ladders.");
  await giveCourse(tenant.api, "Ladders", [notice("Look up", "Look up before you climb.")]);
  await signIn(page, tenant.host, tenant.admin);

  await test.step("an admin chooses the badge and what earns it", async () => {
    await goTo(page, "Badge Rules");
    await expect(page.getByText("No badge rules yet")).toBeVisible();
    await page.getByRole("button", { name: "New rule" }).first().click();
    await page
      .getByRole("dialog", { name: "New rule" })
      .getByRole("button", { name: "Choose Safe climber" })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: "Safe climber" })).toBeVisible();
    await page.getByRole("textbox", { name: "Name" }).fill("Knows about ladders");
    await page.getByRole("button", { name: "Add courses" }).click();
    const found = page.getByRole("dialog", { name: "Add courses" });
    await found.getByRole("button", { name: "Add Ladders" }).click();
    await found.getByRole("button", { name: "Done" }).click();
    await expect(found).toBeHidden();
  });

  await test.step("reads it in words, sees who would earn it, and activates it", async () => {
    await expect(page.getByText("Awarded to Everyone for completing Ladders.")).toBeVisible();
    await expect(page.getByText("0 people would earn it")).toBeVisible();
    await expectAccessible(page, "a badge rule");
    await expectNoSidewaysScroll(page, "a badge rule");
    await page.getByRole("button", { name: "Activate" }).click();
    await expect(page.getByText("Rule activated")).toBeVisible();
    await expect(page.getByRole("button", { name: "Activate" })).toHaveCount(0);
  });

  const hers = await newContextPage(browser, page);
  await test.step("she completes the course, is told of the badge, and has it on her profile", async () => {
    await signIn(hers, tenant.host, lena, "/apps/courses/mycourses");
    await hers.getByRole("link", { name: "Ladders", exact: true }).click();
    const earned = hers
      .getByRole("region", { name: "New badges" })
      .getByRole("article", { name: "Safe climber" });
    await expect(earned).toContainText("Well done, Lena!");
    await earned.getByRole("link", { name: "View on my profile" }).click();
    await expect(hers.getByRole("button", { name: "Safe climber" })).toBeVisible();
  });
  await hers.context().close();

  await test.step("the admin sees by which rule she has it", async () => {
    await expect(page.getByText("Awarded to 1 person")).toBeVisible();
    await page.goto(at(tenant.host, `/apps/admin/badges/${badgeId}?tab=holders`));
    await expect(page.getByText(lena.name)).toBeVisible();
    await page.getByRole("link", { name: "Knows about ladders" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Knows about ladders" })).toBeVisible();
    await page.getByRole("button", { name: "Archive" }).click();
    await expect(page.getByText("This rule is archived")).toBeVisible();
  });
});
