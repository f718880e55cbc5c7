/** Permissions: all rules in one list, what each said before, which of them change nothing, and why somebody has something or not. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { account, draftCourse, notice } from "../support/seedTenant";
import { goTo, inFilters } from "../support/shell";
import { newContextPage, signIn, test } from "../support/tenant";

test.use({ story: "permissions" });

test("a new team's admin is told what to set up, until somebody has a course", { tag: "@wide" }, async ({
  page,
  tenant,
}) => {
  const { api, host } = tenant;
  await signIn(page, host, tenant.admin);
  const steps = page.getByRole("list").filter({ hasText: "Publish your first course" });
  await expect(page.getByRole("heading", { name: "Set up your team" })).toBeVisible();
  await expect(page.getByText("0 of 4 done")).toBeVisible();
  await steps.getByRole("link", { name: "Add user" }).click();
  await expect(page.getByRole("dialog", { name: "Add user" })).toBeVisible();

  const kim = await account(api, "Kim");
  const { id, revision } = await draftCourse(api, "Welcome", [notice("Read")]);
  await api.post(`/courses/${id}/publish`, { learners: "keep", revision });
  await signIn(page, host, tenant.admin);
  await expect(page.getByText("2 of 4 done")).toBeVisible();
  await steps.getByRole("link", { name: "New rule" }).click();
  await expect(page.getByRole("dialog", { name: "What should the rule assign?" })).toBeVisible();
  await api.post("/permissions", {
    type: "course",
    documentId: id,
    rule: { userId: [kim.id] },
    title: "Kim",
  });
  await signIn(page, host, tenant.admin);
  await expect(page.getByRole("heading", { name: "Completed courses by week" })).toBeVisible();
  await expect(steps).toHaveCount(0);
});

test("rules are looked through, explained and put right, and a learner has what they say", async ({
  page,
  browser,
  tenant,
}) => {
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

  const hers = await newContextPage(browser, page);
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

  await test.step("makes a new one where all of them are", async () => {
    await goTo(page, "Permissions");
    await page.getByRole("button", { name: "New rule" }).click();
    await page.getByLabel("Search learning").fill("Fire");
    await expectAccessible(page, "what a rule is for");
    await page.getByRole("button", { name: "Select Fire safety" }).click();
    const editor = page.getByRole("dialog", { name: "Assign “Fire safety”" });
    await editor.getByRole("button", { name: "A person" }).click();
    await editor.getByRole("combobox", { name: "Search Person" }).fill("Lena");
    await editor.getByRole("option", { name: lena.name }).click();
    await editor.getByRole("button", { name: "Save rule" }).click();
    await expect(editor).toBeHidden();
    const created = page.getByRole("row").filter({ hasText: new RegExp(`Person[^]*${lena.name}`) });
    await expect(created.first()).toContainText("Fire safety");
    await expect(hers.getByRole("link", { name: "Fire safety", exact: true })).toBeVisible();
  });

  await test.step("looks at what a rule said, and restores it", async () => {
    await goTo(page, "Permissions");
    // The navigation unfolds under the mouse that was on it.
    await page.mouse.move(900, 300);
    await inFilters(page, () => page.getByLabel("Status").first().selectOption({ label: "Archived" }));
    // The rules that are in force stay until the archived ones are there.
    const archived = page.getByRole("row").filter({ hasText: "Archived" });
    await expect(archived.first()).toBeVisible();
    const actions = archived.first().getByRole("button", { name: /^Actions for / });
    await actions.click();
    await page.getByRole("menuitem", { name: "Rule history" }).click();
    const history = page.getByRole("dialog", { name: "Rule history" });
    await expect(history.getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page, "the history of a rule");
    await page.keyboard.press("Escape");
    await actions.click();
    await page.getByRole("menuitem", { name: "Restore rule" }).click();
    await expect(page.getByText("Rule restored")).toBeVisible();
    await expect(hers.getByRole("link", { name: "Fire safety", exact: true })).toBeVisible();
  });
});
