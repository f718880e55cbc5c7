/** The ten themes, by day and by night: what is chosen is what is painted, and every text can be read in it. The kit is measured in its gallery (gallery.spec.ts), the screens one by one only when all is looked at thoroughly (a11y.spec.ts). */
import { expect, type Page } from "@playwright/test";
import { presetNames } from "../../ui/src/theme/presets";
import { Api } from "./support/api";
import { waitUntilIdle } from "./support/checks";
import { at } from "./support/product";
import { account } from "./support/seedTenant";
import { signIn, test } from "./support/tenant";
import { expectReadable, modes, paintOf } from "./support/textContrast";

/** Somebody with several teams, so that there is something to choose: an admin. */
const HOST = "acme.learnt.localhost";
const ada = { name: "Ada Okafor", username: "admin@acme.test", password: "demo-demo-1" };
/** A list is cards on a phone; the other screens are only narrower there. */
const NARROW = { width: 360, height: 760 };

/** The colours of the page as they stand in its root. */
const painted = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    const names = [...style].filter((name) => name.startsWith("--"));
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  });

async function switchMode(page: Page, mode: (typeof modes)[number]): Promise<void> {
  await page.evaluate((choice) => {
    localStorage.setItem("learnt.theme", JSON.stringify({ choice }));
    window.dispatchEvent(new StorageEvent("storage", { key: "learnt.theme" }));
  }, mode);
  await expect(page.locator("html")).toHaveCSS("color-scheme", mode);
}

test("each theme is painted on the screen that is open, as soon as its person has it, light and dark", {
  tag: "@wide",
}, async ({ page, own }) => {
  const thea = await account(own.api, "Thea");
  const api = await Api.signIn(own.host, thea.username, thea.password);
  await signIn(page, own.host, thea);
  await waitUntilIdle(page);
  for (const name of presetNames) {
    const theme = { main: name, navbar: name, toolbar: name, footer: name };
    await api.patch("/me/preferences", { settings: { theme } });
    for (const mode of modes) {
      await switchMode(page, mode);
      const variables = Object.fromEntries(paintOf(name, mode).variables);
      await expect.poll(() => painted(page), { message: `${name}, ${mode}` }).toMatchObject(variables);
    }
  }
  await api.close();
});

/** The navigation unfolded and a footer below: more of the frame than people begin with. */
const frame = {
  style: "layout1",
  config: { navbar: { folded: false }, footer: { display: true } },
};

test("every text of the whole frame can be read in each theme", { tag: "@wide" }, async ({ page, own }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const thea = await account(own.api, "Thea", ["learner", "admin"]);
  const api = await Api.signIn(own.host, thea.username, thea.password);
  await api.patch("/me/preferences", { settings: { layout: frame } });
  await api.close();
  await signIn(page, own.host, thea);
  for (const path of ["/apps/homepage/myhomepage", "/apps/admin/users"]) {
    await page.goto(at(own.host, path));
    await waitUntilIdle(page);
    await expectReadable(page, path);
  }
  await page.setViewportSize(NARROW);
  await page.getByRole("button", { name: "Open navigation" }).click();
  await expectReadable(page, "the navigation of a phone");
});

test("every text of the teams to choose from can be read in each theme", {
  tag: ["@wide", "@thorough"],
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, HOST, ada, "/teams");
  await waitUntilIdle(page);
  await expectReadable(page, "/teams");
});
