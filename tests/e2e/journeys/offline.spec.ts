/** The connection is lost while somebody learns: they go on, and nothing of it is lost. */
import { type Browser, expect, type Page } from "@playwright/test";
import { expectActivity, isDone, next, openCourse } from "../support/learning";
import { type Account, at } from "../support/product";
import { account, COURSE } from "../support/seedTenant";
import { type OwnTenant, signIn, test } from "../support/tenant";

const offlineNotice = (page: Page) => page.getByRole("status").filter({ hasText: "You are offline." });

async function startLearning(page: Page, own: OwnTenant, learner: Account): Promise<void> {
  await signIn(page, own.host, learner);
  await openCourse(page, COURSE);
  await expectActivity(page, "Where things are");
  await isDone(page);
}

/** The same learner elsewhere, in this activity: what they see there is what the server knows. */
async function elsewhere(
  browser: Browser,
  own: OwnTenant,
  learner: Account,
  activity: string,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, own.host, learner);
  await openCourse(page, COURSE);
  await expectActivity(page, activity);
  return page;
}

test("what is done without a connection is shown, and told when it is back", async ({
  page,
  browser,
  own,
}) => {
  const otto = await account(own.api, "Otto");
  await startLearning(page, own, otto);
  await next(page, "A short film");
  await next(page, "The leaflet");
  await expect(page.getByRole("document", { name: "The leaflet, page 1" })).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(offlineNotice(page)).toBeVisible();
  await next(page, "Things to do");
  await page.getByLabel("Collect the badge").check();
  await page.getByRole("button", { name: "Previous", exact: true }).click();
  await expect(page.getByRole("document", { name: "The leaflet, page 2" })).toBeVisible();
  await next(page, "Things to do");
  await expect(page.getByLabel("Collect the badge")).toBeChecked();
  await page.getByLabel("Find the exits").check();

  await page.context().setOffline(false);
  await isDone(page);
  await expect(offlineNotice(page)).toBeHidden();

  // What comes next is shown first; what was done before it stands behind it.
  const other = await elsewhere(browser, own, otto, "The handbook");
  const back = other.getByRole("button", { name: "Previous", exact: true });
  await back.click();
  await isDone(other);
  await back.click();
  await expect(other.getByRole("document", { name: "The leaflet, page 2" })).toBeVisible();
  await other.context().close();
});

test("a tab that is closed without a connection tells later what was done in it", async ({
  page,
  browser,
  own,
}) => {
  const nina = await account(own.api, "Nina");
  await startLearning(page, own, nina);
  await next(page, "A short film");
  await next(page, "The leaflet");
  await next(page, "Things to do");
  await page.context().setOffline(true);
  await page.getByLabel("Collect the badge").check();
  await expect(offlineNotice(page)).toBeVisible();
  const address = page.url();
  await page.close();
  await page.context().setOffline(false);

  // Any page of the product sends it, not only the course's.
  const later = await page.context().newPage();
  await later.goto(at(own.host, "/pages/profile"));
  const storedReports = () =>
    later.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("learnt.reports.")));
  await expect.poll(storedReports).toEqual([]);
  await later.goto(address);
  await expectActivity(later, "Things to do");
  await expect(later.getByLabel("Collect the badge")).toBeChecked();
  await later.getByLabel("Find the exits").check();
  await isDone(later);
  await later.close();

  const other = await elsewhere(browser, own, nina, "The handbook");
  await other.getByRole("button", { name: "Previous", exact: true }).click();
  await isDone(other);
  await other.context().close();
});
