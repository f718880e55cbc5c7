/** Badges: an admin makes one and gives it; who earns it is told at once, keeps it on their profile, and loses it only with a reason. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, waitUntilIdle } from "../support/checks";
import { isLoaded } from "../support/picture";
import { at, fixture } from "../support/product";
import { account, giveBadge, makeBadge } from "../support/seedTenant";
import { goTo, inFilters } from "../support/shell";
import { signIn, test } from "../support/tenant";

test.use({ story: "badges" });

const LIST = "/apps/admin/badges";
const notice = (page: Page, name: string) =>
  page.getByRole("region", { name: "New badges" }).getByRole("article", { name });
const own = (page: Page, name: string) => page.getByRole("button", { name });

test("a badge is made, given, earned before somebody's eyes, and withdrawn", async ({
  page,
  browser,
  tenant,
}) => {
  const lena = await account(tenant.api, "Lena");
  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, tenant.host, lena, "/pages/profile");
  await expect(hers.getByText("No badges yet")).toBeVisible();
  await hers.goto(at(tenant.host, "/apps/courses/mycourses"));

  await signIn(page, tenant.host, tenant.admin);
  await test.step("an admin makes it, with a picture", async () => {
    await goTo(page, "Badges");
    await expect(page.getByText("No badges yet")).toBeVisible();
    await page.getByRole("button", { name: "New badge" }).first().click();
    const dialog = page.getByRole("dialog", { name: "New badge" });
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(dialog.getByText("Enter a name.")).toBeVisible();
    await dialog.getByLabel("Name").fill("Helping hand");
    await dialog.getByLabel("What it is awarded for").fill("For helping without being asked.");
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Helping hand" })).toBeVisible();
    await page.getByLabel("Choose a picture").setInputFiles(fixture("cover.png"));
    await page.getByRole("dialog").getByRole("button", { name: "Use picture" }).click();
    await expect(page.getByText("Picture saved")).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove picture" })).toBeVisible();
    await page.getByRole("textbox", { name: "Name" }).fill("A helping hand");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "A helping hand" })).toBeVisible();
    const picture = page.locator(".badge-stage img");
    await isLoaded(picture);
    const uploaded = await picture.getAttribute("src");
    await page.getByRole("button", { name: "Choose an icon" }).click();
    await expectAccessible(page, "icons for a badge");
    await page.getByRole("button", { name: "Trophy" }).click();
    await expect(picture).not.toHaveAttribute("src", uploaded ?? "");
    await isLoaded(picture);
  });

  await test.step("gives it to her", async () => {
    await page.getByRole("button", { name: "Award to people" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Award", exact: true }).click();
    await expect(dialog.getByText("Choose at least one person.")).toBeVisible();
    await dialog.getByLabel("Search people by name").fill("Lena");
    await dialog.getByRole("button", { name: `Choose ${lena.name}` }).click();
    await dialog.getByLabel(/^Note/).fill("You carried all the chairs.");
    await dialog.getByRole("button", { name: "Award", exact: true }).click();
    await expect(page.getByText("Awarded to 1 person")).toBeVisible();
  });

  await test.step("she is told at once, and what she does beside it leaves it there", async () => {
    const noticeText = notice(hers, "A helping hand");
    await expect(noticeText).toContainText("Well done, Lena!");
    await isLoaded(noticeText.locator("img"));
    for (const height of [5, 400]) await hers.mouse.click(5, height);
    await expect(noticeText).toBeVisible();
    await noticeText.hover();
    await expectAccessible(hers, "the notice of a badge");
    await expectNoSidewaysScroll(hers, "the notice of a badge");
    await noticeText.getByRole("link", { name: "View on my profile" }).click();
    await expect(hers).toHaveURL(at(tenant.host, "/pages/profile"));
    await expect(noticeText).toHaveCount(0);
  });

  await test.step("she reads on her profile what it was given for", async () => {
    await own(hers, "A helping hand").press("Enter");
    const panel = hers.getByRole("dialog", { name: "A helping hand" });
    await expect(panel).toContainText("For helping without being asked.");
    await expect(panel).toContainText("You carried all the chairs.");
    await hers.keyboard.press("Escape");
    await expect(own(hers, "A helping hand")).toBeFocused();
  });

  await test.step("the admin withdraws it with a reason: it is gone from her profile", async () => {
    await page.getByRole("tab", { name: /^Holders/ }).click();
    await page.getByRole("button", { name: `Actions for ${lena.name}` }).click();
    await page.getByRole("menuitem", { name: "Withdraw" }).click();
    const dialog = page.getByRole("dialog", { name: `Withdraw this badge from ${lena.name}?` });
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect(dialog.getByText("Enter a reason.")).toBeVisible();
    await dialog.getByLabel("Reason").fill("It was Otto.");
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect(dialog).toBeHidden();
    const row = page.getByRole("row").filter({ hasText: lena.name });
    await expect(row).toContainText("Withdrawn");
    await expect(row).toContainText("It was Otto.");
    await expect(hers.getByText("No badges yet")).toBeVisible();
  });
  await hers.context().close();
});

test("a badge is found, put away and brought back; only admins see the list", async ({
  page,
  browser,
  tenant,
}) => {
  for (const title of ["Fire warden", "First aider"]) await makeBadge(tenant.api, title);
  await signIn(page, tenant.host, tenant.admin, LIST);
  const card = (name: string) => page.getByRole("article").getByRole("link", { name });
  await page.getByLabel("Search badges").fill("warden");
  await expect(card("First aider")).toHaveCount(0);
  await card("Fire warden").click();

  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("This badge is archived")).toBeVisible();
  await expect(page.getByRole("button", { name: "Award to people" })).toHaveCount(0);
  await page.goto(at(tenant.host, `${LIST}?status=active`));
  await expect(card("First aider")).toBeVisible();
  await expect(card("Fire warden")).toHaveCount(0);
  await inFilters(page, () => page.getByLabel("Status").selectOption("archived"));
  await card("Fire warden").click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("This badge is archived")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("This badge is archived")).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, tenant.host, await account(tenant.api, "Otto"));
  for (const path of [LIST, new URL(page.url()).pathname]) {
    await theirs.goto(at(tenant.host, path));
    await expect(theirs).not.toHaveURL(new RegExp(LIST));
  }
  await theirs.context().close();
});

test("what was earned while the line was cut is told when it is back", async ({ page, tenant }) => {
  const ida = await account(tenant.api, "Ida");
  await signIn(page, tenant.host, ida, "/apps/courses/mycourses");
  await waitUntilIdle(page);
  const badge = await makeBadge(tenant.api, "Night shift");
  // A first one: from then on the notice is loaded, and she is heard.
  await giveBadge(tenant.api, await makeBadge(tenant.api, "Early bird"), [ida.id]);
  await expect(notice(page, "Early bird")).toBeVisible();
  await notice(page, "Early bird").getByRole("button").press("Escape");
  await expect(notice(page, "Early bird")).toHaveCount(0);
  await page.context().setOffline(true);
  await giveBadge(tenant.api, badge, [ida.id]);
  await page.context().setOffline(false);
  await expect(notice(page, "Night shift")).toBeVisible();
});
