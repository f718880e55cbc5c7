/**
 * What the product looks like: some screens beside the pictures of them that were approved (`sight/*.png`). They are taken with
 * Debian's Chromium and the product's own letters; `npx playwright test sight --update-snapshots` takes them anew.
 */
import { existsSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { type Account, at } from "./support/product";
import { account, allKinds, COURSE, giveCourse, notice } from "./support/seedTenant";
import { openTool } from "./support/shell";
import { signIn, test } from "./support/tenant";

/** The browser without a window of its own draws some letters differently. */
const CHROMIUM = "/usr/bin/chromium";

test.use({
  story: "sight",
  viewport: { width: 1280, height: 720 },
  launchOptions: async ({ launchOptions }, use) =>
    use(existsSync(CHROMIUM) ? { ...launchOptions, executablePath: CHROMIUM } : launchOptions),
});
test.describe.configure({ mode: "serial" });

const NARROW = { width: 360, height: 720 };
const ada = { name: "Ada Okafor", username: "admin@acme.test", password: "demo-demo-1" };

/** What is another one each time: moments, numbers that come by themselves, covers, and names made for this run. */
const changingParts = (page: Page) => [
  page.locator("time"),
  page.locator(".notification-bell"),
  // Drawn from ids.
  page.locator(".kit-content .kit-cover"),
  page.locator("h1").filter({ hasText: /^(Good |صباح|مساء|طاب)/ }),
  page.getByText(/@|-[0-9a-f]{8}\b/),
];

/** Of all points. Versions of Chromium draw Arabic letters differently. */
const ARABIC = 0.015;

async function expectScreenshot(page: Page, name: string, max?: number): Promise<void> {
  // Not by its role: what is below an open panel has none meanwhile.
  await expect(page.locator("h1").first()).toBeVisible();
  await expect(page.locator("[aria-busy=true], .kit-skeleton, .kit-spinner")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  // Out of the way of what unfolds or lights up below it.
  const { width, height } = page.viewportSize() ?? NARROW;
  const fromRight = (await page.locator("html").getAttribute("dir")) === "rtl";
  await page.mouse.move(fromRight ? 1 : width - 1, height - 1);
  const differs = max === undefined ? {} : { maxDiffPixelRatio: max };
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { mask: changingParts(page), ...differs });
}

/** Pages for guests are read in the letters of each system; pictures of them must not depend on what this one has installed. */
async function useProductFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.style.setProperty("--font-system", '"Inter Variable", sans-serif');
    await document.fonts.load('1em "Inter Variable"');
  });
}

let lena: Account;
let courseId: string;

test.beforeAll(async ({ tenant }) => {
  courseId = await giveCourse(tenant.api, COURSE, await allKinds(tenant.api));
  await giveCourse(tenant.api, "Fire safety", [notice("Leave the lift alone")]);
  await giveCourse(tenant.api, "Working with screens", [notice("Sit well")]);
  lena = await account(tenant.api, "Lena");
  await account(tenant.api, "Otto", ["learner", "manager"]);
});

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
});

test("before one is in", { tag: "@wide" }, async ({ page }) => {
  for (const tenant of ["acme", "munro"]) {
    await page.goto(at(`${tenant}.learnt.localhost`, "/login"));
    await useProductFont(page);
    await expectScreenshot(page, `login-${tenant}`);
  }
  await page.goto(at("acme.learnt.localhost", "/pages/errors/error-404"));
  await useProductFont(page);
  await expectScreenshot(page, "error-404");
});

test("the teams to choose from", { tag: "@wide" }, async ({ page }) => {
  await signIn(page, "acme.learnt.localhost", ada);
  await page.goto(at("acme.learnt.localhost", "/teams"));
  await expectScreenshot(page, "teams");
});

test("what a learner sees", { tag: "@wide" }, async ({ page, tenant }) => {
  const go = (path: string) => page.goto(at(tenant.host, path));
  await signIn(page, tenant.host, lena);
  await go("/apps/homepage/myhomepage");
  await expectScreenshot(page, "home");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectScreenshot(page, "home-dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize(NARROW);
  await expectScreenshot(page, "home-narrow");
  await page.setViewportSize({ width: 1280, height: 720 });

  await openTool(page, "Theme Settings");
  await expect(page.getByRole("dialog", { name: "Theme Settings" })).toBeVisible();
  await expectScreenshot(page, "theme-panel");

  await go("/pages/mynotifications");
  await expectScreenshot(page, "notifications");
  await go("/pages/profile");
  await expectScreenshot(page, "profile");
  await go("/apps/courses/mycourses");
  await page.getByRole("link", { name: COURSE, exact: true }).click();
  await expect(page.getByText("The kitchen is on the second floor.")).toBeVisible();
  await expectScreenshot(page, "player");

  await page.evaluate(() => localStorage.setItem("learnt.language", "ar"));
  await go("/apps/homepage/myhomepage");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expectScreenshot(page, "home-arabic", ARABIC);
});

test("what an admin sees", { tag: "@wide" }, async ({ page, tenant }) => {
  const go = (path: string) => page.goto(at(tenant.host, path));
  await signIn(page, tenant.host, tenant.admin);
  await go("/apps/admin/users?sort=name");
  await expectScreenshot(page, "users");
  await go(`/apps/admin/courses/${courseId}`);
  await expectScreenshot(page, "course-editor");
  await go("/apps/admin/settings/theme");
  await expectScreenshot(page, "theme-settings");
});
