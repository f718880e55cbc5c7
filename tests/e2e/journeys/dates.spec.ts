/** By when, again, and at the end: dates that an admin says, and a page that is completed by reading it. */
import { expect } from "@playwright/test";
import { expectAccessible } from "../support/checks";
import { continueLearning, expectActivity, isDone, openCourse } from "../support/learning";
import { at } from "../support/product";
import { account, draftCourse } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

test.use({ story: "dates" });

test("a course is published, assigned to everyone and due, and is completed at its end", async ({
  page,
  browser,
  tenant,
}) => {
  const text = "What to do when the alarm rings. ".repeat(3);
  const doc = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] };
  const read = { type: "page", title: "The alarm", completion: "read", content: { doc } };
  const { id } = await draftCourse(tenant.api, "Alarm drill", [read]);
  const lena = await account(tenant.api, "Lena");
  await signIn(page, tenant.host, tenant.admin, `/apps/admin/courses/${id}`);

  await test.step("publish and assign it to everyone", async () => {
    await page.getByRole("main").getByRole("button", { name: "Publish" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
    const assigning = page.getByRole("dialog", { name: "Assign now" });
    await expectAccessible(page, "assigning a course");
    await assigning.getByRole("button", { name: "Everyone" }).click();
    await expect(page.getByText("“Alarm drill” assigned")).toBeVisible();
    await expect(assigning).toBeHidden();
  });

  await test.step("say by when, and when it begins again", async () => {
    await page.getByRole("tab", { name: "Dates" }).click();
    await page.getByLabel("Due", { exact: true }).selectOption({ label: "Days after assignment" });
    await page.getByLabel("Number of days").fill("3");
    await page.getByRole("button", { name: "Save due date" }).click();
    await expect(page.getByText("Due date saved")).toBeVisible();
    await page.getByLabel("Refresher", { exact: true }).selectOption({ label: "After a timeframe" });
    await page.getByLabel("Reset every").fill("5");
    await page.getByLabel("Example: a course assigned on").fill("2026-03-01");
    const days = page.getByRole("listitem").filter({ hasText: "2026" });
    await expect(days.first()).toHaveText("05/03/2026");
    await expect(days.nth(1)).toHaveText("10/03/2026");
    await expectAccessible(page, "the dates of a course");
  });

  await test.step("a learner sees when it is due, reads it, and goes on from its end", async () => {
    const reader = await (await browser.newContext()).newPage();
    await signIn(reader, tenant.host, lena);
    await reader.goto(at(tenant.host, "/apps/courses/mycourses?due=soon"));
    await expect(
      reader
        .getByText(/^Due (today|tomorrow|in \d+ days)$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await openCourse(reader, "Alarm drill");
    await expectActivity(reader, "The alarm");
    await expect(reader.getByRole("heading", { name: "Well done!" })).toHaveCount(0);
    await continueLearning(reader);
    await expect(reader.getByRole("heading", { name: "Well done!" })).toBeVisible();
    await reader.getByRole("button", { name: "Review course" }).click();
    await isDone(reader);
    await reader.context().close();
  });
});
