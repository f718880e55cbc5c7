/** Every screen of both apps: what axe finds wide and at 320 pixels, and whether it fits there in both directions of writing. */
import { expect, type Page } from "@playwright/test";
import { backToOutline } from "./support/builder";
import {
  ABOVE,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  inspect,
  loaded,
  waitUntilIdle,
} from "./support/checks";
import { signInToConsole } from "./support/console";
import { holdBack } from "./support/holdBack";
import { isThorough } from "./support/isThorough";
import { open } from "./support/navigate";
import { at, product } from "./support/product";
import { consoleVisits, type Visit, type Visitor, visits } from "./support/screens";
import { openNavigation, openTool } from "./support/shell";
import { type OwnTenant, signIn, test } from "./support/tenant";

// Many screens, which do not wait for each other.
test.describe.configure({ mode: "parallel", timeout: 900_000 });

const KINDS = 5;
const LOGOUT_PATH = "/logout";
/** With one team there is nothing to choose: a story of somebody with two looks at it. */
const TEAM_CHOOSER_PATH = "/teams";

/** All screens that this visitor opens in the stories. */
async function inspectAll(page: Page, own: OwnTenant, visitor: Visitor): Promise<void> {
  const wrong: string[] = [];
  for (const visit of await visits(own)) {
    if (visit.visitor !== visitor || [LOGOUT_PATH, TEAM_CHOOSER_PATH].includes(visit.path)) continue;
    // All screens are looked at, also behind one with faults.
    await inspect(page, visit.path, at(own.host, visit.address)).catch((error: unknown) =>
      wrong.push(`${visit.path}: ${error instanceof Error ? error.message : String(error)}`),
    );
  }
  expect(wrong.join("\n\n")).toBe("");
}

test("screens for everybody and for guests", async ({ page, own }) => {
  await inspectAll(page, own, "nobody");
});

test("screens of people who have signed in", async ({ page, own }) => {
  await signIn(page, own.host, own.manager);
  await inspectAll(page, own, "manager");
  // The last one: it is on the screen for as long as signing out takes.
  const slow = await holdBack(page, "POST", "**/api/auth/logout");
  await page.goto(at(own.host, LOGOUT_PATH));
  await slow.sent;
  await expectAccessible(page, LOGOUT_PATH);
  await slow.release();
  await expect(page).toHaveURL(/\/login$/);
});

test("every kind of activity in the player", async ({ page, own }) => {
  await signIn(page, own.host, own.manager, "/apps/courses/mycourses");
  await page.getByRole("article").getByRole("link").first().click();
  await waitUntilIdle(page);
  const link = page.getByRole("navigation", { name: "Previous and next" });
  for (;;) {
    await waitUntilIdle(page);
    const kind = await page.getByRole("heading", { level: 2 }).last().textContent();
    await test.step(kind ?? "", () => expectSound(page, `player, ${kind}`));
    const on = link.getByRole("button", { name: "Next" });
    if ((await on.count()) === 0) break;
    await on.click();
  }
});

test("screens of admins", async ({ page, own }) => {
  await signIn(page, own.host, own.admin);
  await inspectAll(page, own, "admin");
});

test("screens of superadmins", async ({ page, own }) => {
  await signIn(page, own.host, own.superadmin);
  await inspectAll(page, own, "superadmin");
});

test("what an admin's screens hold", async ({ page, own }) => {
  await signIn(page, own.host, own.admin);
  for (const job of own.imports)
    await inspect(page, `import ${job}`, at(own.host, `/apps/admin/bulk-update?job=${job}`));
  const badge = `/apps/admin/badges/${own.badgeId}?tab=holders`;
  const product = `/product/${own.productId}?edit`;
  for (const path of [`/blog/${own.blogId}?edit`, product, "/blogs?kind=product", badge])
    await inspect(page, path.replaceAll(/[0-9a-f-]{36}/g, "{id}"), at(own.host, path));
  await page.goto(at(own.host, `/apps/admin/courses/${own.courseId}`));
  await waitUntilIdle(page);
  const outline = page.getByRole("region", { name: "Outline" });
  const titles = await outline.locator(".course-activity-title").allTextContents();
  expect(titles).toHaveLength(KINDS);
  for (const title of titles) {
    await test.step(`editor of ${title}`, async () => {
      await outline.getByRole("button", { name: title }).first().click();
      await expect(page.getByRole("region", { name: title, exact: true })).toBeVisible();
      await expectSound(page, `editor of ${title}`);
      await backToOutline(page);
    });
  }
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await waitUntilIdle(page);
    await inspect(page, `course, ${await tab.textContent()}`, page.url());
  }
});

type DialogCase = [what: string, path: string, press: (page: Page) => Promise<void>];

async function openEach(page: Page, own: OwnTenant, openings: readonly DialogCase[]): Promise<void> {
  for (const [what, path, press] of openings) {
    await test.step(what, async () => {
      await open(page, at(own.host, path));
      await waitUntilIdle(page);
      await press(page);
      await expect(page.getByRole("dialog").or(page.getByRole("menu")).first()).toBeVisible();
      await expectSound(page, what, ABOVE);
    });
  }
}

test("what opens above a screen on a phone", { tag: "@phone" }, async ({ page, own }) => {
  await signIn(page, own.host, own.manager);
  const course = (await visits(own)).find(({ path }) => path === "/apps/course/:userCourseId")?.address ?? "";
  const press = (name: string) => () => page.getByRole("button", { name }).click();
  await openEach(page, own, [
    ["navigation", "/apps/courses/mycourses", openNavigation],
    ["tools", "/apps/courses/mycourses", press("Tools")],
    ["outline of a course", course, press("Outline")],
    ["views of notes", "/apps/notes", press("Views of notes")],
    ["own menu", "/apps/courses/mycourses", press("Menu of Mia")],
  ]);
});

test("what opens above a screen", async ({ page, own }) => {
  await signIn(page, own.host, own.admin);
  const [users, courses, mine] = ["/apps/admin/users", "/apps/admin/courses", "/apps/courses/mycourses"];
  const course = `${courses}/${own.courseId}`;
  const press = (name: string | RegExp) => () => page.getByRole("button", { name }).click();
  // From the menu of the first row.
  const choose = async (name: string) => {
    const actions = page.getByRole("button", { name: /^Actions for/ });
    await actions.first().click();
    await page.getByRole("menuitem", { name }).click();
  };
  await openEach(page, own, [
    ["add user", users, press("Add user")],
    ["act as somebody", `${users}?role=learner&status=active`, () => choose("Impersonate")],
    ["what was done", "/apps/admin/audit-log", () => page.getByRole("row").getByRole("link").first().click()],
    ["new badge", "/apps/admin/badges", press("New badge")],
    ["give a badge", `/apps/admin/badges/${own.badgeId}`, press("Award to people")],
    ["new badge rule", "/apps/admin/badges-rules", press("New rule")],
    ["what a badge rule counts", `/apps/admin/badges-rules/${own.badgeRuleId}`, press("Add courses")],
    ["withdraw a badge", `/apps/admin/badges/${own.badgeId}?tab=holders`, () => choose("Withdraw")],
    ["withdraw a certificate", "/apps/admin/certificates?status=valid", () => choose("Withdraw")],
    ["add a provider", "/apps/admin/settings/sign-in", press("Add provider")],
    ["change the password", "/pages/security", press("Change password")],
    ["columns", users, press("Columns")],
    ["views of a list", users, press("Views")],
    ["create course", courses, press("Create course")],
    [
      "save a form as a template",
      `/apps/admin/form/${own.formId}`,
      async () => {
        await press("More")();
        await page.getByRole("menuitem", { name: "Save as template" }).click();
      },
    ],
    ["preview", course, press("Preview")],
    ["rule", `${course}?tab=permissions`, press("Edit rule")],
    ["search", mine, () => page.keyboard.press("Control+k")],
    ["own menu", mine, press(/Ines/)],
    ["theme settings", mine, (on) => openTool(on, "Theme Settings")],
    ["quick panel", mine, (on) => openTool(on, "Quick panel")],
    ["the bell's list", mine, press(/^Notifications/)],
  ]);
});

const signInAs: Record<Visitor, (page: Page, own: OwnTenant) => Promise<void>> = {
  nobody: async () => undefined,
  manager: (page, own) => signIn(page, own.host, own.manager),
  admin: (page, own) => signIn(page, own.host, own.admin),
  superadmin: (page, own) => signIn(page, own.host, own.superadmin),
};

/** What Arabic looks like on some screens of many parts: all of them are turned round where they are inspected. */
const SAMPLE = ["/login", "/apps/homepage/myhomepage", "/apps/course/:userCourseId", "/apps/admin/users"];

async function readArabic(page: Page, own: OwnTenant, screens: readonly Visit[]): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("learnt.language", "ar"));
  for (const { path, address } of screens) {
    await page.goto(at(own.host, address));
    await loaded(page);
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectNoSidewaysScroll(page, `${path}, in Arabic`);
  }
}

for (const [visitor, enter] of Object.entries(signInAs))
  test(`in Arabic the screens of ${visitor} fit a narrow window too`, {
    tag: visitor === "superadmin" ? ["@phone", "@thorough"] : "@phone",
  }, async ({ page, own }) => {
    await enter(page, own);
    const all = (await visits(own)).filter((item) => item.visitor === visitor && item.path !== LOGOUT_PATH);
    await readArabic(page, own, isThorough ? all : all.filter(({ path }) => SAMPLE.includes(path)));
  });

test("screens of the console", async ({ page, own }) => {
  const { console } = product();
  for (const { path, address } of consoleVisits("nobody", "", ""))
    await inspect(page, `console ${path}`, console + address);
  await signInToConsole(page);
  const link = page.getByRole("main").getByRole("link", { name: own.name }).first();
  const tenant = await link.getAttribute("href");
  for (const { path, address } of consoleVisits("operator", tenant ?? "", own.trigger))
    await inspect(page, `console ${path}`, console + address);
  // What opens above a tenant's page.
  await page.goto(console + (tenant ?? ""));
  await page
    .getByRole("button", { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Edit team" }).click();
  await expectSound(page, "console, edit team");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Mark demo account" }).click();
  await expectSound(page, "console, mark a demo account");
});
