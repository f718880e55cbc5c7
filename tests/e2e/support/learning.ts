/** What a learner does, and what the admin sees of it. */
import { expect, type Page } from "@playwright/test";

/** Opens a course from My Courses. */
export async function openCourse(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

export const showing = (page: Page, activity: string) =>
  expect(page.getByRole("heading", { level: 2, name: activity })).toBeVisible();

/** The open activity says that it is done. */
export const isDone = (page: Page) =>
  expect(page.getByRole("article").getByText("Completed", { exact: true })).toBeVisible();

export async function next(page: Page, activity: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Previous and next" })
    .getByRole("button", { name: "Next" })
    .click();
  await showing(page, activity);
}

export const position = (page: Page) => page.getByRole("slider", { name: "Position" });
export const at = async (page: Page) => Number(await position(page).inputValue());

/** The server has taken a report about this learner's progress. */
export const reported = (page: Page, saying: RegExp) =>
  page.waitForResponse(
    async (answer) =>
      answer.request().method() === "POST" &&
      answer.url().endsWith("/progress") &&
      answer.ok() &&
      saying.test(await answer.text()),
  );

/** The admin's list says this about somebody within a second from now, by itself. */
export const seenLive = (admin: Page, name: string, text: string | RegExp) =>
  admin.getByRole("row").filter({ hasText: name }).filter({ hasText: text }).waitFor({ timeout: 1_000 });
