/** The console tells its operator what is wrong, what they choose for a tenant is there at once, and a domain has to be proved. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { signInToConsole } from "../support/console";
import { signInOperator } from "../support/createTenant";
import { product } from "../support/product";
import { signIn, test } from "../support/tenant";

test.use({ story: "console" });

test("the console says what is wrong: with an order, and with an address", async ({ page }) => {
  await signInToConsole(page, "/apps/superadmin/tenants");
  await page.getByRole("main").getByRole("link", { name: "New tenant" }).click();
  await page.getByRole("button", { name: "Create tenant" }).click();
  await expect(page.getByLabel("Organisation name")).toHaveAccessibleDescription(/This field is required/);
  await page.getByLabel("Label").fill("acme");
  await expect(page.getByText("This label is taken. Choose another one.")).toBeVisible();
  await page.getByLabel("Label").fill("console");
  await expect(page.getByText("This label is reserved for the platform. Choose another one.")).toBeVisible();

  await page.goto(`${product().console}/no/such/page`);
  await expect(page).toHaveURL(/\/pages\/errors\/error-404$/);
  await page.getByRole("link", { name: "Go to tenants" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tenants" })).toBeVisible();
});

test("an operator chooses a tenant's settings, and its open pages have them at once", async ({
  page,
  browser,
  tenant,
}) => {
  const id = tenant.host.split(".")[0] ?? "";
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, tenant.host, tenant.admin, "/apps/courses/mycourses");
  await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();
  // Where the top bar is narrow, the marketplace and the points stand in the person's menu.
  const isNarrow = (theirs.viewportSize()?.width ?? 0) < 576;
  const market = theirs.getByRole(isNarrow ? "menuitem" : "link", { name: /Marketplace/ });
  const chat = theirs.getByRole("button", { name: "Support chat" });
  const points = theirs.getByText("Reward points: 0");

  await signInToConsole(page, "/apps/superadmin/tenants");
  await page.goto(`${product().console}/apps/superadmin/tenant/${id}`);
  const form = page.getByRole("form", { name: "Settings" });
  const save = form.getByRole("button", { name: "Save" });
  const address = form.getByLabel("Marketplace address");
  const script = form.getByLabel("Chat script address");
  const saved = page.getByText("Settings saved");

  await test.step("what cannot be is said at its field", async () => {
    await expect(save).toBeDisabled();
    await address.fill("javascript:alert(1)");
    await form.getByLabel("Support chat").check();
    await save.click();
    await expect(address).toHaveAccessibleDescription(/^Enter an address that starts with https/);
    await expect(script).toHaveAccessibleDescription(/^Enter a script address to use the chat/);
    // Of an address with a name in it only the server knows.
    await script.fill("https://operator@chat.example.test/load.js");
    await address.fill("https://market.example.test/");
    await save.click();
    await expect(script).toHaveAccessibleDescription(/^Enter the address of the provider's script/);
    await expectAccessible(page, "a tenant's settings");
    await expectNoSidewaysScroll(page, "a tenant's settings");
  });

  await test.step("what is not saved is not left without a question", async () => {
    await page.getByRole("main").getByRole("link", { name: "Tenants" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(address).toHaveValue("https://market.example.test/");
  });

  await test.step("saved, it is on the page that somebody of the tenant has open", async () => {
    await expect(market).toHaveCount(0);
    await script.fill("https://chat.example.test/load.js");
    await form.getByLabel("Rewards").check();
    await save.click();
    await expect(saved).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(chat).toBeVisible();
    if (isNarrow) await theirs.getByRole("button", { name: /^Menu of / }).click();
    await expect(market).toHaveAttribute("href", "https://market.example.test/");
    await expect(points).toBeVisible();
    if (isNarrow) await theirs.keyboard.press("Escape");
  });

  await test.step("what another operator saved meanwhile is not written over", async () => {
    await form.getByLabel("Rewards").uncheck();
    const other = await signInOperator();
    const { revision } = await other.get<{ revision: number }>(`/tenants/${id}/settings`);
    await other.patch(`/tenants/${id}/settings`, { settings: { marketplaceLink: null }, revision });
    await other.close();
    await expect(market).toHaveCount(0);
    await save.click();
    await expect(address).toHaveValue("");
    await expect(form.getByLabel("Rewards")).not.toBeChecked();
    await form.getByLabel("Rewards").check();
  });

  await test.step("and it is taken away again, which the log has", async () => {
    await form.getByLabel("Support chat").uncheck();
    await save.click();
    await expect(chat).toHaveCount(0);
    await page.goto(`${product().console}/apps/superadmin/audit-log?action=tenant.settings_changed`);
    const row = page.getByRole("row").filter({ hasText: "Settings changed" }).first();
    await expect(row).toContainText("support chat");
    await theirs.context().close();
  });
});

test("a domain waits for its record, which can be copied, and is released", async ({ page, tenant }) => {
  const id = tenant.host.split(".")[0] ?? "";
  // Below localhost a name leads to this machine without anybody's DNS, and has no records.
  const host = `academy.${id}.localhost`;
  await signInToConsole(page, "/apps/superadmin/tenants");
  await page.goto(`${product().console}/apps/superadmin/tenant/${id}`);

  await test.step("what belongs to the platform is refused at the field", async () => {
    await page.getByRole("button", { name: "Add domain" }).click();
    const dialog = page.getByRole("dialog", { name: "Add domain" });
    await dialog.getByRole("textbox", { name: "Domain" }).fill("console.localhost");
    await dialog.getByRole("button", { name: "Add domain" }).click();
    await expect(dialog.getByRole("textbox", { name: "Domain" })).toHaveAccessibleDescription(
      /reserved for the platform/,
    );
    await dialog.getByRole("textbox", { name: "Domain" }).fill(host);
    await dialog.getByRole("button", { name: "Add domain" }).click();
    await expect(dialog).toHaveCount(0);
  });

  const domains = page.getByRole("list", { name: "Own domains" });
  await test.step("the record is shown, and each condition as it is found", async () => {
    await expect(domains.getByText("Waiting for verification")).toBeVisible();
    await expect(domains.getByText(`_learnt.${host}`)).toBeVisible();
    await expect(domains.getByText(/^learnt-domain=[a-z0-9]{32}$/)).toBeVisible();
    await domains.getByRole("button", { name: `Check now: ${host}` }).click();
    const conditions = domains.getByRole("list", { name: `Status of ${host}` });
    await expect(conditions.getByText("No record found.")).toBeVisible();
    await expect(conditions.getByText(/^Resolves to/)).toContainText("127.0.0.1");
    await expect(conditions.getByText(/^Not sent/)).toBeVisible();
    await expectAccessible(page, "a tenant's domains");
    await expectNoSidewaysScroll(page, "a tenant's domains");
  });

  await test.step("released, it is gone", async () => {
    await domains.getByRole("button", { name: `Remove ${host}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
    await expect(domains.getByText(host)).toHaveCount(0);
  });
});
