/** An admin acts as a learner and comes back; everybody whom it concerns can read it afterwards. */
import { expect, type Page } from "@playwright/test";
import { account } from "../support/furnish";
import { at } from "../support/product";
import { signIn, test } from "../support/tenant";

test.use({ story: "acting" });

const REASON = "She cannot find her course";
const banner = (page: Page) => page.getByRole("region", { name: "You are acting as another person" });
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
    await page.getByRole("button", { name: `Act as ${lena.name}` }).click();
    const dialog = page.getByRole("dialog", { name: `Act as ${lena.name}` });
    await expect(dialog.getByLabel("Reason")).toBeFocused();
    await dialog.getByRole("button", { name: "Begin" }).click();
    await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(/Say why/);
    await dialog.getByLabel("Reason").fill(REASON);
    await dialog.getByRole("button", { name: "Begin" }).click();
  });

  await test.step("both tabs are hers now, and say whose hand it is", async () => {
    for (const tab of [page, second]) {
      await expect(menuOf(tab, lena.name)).toBeVisible();
      await expect(banner(tab)).toContainText(`${admin.name} acting as ${lena.name}`);
      await expect(banner(tab)).toContainText(REASON);
      await expect(banner(tab).getByRole("timer")).toContainText(/59:\d\d/);
    }
    await expect(second.getByRole("heading", { level: 1, name: lena.name })).toBeVisible();
  });

  await test.step("what is hers alone is not offered", async () => {
    await page.goto(at(tenant.host, "/pages/security"));
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText(`You are acting as ${lena.name}`)).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: /password/i })).toHaveCount(0);
    await page.goto(at(tenant.host, "/teams"));
    await expect(banner(page)).toBeVisible();
  });

  await test.step("the way back leads to where it began", async () => {
    await banner(page).getByRole("button", { name: "Go back" }).click();
    await expect(page).toHaveURL(users);
    await expect(page.getByText(`You are yourself again. You were acting as ${lena.name}.`)).toBeVisible();
    for (const tab of [page, second]) {
      await expect(menuOf(tab, admin.name)).toBeVisible();
      await expect(banner(tab)).toHaveCount(0);
    }
  });

  await test.step("the log has both names and the reason, and can be filtered", async () => {
    await page.goto(at(tenant.host, "/apps/admin/audit-log"));
    await page.getByLabel("Action", { exact: true }).selectOption({ label: "Began acting as somebody" });
    await expect(page).toHaveURL(/action=impersonation\.started/);
    const row = page.getByRole("row").filter({ hasText: lena.name }).filter({ hasText: "Began acting" });
    await expect(row).toContainText(admin.name);
    await row.getByRole("link").first().click();
    const drawer = page.getByRole("dialog", { name: "Began acting as somebody" });
    await expect(drawer).toContainText(REASON);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    expect((await file).suggestedFilename()).toBe("audit-log.csv");
  });

  await test.step("she reads it in her own log", async () => {
    const own = await (await browser.newContext()).newPage();
    await signIn(own, tenant.host, lena);
    await own.goto(at(tenant.host, "/pages/security?tab=log"));
    await expect(own.getByRole("row").filter({ hasText: "Began acting as somebody" })).toContainText(
      admin.name,
    );
    await own.context().close();
  });
});
