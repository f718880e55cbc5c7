/** Permissions: all rules in one list, what each said before, which of them change nothing, and why somebody has something or not. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { account, draftCourse, notice } from "../support/furnish";
import { goTo } from "../support/shell";
import { apart, signIn, test } from "../support/tenant";

test.use({ story: "permissions" });

test("rules are looked through, explained and put right, and a learner has what they say", {
  tag: "@both",
}, async ({ page, browser, tenant }) => {
  const { api, host } = tenant;
  const lena = await account(api, "Lena");
  const { id, revision } = await draftCourse(api, "Fire safety", [notice("Read")]);
  await api.post(`/courses/${id}/publish`, { learners: "keep", revision });
  const give = (rule: object, title: string) =>
    api.post("/permissions", { type: "course", documentId: id, rule, title });
  await give({ roles: ["learner"] }, "All learners");
  await give({ roles: ["learner"], userId: [lena.id] }, "Lena alone");

  await test.step("an admin finds the rule that changes nothing", async () => {
    await signIn(page, host, tenant.admin, "/apps/admin/permissions");
    await expect(page.getByRole("row").filter({ hasText: "Fire safety" })).toHaveCount(2);
    await expectAccessible(page, "all rules");
    await expectNoSidewaysScroll(page, "all rules");
    await page.getByRole("tab", { name: /^Conflicts/ }).click();
    const conflict = page.getByRole("row").filter({ hasText: "No effect" });
    await expect(conflict).toContainText("already covered");
    await expectAccessible(page, "conflicts of rules");
    await conflict.getByRole("link").first().click();
  });

  await test.step("asks why she has it", async () => {
    await page.getByRole("tab", { name: "Permissions" }).click();
    await page.getByLabel("Search people").fill("Lena");
    await page.getByRole("button", { name: lena.name }).click();
    await expect(page.getByText(`${lena.name} has this course`)).toBeVisible();
    await expect(page.getByText("Matches", { exact: true })).toHaveCount(2);
    await expectAccessible(page, "why somebody has a course");
  });

  const hers = await apart(browser, page);
  await test.step("takes both rules away, and it leaves her list", async () => {
    await signIn(hers, host, lena, "/apps/courses/mycourses");
    await expect(hers.getByRole("link", { name: "Fire safety", exact: true })).toBeVisible();
    for (let left = 2; left > 0; left -= 1) {
      await expect(page.getByRole("button", { name: "Archive rule" })).toHaveCount(left);
      await page.getByRole("button", { name: "Archive rule" }).first().click();
    }
    await expect(page.getByText("Nobody is assigned this course yet")).toBeVisible();
    await expect(page.getByText(`${lena.name} does not have this course`)).toBeVisible();
    await expect(hers.getByText("No courses yet")).toBeVisible();
  });

  await test.step("looks at what a rule said, and restores it", async () => {
    await goTo(page, "Permissions");
    // The navigation unfolds under the mouse that was on it.
    await page.mouse.move(900, 300);
    const filters = page.getByRole("button", { name: /^Filters/ });
    const folded = await filters.isVisible();
    if (folded) await filters.click();
    await page.getByLabel("Status").first().selectOption({ label: "Archived" });
    if (folded) await page.getByRole("button", { name: /^Show the list/ }).click();
    await page
      .getByRole("button", { name: /^History of / })
      .first()
      .click();
    const history = page.getByRole("dialog", { name: "Rule history" });
    await expect(history.getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page, "the history of a rule");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Restore rule" }).first().click();
    await expect(page.getByText("Rule restored")).toBeVisible();
    await expect(hers.getByRole("link", { name: "Fire safety", exact: true })).toBeVisible();
  });
});
