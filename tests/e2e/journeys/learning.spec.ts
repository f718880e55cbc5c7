/** What a learner meets beside the main way: activities in order, and a course that is taken back while it is open. */
import { expect } from "@playwright/test";
import { expectAccessible } from "../support/checks";
import { holdBack } from "../support/holdBack";
import { expectActivity, inOutline, isDone, next, openCourse } from "../support/learning";
import { at } from "../support/product";
import { account, checklist, giveCourse, notice, tickedPage } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

test.use({ story: "learning" });

test("marking an activity as done opens the next one of a course in order", { tag: "@both" }, async ({
  page,
  tenant,
}) => {
  const plan = [tickedPage("Put on the helmet"), notice("Go in", "Mind the step.")];
  await giveCourse(tenant.api, "Step by step", plan, { sequential: true });
  await signIn(page, tenant.host, await account(tenant.api, "Hanna"));
  await openCourse(page, "Step by step");
  await expectActivity(page, "Put on the helmet");

  const on = page
    .getByRole("navigation", { name: "Previous and next" })
    .getByRole("button", { name: "Next" });
  await expect(on).toHaveAttribute("aria-disabled", "true");
  await expect(on).toHaveAttribute("title", "Complete the activities before this one first.");
  await inOutline(page, async (list) => {
    await expect(list.getByRole("button", { name: /^Go in/ })).toHaveAttribute("aria-disabled", "true");
  });

  await page.getByRole("button", { name: "Mark as done" }).click();
  await isDone(page);
  await inOutline(page, async (list) => {
    await expect(list.getByRole("button", { name: /^Go in/ })).not.toHaveAttribute("aria-disabled");
  });
  await next(page, "Go in");
  // The last one completes the course by being opened, and stays there to be read.
  await expect(page.getByText("Mind the step.")).toBeVisible();
  await page.locator(".kit-notice").filter({ hasText: "Well done!" }).getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Well done!" })).toBeFocused();
});

test("a course that is taken back while it is open says so, and keeps what was done", async ({
  page,
  tenant,
}) => {
  const id = await giveCourse(tenant.api, "Tidying up", [checklist("The shed", "Sweep", "Lock up")]);
  await signIn(page, tenant.host, await account(tenant.api, "Tilda"));
  await openCourse(page, "Tidying up");
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/progress") && answer.ok());
  await page.getByLabel("Sweep").check();
  await answered;

  // What she ticks next is still on its way when the course is taken back.
  const slow = await holdBack(page, "POST", "**/progress");
  await page.getByLabel("Lock up").check();
  await slow.sent;
  await tenant.api.post(`/courses/${id}/unpublish`);
  const notice = page.getByText("This course was withdrawn or restarted");
  await expect(notice).toBeVisible();
  await slow.release();
  await expect(notice).toBeVisible();
  await page.getByRole("link", { name: "Back to my courses" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Courses" })).toBeVisible();
  const card = page.getByRole("link", { name: "Tidying up", exact: true });
  await expect(card).toHaveCount(0);

  const { revision } = await tenant.api.get(`/courses/${id}`);
  await tenant.api.post(`/courses/${id}/publish`, { learners: "keep", revision });
  await expect(card).toBeVisible();
  await openCourse(page, "Tidying up");
  await expect(page.getByLabel("Sweep")).toBeChecked();
  // Not `check`, which would look at the box again: the list gives way to the praise.
  await page.getByLabel("Lock up").click();
  await expect(page.getByRole("heading", { name: "Well done!" })).toBeVisible();
});

test("what somebody did stands on their own page, as it happens, by kind, and leads back to the course", async ({
  page,
  context,
  tenant,
}) => {
  await giveCourse(tenant.api, "Lifting", [notice("Bend your knees")]);
  await signIn(page, tenant.host, await account(tenant.api, "Thea"), "/pages/profile");
  const noticeText = page.locator(".kit-moment");
  await expect(noticeText.filter({ hasText: "You were assigned “Lifting”" })).toBeVisible();
  await expect(noticeText.last()).toContainText("You joined");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();

  const other = await context.newPage();
  await other.goto(at(tenant.host, "/apps/courses/mycourses"));
  await openCourse(other, "Lifting");
  await isDone(other);
  await expect(noticeText.first()).toContainText("You completed “Lifting”");
  await page.getByText("Completed", { exact: true }).click();
  await expect(page).toHaveURL(/did=completed/);
  await expect(noticeText).toHaveText([/You completed “Lifting”/]);
  await page.reload();
  await expect(noticeText).toHaveText([/You completed “Lifting”/]);
  await expectAccessible(page, "what somebody did");
  await page.getByRole("link", { name: "You completed “Lifting”" }).click();
  await expect(page).toHaveURL(/\/apps\/course\//);
});
