/** By keyboard alone, what everybody does for themselves: the second factor, notes, notifications, the look of their screens. */
import { expect, type Page } from "@playwright/test";
import { waitUntilIdle } from "../support/checks";
import { expectSignedIn, loginButton, saveSettings } from "../support/entrance";
import { chooseFromMenu, pick, signInByKeyboard, tabTo, test, use, write } from "../support/keyboard";
import { at } from "../support/product";
import { account, giveCourse, notice } from "../support/seedTenant";
import { codeAt } from "../support/totp";

test.use({ story: "keyboard-mine" });

const CODE_PERIOD_MS = 30_000;
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

test("without a mouse somebody sets up a second factor, and comes in with it", { tag: "@wide" }, async ({
  page,
  tenant,
}) => {
  const mia = await account(tenant.api, "Mia", ["learner", "manager"]);
  await saveSettings(tenant.api, { requireSecondFactorFor: ["manager"] });
  await signInByKeyboard(page, tenant.host, mia);
  await expect(page.getByRole("heading", { level: 1, name: "Set up a second factor" })).toBeVisible();
  const key = page.getByRole("listitem").filter({ hasText: "Or enter this key" }).locator("code");
  const secret = (await key.textContent()) ?? "";
  await write(page, page.getByLabel("Code from the app"), codeAt(secret, Date.now()));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Your recovery codes" })).toBeVisible();
  await use(page, page.getByLabel("I have saved these codes"), " ");
  await use(page, button(page, "Continue"));
  await expectSignedIn(page);

  await test.step("signs out by the menu, and in again", async () => {
    await use(page, button(page, `Menu of ${mia.name}`));
    await chooseFromMenu(page, "Logout");
    await expect(loginButton(page)).toBeVisible();
    await signInByKeyboard(page, tenant.host, mia);
    await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
    await page.keyboard.type(codeAt(secret, Date.now() + CODE_PERIOD_MS));
    await page.keyboard.press("Enter");
    await expectSignedIn(page);
  });
});

test("without a mouse somebody takes a note, is reminded of it, and puts it away", { tag: "@wide" }, async ({
  page,
  tenant,
}) => {
  await signInByKeyboard(page, tenant.host, await account(tenant.api, "Nils"));
  await page.goto(at(tenant.host, "/apps/notes"));
  await waitUntilIdle(page);
  const begin = button(page, "Take a note…");
  const composer = page.getByRole("region", { name: "New note" });
  const editor = page.getByRole("dialog", { name: "Note" });
  for (const title of ["Call Otto", "Team day"]) {
    await use(page, begin);
    await expect(composer.getByLabel("Take a note…")).toBeFocused();
    await page.keyboard.type("before Friday");
    await tabTo(page, composer.getByLabel("Title"), "Shift+Tab");
    await page.keyboard.type(title);
    await expect(composer.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
    await use(page, composer.getByRole("button", { name: "Done" }));
    await expect(begin).toBeFocused();
  }
  const link = page.getByRole("link", { name: "Team day" });
  await use(page, link);
  await use(page, editor.getByRole("button", { name: "Remind me" }));
  await use(page, button(page, /^Tomorrow morning/));
  await expect(editor.getByText("Reminder:")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor).toBeHidden();
  await expect(link).toBeFocused();
  await use(page, button(page, "Archive: Team day"));
  await expect(page.getByRole("article")).toHaveText([/Call Otto/]);
  // What is left is where one goes on.
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});

test("without a mouse somebody reads what is new, and says how to be told", {
  tag: ["@wide", "@thorough"],
}, async ({ page, tenant }) => {
  await giveCourse(tenant.api, "Fire safety", [notice("Read", "Leave the lift alone.")]);
  await signInByKeyboard(page, tenant.host, await account(tenant.api, "Olga"));
  await expectSignedIn(page);
  const bell = page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
  await use(page, bell);
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();
  await page.keyboard.press("Enter");
  await use(page, panel.getByRole("link", { name: "See all" }));
  await expect(page.getByRole("heading", { level: 1, name: "My notifications" })).toBeVisible();
  await use(page, page.getByRole("button", { name: /^Mark as read: You have been assigned “Fire safety”/ }));
  await expect(
    page.getByRole("button", { name: /^Mark as unread: You have been assigned “Fire safety”/ }),
  ).toBeFocused();

  await tabTo(page, page.getByRole("tab", { name: "Inbox" }), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await pick(page, page.getByLabel("Course assigned: Email"), "Daily digest");
  await use(page, page.getByLabel("Course completed: In app"), " ");
  await use(page, button(page, "Save"));
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
});

test("without a mouse somebody chooses a theme, a layout and the language of their screens", {
  tag: ["@wide", "@thorough"],
}, async ({ page, tenant }) => {
  const pia = await account(tenant.api, "Pia");
  await signInByKeyboard(page, tenant.host, pia);
  await expectSignedIn(page);
  const opener = button(page, "Tools");
  const panel = page.getByRole("dialog", { name: "Theme Settings" });
  const accent = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--accent"));
  await use(page, opener);
  await chooseFromMenu(page, "Theme Settings");
  await tabTo(page, panel.getByRole("radio", { name: "Team colours" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(panel.getByRole("radio", { name: "Sunset" })).toBeFocused();
  await expect.poll(accent).toBe("#e4572e");
  await tabTo(page, panel.getByRole("tab", { name: "Theme" }), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, panel.getByRole("radio", { name: "Layout 1" }));
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByRole("radio", { name: "Layout 2" })).toBeChecked();
  await use(page, button(page, "Reset"));
  await expect.poll(accent).not.toBe("#e4572e");
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  const menu = button(page, `Menu of ${pia.name}`);
  await use(page, menu);
  await chooseFromMenu(page, "العربية", "menuitemcheckbox");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("banner").locator(":focus")).toBeVisible();
});
