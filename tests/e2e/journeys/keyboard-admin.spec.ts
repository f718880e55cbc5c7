/** By keyboard alone, what admins do: a course and who gets it, people from a file, the homepage, the look, the navigation, and acting as somebody. */
import { expect, type Page } from "@playwright/test";
import { waitUntilSaved as saved } from "../support/builder";
import { waitUntilIdle } from "../support/checks";
import { chooseFromMenu, signInByKeyboard, tabTo, test, use, write } from "../support/keyboard";
import { at } from "../support/product";
import { account, draftCourse, notice } from "../support/seedTenant";

test.use({ story: "keyboard" });
// A phone has no keys.

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const main = (page: Page) => page.getByRole("main");

test("without a mouse an admin writes a course and publishes it", { tag: "@wide" }, async ({
  page,
  tenant,
}) => {
  await signInByKeyboard(page, tenant.host, tenant.admin);
  await page.goto(at(tenant.host, "/apps/admin/courses"));
  await waitUntilIdle(page);
  await use(page, main(page).getByRole("button", { name: "Create course" }).first());
  await expect(page.getByRole("dialog").getByLabel("Title")).toBeFocused();
  await page.keyboard.type("By hand");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "By hand" })).toBeVisible();

  await use(page, button(page, /^Page/));
  await expect(page.getByRole("region", { name: "New page" }).getByLabel("Title")).toBeFocused();
  await page.keyboard.type("The first page");
  await tabTo(page, page.getByRole("textbox", { name: "Content" }));
  await page.keyboard.type("Read me with care.");
  await saved(page);

  await use(page, main(page).getByRole("button", { name: "Publish" }), " ");
  const requested = page.getByRole("dialog", { name: "Publish this course" });
  await use(page, requested.getByRole("button", { name: "Publish" }));
  await expect(requested).toBeHidden();
  const assigning = page.getByRole("dialog", { name: "Assign now" });
  await use(page, assigning.getByRole("button", { name: "Not now" }));
  await expect(main(page).getByText("Published", { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole("tab", { name: /^Content/ }));
});

test("without a mouse an admin gives a course to whoever works in one place", { tag: "@wide" }, async ({
  page,
  tenant,
}) => {
  const berta = { firstName: "Berta", lastName: "Lindqvist", username: "berta-berlin" };
  await tenant.api.post("/people", {
    profile: { ...berta, lists: { loc1: ["Berlin"] } },
    ...{ roles: ["learner"], invite: false, password: "a-first-Passw0rd" },
  });
  const { id, revision } = await draftCourse(tenant.api, "Around Berlin", [notice("The map")]);
  await tenant.api.post(`/courses/${id}/publish`, { learners: "keep", revision });
  await signInByKeyboard(page, tenant.host, tenant.admin);
  await page.goto(at(tenant.host, `/apps/admin/courses/${id}`));
  await waitUntilIdle(page);

  await tabTo(page, page.getByRole("tab", { name: /^Content/ }));
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Permissions" })).toBeFocused();
  await use(page, button(page, "Assign to people"));
  const rule = page.getByRole("dialog", { name: /^Assign “/ });
  const category = rule.getByRole("combobox", { name: "Add category" });
  await expect(category).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const offers = rule.getByRole("option");
  await expect(offers.filter({ hasText: "Location 1" })).toBeVisible();
  // Where somebody has something stands before where nobody has.
  const names = await offers.allTextContents();
  expect(names.indexOf("Location 1")).toBeLessThan(names.indexOf("Division 1"));
  await page.keyboard.type("loc");
  await expect(offers.first()).toHaveText("Location 1");
  await page.keyboard.press("Enter");
  await expect(rule.getByRole("combobox", { name: "Search Location 1" })).toBeFocused();
  await page.keyboard.type("Berl");
  await expect(rule.getByRole("option", { name: "Berlin", exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(rule.getByText("1 person matches")).toBeVisible();
  await use(page, button(page, "Save rule"));
  await expect(rule).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: "1 person" })).toContainText("Berlin");
  await use(page, button(page, "Edit rule"));
  await expect(page.getByRole("dialog", { name: /^Change who is assigned / })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button(page, "Edit rule")).toBeFocused();
});

test("without a mouse an admin brings people in from a file", { tag: "@wide" }, async ({ page, tenant }) => {
  await signInByKeyboard(page, tenant.host, tenant.admin);
  await page.goto(at(tenant.host, "/apps/admin/users"));
  await waitUntilIdle(page);
  await use(page, page.getByRole("link", { name: "Import", exact: true }));
  const drop = page.getByLabel("Choose a CSV file or drop it here");
  await tabTo(page, drop);
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  const lines = ["First name,Last name,E-mail", "Kim,Keys,kim@keys.test", "Kai,Keys,kai@keys.test"];
  await (await chooser).setFiles({
    ...{ name: "keys.csv", mimeType: "text/csv" },
    buffer: Buffer.from(lines.join("\n")),
  });
  await use(page, button(page, "Check file"));
  await expect(page.getByText("Review changes")).toBeVisible();
  await use(page, button(page, "Import 2 people"));
  await expect(page.getByText("Import finished")).toBeVisible();
  await use(page, page.getByRole("link", { name: "Go to users" }));
  await expect(page.getByRole("row").filter({ hasText: "kim@keys.test" })).toBeVisible();
});

test("without a mouse an admin arranges the homepage and publishes it", {
  tag: ["@wide", "@thorough"],
}, async ({ page, tenant }) => {
  await signInByKeyboard(page, tenant.host, tenant.admin);
  await page.goto(at(tenant.host, "/apps/admin/homepage-editor"));
  await waitUntilIdle(page);
  await use(page, button(page, "Add Quick links"));
  await expect(page.getByRole("heading", { level: 2, name: "Quick links" })).toBeFocused();
  await write(page, page.getByLabel("Heading"), "Around the house");
  await write(page, page.getByLabel("Link text"), "Everything to learn");
  await write(page, page.getByLabel("Link", { exact: true }), "/apps/courses/mycourses");
  await use(page, button(page, "Done"));
  await expect(button(page, "Edit Around the house")).toBeFocused();
  await use(page, button(page, "Actions for Around the house"));
  await chooseFromMenu(page, "Move up");
  await expect(page.getByText("Around the house is now 5 of 6 in Main column.")).toBeAttached();
  await expect(button(page, "Actions for Around the house")).toBeFocused();
  await use(page, button(page, "Undo"));
  await use(page, button(page, "Redo"));
  await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
  await use(page, button(page, "Publish"));
  await use(page, page.getByRole("alertdialog").getByRole("button", { name: "Publish" }));
  await expect(page.getByText("Homepage published")).toBeVisible();
});

test("without a mouse an admin gives the team another look, and takes it back", {
  tag: ["@wide", "@thorough"],
}, async ({ page, tenant }) => {
  await signInByKeyboard(page, tenant.host, tenant.admin);
  await page.goto(at(tenant.host, "/apps/admin/settings/theme"));
  await waitUntilIdle(page);
  const primary = page.getByLabel("Primary colour");
  const notices = page.getByRole("region", { name: /^Notifications/ });
  const secondary = page.getByLabel("Secondary colour");
  const before = await primary.inputValue();
  await write(page, primary, "#0b7a55");

  let answer: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await test.step("goes on where they are while it is being saved", async () => {
    await page.route("**/api/settings/theme", async (route) => {
      if (route.request().method() === "PATCH") await held;
      await route.continue();
    });
    await page.keyboard.press("Control+s");
    await expect(button(page, "Saving...")).toBeVisible();
    await expect(primary).toBeFocused();
    await write(page, secondary, "#7a0b55");
  });
  await test.step("comes to the notice from around the page, and out of it again to what they typed", async () => {
    await tabTo(page, page.getByRole("link", { name: "Skip to content" }), "Shift+Tab");
    answer();
    await expect(page.getByText("Theme saved")).toBeVisible();
    await tabTo(page, notices.getByRole("button", { name: "Close" }), "Shift+Tab");
    await tabTo(page, secondary, "Shift+Tab");
    await expect(primary).toHaveValue("#0b7a55");
    await expect(secondary).toHaveValue("#7a0b55");
    await expect(main(page).getByRole("status").filter({ hasText: "Unsaved changes" })).toBeVisible();
  });
  const accent = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--accent"));
  await expect.poll(accent).toBe("#0b7a55");
  await page.keyboard.press("Alt+t");
  await use(page, notices.getByRole("button", { name: "Undo" }));
  await expect(page.getByText("Change undone")).toBeVisible();
  await expect.poll(accent).toBe(before);
  // The button went with its notice.
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(page.locator("body :focus")).toBeVisible();
  await expect(primary).toHaveValue(before);
  await expect(secondary).toHaveValue("#7a0b55");
});

test("without a mouse a superadmin puts the navigation in order", { tag: ["@wide", "@thorough"] }, async ({
  page,
  own,
}) => {
  await signInByKeyboard(page, own.host, own.superadmin);
  await page.goto(at(own.host, "/apps/admin/settings/navigation"));
  await waitUntilIdle(page);
  const down = button(page, "Move Homepage down");
  await use(page, down);
  // It went along with its entry.
  await expect(down.or(button(page, "Move Homepage up")).and(page.locator(":focus"))).toBeVisible();
  // It stands above by now.
  await tabTo(page, button(page, "Rename My Courses"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page, "Rename My Courses")).toBeFocused();
  // By Tab it is far past the entries; by its keys it is near, but not below an open dialog.
  const unsaved = main(page).getByRole("status").filter({ hasText: "Unsaved changes. Ctrl S" });
  await expect(unsaved).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.press("Control+s");
  await page.keyboard.press("Escape");
  await expect(button(page, "Rename My Courses")).toBeFocused();
  await expect(unsaved).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Navigation saved")).toBeVisible();
  await expect(unsaved).toHaveCount(0);
  await tabTo(page, button(page, "Restore default"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Default navigation restored")).toBeVisible();
});

test("without a mouse an admin acts as somebody, and goes back", { tag: ["@wide", "@thorough"] }, async ({
  page,
  tenant,
}) => {
  const lena = await account(tenant.api, "Lena");
  await signInByKeyboard(page, tenant.host, tenant.admin);
  const users = at(tenant.host, `/apps/admin/users?search=${lena.username}`);
  await page.goto(users);
  await waitUntilIdle(page);
  await use(page, button(page, `Actions for ${lena.name}`));
  await chooseFromMenu(page, "Impersonate");
  await expect(page.getByLabel("Reason")).toBeFocused();
  await page.keyboard.type("She cannot find her course");
  await use(page, button(page, "Start"));
  const banner = page.getByRole("region", { name: "You are impersonating another person" });
  await expect(banner).toContainText(lena.name);
  await use(page, banner.getByRole("button", { name: "Stop impersonating" }));
  await expect(page).toHaveURL(users);
  await expect(banner).toHaveCount(0);
});

test("without a mouse an admin adds somebody and changes their mind about a second one", {
  tag: ["@wide", "@thorough"],
}, async ({ page, tenant }) => {
  await signInByKeyboard(page, tenant.host, tenant.admin);
  await page.goto(at(tenant.host, "/apps/admin/users"));
  await waitUntilIdle(page);
  const add = main(page).getByRole("button", { name: "Add user" }).first();
  await use(page, add);
  const drawer = page.getByRole("dialog", { name: "Add user" });
  await expect(drawer.getByLabel("First name")).toBeFocused();
  await page.keyboard.type("Mona");
  await write(page, drawer.getByLabel("Last name"), "Keys");
  await write(page, drawer.getByLabel("Email", { exact: true }), "mona@keys.test");
  await use(page, drawer.getByRole("button", { name: "Add user" }));
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: "mona@keys.test" })).toBeVisible();
  await expect(add).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer.getByLabel("First name")).toBeFocused();
  await page.keyboard.type("Nobody");
  await page.keyboard.press("Escape");
  const discard = page.getByRole("alertdialog", { name: "Discard changes?" });
  await use(page, discard.getByRole("button", { name: "Discard", exact: true }));
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();
});
