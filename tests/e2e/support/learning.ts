/** What a learner does, and what the admin sees of it. */

import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, waitUntilIdle } from "./checks";
import { at as address } from "./product";
import { isPhone } from "./shell";

/** The chooser of somebody with several teams: opens one, on its own host, without signing in again. */
export async function chooseTeam(page: Page, team: string, host: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: "Choose your team" })).toBeVisible();
  await waitUntilIdle(page);
  await expectAccessible(page, "/teams");
  await page.getByRole("button", { name: team, exact: true }).click();
  await expect(page).toHaveURL(address(host, "/apps/homepage/myhomepage"));
  await page.goto(address(host, "/apps/courses/mycourses"));
  await expect(page.getByRole("heading", { level: 1, name: "My Courses" })).toBeVisible();
}

/** My Courses shows these, in this order. */
export const lists = (page: Page, titles: readonly string[]) =>
  expect(page.getByRole("region", { name: "My Courses" }).getByRole("link")).toHaveText([...titles]);

export const card = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

/** The list of the course's activities, which on a phone is in a drawer. */
export async function inOutline(page: Page, mode: (outline: Locator) => Promise<void>): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Outline" }).click();
  await mode(page.getByRole("navigation", { name: "Outline" }));
  if (isPhone(page)) await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
}

/** Opens a course from My Courses, or from the homepage. */
export async function openCourse(page: Page, title: string): Promise<void> {
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

export const expectActivity = (page: Page, activity: string) =>
  expect(page.getByRole("heading", { level: 2, name: activity })).toBeVisible();

/** The open activity says that it is done. */
export const isDone = (page: Page) =>
  expect(page.getByRole("article").getByText("Completed", { exact: true })).toBeVisible();

export async function next(page: Page, activity: string): Promise<void> {
  await page
    .getByRole("navigation", { name: "Previous and next" })
    .getByRole("button", { name: /^(Next|Continue)$/ })
    .click();
  await expectActivity(page, activity);
}

/** Goes on from the end of what was read. */
export const continueLearning = (page: Page) =>
  page
    .getByRole("navigation", { name: "Previous and next" })
    .getByRole("button", { name: "Continue" })
    .click();

export const position = (page: Page) => page.getByRole("slider", { name: "Position" });
export const at = async (page: Page) => Number(await position(page).inputValue());

/** The server has taken a report about this learner's progress. */
export const waitForReport = (page: Page, saying: RegExp) =>
  page.waitForResponse(
    async (answer) =>
      answer.request().method() === "POST" &&
      answer.url().endsWith("/progress") &&
      answer.ok() &&
      saying.test(await answer.text()),
  );

/** A line of the admin's list of learners. */
export const row = (admin: Page, name: string) => admin.getByRole("row").filter({ hasText: name });

/** The admin's list says this about somebody within a second from now, by itself. */
export const expectLearnerRow = (admin: Page, name: string, text: string | RegExp) =>
  row(admin, name).filter({ hasText: text }).waitFor({ timeout: 1_000 });
