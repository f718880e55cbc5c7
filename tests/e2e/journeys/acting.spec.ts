/** An admin acts as a learner and comes back; everybody whom it concerns can read it afterwards. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/checks";
import { signInToConsole } from "../support/console";
import { at, product } from "../support/product";
import { account } from "../support/seedTenant";
import { inFilters } from "../support/shell";
import { signIn, test } from "../support/tenant";
import { withFreshCode } from "../support/totp";

test.use({ story: "acting" });

const REASON = "She cannot find her course";
const banner = (page: Page) => page.getByRole("region", { name: "You are impersonating another person" });
const menuOf = (page: Page, name: string) => page.getByRole("button", { name: `Menu of ${name}` });

test("an admin acts as a learner, sees so on every screen and in every tab, and goes back to where it began", async ({
  page,
  browser,
  tenant,
}) => {
  const lena = await account(tenant.api, "Lena");
  const { admin } = tenant;
  await signIn(page, tenant.host, admin);
  const users = at(tenant.host, `/apps/admin/users?search=${lena.username}`);
  await page.goto(users);
  const second = await page.context().newPage();
  await second.goto(at(tenant.host, "/pages/profile"));
  await expect(second.getByRole("heading", { level: 1, name: admin.name })).toBeVisible();

  await test.step("not without a reason, and not as oneself", async () => {
    await page.getByRole("button", { name: `Actions for ${lena.name}` }).click();
    await page.getByRole("menuitem", { name: "Impersonate" }).click();
    const dialog = page.getByRole("dialog", { name: `Impersonate ${lena.name}` });
    await expect(dialog.getByLabel("Reason")).toBeFocused();
    await dialog.getByRole("button", { name: "Start" }).click();
    await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(/Enter a reason/);
    await dialog.getByLabel("Reason").fill(REASON);
    await dialog.getByRole("button", { name: "Start" }).click();
  });

  await test.step("both tabs are hers now, and say whose hand it is", async () => {
    for (const tab of [page, second]) {
      await expect(menuOf(tab, lena.name)).toBeVisible();
      await expect(banner(tab)).toContainText(`${admin.name} impersonating ${lena.name}`);
      await expect(banner(tab)).toContainText(REASON);
      await expect(banner(tab).getByRole("timer")).toContainText(/59:\d\d/);
    }
    await expect(second.getByRole("heading", { level: 1, name: lena.name })).toBeVisible();
  });

  await test.step("what is hers alone is not offered", async () => {
    await page.goto(at(tenant.host, "/pages/security"));
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText(`You are impersonating ${lena.name}`)).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: /password/i })).toHaveCount(0);
    await page.goto(at(tenant.host, "/teams"));
    await expect(banner(page)).toBeVisible();
  });

  await test.step("the way back leads to where it began", async () => {
    await banner(page).getByRole("button", { name: "Stop impersonating" }).click();
    await expect(page).toHaveURL(users);
    await expect(
      page.getByText(`You are back in your own account. You were impersonating ${lena.name}.`),
    ).toBeVisible();
    for (const tab of [page, second]) {
      await expect(menuOf(tab, admin.name)).toBeVisible();
      await expect(banner(tab)).toHaveCount(0);
    }
  });

  await test.step("the log has both names and the reason, and can be filtered", async () => {
    await page.goto(at(tenant.host, "/apps/admin/audit-log"));
    await inFilters(page, () =>
      page.getByLabel("Action", { exact: true }).selectOption({ label: "Impersonation started" }),
    );
    await expect(page).toHaveURL(/action=impersonation\.started/);
    const row = page
      .getByRole("row")
      .filter({ hasText: lena.name })
      .filter({ hasText: "Impersonation started" });
    await expect(row).toContainText(admin.name);
    await row.getByRole("link").first().click();
    const drawer = page.getByRole("dialog", { name: "Impersonation started" });
    await expect(drawer).toContainText(REASON);
    // It hears keys as soon as it has the focus.
    await expect(drawer.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    expect((await file).suggestedFilename()).toBe("audit-log.csv");
  });

  await test.step("she reads it in her own log", async () => {
    const own = await (await browser.newContext()).newPage();
    await signIn(own, tenant.host, lena, "/pages/security?tab=log");
    await expect(own.getByRole("row").filter({ hasText: "Impersonation started" })).toContainText(admin.name);
    await own.context().close();
  });
});

test("an operator acts as somebody from the console, and goes back there", { tag: "@wide" }, async ({
  page,
  tenant,
}) => {
  test.slow();
  const { admin, host } = tenant;
  const itsPage = `/apps/superadmin/tenant/${host.split(".")[0]}`;
  const operator = await signInToConsole(page, "/apps/superadmin/tenants");
  await page.goto(`${product().console}${itsPage}`);
  await page.getByRole("button", { name: "Impersonate" }).click();
  const dialog = page.getByRole("dialog", { name: /^Impersonate a person in/ });
  await expect(dialog.getByLabel("Email of the person")).toBeFocused();
  await expectAccessible(page, "asking to act as somebody");

  await test.step("what is missing is said at its field", async () => {
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(/Enter a reason/);
    await expect(dialog.getByLabel("Authenticator code")).toHaveAccessibleDescription(/6 digits/);
  });

  await dialog.getByLabel("Email of the person").fill(admin.username);
  await dialog.getByLabel("Reason").fill(REASON);
  const link = dialog.getByRole("link", { name: `Impersonate ${admin.name}` });
  await withFreshCode(operator, async (code) => {
    await dialog.getByLabel("Authenticator code").fill(code);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(link).toBeVisible();
  });
  await expectAccessible(page, "the way to act as somebody");
  const opening = page.context().waitForEvent("page");
  await link.click();
  const tab = await opening;

  await test.step("the tab is theirs, says whose hand it is, and its address keeps no secret", async () => {
    await expect(menuOf(tab, admin.name)).toBeVisible();
    await expect(banner(tab)).toContainText(`(platform operator) impersonating ${admin.name}`);
    await expect(banner(tab)).toContainText(REASON);
    expect(tab.url()).not.toContain("operator=");
    await tab.goto(at(tenant.host, "/apps/admin/audit-log"));
    await expect(tab.getByRole("row").filter({ hasText: "Platform operator" }).first()).toBeVisible();
  });

  await test.step("the way back leads to the console", async () => {
    await banner(tab).getByRole("button", { name: "Stop impersonating" }).click();
    await expect(tab).toHaveURL(`${product().console}${itsPage}`);
    await tab.goto(at(tenant.host, "/"));
    await expect(tab).toHaveURL(/\/login/);
  });

  await test.step("and both logs have it", async () => {
    await page.goto(`${product().console}/apps/superadmin/audit-log`);
    await expect(
      page.getByRole("row").filter({ hasText: "Impersonation link created" }).first(),
    ).toBeVisible();
    await page.goto(`${product().console}${itsPage}/audit-log`);
    await expect(page.getByRole("row").filter({ hasText: "Platform operator" }).first()).toBeVisible();
  });
});

test("an operator appoints a superadmin from the console, and takes it back", { tag: "@wide" }, async ({
  page,
  tenant,
}) => {
  test.slow();
  const { admin, host } = tenant;
  const operator = await signInToConsole(page, "/apps/superadmin/tenants");
  await page.goto(`${product().console}/apps/superadmin/tenant/${host.split(".")[0]}`);
  await expect(page.getByText("No superadmins.")).toBeVisible();

  await test.step("with an address, a reason and a fresh code", async () => {
    await page.getByRole("button", { name: "Appoint" }).click();
    const dialog = page.getByRole("dialog", { name: /^Appoint a superadmin in/ });
    await dialog.getByLabel("Email of the person").fill(admin.username);
    await dialog.getByLabel("Reason").fill(REASON);
    await expectAccessible(page, "asking to appoint a superadmin");
    await withFreshCode(operator, async (code) => {
      await dialog.getByLabel("Authenticator code").fill(code);
      await dialog.getByRole("button", { name: "Appoint" }).click();
      await expect(dialog).toBeHidden();
    });
  });
  const withdraw = page.getByRole("button", { name: `Remove ${admin.name}` });
  await expect(withdraw).toBeVisible();

  await test.step("and it is taken back the same way", async () => {
    await withdraw.click();
    const dialog = page.getByRole("dialog", { name: `Remove ${admin.name} as superadmin?` });
    await dialog.getByLabel("Reason").fill(REASON);
    await withFreshCode(operator, async (code) => {
      await dialog.getByLabel("Authenticator code").fill(code);
      await dialog.getByRole("button", { name: "Remove" }).click();
      await expect(dialog).toBeHidden();
    });
    await expect(page.getByText("No superadmins.")).toBeVisible();
  });
});
