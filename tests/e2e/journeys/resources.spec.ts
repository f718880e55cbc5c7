/** Resources: an admin uploads a file, publishes it and gives it by a rule; whoever was given it opens it in the page. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { fixture } from "../support/product";
import { addCategory } from "../support/rules";
import { account } from "../support/seedTenant";
import { goTo } from "../support/shell";
import { signIn, test } from "../support/tenant";

test.use({ story: "resources" });

test("a resource is made, given by a rule, and opened", async ({ page, browser, tenant }) => {
  const lena = await account(tenant.api, "Lena");
  await signIn(page, tenant.host, tenant.admin);
  await test.step("an admin uploads its file", async () => {
    await goTo(page, "Resources");
    await page.getByRole("button", { name: "New resource" }).first().click();
    const dialog = page.getByRole("dialog", { name: "New resource" });
    await dialog.getByLabel("Title").fill("Emergency contacts");
    await dialog.getByRole("button", { name: "Create resource" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Emergency contacts" })).toBeVisible();
    await page.getByLabel("Choose a file or drop it here").setInputFiles(fixture("contacts.csv"));
    await expect(page.getByRole("cell", { name: "555 0100" })).toBeVisible();
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Resource published")).toBeVisible();
    await expectAccessible(page, "a resource");
    await expectNoSidewaysScroll(page, "a resource");
  });

  await test.step("and gives it to everybody", async () => {
    await page.getByRole("tab", { name: "Permissions" }).click();
    await page.getByRole("button", { name: "Assign to people" }).first().click();
    const drawer = page.getByRole("dialog");
    await addCategory(drawer, "Everyone");
    await expect(drawer.getByText(/people match/)).toBeVisible();
    await drawer.getByRole("button", { name: "Save rule" }).click();
    await expect(page.getByText("Rule saved")).toBeVisible();
  });

  await test.step("she finds it among hers and reads it", async () => {
    const hers = await (await browser.newContext()).newPage();
    await signIn(hers, tenant.host, lena, "/apps/resources/myresources");
    await expect(hers.getByRole("region", { name: "My Resources" }).getByText("Not opened")).toBeVisible();
    await hers.getByRole("link", { name: "Emergency contacts" }).click();
    await expect(hers.getByRole("cell", { name: "Reception" })).toBeVisible();
    await expect(hers.getByText("Opened", { exact: true })).toBeVisible();
    await expectAccessible(hers, "one of mine");
    const download = hers.waitForEvent("download");
    await hers.getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toBe("contacts.csv");
  });

  await test.step("which the admin sees", async () => {
    await page.getByRole("tab", { name: /^People/ }).click();
    await expect(page.getByRole("row", { name: new RegExp(lena.name) })).toContainText("Opened");
  });
});
