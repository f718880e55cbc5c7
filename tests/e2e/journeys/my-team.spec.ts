/** My team: a manager sees who is late, reminds them, assigns something, and an admin settles the rest on the person's page. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { at } from "../support/product";
import { account, draftCourse, giveCourse, notice } from "../support/seedTenant";
import { goTo, inFilters } from "../support/shell";
import { signIn, test } from "../support/tenant";

test.use({ story: "my-team" });

test("a manager reminds and assigns, and an admin marks complete", async ({ page, browser, tenant }) => {
  const { api } = tenant;
  const [lena, marco] = [await account(api, "Lena"), await account(api, "Marco", ["manager"])];
  const { revision } = await api.get<{ revision: number }>(`/people/${lena.id}`);
  await api.put(`/people/${lena.id}/managers`, { revision, managers: [marco.id] });
  const safety = await giveCourse(api, "Safety", [notice("Begin")]);
  await api.put(`/courses/${safety}/due`, { due: { kind: "on", date: "2026-01-31" } });
  const extra = await draftCourse(api, "Juggling", [notice("Throw")]);
  await api.post(`/courses/${extra.id}/publish`, { learners: "keep", revision: extra.revision });

  await test.step("who is late is seen, and reminded once a day", async () => {
    await signIn(page, tenant.host, marco);
    await goTo(page, "My Team");
    // The navigation lies over the page for as long as it is pointed at.
    await page.getByRole("heading", { level: 1 }).hover();
    await inFilters(page, () => page.getByLabel("Progress", { exact: true }).selectOption("overdue"));
    const select = page.getByRole("checkbox", { name: /Lena|row/i }).first();
    for (const message of ["1 reminder sent", "1 reminder was already sent today"]) {
      await select.check();
      await page.getByRole("button", { name: "Remind about everything overdue" }).click();
      await expect(page.getByText(message)).toBeVisible();
    }
    await expectAccessible(page, "my team");
    await expectNoSidewaysScroll(page, "my team");
  });

  await test.step("by course, the cell of the late one leads to it on her page", async () => {
    await page.getByRole("tab", { name: "People by course" }).click();
    const cell = page.getByRole("link", { name: `${lena.name}, Safety: Overdue` });
    await expect(cell).toBeVisible();
    await expectAccessible(page, "people by course");
    await expectNoSidewaysScroll(page, "people by course");
    await cell.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Safety" })).toContainText("Begin");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goBack();
    await page.getByRole("tab", { name: "People", exact: true }).click();
  });

  await test.step("what is assigned by hand stands on her page, with its reason", async () => {
    await page.getByRole("link", { name: lena.name }).click();
    await expect(page.getByRole("heading", { level: 1, name: lena.name })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Assign", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Assign Juggling" }).click();
    await expect(page.getByText("“Juggling” assigned")).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: "Juggling" })).toContainText(marco.name);
  });

  await test.step("an admin marks the late one as completed", async () => {
    const theirs = await (await browser.newContext()).newPage();
    await signIn(theirs, tenant.host, tenant.admin);
    await theirs.goto(at(tenant.host, `/apps/admin/users/${lena.id}`));
    await theirs.getByRole("button", { name: "Actions for Safety" }).click();
    await theirs.getByRole("menuitem", { name: "Mark complete" }).click();
    await theirs.getByLabel("Reason").fill("Done on paper");
    await theirs.getByRole("button", { name: "Mark complete" }).click();
    const row = theirs.getByRole("row").filter({ hasText: "Safety" });
    await expect(row).toContainText("Completed");
    await expectAccessible(theirs, "a person's learning");
    await row.getByRole("button", { name: "Safety", exact: true }).click();
    await expect(theirs.getByRole("dialog", { name: "Safety" })).toContainText("Begin");
  });
});
