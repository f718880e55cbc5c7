/** The ten themes, by day and by night: every text can be read, in the frame and on the screens. What else axe asks for does not depend on them. */
import { expect, type Page } from "@playwright/test";
import { presetNames, presets } from "../../ui/src/theme/presets";
import { Api } from "./support/api";
import { expectReadable, looks, settled } from "./support/checks";
import { at } from "./support/product";
import { signIn, test } from "./support/tenant";

/** Somebody with several teams, so that there is something to choose: an admin. */
const HOST = "acme.learnt.localhost";
const ada = { name: "Ada Okafor", username: "admin@acme.test", password: "demo-demo-1" };
const SCREENS = ["/apps/courses/mycourses", "/teams", "/apps/admin/users?search=ada"];
/** A list is cards on a phone; the other screens are only narrower there. */
const NARROW = { width: 360, height: 760 };

async function turn(page: Page, look: (typeof looks)[number]): Promise<void> {
  await page.evaluate((choice) => {
    localStorage.setItem("learnt.theme", JSON.stringify({ choice }));
    window.dispatchEvent(new StorageEvent("storage", { key: "learnt.theme" }));
  }, look);
  await expect(page.locator("html")).toHaveCSS("color-scheme", look);
}

async function readable(page: Page, what: string): Promise<void> {
  for (const look of looks) {
    await turn(page, look);
    await expectReadable(page, `${what}, ${look}`);
  }
}

// One person's preferences: another window would change them meanwhile.
for (const name of presetNames)
  test(`every text can be read in the theme ${name}`, { tag: "@wide" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const api = await Api.signIn(HOST, ada.username, ada.password);
    const theme = { main: name, navbar: name, toolbar: name, footer: name };
    const config = { navbar: { folded: false }, footer: { display: true } };
    await api.patch("/me/preferences", { settings: { layout: { style: "layout1", config }, theme } });
    await signIn(page, HOST, ada);
    for (const path of SCREENS) {
      await page.goto(at(HOST, path));
      await settled(page);
      const accent = () => page.evaluate(() => document.documentElement.style.getPropertyValue("--accent"));
      expect(await accent()).toBe(presets[name].colours.primaryColor);
      await readable(page, `${name} at ${path}`);
    }
    await page.setViewportSize(NARROW);
    await settled(page);
    await readable(page, `${name} on a phone`);
    await api.patch("/me/preferences", { settings: {} });
    await api.close();
  });
