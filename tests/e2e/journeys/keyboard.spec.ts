/** By keyboard alone: signing in, and a whole course. */
import { expect, type Page } from "@playwright/test";
import { test, use } from "../support/keyboard";
import { at, expectActivity, isDone } from "../support/learning";
import { at as address } from "../support/product";
import { account, COURSE, HANDBOOK } from "../support/seedTenant";
import { isPhone } from "../support/shell";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function goToNext(page: Page, to: string): Promise<void> {
  await use(
    page,
    page.getByRole("navigation", { name: "Previous and next" }).getByRole("button", { name: "Next" }),
  );
  await expectActivity(page, to);
  await expect(page.getByRole("heading", { level: 2, name: to })).toBeFocused();
}

test("somebody without a mouse signs in and completes a course", async ({ page, own }) => {
  const lena = await account(own.api, "Lena");
  await page.context().route(`${HANDBOOK}**`, (route) => route.fulfill({ body: "The handbook" }));

  await test.step("signs in where she was sent from, and lands there", async () => {
    await page.goto(address(own.host, "/apps/courses/mycourses?search=aboard"));
    await expect(page.getByLabel("Username or email")).toBeFocused();
    await page.keyboard.type(lena.username);
    await use(page, page.getByLabel("Password", { exact: true }), "x");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("not-the-password");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/incorrect/);
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await page.keyboard.press("Control+A");
    await page.keyboard.type(lena.password);
    await use(page, button(page, "Log In"));
    await expect(page).toHaveURL(address(own.host, "/apps/courses/mycourses?search=aboard"));
  });

  await test.step("skips the navigation and opens the course", async () => {
    await use(page, page.getByRole("link", { name: "Skip to content" }));
    await use(page, page.getByRole("link", { name: COURSE, exact: true }));
    await expectActivity(page, "Where things are");
    await isDone(page);
  });

  await test.step("chooses from the outline", async () => {
    if (isPhone(page)) await use(page, button(page, "Outline"));
    const list = page.getByRole("navigation", { name: "Outline" });
    await use(page, list.getByRole("button", { name: /^A short film/ }));
    await expectActivity(page, "A short film");
  });

  await test.step("watches, reads, ticks and follows", async () => {
    await use(page, button(page, "Play").first());
    await expect(button(page, "Pause")).toBeFocused();
    await expect.poll(() => at(page), { intervals: [100] }).toBeGreaterThan(2.5);
    await page.keyboard.press("k");
    await expect(button(page, "Pause")).toHaveCount(0);
    await isDone(page);

    await goToNext(page, "The leaflet");
    await use(page, page.getByRole("document", { name: "The leaflet, page 1" }), "PageDown");
    await expect(page.getByRole("document", { name: "The leaflet, page 2" })).toContainText("When in doubt");

    await goToNext(page, "Things to do");
    await use(page, page.getByLabel("Collect the badge"), " ");
    await use(page, page.getByLabel("Find the exits"), " ");
    await isDone(page);

    await goToNext(page, "The handbook");
    const opened = page.context().waitForEvent("page");
    await use(page, page.getByRole("link", { name: "Open link" }));
    await (await opened).close();
  });

  await test.step("is told that it is completed, and goes back", async () => {
    await expect(page.getByRole("heading", { name: "Well done!" })).toBeFocused();
    await use(page, page.getByRole("link", { name: "Back to my courses" }));
    await expect(page.getByRole("article").filter({ hasText: COURSE })).toContainText("Completed");
  });
});
