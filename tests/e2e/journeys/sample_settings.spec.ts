/** Whoever signs in to the sample has the layout, the themes and the shortcuts of its two users; an address lays others over them. */
import { expect, type Page, test } from "@playwright/test";
import { presets } from "../../../ui/src/theme/presets";
import { at } from "../support/product";
import { admin, MUNRO, startDemo } from "../support/sample";
import { isPhone, openTool } from "../support/shell";
import { signIn } from "../support/tenant";

const ANALYTICS = "/apps/dashboards/analytics";

/** The theme of the whole page, as it colours the browser's own bar. */
const themed = (page: Page, name: keyof typeof presets) =>
  expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    "content",
    presets[name].colours.primaryColor,
  );
const isDark = (page: Page, dark: boolean) =>
  expect(page.locator("html")).toHaveCSS("color-scheme", dark ? "dark" : "light");
/** How wide the frame around everything is. */
const frameOf = async (page: Page) => (await page.locator(".kit-frame").boundingBox())?.width;
const shortcuts = (page: Page) => page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link");
const names = (page: Page) =>
  shortcuts(page).evaluateAll((all) => all.map((item) => item.getAttribute("aria-label")));

/** What the settings say of a part of the page, which a phone has too. */
async function shownSettings(
  page: Page,
  tab: "Theme" | "Layout",
  work: (panel: ReturnType<Page["getByRole"]>) => Promise<void>,
) {
  await openTool(page, "Theme Settings");
  const panel = page.getByRole("dialog", { name: "Theme Settings" });
  await panel.getByRole("tab", { name: tab }).click();
  await work(panel);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
}

const overrideSettings = (settings: object) =>
  `${ANALYTICS}?defaultSettings=${encodeURIComponent(JSON.stringify(settings))}`;

test("the sample's admin has layout 1 in full width and the dark theme", async ({ page }) => {
  if (!isPhone(page)) await page.setViewportSize({ width: 1600, height: 900 });
  await signIn(page, MUNRO, admin, ANALYTICS);
  await isDark(page, false);
  await startDemo(page, "Abena Mensah");
  await themed(page, "defaultDark");
  await isDark(page, true);
  expect(await frameOf(page)).toBe(page.viewportSize()?.width);
  await shownSettings(page, "Layout", async (panel) => {
    await expect(panel.getByRole("radio", { name: "Layout 1" })).toBeChecked();
    await expect(panel.getByRole("radio", { name: "Full width" })).toBeChecked();
  });
  if (!isPhone(page)) expect(await names(page)).toEqual(["Calendar", "Mail", "Contacts"]);
  await page.getByRole("button", { name: "End demo session" }).click();
  await expect(page).toHaveURL(/\/pages\/auth\/login$/);
  // Their own again.
  await isDark(page, false);
});

test("the sample's staff has layout 2, boxed, and the green theme, which an address changes part by part", async ({
  page,
}) => {
  if (!isPhone(page)) await page.setViewportSize({ width: 1600, height: 900 });
  await signIn(page, MUNRO, admin, ANALYTICS);
  await startDemo(page, "Arnaud Petit");
  await themed(page, "greeny");
  await isDark(page, false);
  // 1280 pixels in this layout, 1120 in the others.
  if (!isPhone(page)) {
    expect(await frameOf(page)).toBe(1280);
    expect(await names(page)).toEqual(["Calendar", "Mail", "Contacts", "To-do"]);
    await page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link", { name: "To-do" }).click();
    await expect(page).toHaveURL(/\/apps\/todo\/all$/);
  }

  await test.step("another theme of the main part, the rest as it was", async () => {
    await page.goto(at(MUNRO, overrideSettings({ theme: { main: "deepOcean" } })));
    await themed(page, "deepOcean");
    await isDark(page, true);
    await shownSettings(page, "Theme", async (panel) => {
      for (const part of ["Navbar", "Toolbar", "Footer"]) {
        await panel.getByRole("radio", { name: part }).check({ force: true });
        await expect(panel.getByRole("radio", { name: "Greeny" }), part).toBeChecked();
      }
    });
    if (!isPhone(page)) expect(await frameOf(page)).toBe(1280);
  });

  await test.step("another style, still boxed; and it stays without the address", async () => {
    await page.goto(at(MUNRO, overrideSettings({ layout: { style: "layout1" } })));
    await themed(page, "deepOcean");
    if (!isPhone(page)) expect(await frameOf(page)).toBe(1120);
    await page.goto(at(MUNRO, ANALYTICS));
    await themed(page, "deepOcean");
    await shownSettings(page, "Layout", async (panel) => {
      await expect(panel.getByRole("radio", { name: "Layout 1" })).toBeChecked();
      await expect(panel.getByRole("radio", { name: "Boxed" })).toBeChecked();
    });
  });

  await test.step("nonsense changes nothing", async () => {
    for (const nonsense of [overrideSettings({ layout: 7, theme: null }), `${ANALYTICS}?defaultSettings={`]) {
      await page.goto(at(MUNRO, nonsense));
      await expect(page.getByText("Demo session of Arnaud Petit")).toBeVisible();
      await themed(page, "deepOcean");
      if (!isPhone(page)) expect(await frameOf(page)).toBe(1120);
    }
  });

  await test.step("back to what everybody begins with", async () => {
    await shownSettings(page, "Layout", async (panel) => {
      await panel.getByRole("button", { name: "Reset" }).click();
      await expect(panel.getByRole("radio", { name: "Full width" })).toBeChecked();
    });
    await page.reload();
    await expect(page.getByText("Demo session of Arnaud Petit")).toBeVisible();
    await isDark(page, false);
    expect(await frameOf(page)).toBe(page.viewportSize()?.width);
  });
});
