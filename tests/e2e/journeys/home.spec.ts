/** The homepage: an admin arranges it without a mouse and publishes it, and whoever has it open sees it at once. */
import { expect, type Page } from "@playwright/test";
import type { Api } from "../support/api";
import { expectAccessible } from "../support/checks";
import { account, giveCourse, notice } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

test.use({ story: "home" });

const saved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).press("Enter");

const HOME = "/home";
type Widget = { type: string; mandatory?: boolean };

/** What everybody begins with, each widget as it is told, for all to see. */
async function publishHomepage(api: Api, change: (widget: Widget) => Widget): Promise<void> {
  const draft = await api.get<{ revision: number; widgets: Widget[] }>(`${HOME}/draft`);
  const own = ["continue", "counts", "assigned", "due", "events", "completed"];
  const widgets = draft.widgets.filter(({ type }) => own.includes(type)).map(change);
  const { revision } = await api.put(`${HOME}/draft`, { revision: draft.revision, widgets });
  await api.post(`${HOME}/publish`, { revision });
}

test("an admin arranges the homepage by keyboard, looks at it, and publishes it to those who have it open", async ({
  page,
  browser,
  tenant,
}) => {
  await giveCourse(tenant.api, "The house", [notice("The roof")]);
  const lena = await account(tenant.api, "Lena");
  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, tenant.host, lena);
  await expect(hers.getByRole("heading", { level: 1, name: /^Good / })).toBeVisible();
  await expect(hers.getByRole("link", { name: "The house", exact: true })).toBeVisible();

  await signIn(page, tenant.host, tenant.admin, "/apps/admin/homepage-editor");
  await test.step("adds a widget, says what is in it, and moves it", async () => {
    await press(page, "Add Quick links");
    await page.getByLabel("Heading").fill("Around the house");
    await page.getByLabel("Link text").fill("Everything to learn");
    await page.getByLabel("Link", { exact: true }).fill("/apps/courses/mycourses");
    await press(page, "Actions for Around the house");
    await expect(page.getByRole("menuitem", { name: "Move up" })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Around the house is now 5 of 6 in Main column.")).toBeAttached();
    await saved(page);
    await expectAccessible(page, "/apps/admin/homepage-editor, a widget is edited");
  });

  await test.step("takes a step back and forth again", async () => {
    const inMain = page.getByRole("region", { name: "Main column" }).getByRole("listitem");
    await press(page, "Undo");
    await expect(inMain.nth(5)).toContainText("Around the house");
    await press(page, "Redo");
    await expect(inMain.nth(4)).toContainText("Around the house");
    await saved(page);
  });

  await test.step("looks at it as a learner would, before anybody does", async () => {
    await page.getByRole("link", { name: "Preview" }).press("Enter");
    await expect(page.getByRole("link", { name: "Everything to learn" })).toBeVisible();
    await expect(hers.getByRole("link", { name: "Everything to learn" })).toHaveCount(0);
    await page.getByRole("link", { name: "Back to the editor" }).press("Enter");
  });

  await test.step("publishes it, and it is on her screen", async () => {
    await press(page, "Publish");
    await page
      .getByRole("dialog")
      .or(page.getByRole("alertdialog"))
      .getByRole("button", { name: "Publish" })
      .press("Enter");
    await expect(hers.getByRole("link", { name: "Everything to learn" })).toBeVisible();
    await hers.context().close();
  });

  await test.step("finds it in the history", async () => {
    await press(page, "History");
    await expect(page.getByRole("dialog").getByText("Version 1", { exact: true })).toBeVisible();
  });
});

test("what is typed without a connection is kept, and saved when it is back", async ({ page, tenant }) => {
  await signIn(page, tenant.host, tenant.admin, "/apps/admin/homepage-editor");
  await press(page, "Add News");
  await saved(page);
  await page.context().setOffline(true);
  await page.getByLabel("Heading").first().fill("From the house");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(page.getByLabel("Heading").first()).toHaveValue("From the house");
  await page.context().setOffline(false);
  await saved(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Edit From the house" })).toBeVisible();
});

test("somebody hides a part of their homepage by keyboard, takes it back, and finds it hidden after a new publication", async ({
  page,
  tenant,
}) => {
  await giveCourse(tenant.api, "The cellar", [notice("The stairs")]);
  await signIn(page, tenant.host, await account(tenant.api, "Hedy"));
  const coming = page.getByRole("heading", { name: "Coming up" });
  await expect(coming).toBeVisible();
  await press(page, "Customise");
  await expect(page.getByRole("button", { name: "Done" })).toBeFocused();
  await press(page, "Hide Coming up");
  await expect(page.getByRole("button", { name: "Show Coming up" })).toBeFocused();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Hide Coming up" })).toBeVisible();
  await expectAccessible(page, "choosing what is seen of a homepage");
  await press(page, "Hide Coming up");
  await press(page, "Done");
  await expect(coming).toHaveCount(0);
  await expect(page.getByText("Hidden: 1")).toBeVisible();

  await publishHomepage(tenant.api, (item) => item);
  await page.reload();
  await expect(page.getByText("Hidden: 1")).toBeVisible();
  await expect(coming).toHaveCount(0);
  await press(page, "Show");
  await press(page, "Show Coming up");
  await press(page, "Done");
  await expect(coming).toBeVisible();
});

test("what everybody is to see cannot be hidden", async ({ page, tenant }) => {
  await publishHomepage(tenant.api, (item) => (item.type === "due" ? { ...item, mandatory: true } : item));
  await signIn(page, tenant.host, await account(tenant.api, "Hugo"));
  await press(page, "Customise");
  await expect(page.getByText("Always shown")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hide Coming up" })).toHaveCount(0);
});
