/**
 * Every row of the specification's table that is built, for each of its readers: who may open it does, who may not is led
 * elsewhere. One of the demo's tenants is walked whole; of the others a row for each gate, and where they differ from it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { specifiedRows } from "../../web/src/app/routes.spec.data";
import { Api } from "./support/api";
import { BUSY, loaded, QUIET } from "./support/checks";
import { isThorough } from "./support/isThorough";
import { goTo } from "./support/navigate";
import { at } from "./support/product";
import { further, redirects, screens } from "./support/routes";
import { account } from "./support/seedTenant";
import { signIn, test } from "./support/tenant";

// Walks that do not meet.
test.describe.configure({ mode: "parallel" });

const PASSWORD = "demo-demo-1";
/** Choosers have several teams there: they are led to the choice when there is nowhere else to go. */
const tenants = [
  { name: "Acme", host: "acme.learnt.localhost", domain: "acme.test", choosers: ["admin"] },
  { name: "Munro", host: "munro.learnt.localhost", domain: "munro.test", choosers: [] },
  { name: "Stellar", host: "stellar.teams.localhost", domain: "stellar.test", choosers: [] },
  { name: "Learnt", host: "learnt.localhost", domain: "learnt.test", choosers: [] },
] as const satisfies { name: string; host: string; domain: string; choosers: string[] }[];

/** The one that is walked whole: it has people with several teams. */
const WHOLE = "Acme";

const roles = ["guest", "learner", "manager", "admin", "superadmin"] as const;
type RoleName = (typeof roles)[number];

/** Whom a word of the table's column `open_to` means. */
const opens: Record<string, readonly RoleName[]> = {
  anyone: roles,
  guest: ["guest"],
  "signed-in": ["learner", "manager", "admin", "superadmin"],
  // Section 6: the group of managers is those alone; admins have screens of their own.
  manager: ["manager"],
  admin: ["admin", "superadmin"],
  superadmin: ["superadmin"],
};

/** Signing out ends the walk, and the chooser leads on whoever has one team: stories of their own look at them. */
const otherTenants = ["/logout", "/teams"];
const HOME = "/apps/homepage/myhomepage";
/** Munro's people land on a homepage of their own. */
const homeOf = (tenant: string) => (tenant === "Munro" ? "/apps/munro-homepage" : HOME);

type Cell = { path: string; openTo: string };

const built = new Set(screens.map(({ path }) => path));
const pattern = (path: string) => path.replaceAll(/\{(\w+)(\??)\}/g, ":$1$2");

/** The rows of the table that stand in the product, an address for each. */
const cells: Cell[] = [...specifiedRows, ...further]
  .filter(([path]) => (built.has(pattern(path)) || path in redirects) && !otherTenants.includes(path))
  .map(([path, openTo]) => ({ path, openTo }));

/** Of what is shown by its id nothing is there: the screen says so, and stays. */
const addressOf = (path: string) =>
  path.replaceAll(/\/\{\w+\?\}/g, "").replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");

const mayOpen = (role: RoleName, openTo: string) => opens[openTo]?.includes(role);

/** Where the table leads this reader who opens an address; `home` is where they land, `choice` where they are led when they may not. */
function destination(role: RoleName, { path, openTo }: Cell, home: string, choice: string): string {
  const address = addressOf(path);
  if (openTo.startsWith("redirect:")) {
    const to = openTo.slice("redirect:".length);
    if (to === "/teams") return role === "guest" ? login(to) : choice;
    const row = cells.find((item) => item.path === to);
    return row ? destination(role, row, home, choice) : to;
  }
  if (mayOpen(role, openTo)) return address;
  if (role === "guest") return login(address);
  return openTo === "guest" ? home : choice;
}

const login = (requested: string) => `/login?redirectUrl=${encodeURIComponent(requested)}`;

/** What a screen is called in the window's title. */
function nameOf(path: string): string {
  const screen = screens.find((item) => item.path === pattern(path));
  const file = join(import.meta.dirname, `../../web/src/i18n/en/${screen?.feature}.json`);
  const labels: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  return labels[screen?.title ?? ""] ?? "";
}

async function signInAs(page: Page, host: string, domain: string, role: RoleName): Promise<void> {
  if (role === "guest") return;
  if (role === "admin" || role === "superadmin")
    return signIn(page, host, { name: role, username: `${role}@${domain}`, password: PASSWORD }, START);
  const admin = await Api.signIn(host, `admin@${domain}`, PASSWORD);
  const roles = role === "manager" ? ["learner", "manager"] : ["learner"];
  await signIn(page, host, await account(admin, "Walker", roles), START);
  await admin.close();
}

/** Opens to everybody. */
const START = "/pages/errors/error-404";

/** One address for each gate, and each that a tenant has for itself alone. */
const samples = cells.filter(
  ({ path, openTo }, index) =>
    cells.findIndex((item) => item.openTo === openTo) === index || path.includes("munro") || path === HOME,
);

type ExpectedPage = { url: string; title: string | null };

/** In the page: this is shown, and nothing has been loading for a moment. */
function isShown({ url, title, busy, quiet }: ExpectedPage & { busy: string; quiet: number }): boolean {
  const observed: Window & { shownSince?: number | undefined } = window;
  const isThere = location.href === url && (title === null || document.title === title);
  if (!isThere || !document.querySelector("h1") || document.querySelector(busy)) {
    observed.shownSince = undefined;
    return false;
  }
  observed.shownSince ??= performance.now();
  return performance.now() - observed.shownSince >= quiet;
}

/** Waits in the page, which looks at every frame; what is wrong is then said by expectations. */
const expectScreen = (page: Page, requested: ExpectedPage) =>
  page.waitForFunction(isShown, { ...requested, busy: BUSY, quiet: QUIET }).then(
    () => true,
    () => false,
  );

/** Who walks through the other tenants every day: their gates are those of the first one. */
const dailyRoles: readonly RoleName[] = ["guest", "learner", "admin"];

for (const { name, host, domain, choosers } of tenants)
  for (const role of isThorough || name === WHOLE ? roles : dailyRoles)
    test(`${name}: what ${role === "admin" ? "an" : "a"} ${role} may open, and what not`, {
      tag: "@wide",
    }, async ({ page }) => {
      const broken: string[] = [];
      page.on("response", (answer) => {
        if (answer.status() >= 500) broken.push(`${answer.status()} ${answer.url()}`);
      });
      page.on("pageerror", (error) => broken.push(String(error)));
      await signInAs(page, host, domain, role);
      const home = homeOf(name);
      const choice = choosers.some((item) => item === role) ? "/teams" : home;
      if (role === "guest") await page.goto(at(host, START));
      for (const cell of isThorough || name === WHOLE ? cells : samples) {
        const requested = at(host, destination(role, cell, home, choice));
        await test.step(cell.path, async () => {
          const shown = cells.find((item) => requested === at(host, addressOf(item.path)));
          const title = shown ? `${name} | ${nameOf(shown.path)}` : null;
          await goTo(page, addressOf(cell.path));
          if (await expectScreen(page, { url: requested, title })) return;
          await expect(page, `${role} opens ${cell.path}`).toHaveURL(requested);
          if (title) await expect(page, `${role} is shown ${requested}`).toHaveTitle(title);
          await loaded(page);
        });
      }
      expect(broken).toEqual([]);
    });
