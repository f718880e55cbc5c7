/** An operator looks into a tenant's rows without seeing whose they are, and settles what of the navigation it has. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { signInToConsole } from "../support/console";
import { product } from "../support/product";
import { isPhone, openNavigation } from "../support/shell";
import { signIn, test } from "../support/tenant";

test.use({ story: "query" });

test("an operator asks a tenant's rows, and sees no personal data", async ({ page, tenant }) => {
  const id = tenant.host.split(".")[0] ?? "";
  await signInToConsole(page, "/apps/superadmin/tenants");
  await page.goto(`${product().console}/apps/superadmin/query-firestore?tenant=${id}`);
  const form = page.getByRole("form", { name: "Query" });

  await test.step("without a reason nothing is asked", async () => {
    await form.getByLabel("Collection").selectOption("userTeams");
    await form.getByRole("button", { name: "Run" }).click();
    await expect(form.getByLabel("Reason")).toHaveAccessibleDescription(
      /^Enter a reason of at least 3 characters/,
    );
  });

  await test.step("with one the rows come, and personal fields are masked", async () => {
    await form.getByRole("button", { name: "Add filter" }).click();
    await form.getByLabel("Field 1").selectOption("status");
    await form.getByLabel("Operator 1").selectOption("is");
    await form.getByLabel("Value 1").fill("active");
    await form.getByLabel("Reason").fill("A ticket of today");
    await form.getByRole("button", { name: "Run" }).click();
    const result = page.getByRole("region", { name: "Result", exact: true }).first();
    await expect(result.getByText("•••").first()).toBeVisible();
    await expect(result).not.toContainText(tenant.admin.username);
    await result.getByText("JSON", { exact: true }).click();
    await expect(result.getByRole("region", { name: "JSON" })).toContainText('"status": "active"');
    await expectAccessible(page, "a query's result");
    await expectNoSidewaysScroll(page, "a query's result");
  });

  await test.step("the address and the history have it again, without the reason", async () => {
    await expect(page).toHaveURL(/q=%7B%22collection%22/);
    expect(page.url()).not.toContain("ticket");
    await page.getByRole("tab", { name: "History" }).click();
    await expect(page.getByRole("button", { name: /^userTeams of / }).first()).toBeVisible();
  });
});

test("what an operator takes away is gone from the tenant's open page", async ({ page, browser, tenant }) => {
  const id = tenant.host.split(".")[0] ?? "";
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, tenant.host, tenant.admin, "/apps/courses/mycourses");
  const notes = theirs.getByRole("navigation").getByRole("link", { name: "Notes" });
  if (isPhone(theirs)) await openNavigation(theirs);
  await expect(notes).toHaveCount(1);
  await signInToConsole(page, "/apps/superadmin/tenants");
  await page.goto(`${product().console}/apps/superadmin/navigation-settings?tenant=${id}`);
  await page.getByLabel("Notes is available").uncheck();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^Navigation saved/)).toBeVisible();
  await expect(notes).toHaveCount(0);
  await expectAccessible(page, "navigation settings");
  await expectNoSidewaysScroll(page, "navigation settings");
  await theirs.context().close();
});
