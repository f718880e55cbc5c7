/**
 * Every row of the sample areas, for each of their readers, with and without a demo session: who may open it does, who may not is
 * led elsewhere, all of it is answered in the browser, and nothing of it leaves. What stands there fits a narrow window.
 */
import { expect, type Page } from "@playwright/test";
import { sampleRows } from "../../../web/src/app/routes.spec.data";
import { Api } from "../support/api";
import { expectNoSidewaysScroll } from "../support/checks";
import { isThorough } from "../support/isThorough";
import { goTo } from "../support/navigate";
import { at } from "../support/product";
import { admin, MUNRO, startDemo, watchRequests } from "../support/sample";
import { account } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

/** Opens to everybody. */
const START = "/pages/errors/error-404";
const HOME = "/apps/munro-homepage";

const tenantRoles = ["guest", "learner", "manager", "admin", "superadmin"] as const;
const sampleRoles = { "sample admin": "Abena Mensah", "sample staff": "Arnaud Petit" } as const;
type RoleName = (typeof tenantRoles)[number] | keyof typeof sampleRoles;
const roles: readonly RoleName[] = [...tenantRoles, "sample admin", "sample staff"];

/** Whom a word of the table's column `open_to` means; in a demo session a role is that of the sample's user. */
const opens: Record<string, (role: RoleName) => boolean> = {
  demo: (role) => role !== "guest",
  guest: (role) => role === "guest",
  admin: (role) => ["admin", "superadmin", "sample admin"].includes(role),
  staff: (role) => ["admin", "superadmin", "sample admin", "sample staff"].includes(role),
};

/** By day whoever may do least is shown all rows; the others one of each kind, which are the ones where they differ. */
const isWhole = (role: RoleName) => isThorough || role === "learner";
const kindOf = (openTo: string) => openTo.split(":")[0];
const rows = sampleRows.map(([path, openTo]) => ({ path, openTo }));
const some = rows.filter(
  ({ openTo }, index) => rows.findIndex((item) => kindOf(item.openTo) === kindOf(openTo)) === index,
);

/** In a demo session these addresses of the product are the sample's. */
const sessionRows = ["/apps/calendar", "/apps/chat", "/apps/notes", "/pages/profile"].map((path) => ({
  path,
  openTo: "demo",
}));

const known: Record<string, string> = {
  "/apps/mail/{folderHandle}/{mailId?}": "/apps/mail/sent/mail-101",
  "/apps/mail/label/{labelHandle}/{mailId?}": "/apps/mail/label/travel",
  "/apps/mail/filter/{filterHandle}/{mailId?}": "/apps/mail/filter/starred",
  "/apps/todo/{folderHandle}/{todoId?}": "/apps/todo/all/todo-2",
  "/apps/todo/label/{labelHandle}/{todoId?}": "/apps/todo/label/design",
  "/apps/todo/filter/{filterHandle}/{todoId?}": "/apps/todo/filter/due",
  "/apps/contacts/{id}": "/apps/contacts/clients",
  "/apps/e-commerce/adminForms/{productId}/{productHandle?}":
    "/apps/e-commerce/adminForms/product-1/stoneware-mug",
  "/apps/e-commerce/orders/{orderId}": "/apps/e-commerce/orders/order-3",
  "/apps/academy/courses/{courseId}/{courseHandle?}": "/apps/academy/courses/course-2",
  "/ui/page-layouts/{variant}": "/ui/page-layouts/tabs",
  "/documentation/{page?}": "/documentation",
};

async function signInAs(page: Page, role: RoleName): Promise<void> {
  if (role === "guest") return void (await page.goto(at(MUNRO, START)));
  if (role === "admin" || role === "superadmin")
    return signIn(page, MUNRO, { ...admin, username: `${role}@munro.test` }, START);
  const api = await Api.signIn(MUNRO, admin.username, admin.password);
  const roles = role === "manager" ? ["learner", "manager"] : ["learner"];
  await signIn(page, MUNRO, await account(api, "Walker", roles), START);
  await api.close();
  if (role === "sample admin" || role === "sample staff") await startDemo(page, sampleRoles[role]);
}

/** The screen is there, whole, and it is not the one that says that something went wrong. */
const expectScreen = (page: Page, requested: string) =>
  page.waitForFunction(
    (url) =>
      location.href === url &&
      document.querySelector("h1") !== null &&
      document.querySelector("[aria-busy=true], .kit-skeleton, .kit-spinner") === null,
    requested,
    { timeout: 15_000 },
  );

function destination(role: RoleName, { openTo }: { openTo: string }, address: string): string {
  if (kindOf(openTo) === "redirect") {
    const to = openTo.slice("redirect:".length);
    return destination(role, { openTo: "demo" }, to);
  }
  if (opens[openTo]?.(role)) return address;
  return role === "guest" ? `/login?redirectUrl=${encodeURIComponent(address)}` : HOME;
}

for (const role of roles)
  test(`the sample areas: what the ${role} may open, and what not`, async ({ page }) => {
    const broken: string[] = [];
    page.on("pageerror", ({ message }) => broken.push(message));
    await signInAs(page, role);
    const seen = watchRequests(page, { session: role in sampleRoles });
    const boards = async () =>
      (await (await fetch("/api/scrumboard-app/boards")).json()) as { id: string; uri: string }[];
    for (const row of [...(isWhole(role) ? rows : some), ...(role in sampleRoles ? sessionRows : [])]) {
      let address = known[row.path] ?? row.path;
      if (row.path.startsWith("/apps/scrumboard/boards/{"))
        address =
          role === "guest"
            ? "/apps/scrumboard/boards/nothing"
            : await page
                .evaluate(boards)
                .then(([item]) => `/apps/scrumboard/boards/${item?.id}/${item?.uri}`);
      await test.step(`${row.path} at ${address}`, async () => {
        await goTo(page, address);
        const requested = at(MUNRO, destination(role, row, address));
        await expectScreen(page, requested).catch(async (unfinished) => {
          await expect(page, `${role} opens ${address}`).toHaveURL(requested, { timeout: 1 });
          // The address is right, and the screen is not there or still loads.
          throw unfinished;
        });
        // What several are shown is looked at once.
        const isOwn = opens[kindOf(row.openTo) ?? ""]?.(role) ?? false;
        if (isOwn && (isWhole(role) || role in sampleRoles)) await expectNoSidewaysScroll(page, address);
      });
    }
    expect(seen).toEqual({ left: [], failed: [] });
    expect(broken).toEqual([]);
  });
