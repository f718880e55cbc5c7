/** Bundles: an admin makes one of a course, learners find it apart from their courses and do it in any order, and their manager sees it. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { expectActivity, inOutline, isDone, next as nextLink } from "../support/learning";
import { account, draftCourse, giveToAll, tickedPage } from "../support/seedTenant";
import { goTo } from "../support/shell";
import { managedBy, newContextPage, signIn, test } from "../support/tenant";

test.use({ story: "bundles" });

test("a bundle is made, done in any order, and seen by a manager", async ({ page, browser, tenant }) => {
  const { api, host } = tenant;
  const [lena, marco] = [await account(api, "Lena"), await account(api, "Marco", ["manager"])];
  await managedBy(api, lena, marco);
  const plan = [tickedPage("Get a badge"), tickedPage("Meet the team"), tickedPage("Read the plan")];
  const { id } = await draftCourse(api, "First week", plan, { sequential: true });

  await test.step("an admin makes a bundle of a course and publishes it", async () => {
    await signIn(page, host, tenant.admin, `/apps/admin/courses/${id}?tab=details`);
    await page.getByRole("switch", { name: "This course is a bundle" }).click();
    await expect(page.getByRole("switch", { name: "This course is a bundle" })).toBeChecked();
    await expectAccessible(page, "the details of a bundle");
    await expectNoSidewaysScroll(page, "the details of a bundle");
    await page.getByRole("main").getByRole("button", { name: "Publish" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
    await page.getByRole("dialog", { name: "Assign now" }).getByRole("button", { name: "Not now" }).click();
    await giveToAll(api, id);
  });

  const hers = await newContextPage(browser, page);
  await test.step("she finds it under My Bundles alone, and does the last activity first", async () => {
    await signIn(hers, host, lena);
    await goTo(hers, "My Courses");
    await expect(hers.getByText("No courses yet")).toBeVisible();
    await goTo(hers, "My Bundles");
    // The navigation unfolds under the mouse that was on it.
    await hers.mouse.move(900, 300);
    await hers.getByRole("link", { name: "First week", exact: true }).click();
    await expectActivity(hers, "Get a badge");
    await inOutline(hers, async (list) => {
      await expect(list.getByRole("button", { name: /^Read the plan/ })).not.toHaveAttribute("aria-disabled");
    });
    await nextLink(hers, "Meet the team");
    await nextLink(hers, "Read the plan");
    await hers.getByRole("button", { name: "Mark as done" }).click();
    await isDone(hers);
    await expect(hers.locator(".learning-head")).toContainText("33%");
  });
  await hers.context().close();

  await test.step("her manager sees it as a bundle, with how far she is", async () => {
    const his = await newContextPage(browser, page);
    await signIn(his, host, marco, `/apps/manager/my-team/${lena.id}`);
    const row = his.getByRole("row").filter({ hasText: "First week" });
    await expect(row).toContainText("Bundle");
    await expect(row).toContainText("33%");
    await his.context().close();
  });
});
