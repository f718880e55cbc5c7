/** One's own security, and the organisation's: devices, idleness, ways to sign in. */
import { expect, type Page } from "@playwright/test";
import { Api } from "../support/api";
import { use } from "../support/keyboard";
import { at } from "../support/product";
import { account } from "../support/seedTenant";
import { logIn, signIn, test } from "../support/tenant";

test.use({ story: "security" });

const settings = "/apps/admin/settings/sign-in";
const saved = (page: Page) => page.getByText("Sign-in settings saved");

test("a session on another device is ended by keyboard alone, and it is signed out there", async ({
  page,
  browser,
  tenant,
}) => {
  const lena = await account(tenant.api, "Lena");
  const other = await (await browser.newContext()).newPage();
  await signIn(other, tenant.host, lena, "/pages/profile");
  await expect(other.getByRole("heading", { level: 1, name: lena.name })).toBeVisible();

  await signIn(page, tenant.host, lena, "/pages/profile");
  await use(page, page.getByRole("link", { name: "Security and devices" }));
  await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();
  await use(page, page.getByRole("tab", { name: "Sign-in" }), "ArrowRight");
  await expect(page.getByRole("tab", { name: "Sign-in" })).not.toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Devices" })).toHaveAttribute("aria-selected", "true");
  const devices = page.getByRole("tabpanel").getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.first()).toContainText("This device");

  await use(page, devices.nth(1).getByRole("button", { name: /^Sign out/ }));
  const question = page.getByRole("alertdialog");
  await expect(question).toBeVisible();
  await use(page, question.getByRole("button", { name: "Sign out", exact: true }));
  await expect(page.getByText("Device signed out")).toBeVisible();
  await expect(devices).toHaveCount(1);

  await test.step("there it is noticed at once, and the login page says why", async () => {
    await expect(other).toHaveURL(/\/login\?redirectUrl=.*&reason=over$/);
    await expect(other.getByText("Your session has ended. Please sign in again.")).toBeVisible();
  });
  await other.context().close();
});

test("many devices are folded to those that were seen last", { tag: "@wide" }, async ({ page, tenant }) => {
  const dora = await account(tenant.api, "Dora");
  for (let device = 0; device < 7; device += 1)
    await (await Api.signIn(tenant.host, dora.username, dora.password)).close();
  await signIn(page, tenant.host, dora, "/pages/security?tab=devices");
  const devices = page.getByRole("listitem").filter({ hasText: "Signed in" });
  await expect(devices).toHaveCount(5);
  await expect(devices.first()).toContainText("This device");
  await page.getByRole("button", { name: "Show all 8" }).click();
  await expect(devices).toHaveCount(8);
});

test("an admin sets up a provider: it is ordered, kept, taken away and brought back, and its secret is shown to nobody", {
  tag: "@wide",
}, async ({ page, browser, tenant }) => {
  await signIn(page, tenant.host, tenant.admin, settings);
  const ways = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button") });
  const save = page.getByRole("button", { name: "Save", exact: true });

  await test.step("what is missing is said at its field", async () => {
    await page.getByRole("button", { name: "Add provider" }).click();
    const drawer = page.getByRole("dialog", { name: "Add provider" });
    await drawer.getByRole("button", { name: "Apply" }).click();
    await expect(drawer.getByLabel("Name")).toHaveAccessibleDescription(/Enter a name/);
    await drawer.getByLabel("Name").fill("Head office");
    await drawer.getByLabel("Provider address").fill("https://id.provider.test");
    await drawer.getByLabel("Client ID").fill("learnt");
    await drawer.getByLabel("Client secret").fill("not-to-be-seen");
    await drawer.getByRole("button", { name: "Apply" }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step("it stands first, after a reload too", async () => {
    await page.getByRole("button", { name: "Move Head office up" }).click();
    await save.click();
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(ways.first()).toContainText("Head office");
    await page.getByRole("button", { name: "Edit Head office" }).click();
    const drawer = page.getByRole("dialog", { name: "Edit Head office" });
    await expect(drawer.getByLabel("Client secret")).toHaveValue("");
    await expect(drawer.getByText(/^A secret is stored/)).toBeVisible();
    await expect(drawer.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
  });

  const guest = await (await browser.newContext()).newPage();
  await test.step("the login page has its button", async () => {
    await guest.goto(at(tenant.host, "/login"));
    await expect(guest.getByRole("button", { name: "Log in with Head office" })).toBeVisible();
  });

  await test.step("taken away it can be brought back until the page is saved", async () => {
    await page.getByRole("button", { name: "Remove Head office" }).click();
    await expect(ways.first()).toContainText("Removed when you save");
    await page.getByRole("button", { name: "Undo: keep Head office" }).click();
    await expect(save).toBeDisabled();
    await page.getByRole("button", { name: "Remove Head office" }).click();
    await save.click();
    await expect(page.getByText("Head office")).toHaveCount(0);
    await guest.reload();
    await expect(guest.getByLabel("Password", { exact: true })).toBeVisible();
    await expect(guest.getByRole("button", { name: "Log in with Head office" })).toHaveCount(0);
  });
  await guest.context().close();
});

test("what another admin saved meanwhile is not written over", { tag: "@wide" }, async ({ page, tenant }) => {
  await signIn(page, tenant.host, tenant.admin, settings);
  const label = page.getByLabel("Label of the first field");
  await label.fill("Staff number");
  const { revision } = await tenant.api.get("/settings/sign-in");
  await tenant.api.patch("/settings/sign-in", { revision, settings: { showTermsConditions: true } });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByLabel("Show the team's terms")).toBeChecked();
  await expect(label).toHaveValue("Staff number");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  const both = await tenant.api.get<{ settings: object }>("/settings/sign-in");
  expect(both.settings).toMatchObject({ usernameTitleLabel: "Staff number", showTermsConditions: true });
});

/** The last one: from here on whoever does nothing is asked. */
test("who does nothing is asked, one action in any tab is enough, and after a second time they are signed out", async ({
  page,
  tenant,
}) => {
  const lena = await account(tenant.api, "Lena");
  const { revision } = await tenant.api.get("/settings/sign-in");
  const sessionConfig = {
    ...{ checkUserInactivity: true, expireSessionAfter: 6, unit: "seconds" },
    persistUserSession: true,
  };
  await tenant.api.patch("/settings/sign-in", { revision, settings: { sessionConfig } });
  await signIn(page, tenant.host, lena);
  const deep = at(tenant.host, "/apps/courses/mycourses?search=aboard");
  await page.goto(deep);
  const question = page.getByRole("alertdialog", { name: "Are you still there?" });
  await expect(question).toBeVisible();
  await expect(question.getByRole("button", { name: "Stay signed in" })).toBeFocused();

  await test.step("what is done in another tab counts here", async () => {
    const second = await page.context().newPage();
    await second.goto(at(tenant.host, "/pages/profile"));
    await expect(question).toBeHidden();
    await expect(second.getByRole("alertdialog", { name: "Are you still there?" })).toBeVisible();
    await second.keyboard.press("Enter");
    await expect(second.getByRole("alertdialog", { name: "Are you still there?" })).toBeHidden();
    await second.close();
  });

  await test.step("who does not answer is signed out, is told why, and finds back", async () => {
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(/\/login\?redirectUrl=.*&reason=idle$/);
    await expect(page.getByText("You were signed out due to inactivity.")).toBeVisible();
    await logIn(page, lena);
    await expect(page).toHaveURL(deep);
  });
});
