/** The frame around the screens: each person's own layout, shortcuts and searches, in all their tabs and on all their devices. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible, waitUntilIdle } from "../support/checks";
import { at } from "../support/product";
import { account } from "../support/seedTenant";
import { openTool } from "../support/shell";
import { signIn, test } from "../support/tenant";

const MINE = "/apps/courses/mycourses";
/** Also below the settings, while they are open. */
const navigation = (page: Page) =>
  page.getByRole("navigation", { name: "Main navigation", includeHidden: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Theme Settings" });

async function openSettings(page: Page, tab: "Theme" | "Layout"): Promise<void> {
  await openTool(page, "Theme Settings");
  await panel(page).getByRole("tab", { name: tab }).click();
}

/** As wide as the window, or a column at its side. */
const isLine = async (page: Page) => ((await navigation(page).boundingBox())?.height ?? 0) < 100;
const mainStart = async (page: Page) => (await page.getByRole("main").boundingBox())?.x ?? -1;

// Below `lg` the navigation is a drawer in every layout.
test("somebody lays their screens out, and finds them so in every tab and on every device", {
  tag: "@wide",
}, async ({ page, context, browser, own }) => {
  const finn = await account(own.api, "Finn");
  await signIn(page, own.host, finn, MINE);
  const other = await context.newPage();
  await other.goto(at(own.host, MINE));
  await expect(navigation(other)).toBeVisible();
  expect(await isLine(page)).toBe(false);

  await test.step("another layout stands at once, and in the other tab", async () => {
    await openSettings(page, "Layout");
    await panel(page).getByText("Layout 3", { exact: true }).click();
    await expect.poll(() => isLine(page)).toBe(true);
    await expect.poll(() => isLine(other)).toBe(true);
    await expectAccessible(page, "the settings of the layout");
  });

  await test.step("without the panel at the right, nothing offers what is in it", async () => {
    const right = panel(page).getByRole("switch", { name: /^Right side panel/ });
    await right.click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Tools", exact: true }).click();
    await expect(page.getByRole("menuitem", { name: "Theme Settings" })).toBeVisible();
    await expect(page.getByRole("menuitem", { name: "Contacts" })).toHaveCount(0);
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menuitem")).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await openSettings(page, "Layout");
    await right.click();
    await page.keyboard.press("Escape");
  });

  await test.step("what the line holds opens below it, and leads to a screen", async () => {
    const part = navigation(page).getByRole("button", { name: "Learn" });
    await part.click();
    await expect(part).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(part).toHaveAttribute("aria-expanded", "false");
    await part.click();
    await navigation(page).getByRole("link", { name: "My Courses" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My Courses" })).toBeVisible();
  });

  await test.step("it is there after a reload, and on another device", async () => {
    await page.reload();
    await expect(navigation(page)).toBeVisible();
    expect(await isLine(page)).toBe(true);
    const device = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await signIn(device, own.host, finn);
    await expect(navigation(device)).toBeVisible();
    expect(await isLine(device)).toBe(true);
    await device.context().close();
  });

  await test.step("another one signs in at this browser, and sees nothing of it", async () => {
    await page.goto(at(own.host, "/logout"));
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, own.host, await account(own.api, "Gina"));
    await expect(navigation(page)).toBeVisible();
    expect(await isLine(page)).toBe(false);
  });
});

test("what could not be saved is taken back, and said", { tag: "@wide" }, async ({ page, own }) => {
  await signIn(page, own.host, await account(own.api, "Hana"), MINE);
  await expect(navigation(page)).toBeVisible();
  await page.route("**/api/me/preferences", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  );
  await openSettings(page, "Layout");
  await panel(page).getByText("Layout 2", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Notifications" }).getByRole("status")).toBeVisible();
  await expect.poll(() => isLine(page)).toBe(false);
});

test("the folded navigation unfolds over the page, and the arrow keeps it open", {
  tag: "@wide",
}, async ({ page, own }) => {
  await signIn(page, own.host, await account(own.api, "Ivo"), MINE);
  const width = async () => (await navigation(page).boundingBox())?.width;
  await expect(navigation(page)).toBeVisible();
  expect(await mainStart(page)).toBe(64);

  await navigation(page).hover();
  await expect.poll(width).toBe(280);
  expect(await mainStart(page)).toBe(64);
  await page.getByRole("main").hover();
  await expect.poll(width).toBe(64);

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect.poll(width).toBe(280);
  await navigation(page).getByRole("button", { name: "Expand navigation" }).click();
  await expect.poll(() => mainStart(page)).toBe(280);
  await page.getByRole("main").hover();
  await page.reload();
  await expect(navigation(page)).toBeVisible();
  await expect.poll(() => mainStart(page)).toBe(280);
});

test("the content scrolls by itself, and going back finds the place", { tag: "@wide" }, async ({
  page,
  own,
}) => {
  await signIn(page, own.host, own.admin, "/apps/admin/users");
  await waitUntilIdle(page);
  const row = page.getByRole("row").last();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
  await expect(page.getByRole("button", { name: "Tools" })).toBeInViewport();
  await navigation(page).getByRole("link", { name: "Courses", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeInViewport();
  await page.goBack();
  await expect(row).toBeInViewport();
});

test("shortcuts are chosen, stay, and reach the other tab", { tag: "@wide" }, async ({
  page,
  context,
  own,
}) => {
  await signIn(page, own.host, await account(own.api, "Jara"));
  const other = await context.newPage();
  await page.goto(at(own.host, MINE));
  await other.goto(at(own.host, MINE));
  const bar = (tab: Page) => tab.getByRole("navigation", { name: "Shortcuts" });
  // Calendar, mail, contacts and to-do are everybody's first shortcuts: what does not exist is not shown.
  await expect(bar(other)).toBeVisible();
  await expect(bar(page).getByRole("link")).toHaveCount(1);
  await expect(bar(page).getByRole("link", { name: "Calendar" })).toBeVisible();

  await bar(page).getByRole("button", { name: "Add or remove shortcuts" }).click();
  const requested = page.getByPlaceholder("Search for an app or page");
  await requested.fill("nothing of the kind");
  await expect(page.getByText("No results...", { exact: true })).toBeVisible();
  await requested.fill("PROF");
  await page.getByRole("checkbox", { name: "My Profile" }).check();
  await expect(bar(other).getByRole("link", { name: "My Profile" })).toBeVisible();
  await page.keyboard.press("Escape");
  await bar(page).getByRole("link", { name: "My Profile" }).click();
  await expect(page).toHaveURL(/\/pages\/profile$/);
  await page.reload();
  await expect(bar(page).getByRole("link", { name: "My Profile" })).toHaveAttribute("aria-current", "page");
});

test("the search by its icon goes to a screen", { tag: "@both" }, async ({ page, own }) => {
  await signIn(page, own.host, own.admin, MINE);
  const icon = page.getByRole("button", { name: "Click to search" });
  const field = page.getByRole("combobox", { name: "Search", exact: true });
  await icon.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("placeholder", "Search");
  await field.fill("zebra");
  await expect(page.getByText("No results..", { exact: true })).toBeVisible();
  await expectAccessible(page, "the search");
  await page.keyboard.press("Escape");
  await expect(field).toBeHidden();
  await expect(icon).toBeFocused();

  await icon.click();
  await field.fill("  bULK");
  await expect(page.getByRole("listbox", { name: "Results" }).getByRole("option")).toHaveText([
    /Bulk Update/,
  ]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/apps\/admin\/bulk-update$/);
});

test("the organisation's settings are an admin's, one way further", { tag: "@both" }, async ({
  page,
  own,
}) => {
  await signIn(page, own.host, own.admin, MINE);
  const menu = (name: string) => page.getByRole("button", { name: `Menu of ${name}` }).click();
  const link = page.getByRole("menuitem", { name: "Organisation settings" });
  await menu(own.admin.name);
  await link.click();
  await expect(page).toHaveURL(/\/apps\/admin\/settings\/theme$/);
  await page.goto(at(own.host, "/logout"));
  await expect(page).toHaveURL(/\/login/);

  const kim = await account(own.api, "Kim");
  await signIn(page, own.host, kim);
  await menu(kim.name);
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
  await expect(link).toHaveCount(0);
});

// Below `lg` the navigation is a drawer in every layout.
test("without Cloud Sync what is chosen stays in its browser, and with it all others follow", {
  tag: "@wide",
}, async ({ page, browser, own }) => {
  const cleo = await account(own.api, "Cleo");
  const device = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  for (const item of [page, device]) {
    await signIn(item, own.host, cleo, MINE);
    await expect(navigation(item)).toBeVisible();
  }
  const turn = async (name: string, on: boolean) => {
    await openTool(page, "Quick panel");
    const quick = page.getByRole("dialog", { name: "Quick panel" });
    // It is on when the server has what is shown here, not before.
    await quick.getByRole("switch", { name }).click();
    await expect(quick.getByRole("switch", { name })).toBeChecked({ checked: on });
    await quick.getByRole("button", { name: "Close" }).click();
  };

  await test.step("off: nothing is sent, and the other browser stays as it is", async () => {
    await turn("Cloud Sync", false);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "PATCH" && sent.push(request.url()));
    await openSettings(page, "Layout");
    await panel(page).getByText("Layout 3", { exact: true }).click();
    await expect.poll(() => isLine(page)).toBe(true);
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(navigation(page)).toBeVisible();
    expect(await isLine(page)).toBe(true);
    await device.reload();
    await expect(navigation(device)).toBeVisible();
    expect(await isLine(device)).toBe(false);
    expect(sent.filter((url) => url.includes("preferences"))).toEqual([]);
  });

  await test.step("it is there after signing out and in again", async () => {
    await page.goto(at(own.host, "/logout"));
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, own.host, cleo, MINE);
    await expect.poll(() => isLine(page)).toBe(true);
  });

  await test.step("on again: what is on this screen goes to the other one", async () => {
    await turn("Cloud Sync", true);
    await expect.poll(() => isLine(device)).toBe(true);
    expect(await isLine(page)).toBe(true);
  });
  await device.context().close();
});

test("Retro Thrusters brake all motion, and stay on", async ({ page, own }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await signIn(page, own.host, await account(own.api, "Rhea"), MINE);
  // Also below the panel, while it is open.
  const open = page.getByRole("button", { name: "Tools", includeHidden: true });
  const turned = page
    .getByRole("dialog", { name: "Quick panel" })
    .getByRole("switch", { name: "Retro Thrusters" });
  await expect(open).not.toHaveCSS("transition-duration", "0.001s");
  await openTool(page, "Quick panel");
  await expect(turned).not.toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await turned.check();
  await expect(open).toHaveCSS("transition-duration", "0.001s");
  await saved;
  await page.reload();
  await expect(open).toHaveCSS("transition-duration", "0.001s");
  await openTool(page, "Quick panel");
  await expect(turned).toBeChecked();
  await turned.uncheck();
  await expect(open).not.toHaveCSS("transition-duration", "0.001s");
});

test("on somebody's first visits the navigation begins unfolded, and says how it is folded", {
  tag: "@wide",
}, async ({ page, own }) => {
  const nora = await account(own.api, "Nora");
  await signIn(page, own.host, nora, MINE);
  await expect.poll(() => mainStart(page)).toBe(64);
  await page.evaluate(() => localStorage.removeItem("learnt.visits"));
  await page.reload();
  const note = page.getByRole("region", { name: "Collapsing the navigation" });
  await expect(note).toContainText("Collapse the navigation with the arrow at its top");
  await expect.poll(() => mainStart(page)).toBe(280);
  await expectAccessible(page, "a first visit");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await note.getByRole("button", { name: "Collapse it" }).click();
  await saved;
  await expect(note).toHaveCount(0);
  await page.getByRole("main").hover();
  await expect.poll(() => mainStart(page)).toBe(64);
  // They chose: also where they have never been.
  await page.evaluate(() => localStorage.removeItem("learnt.visits"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "My Courses" })).toBeVisible();
  await expect.poll(() => mainStart(page)).toBe(64);
});

test("a learner's phone has the main screens at the bottom, the team's name at the top, and all else behind More", {
  tag: "@phone",
}, async ({ page, own }) => {
  await signIn(page, own.host, await account(own.api, "Pepe"), MINE);
  const tabs = page.getByRole("navigation", { name: "Main screens" });
  await expect(tabs.getByRole("link")).toHaveText(["Home", "My Courses", "Calendar", "Notifications"]);
  await expect(tabs.getByRole("link", { name: "My Courses" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("banner").getByText(own.name, { exact: true })).toBeVisible();
  await tabs.getByRole("link", { name: "Notifications" }).click();
  await expect(page).toHaveURL(at(own.host, "/pages/mynotifications"));
  await expect(tabs.locator("[aria-current=page]")).toHaveText("Notifications");
  await tabs.getByRole("button", { name: "More" }).click();
  const drawer = page.getByRole("dialog", { name: "Main navigation" });
  await expect(drawer).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(tabs.getByRole("button", { name: "More" })).toBeFocused();
  await expectAccessible(page, "the bar at the bottom");
});

test("the theme of the whole app is chosen at once, above screens that are not dimmed", {
  tag: "@wide",
}, async ({ page, own }) => {
  await signIn(page, own.host, await account(own.api, "Thora"), MINE);
  await openSettings(page, "Theme");
  await expect(panel(page).getByRole("radio", { name: "Whole app" })).toBeChecked();
  const lineOf = async (part: string) =>
    (await panel(page).locator("label").filter({ hasText: part }).boundingBox())?.y;
  const parts = await Promise.all(["Main", "Navbar", "Toolbar", "Footer"].map(lineOf));
  expect(new Set(parts).size, "its parts stand in one line").toBe(1);
  const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await panel(page).getByText("Sunset", { exact: true }).click();
  const { settings } = (await (await saved).json()) as { settings: { theme: unknown } };
  expect(settings.theme).toEqual({ main: "sunset", navbar: "sunset", toolbar: "sunset", footer: "sunset" });
  await expect(page.locator(".kit-backdrop")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await panel(page).getByText("Navbar", { exact: true }).click();
  await panel(page).getByText("Slate", { exact: true }).click();
  await panel(page).getByText("Whole app", { exact: true }).click();
  await expect(panel(page).getByRole("group", { name: "Theme: Whole app" }).locator(":checked")).toHaveCount(
    0,
  );
});

test("before each list of a phone stands one button for its filters, which counts those that are set", {
  tag: "@phone",
}, async ({ page, own }) => {
  const button = page.getByRole("button", { name: /^Filters( \(|$)/ });
  await signIn(page, own.host, await account(own.api, "Fia"), MINE);
  const lists = [
    "/apps/courses/mybundles",
    "/apps/optional-learning/listing",
    "/apps/exploreevents",
    "/apps/pathways/mypathways",
    "/apps/packages/mypackages",
    "/apps/resources/myresources",
    "/apps/myforms",
    "/pages/mynotifications",
  ];
  for (const path of lists) {
    await page.goto(at(own.host, path));
    await expect(button, path).toHaveCount(1);
    // Beside the order, nothing to choose from stands before the list itself.
    expect(await page.getByRole("main").getByRole("combobox").count(), path).toBeLessThan(2);
  }
  await page.goto(at(own.host, MINE));
  await button.click();
  const drawer = page.getByRole("dialog", { name: "Filters" });
  await drawer.getByLabel("Status").selectOption({ label: "Completed" });
  await expectAccessible(page, "the filters of a phone");
  await drawer.getByRole("button", { name: /^Show results/ }).click();
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible();
  await expect(page.getByText("No courses found")).toBeVisible();
});
