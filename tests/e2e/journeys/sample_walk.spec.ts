/**
 * Every row of the sample areas, for each of their readers, with and without a demo session: who may open it does, who may not is
 * led elsewhere, all of it is answered in the browser, and nothing of it leaves. What stands there fits a narrow window.
 */
import { expect, type Page } from "@playwright/test";
import { sampleRows } from "../../../web/src/app/routes.spec.data";
import { Api } from "../support/api";
import { expectNoSidewaysScroll } from "../support/checks";
import { account } from "../support/furnish";
import { goTo } from "../support/navigate";
import { at } from "../support/product";
import { admin, beginDemo, MUNRO, watched } from "../support/sample";
import { signIn, test } from "../support/tenant";
import { isThorough } from "../support/thorough";

/** Opens to everybody. */
const START = "/pages/errors/error-404";
const HOME = "/apps/munro-homepage";

const outside = ["guest", "learner", "manager", "admin", "superadmin"] as const;
const inside = { "sample admin": "Abena Mensah", "sample staff": "Arnaud Petit" } as const;
type Reader = (typeof outside)[number] | keyof typeof inside;
const readers: readonly Reader[] = [...outside, "sample admin", "sample staff"];

/** Whom a word of the table's column `open_to` means; in a demo session a role is that of the sample's user. */
const opens: Record<string, (reader: Reader) => boolean> = {
  demo: (reader) => reader !== "guest",
  guest: (reader) => reader === "guest",
  admin: (reader) => ["admin", "superadmin", "sample admin"].includes(reader),
  staff: (reader) => ["admin", "superadmin", "sample admin", "sample staff"].includes(reader),
};

/** By day whoever may do least is shown all rows; the others one of each kind, which are the ones where they differ. */
const isWhole = (reader: Reader) => isThorough || reader === "learner";
const kindOf = (openTo: string) => openTo.split(":")[0];
const rows = sampleRows.map(([path, openTo]) => ({ path, openTo }));
const some = rows.filter(
  ({ openTo }, index) => rows.findIndex((one) => kindOf(one.openTo) === kindOf(openTo)) === index,
);

/** In a demo session these addresses of the product are the sample's. */
const ofSession = ["/apps/calendar", "/apps/chat", "/apps/notes", "/pages/profile"].map((path) => ({
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

async function comeIn(page: Page, reader: Reader): Promise<void> {
  if (reader === "guest") return void (await page.goto(at(MUNRO, START)));
  if (reader === "admin" || reader === "superadmin")
    return signIn(page, MUNRO, { ...admin, username: `${reader}@munro.test` }, START);
  const api = await Api.signIn(MUNRO, admin.username, admin.password);
  const roles = reader === "manager" ? ["learner", "manager"] : ["learner"];
  await signIn(page, MUNRO, await account(api, "Walker", roles), START);
  await api.close();
  if (reader === "sample admin" || reader === "sample staff") await beginDemo(page, inside[reader]);
}

/** The screen is there, whole, and it is not the one that says that something went wrong. */
const arrives = (page: Page, wanted: string) =>
  page.waitForFunction(
    (url) =>
      location.href === url &&
      document.querySelector("h1") !== null &&
      document.querySelector("[aria-busy=true], .lt-skeleton, .lt-spinner") === null,
    wanted,
    { timeout: 15_000 },
  );

function destination(reader: Reader, { openTo }: { openTo: string }, address: string): string {
  if (kindOf(openTo) === "redirect") {
    const to = openTo.slice("redirect:".length);
    return destination(reader, { openTo: "demo" }, to);
  }
  if (opens[openTo]?.(reader)) return address;
  return reader === "guest" ? `/login?redirectUrl=${encodeURIComponent(address)}` : HOME;
}

for (const reader of readers)
  test(`the sample areas: what the ${reader} may open, and what not`, async ({ page }) => {
    const broken: string[] = [];
    page.on("pageerror", ({ message }) => broken.push(message));
    await comeIn(page, reader);
    const seen = watched(page, { session: reader in inside });
    const boards = async () =>
      (await (await fetch("/api/scrumboard-app/boards")).json()) as { id: string; uri: string }[];
    for (const row of [...(isWhole(reader) ? rows : some), ...(reader in inside ? ofSession : [])]) {
      let address = known[row.path] ?? row.path;
      if (row.path.startsWith("/apps/scrumboard/boards/{"))
        address =
          reader === "guest"
            ? "/apps/scrumboard/boards/nothing"
            : await page.evaluate(boards).then(([one]) => `/apps/scrumboard/boards/${one?.id}/${one?.uri}`);
      await test.step(`${row.path} at ${address}`, async () => {
        await goTo(page, address);
        const wanted = at(MUNRO, destination(reader, row, address));
        await arrives(page, wanted).catch(async (unfinished) => {
          await expect(page, `${reader} opens ${address}`).toHaveURL(wanted, { timeout: 1 });
          // The address is right, and the screen is not there or still loads.
          throw unfinished;
        });
        // What several are shown is looked at once.
        const isOwn = opens[kindOf(row.openTo) ?? ""]?.(reader) ?? false;
        if (isOwn && (isWhole(reader) || reader in inside)) await expectNoSidewaysScroll(page, address);
      });
    }
    expect(seen).toEqual({ left: [], failed: [] });
    expect(broken).toEqual([]);
  });
