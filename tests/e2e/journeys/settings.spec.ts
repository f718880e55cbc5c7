/** What only a superadmin settles: the team's navigation, what its people are told of, and what they change of themselves. */
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, waitUntilIdle } from "../support/checks";
import { inviteSuperadmin, signInOperator } from "../support/createTenant";
import { at } from "../support/product";
import { account } from "../support/seedTenant";
import { isPhone, openNavigation } from "../support/shell";
import { signIn, test } from "../support/tenant";

test.use({ story: "settings" });

const NAVIGATION = "/apps/admin/settings/navigation";
const NOTIFICATIONS_PATH = "/apps/admin/settings/notifications";
const USER_MANAGEMENT_PATH = "/apps/admin/settings/usermanagement";

/** The side bar of the screen; on a phone it has to be opened, and stays so. */
async function sideBar(page: Page): Promise<Locator> {
  await waitUntilIdle(page);
  if (isPhone(page)) await openNavigation(page);
  return page.getByRole("navigation", { name: "Main navigation" });
}

test("a superadmin renames, adds and hides entries of the navigation, and everybody has it at once", async ({
  page,
  browser,
  tenant,
}) => {
  await test.step("an admin is led away, until an operator makes a superadmin of them", async () => {
    await signIn(page, tenant.host, tenant.admin, NAVIGATION);
    await expect(page).not.toHaveURL(at(tenant.host, NAVIGATION));
    const operator = await signInOperator();
    await inviteSuperadmin(operator, tenant.host.split(".")[0] ?? "", tenant.admin.username);
    await operator.close();
    await expect(async () => {
      await page.context().clearCookies();
      await signIn(page, tenant.host, tenant.admin, NAVIGATION);
      await expect(page.getByRole("heading", { level: 1, name: "Navigation" })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass({ timeout: 60_000 });
  });

  const lena = await account(tenant.api, "Lena");
  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, tenant.host, lena);
  const bar = await sideBar(hers);
  await expect(bar.getByRole("link", { name: "My Courses" })).toBeVisible();

  await test.step("gives an entry another name", async () => {
    await page.getByRole("button", { name: "Rename My Courses" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Training");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("button", { name: "Rename Training" })).toBeVisible();
  });

  await test.step("adds a link, whose address has to be one", async () => {
    await page.getByRole("button", { name: "Add link" }).click();
    await page.getByLabel("Name", { exact: true }).fill("Intranet");
    await page.getByLabel("Address").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByLabel("Address")).toHaveAccessibleDescription(/Enter an address that starts with/);
    await page.getByLabel("Address").fill("https://intranet.example.org/");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("moves it up, hides another one, and saves", async () => {
    await page.getByRole("button", { name: "Move Intranet up" }).click();
    const profile = page.getByRole("switch", { name: "Show My Profile" });
    await profile.click();
    await expect(profile).not.toBeChecked();
    await expectAccessible(page, NAVIGATION);
    await expectNoSidewaysScroll(page, NAVIGATION);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Navigation saved")).toBeVisible();
  });

  await test.step("the other settings stand beside it", async () => {
    const beside = page.getByRole("navigation", { name: "Settings", exact: true });
    if (isPhone(page)) await page.getByRole("button", { name: "Settings", exact: true }).click();
    await expect(beside.getByRole("link", { name: "Navigation" })).toHaveAttribute("aria-current", "page");
    await beside.getByRole("link", { name: "Theme and Logos" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Theme and Logos" })).toBeVisible();
    await page.goto(at(tenant.host, NAVIGATION));
  });

  await test.step("it is so on the screen that a learner had open", async () => {
    await expect(bar.getByRole("link", { name: "Training" })).toBeVisible();
    await expect(bar.getByRole("link", { name: /^Intranet/ })).toHaveAttribute(
      "href",
      "https://intranet.example.org/",
    );
    await expect(bar.getByRole("link", { name: "My Profile" })).toHaveCount(0);
  });

  await test.step("and back to the standard", async () => {
    await page.getByRole("button", { name: "Restore default" }).click();
    await expect(page.getByText("Default navigation restored")).toBeVisible();
    await expect(bar.getByRole("link", { name: "My Courses" })).toBeVisible();
  });

  await test.step("the sample areas come and go with a switch, also on screens that are open", async () => {
    const shown = page.getByRole("switch", { name: "Sample areas in this team" });
    const save = page.getByRole("button", { name: "Save", exact: true });
    const turn = async (on: boolean) => {
      await shown.click();
      await save.click();
      await expect(save).toBeDisabled();
      await expect(shown).toBeChecked({ checked: on });
    };
    await turn(true);
    await bar.getByRole("link", { name: "To-do" }).click();
    await expect(hers.getByRole("checkbox").first()).toBeVisible();
    await turn(false);
    await expect(hers).toHaveURL(at(tenant.host, "/pages/errors/error-404"));
    await expect(hers.getByRole("link", { name: "To-do" })).toHaveCount(0);
    await hers.goto(at(tenant.host, "/apps/todo/all"));
    await expect(hers).toHaveURL(at(tenant.host, "/pages/errors/error-404"));
  });

  await test.step("what people change of themselves: a field that is given is on their page at once", async () => {
    await hers.goto(at(tenant.host, "/pages/profile"));
    await expect(hers.getByRole("heading", { name: "Your details" })).toBeVisible();
    await expect(hers.getByLabel("Phone")).toHaveCount(0);
    await page.goto(at(tenant.host, USER_MANAGEMENT_PATH));
    await waitUntilIdle(page);
    const phone = page.getByRole("group", { name: "Phone" });
    await phone.getByText("Editable", { exact: true }).click();
    await page.getByRole("checkbox", { name: "Phone: required" }).check();
    await expectAccessible(page, USER_MANAGEMENT_PATH);
    await expectNoSidewaysScroll(page, USER_MANAGEMENT_PATH);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    // The notice of the next change is another one.
    await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("Saved", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: "Phone: required" })).toBeChecked();
    await hers.getByLabel("Phone").fill("+44 20 7946");
    await hers.getByRole("button", { name: "Save" }).click();
    await expect(hers.getByRole("definition").filter({ hasText: "+44 20 7946" })).toBeVisible();
    await expectAccessible(hers, "/pages/profile with a phone of one's own");
  });

  await test.step("what is needed is not emptied, and the undo takes back what was settled", async () => {
    await hers.getByLabel("Phone").fill("");
    await hers.getByRole("button", { name: "Save" }).click();
    await expect(hers.getByLabel("Phone")).toHaveAccessibleDescription("Required");
    await page.getByRole("group", { name: "Phone" }).getByText("Hidden", { exact: true }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("Change undone")).toBeVisible();
    await expect(page.getByRole("group", { name: "Phone" }).getByLabel("Editable")).toBeChecked();
    await expect(hers.getByLabel("Phone")).toBeVisible();
    await hers.context().close();
  });

  await test.step("what people are told of: what cannot be is not saved, what is saved is kept", async () => {
    await page.goto(at(tenant.host, NOTIFICATIONS_PATH));
    await waitUntilIdle(page);
    const days = page.getByLabel("Days before");
    await days.fill("1, 400");
    await expect(days).toHaveAccessibleDescription("Enter up to five whole numbers from 1 to 365.");
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    await days.fill("14, 3");
    await page.getByRole("switch", { name: /^Quiet hours/ }).click();
    await expectAccessible(page, NOTIFICATIONS_PATH);
    await expectNoSidewaysScroll(page, NOTIFICATIONS_PATH);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.reload();
    await expect(days).toHaveValue("3, 14");
    await expect(page.getByRole("switch", { name: /^Quiet hours/ })).toBeChecked();
  });
});

// Below `lg` the navigation is a drawer.
test("an admin lets the navigation begin open, for whoever has not chosen otherwise", {
  tag: "@wide",
}, async ({ page, browser, tenant }) => {
  const nils = await account(tenant.api, "Nils");
  const his = await (await browser.newContext()).newPage();
  const begins = async () => (await his.getByRole("main").boundingBox())?.x ?? -1;
  await signIn(his, tenant.host, nils);
  await expect.poll(begins).toBe(64);

  await signIn(page, tenant.host, tenant.admin, "/apps/admin/settings/theme");
  await page.getByRole("switch", { name: "Start with the navigation open" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Theme saved")).toBeVisible();
  await expect.poll(begins).toBe(280);
  await his.reload();
  await expect.poll(begins).toBe(280);

  await test.step("what somebody chose for themselves stays", async () => {
    const saved = his.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
    await his.getByRole("button", { name: "Collapse navigation" }).click();
    await saved;
    await his.getByRole("main").hover();
    await expect.poll(begins).toBe(64);
    await his.reload();
    await expect(his.locator("h1").first()).toBeVisible();
    await expect.poll(begins).toBe(64);
  });
  await his.context().close();
});
