/**
 * The colours of the whole kit, measured once: every component in every state, in the ten themes, by day and by night. Screens
 * take all their colours from it (colours.test.ts), and are looked at in their tenant's own theme (a11y.spec.ts).
 */
import { expect, type Page, test } from "@playwright/test";
import { findings } from "./support/axe";
import { buildGallery, openGallery } from "./support/gallery";
import { expectReadable, expectStill } from "./support/textContrast";

let gallery: Awaited<ReturnType<typeof buildGallery>>;
test.beforeAll(async () => {
  gallery = await buildGallery();
});
test.afterAll(() => gallery.remove());

async function expectSoundInAllThemes(page: Page, what: string): Promise<void> {
  await expectStill(page);
  expect.soft(await findings(page), what).toEqual([]);
  await expectReadable(page, what);
}

/** Axe knows no alert dialog as one that keeps the focus to itself, and takes the page behind it for reachable: it is not. */
async function expectSoundAbove(page: Page, what: string): Promise<void> {
  await expectStill(page);
  const result = await findings(page);
  const isAlert = (await page.locator("[role=alertdialog]").locator("visible=true").count()) > 0;
  const others = result.filter((line) => !(isAlert && line.startsWith("aria-hidden-focus: #root")));
  expect.soft(others, what).toEqual([]);
  if (isAlert) {
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      await expect(page.locator("[role=alertdialog] :focus"), `${what}, ${key}`).toHaveCount(1);
    }
  }
  await expectReadable(page, what);
}

test("every part of the kit can be read in each theme", { tag: "@wide" }, async ({ page }) => {
  await openGallery(page, gallery.folder);
  const editors = page.getByRole("textbox", { name: /content$/i });
  await expect(editors).toHaveCount(2);
  const notices = page.getByRole("region", { name: "Notifications (Alt+T)" });
  await page.getByRole("button", { name: "Show notices" }).click();
  await expect(notices.getByText("With a line more.")).toHaveCount(4);
  await expectSoundInAllThemes(page, "all parts");
});

test("what opens above a screen can be read in each theme", { tag: "@wide" }, async ({ page }) => {
  await openGallery(page, gallery.folder, "overlays");
  const opened = page.locator("[role=dialog], [role=alertdialog], [role=menu]").locator("visible=true");
  const buttons = page.getByRole("button", { name: /^Open the / });
  const names = await buttons.allTextContents();
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) {
    await test.step(name, async () => {
      await page.getByRole("button", { name, exact: true }).click();
      await expect(opened.first()).toBeVisible();
      await expectSoundAbove(page, name);
      await page.keyboard.press("Escape");
      await expect(opened).toHaveCount(0);
    });
  }
  await page.getByRole("button", { name: "Under a tooltip" }).hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expectSoundInAllThemes(page, "a tooltip");
});

for (const layout of ["layout1", "layout2", "layout3"])
  test(`the frame can be read in each theme, ${layout}`, { tag: "@wide" }, async ({ page }) => {
    await openGallery(page, gallery.folder, layout);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectSoundInAllThemes(page, layout);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog", { name: "Search for an app or page" })).toBeVisible();
    await expectSoundInAllThemes(page, `${layout}, the search`);
  });
