/** Reward points: an admin says what a course is worth, who completes it has the points at once, and redeems no more of them than there are. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, settled } from "../support/checks";
import { account, giveCourse, notice } from "../support/furnish";
import { openCourse } from "../support/learning";
import { signInOperator } from "../support/order";
import { at } from "../support/product";
import { signIn, test } from "../support/tenant";

test.use({ story: "rewards" });

test("points are said, earned before somebody's eyes, and redeemed", async ({ page, browser, tenant }) => {
  const id = tenant.host.split(".")[0] ?? "";
  const operator = await signInOperator();
  const { revision } = await operator.get<{ revision: number }>(`/tenants/${id}/settings`);
  await operator.patch(`/tenants/${id}/settings`, { settings: { rewards: true }, revision });
  await operator.close();
  const course = await giveCourse(tenant.api, "Lifting", [notice("The notice")]);
  const lena = await account(tenant.api, "Lena");

  await test.step("an admin says what the course is worth", async () => {
    await signIn(page, tenant.host, tenant.admin, `/apps/admin/courses/${course}?tab=details`);
    const worth = page.getByLabel("Reward points", { exact: true });
    await worth.fill("-1");
    await expect(page.getByText("Enter a number from 0 to 100,000.")).toBeVisible();
    await worth.fill("120");
    await worth.press("Enter");
    await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  });

  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, tenant.host, lena, "/apps/courses/mycourses");
  const balance = hers.getByRole("button", { name: /^Reward points/ });
  await expect(balance).toContainText("Reward points: 0");
  await openCourse(hers, "Lifting");
  await expect(balance).toContainText("Reward points: 120");

  await test.step("she redeems no more than she has", async () => {
    await balance.click();
    const dialog = hers.getByRole("dialog", { name: "Redeem points" });
    await expect(dialog.getByText(/^Your current balance is 120 reward points\./)).toBeVisible();
    const amount = dialog.getByLabel("Points to redeem");
    const redeem = dialog.getByRole("button", { name: "Redeem", exact: true });
    const refusal = "Sorry, you don't have enough points to redeem. Please enter another amount.";
    for (const wrong of ["", "121", "-3", "0"]) {
      await amount.fill(wrong);
      await redeem.click();
      await expect(amount).toHaveAccessibleDescription(refusal);
    }
    await expectAccessible(hers, "redeem points");
    await amount.fill("50");
    await redeem.click();
    await expect(dialog.getByText("Congratulations!")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(balance).toContainText("Reward points: 70");
  });

  await test.step("and finds both on her page", async () => {
    await hers.goto(at(tenant.host, "/pages/profile"));
    await settled(hers);
    await expect(hers.getByText("+120")).toBeVisible();
    await expect(hers.getByText("−50")).toBeVisible();
    await expectNoSidewaysScroll(hers, "own page with points");
    await hers.context().close();
  });
});
