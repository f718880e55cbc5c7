/** Every screen of both apps: what axe finds in light and dark, wide and on a phone, and whether it fits 320 pixels. */
import { expect, type Page, test } from "@playwright/test";
import { routes } from "../../admin-console/src/app/routes";
import { screens } from "../../web/src/app/routes";
import { expectAccessible, inspect, looks, settled } from "./support/checks";
import { signInToConsole } from "./support/console";
import { at, product } from "./support/product";
import { furnish, type Own, ownTenant, signIn } from "./support/tenant";

let own: Own;

test.beforeAll(async ({ browser }) => {
  const tenant = await ownTenant(browser, `a11y-${Date.now().toString(36)}`);
  const page = await (await browser.newContext()).newPage();
  own = { ...tenant, courseId: await furnish(page, tenant) };
  await page.context().close();
});

/** The address of the first link of a list. */
async function firstLink(page: Page, list: string, link: RegExp): Promise<string> {
  await page.goto(at(own.host, list));
  await settled(page);
  const links = await page.getByRole("main").getByRole("link").all();
  const found = await Promise.all(links.map((one) => one.getAttribute("href")));
  return found.find((href) => href && link.test(href)) ?? "nowhere";
}

async function inspectAll(page: Page, paths: readonly string[], fill: Record<string, string> = {}) {
  for (const path of paths) await inspect(page, path, at(own.host, fill[path] ?? path));
}

const of = (gates: readonly string[]) =>
  screens.filter((screen) => gates.includes(screen.gate)).map(({ path }) => path);
const leaving = "/logout";

test("screens for everybody and for guests", async ({ page }) => {
  await inspectAll(page, of(["anyone", "guest"]), {
    "/action": "/action#mode=acceptInvitation&code=unknown",
  });
});

test("screens of people who have signed in", async ({ page }) => {
  await signIn(page, own);
  const course = await firstLink(page, "/apps/courses/mycourses", /^\/apps\/course\/.+/);
  const paths = of(["signed-in"]).filter((path) => path !== leaving);
  await inspectAll(page, paths, { "/apps/course/:userCourseId": course });
  await inspect(page, leaving, at(own.host, leaving));
});

test("screens of admins", async ({ page }) => {
  await signIn(page, own);
  const person = await firstLink(page, "/apps/admin/users", /^\/apps\/admin\/users\/.+/);
  const course = `/apps/admin/courses/${own.courseId}`;
  await inspectAll(page, of(["admin"]), {
    "/apps/admin/users/:userId": person,
    "/apps/admin/courses/:courseId": course,
  });
  await page.goto(at(own.host, course));
  await settled(page);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await inspect(page, `course, ${await tab.textContent()}`, page.url());
  }
  const job = await firstLink(page, "/apps/admin/bulk-update", /\?job=/);
  await inspect(page, "an import that is through", at(own.host, job));
});

test("what opens above a screen", async ({ page, isMobile }) => {
  await signIn(page, own);
  const openings: [string, string, (page: Page) => Promise<void>][] = [
    ["add user", "/apps/admin/users", (on) => on.getByRole("button", { name: "Add user" }).click()],
    ["columns", "/apps/admin/users", (on) => on.getByRole("button", { name: "Columns" }).click()],
    [
      "create course",
      "/apps/admin/courses",
      (on) => on.getByRole("button", { name: "Create course" }).click(),
    ],
    ["search", "/apps/courses/mycourses", (on) => on.keyboard.press("Control+k")],
    ["own menu", "/apps/courses/mycourses", (on) => on.getByRole("button", { name: /Ines/ }).click()],
  ];
  if (isMobile) {
    openings.push([
      "navigation",
      "/apps/courses/mycourses",
      (on) => on.getByRole("button", { name: /menu/i }).click(),
    ]);
  }
  for (const [what, path, open] of openings) {
    for (const look of looks) {
      await test.step(`${what}, ${look}`, async () => {
        await page.emulateMedia({ colorScheme: look, reducedMotion: "reduce" });
        await page.goto(at(own.host, path));
        await settled(page);
        await open(page);
        await expect(page.getByRole("dialog").or(page.getByRole("menu")).first()).toBeVisible();
        await expectAccessible(page, `${what}, ${look}`);
      });
    }
  }
});

test("screens of the console", async ({ page }) => {
  const { console } = product();
  const withGate = (gates: readonly string[]) =>
    routes.filter((route) => gates.includes(route.gate)).map(({ path }) => path);
  for (const path of withGate(["guest", "anyone"])) await inspect(page, `console ${path}`, console + path);
  await signInToConsole(page);
  const tenant = await page
    .getByRole("main")
    .getByRole("link", { name: "Inspected" })
    .first()
    .getAttribute("href");
  for (const path of withGate(["superadmin"])) {
    await inspect(page, `console ${path}`, console + (path.includes(":tenantId") ? tenant : path));
  }
});
