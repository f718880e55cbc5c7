/** Fields of a team's own: an admin describes them, people fill in theirs, and what was put away comes back as it was. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { at } from "../support/product";
import { addCategory } from "../support/rules";
import { account } from "../support/seedTenant";
import { inFilters } from "../support/shell";
import { signIn, test } from "../support/tenant";

test.use({ story: "fields" });

const SETTINGS = "/apps/admin/settings/dynamic-custom-fields";

test("an admin describes a field with thousands of options, and somebody chooses theirs while it is open", async ({
  page,
  browser,
  tenant,
}) => {
  const lena = await account(tenant.api, "Lena");
  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, tenant.host, lena, "/pages/profile");
  await expect(hers.getByRole("heading", { name: "Your details" })).toBeVisible();

  await signIn(page, tenant.host, tenant.admin, SETTINGS);
  await test.step("adds one of a list, and pastes the list", async () => {
    await page.getByRole("main").getByRole("button", { name: "Add field" }).first().click();
    const drawer = page.getByRole("dialog", { name: "Add field" });
    await drawer.getByRole("button", { name: "Shoe size" }).click();
    await expect(drawer.getByLabel("Key", { exact: true })).toHaveValue("shoeSize");
    await expect(drawer.getByLabel("Type", { exact: true })).toHaveValue("number");
    await drawer.getByLabel("Name", { exact: true }).fill("Home store");
    await drawer.getByLabel("Type", { exact: true }).selectOption({ label: "Single choice" });
    await expect(drawer.getByLabel("Key", { exact: true })).toHaveValue("homeStore");
    const lines = Array.from({ length: 5_000 }, (_, n) => `Store ${n + 1}`).join("\n");
    await drawer.getByLabel("New options, one per line").evaluate((box, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, lines);
    await drawer.getByRole("button", { name: "Add 5,000 options" }).click();
    await expect(drawer.getByText("5,000 of at most 5,000")).toBeVisible();
    await drawer.getByLabel("Search options").fill("4711");
    await expect(drawer.getByRole("button", { name: "Remove Store 4711" })).toBeVisible();
    await expectAccessible(page, `${SETTINGS}, a field is described`);
    await drawer.getByLabel("Visible on own profile").check();
    await drawer.getByLabel("Editable on own profile").check();
    await drawer.getByRole("button", { name: "Add field" }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("listitem").filter({ hasText: "Home store" })).toContainText("5,000 options");
  });

  await test.step("she has it on her page at once, and chooses", async () => {
    const store = hers.getByLabel(/^Home store/);
    await store.fill("Store 4711");
    await store.press("Enter");
    await hers.getByRole("button", { name: "Save" }).click();
    await expect(hers.getByText("Saved", { exact: true })).toBeVisible();
    await expect(hers.getByRole("definition").filter({ hasText: "Store 4711" })).toBeVisible();
    await expectAccessible(hers, "/pages/profile with fields of one's own");
  });

  await test.step("it is put away, and brought back with what she chose", async () => {
    await page.getByRole("button", { name: "Archive Home store" }).click();
    await expect(hers.getByLabel(/^Home store/)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(hers.getByRole("definition").filter({ hasText: "Store 4711" })).toBeVisible();
    await hers.context().close();
  });
});

test("what was described is asked when somebody is added, and a wrong value is said at its field", async ({
  page,
  tenant,
}) => {
  const form = { key: "shoeSize", label: "Shoe size", type: "number", required: true, inRules: true };
  await tenant.api.post("/settings/fields", { ...form, visibleTo: "admins", editableBy: "admins" });
  const place = { key: "loc1", label: "Town", type: "select", options: ["Leeds", "York"] };
  await tenant.api.post("/settings/fields", { ...place, visibleTo: "admins", editableBy: "admins" });
  await signIn(page, tenant.host, tenant.admin, "/apps/admin/users?new");
  const drawer = page.getByRole("dialog", { name: "Add user" });
  await drawer.getByLabel("First name").fill("Ida");
  await drawer.getByLabel("Last name").fill("Berg");
  await drawer.getByLabel("Email", { exact: true }).fill(`ida@${tenant.host}`);
  await drawer.getByLabel("Shoe size").fill("large");
  await drawer.getByLabel(/^Town/).selectOption("York");
  await drawer.getByRole("button", { name: "Add user" }).click();
  await expect(drawer.getByText("Enter a number, such as 41 or 2.5")).toBeVisible();
  await drawer.getByLabel("Shoe size").fill("41");
  await drawer.getByRole("button", { name: "Add user" }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("tab", { name: "Edit" }).click();
  await expect(page.getByLabel("Shoe size")).toHaveValue("41");
  await expect(page.getByLabel(/^Town/)).toHaveValue("York");

  const list = page.getByRole("main");
  await test.step("it is a filter of the users' list, and a column of it", async () => {
    await page.goto(at(tenant.host, "/apps/admin/users"));
    await inFilters(page, async () => {
      await page.getByRole("button", { name: "Filter by field" }).click();
      const panel = page.getByRole("dialog", { name: "Filter by field" });
      await panel.getByLabel("Field", { exact: true }).selectOption({ label: "Shoe size" });
      await panel.getByLabel("Shoe size").fill("41");
      await expectAccessible(page, "/apps/admin/users, filtered by a field");
      await panel.getByRole("button", { name: "Filter", exact: true }).click();
    });
    await expect(page).toHaveURL(/field-shoeSize=41/);
    await expect(list.getByText("Ida Berg")).toBeVisible();
    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Shoe size" }).check();
    await page.keyboard.press("Escape");
    await expect(list.getByText("41", { exact: true })).toBeVisible();
    await page.reload();
    await expect(list.getByText("41", { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page, "/apps/admin/users, filtered by a field");
    await inFilters(page, () => page.getByRole("button", { name: "Remove filter Shoe size: 41" }).click());
    await expect(page).not.toHaveURL(/field-shoeSize=/);
  });

  await test.step("and so is whom a field names, by name", async () => {
    const buddy = { key: "buddy", label: "Buddy", type: "person" };
    await tenant.api.post("/settings/fields", { ...buddy, visibleTo: "admins", editableBy: "admins" });
    const profile = { firstName: "Omar", lastName: "Haddad", email: `omar@${tenant.host}` };
    const fields = { buddy: [`ida@${tenant.host}`], shoeSize: ["44"] };
    await tenant.api.post("/people", { profile: { ...profile, fields } });
    await page.reload();
    await inFilters(page, async () => {
      await page.getByRole("button", { name: "Filter by field" }).click();
      const panel = page.getByRole("dialog", { name: "Filter by field" });
      await panel.getByLabel("Field", { exact: true }).selectOption({ label: "Buddy" });
      await panel.getByLabel("Search people for Buddy").fill("ida");
      await panel.getByRole("button", { name: "Filter by Ida Berg" }).click();
    });
    await expect(page).toHaveURL(/field-buddy=/);
    await expect(list.getByText("Omar Haddad")).toBeVisible();
    await expect(list.getByText("Ida Berg", { exact: true })).toHaveCount(0);
    await page.reload();
    await inFilters(page, () => page.getByRole("button", { name: "Remove filter Buddy: Ida Berg" }).click());
    await expect(list.getByText("Ida Berg", { exact: true })).toBeVisible();
  });

  await test.step("and a category of whoever is given a course", async () => {
    const course = await tenant.api.post("/courses", { title: "Sure footing" });
    await page.goto(at(tenant.host, `/apps/admin/courses/${course.id}`));
    await page.getByRole("tab", { name: "Permissions" }).click();
    await page.getByRole("button", { name: "Assign to people" }).click();
    const editor = page.getByRole("dialog", { name: /^Assign “/ });
    await addCategory(editor, "Shoe size");
    await editor.getByRole("combobox", { name: "Search Shoe size" }).fill("4");
    await editor.getByRole("option", { name: "41", exact: true }).click();
    await expect(editor.getByRole("listitem").filter({ hasText: "Ida Berg" })).toBeVisible();
    await editor.getByRole("button", { name: "Save rule" }).click();
    await expect(editor).toBeHidden();
    await expect(list.getByText("Shoe size")).toBeVisible();
  });
});
