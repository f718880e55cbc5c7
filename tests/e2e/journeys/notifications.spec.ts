/** What a learner is told: at the bell as it happens, on a page of its own, and in the way that was chosen. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible, waitUntilIdle } from "../support/checks";
import { holdBack } from "../support/holdBack";
import { at } from "../support/product";
import { account, giveCourse, notice } from "../support/seedTenant";
import { inFilters } from "../support/shell";
import { signIn, test } from "../support/tenant";

test.use({ story: "notifications" });

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Notifications/ });

test("the bell counts a course that was just given, and leads to it", { tag: "@both" }, async ({
  page,
  tenant,
}) => {
  await signIn(page, tenant.host, await account(tenant.api, "Lena"), "/apps/courses/mycourses");
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  // Nobody touches the page from here on: the number comes by itself.
  await giveCourse(tenant.api, "Fire safety", [notice("Read", "Leave the lift alone.")]);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");

  await bell(page).click();
  const panel = page.getByRole("dialog");
  const noticeText = panel.getByRole("link", { name: "You have been assigned “Fire safety”" });
  await expect(noticeText).toBeVisible();
  await waitUntilIdle(page);
  await expectAccessible(page, "the bell's list");
  await noticeText.click();
  await expect(page).toHaveURL(/\/apps\/course\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { level: 1, name: "Fire safety" })).toBeVisible();
  await expect(page.getByText("Leave the lift alone.")).toBeVisible();
  // The course is completed by that: what was given is read, what was done is new.
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");

  await page.goto(at(tenant.host, "/pages/mynotifications"));
  await expect(page.getByRole("heading", { level: 2, name: "Today" })).toBeVisible();
  const line = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  await expect(line("You have completed “Fire safety”")).toContainText("Unread");
  await expect(line("You have been assigned “Fire safety”")).not.toContainText("Unread");
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  const onlyNew = page.getByRole("switch", { name: "Unread only" });
  await inFilters(page, async () => {
    await onlyNew.click();
    await expect(onlyNew).toBeChecked();
  });
  await expect(page.getByRole("listitem").filter({ hasText: "Fire safety" })).toHaveCount(1);
  await line("You have completed")
    .getByRole("button", { name: /^Mark as read/ })
    .click();
  await expect(page.getByText("No notifications found")).toBeVisible();
});

test("what somebody chooses is kept", async ({ page, tenant }) => {
  await signIn(
    page,
    tenant.host,
    await account(tenant.api, "Otto"),
    "/pages/mynotifications?tab=preferences",
  );
  const mail = page.getByRole("combobox", { name: "Course assigned: Email" });
  await expect(mail).toHaveValue("each");
  await mail.selectOption("digest");
  await page.getByRole("checkbox", { name: "Course completed: In app" }).uncheck();
  await page.getByRole("combobox", { name: "Quiet hours" }).selectOption("own");
  await page.getByLabel("From", { exact: true }).fill("21:30");
  // What is chosen while the rest is on its way is not lost with the answer.
  const save = page.getByRole("button", { name: "Save", exact: true });
  const overdue = page.getByRole("combobox", { name: "Course overdue: Email" });
  const slow = await holdBack(page, "PATCH");
  await save.click();
  await slow.sent;
  await overdue.selectOption("none");
  await slow.release();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(save).toBeEnabled();
  await expect(overdue).toHaveValue("none");
  await expect(mail).toHaveValue("digest");
  await save.click();
  await expect(save).toBeDisabled();

  await page.reload();
  await expect(mail).toHaveValue("digest");
  await expect(overdue).toHaveValue("none");
  await expect(page.getByRole("checkbox", { name: "Course completed: In app" })).not.toBeChecked();
  await expect(page.getByLabel("From", { exact: true })).toHaveValue("21:30");
  await waitUntilIdle(page);
  await expectAccessible(page, "preferences");
});
