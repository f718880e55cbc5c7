/** A reader of Arabic: from right to left, no word of English, dates as they are written there. */
import { expect } from "@playwright/test";
import { Api } from "../support/api";
import { arabic, DAY, expectArabic, inArabic, MOMENT } from "../support/language";
import { at } from "../support/product";
import { account, allKinds, COURSE, giveCourse, HANDBOOK } from "../support/seedTenant";
import { test } from "../support/tenant";

test.use({ story: "arabic" });
// The words are the same in every window: one is enough.

test("in Arabic no screen says a word of English, and all stands from right to left", {
  tag: "@wide",
}, async ({ page, tenant }) => {
  await giveCourse(tenant.api, COURSE, await allKinds(tenant.api));
  const amal = await account(tenant.api, "Amal", ["learner", "admin"]);
  const { items } = await tenant.api.get<{ items: { firstName: string; lastName: string }[] }>("/people");
  const names = items.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const written = [tenant.name, tenant.admin.username, amal.username, ...names, "AL", "II", "I"];
  const [doors, learning] = [arabic("identity"), arabic("learning")];

  await test.step("the login page, and what it refuses", async () => {
    await page.goto(at(tenant.host, "/login"));
    await page.getByLabel("Language").selectOption({ label: "العربية" });
    await expectArabic(page, written);
    await page.getByLabel(doors("login.username")).fill(amal.username);
    const password = page.getByLabel(doors("login.password"), { exact: true });
    await password.fill("not-the-password");
    await page.getByRole("button", { name: doors("login.submit"), exact: true }).click();
    await expect(password).toHaveAccessibleDescription(arabic("problems")("field.incorrect"));
    await expectArabic(page, written);
    await password.fill(amal.password);
    await page.getByRole("button", { name: doors("login.submit"), exact: true }).click();
  });

  await test.step("My Courses, with dates of there", async () => {
    await expect(page).toHaveURL(at(tenant.host, "/apps/homepage/myhomepage"));
    await page.goto(at(tenant.host, "/apps/courses/mycourses"));
    await expect(page.getByRole("heading", { level: 1, name: learning("mycourses.title") })).toBeVisible();
    const card = page.getByRole("article").filter({ hasText: COURSE });
    await expect(card).toBeVisible();
    const learner = await Api.signIn(tenant.host, amal.username, amal.password);
    const { items } = await learner.get<{ items: { createdAt: string }[] }>("/me/courses");
    await learner.close();
    const date = await inArabic(page, items[0]?.createdAt ?? "", DAY);
    await expect(card).toContainText(learning("card.given", { date }));
    await expectArabic(page, [...written, COURSE]);
  });

  await test.step("every kind of activity in the player", async () => {
    await page.getByRole("link", { name: COURSE, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: COURSE })).toBeVisible();
    const link = page.getByRole("navigation", { name: learning("player.way") });
    const titles = ["Where things are", "A short film", "The leaflet", "Things to do", "The handbook"];
    const texts = [
      COURSE,
      new URL(HANDBOOK).host,
      ...titles,
      "The first day",
      "The kitchen is on the second floor.",
      "Collect the badge",
      "Find the exits",
    ];
    for (const title of titles) {
      await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
      await expectArabic(page, [...written, ...texts]);
      if (title !== titles.at(-1)) await link.getByRole("button", { name: learning("player.next") }).click();
    }
  });

  await test.step("the list of people, with moments of there", async () => {
    await page.goto(at(tenant.host, "/apps/admin/users"));
    // Amal is there now, which is no moment; the administrator was there earlier.
    const seen = page.getByRole("row").filter({ hasText: tenant.admin.name }).locator("time");
    await expect(seen).toBeVisible();
    const when = await seen.getAttribute("datetime");
    await expect(seen).toHaveAttribute("title", await inArabic(page, when ?? "", MOMENT));
    await expectArabic(page, written);
  });

  await test.step("and back again", async () => {
    // Rows of the list have a menu with her name too.
    await page.getByRole("banner").getByRole("button", { name: amal.name }).click();
    await page.getByRole("menuitemcheckbox", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
    await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  });
});
