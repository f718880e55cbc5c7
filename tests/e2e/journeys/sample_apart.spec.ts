/** The sample areas keep apart: screens of the product load nothing of them, they need no storage, and two tabs do not undo each other. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { at } from "../support/product";
import { admin, goOn, MUNRO, reset, watched } from "../support/sample";
import { signIn } from "../support/tenant";

type Chunk = { file: string; imports?: string[] };
const built = join(import.meta.dirname, "../../../web/dist/.vite/manifest.json");
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(built, "utf8"));

const isSample = (key: string) => /^src\/(features|i18n\/\w+)\/sample/.test(key);
/** The table of their screens, which comes with the first of them. */
const isTable = (key: string) => key === "src/app/sampleScreens.ts";

/** What is loaded at once with these modules. */
function withImports(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    found.add(key);
    withImports(manifest[key]?.imports ?? [], found);
  }
  return found;
}

const named = Object.keys(manifest).filter((key) => !key.startsWith("_"));
const ofProduct = withImports(named.filter((key) => !isSample(key) && !isTable(key)));
const ofSample = withImports(named.filter((key) => isSample(key) || isTable(key)));
/** Files that are there for the sample alone. */
const files = new Set(
  [...ofSample].filter((key) => !ofProduct.has(key)).map((key) => `/${manifest[key]?.file}`),
);

test("no module of the product imports one of the sample", () => {
  expect(named.filter(isSample).length).toBeGreaterThan(80);
  expect([...ofProduct].filter(isSample)).toEqual([]);
});

test("screens of the product load nothing of the sample, and its worker is not there", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (files.has(pathname) || pathname === "/mockServiceWorker.js") loaded.push(pathname);
  });
  await page.goto(at(MUNRO, "/login"));
  await expect(page.getByRole("form", { name: "Login" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await signIn(page, MUNRO, admin, "/apps/munro-homepage");
  for (const path of ["/apps/calendar", "/apps/notes", "/pages/profile", "/apps/admin/users"]) {
    await page.goto(at(MUNRO, path));
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(loaded).toEqual([]);
  expect(await workers()).toBe(0);
  // The same would be seen where there is something of it.
  await page.goto(at(MUNRO, "/apps/todo/all"));
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  expect(await workers()).toBe(1);
  expect(loaded.length).toBeGreaterThan(3);
});

/** Nothing that is asked of the database is done: it is forbidden, or it is full. */
const refuse = (how: "forbidden" | "full") => {
  if (how === "forbidden")
    Object.defineProperty(window, "indexedDB", {
      get: () => {
        throw new DOMException("It is forbidden.", "SecurityError");
      },
    });
  else
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("No room is left.", "QuotaExceededError");
    };
};

async function add(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "New to-do" }).click();
  await page.getByRole("dialog").getByLabel("Title").fill(title);
  await page.getByRole("dialog").getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
}

for (const how of ["forbidden", "full"] as const)
  test(`where storage is ${how} it works in memory, and says so`, async ({ page }) => {
    await page.addInitScript(refuse, how);
    await signIn(page, MUNRO, admin, "/apps/todo/all");
    await expect(page.getByText("This browser cannot store it")).toBeVisible();
    await add(page, "Buy string");
    await expect(page.getByRole("link", { name: "Buy string" })).toBeVisible();
    await page.getByRole("link", { name: "Done", exact: true }).click();
    await page.getByRole("link", { name: "All", exact: true }).click();
    await expect(page.getByRole("link", { name: "Buy string" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Buy string" })).toHaveCount(0);
  });

test.describe("on one page, signed in once", () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage();
    await signIn(page, MUNRO, admin, "/apps/todo/all");
  });
  test.afterAll(() => page.context().close());

  test("what two tabs do at once is all there", async () => {
    await goOn(page, "/apps/todo/all");
    const other = await page.context().newPage();
    await other.goto(at(MUNRO, "/apps/todo/all"));
    await expect(other.getByRole("checkbox").first()).toBeVisible();
    const { left, failed } = watched(page);
    const many = (name: string) =>
      Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          fetch("/api/todo-app/new-todo", {
            method: "POST",
            body: JSON.stringify({ title: `${name} lantern ${at}` }),
          }),
        ),
      ).then(() => undefined);
    await Promise.all([page.evaluate(many, "Red"), other.evaluate(many, "Blue")]);
    await other.close();
    await goOn(page, "/apps/todo/all?search=lantern");
    await page.reload();
    await expect(page.getByRole("checkbox")).toHaveCount(20);
    await reset(page);
    await expect(page.getByText("No to-dos found")).toBeVisible();
    expect({ left, failed }).toEqual({ left: [], failed: [] });
  });

  test("a mailbox of ten thousand opens and is searched", async () => {
    await goOn(page, "/apps/mail/inbox");
    const rows = page.getByRole("main").getByRole("link", { name: /^Letter \d+/ });
    const first = page.getByRole("main").getByRole("listitem").first();
    await expect(first).toBeVisible();
    await page.evaluate(async () => {
      const { mails } = await (await fetch("/api/mail-app/mails")).json();
      const begin = indexedDB.open("learnt.sample");
      await new Promise((done) => {
        begin.onsuccess = done;
      });
      const values = begin.result.transaction("values", "readwrite").objectStore("values");
      const many = Array.from({ length: 10_000 }, (_, at) => ({
        ...mails[0],
        id: `letter-${at}`,
        subject: `Letter ${at}`,
        folder: "inbox",
      }));
      const kept = values.put(many, "mail.mails");
      await new Promise((done) => {
        kept.onsuccess = done;
      });
      begin.result.close();
    });
    await page.reload();
    await goOn(page, "/apps/mail/inbox?search=letter+9999");
    await expect(page.getByRole("link", { name: "Letter 9999" })).toBeVisible();
    await goOn(page, "/apps/mail/inbox");
    await expect(rows.first()).toBeVisible();
    await reset(page);
    await expect(rows).toHaveCount(0);
  });

  test("of what there is not it says so", async () => {
    const unknown: [string, string][] = [
      ["/apps/todo/label/none", "Folder, filter or label not found"],
      ["/apps/todo/nowhere", "Folder, filter or label not found"],
      ["/apps/todo/all/nobody", "There is no such to-do"],
      ["/apps/mail/nowhere", "Folder, filter or label not found"],
      ["/apps/mail/label/none", "Folder, filter or label not found"],
      ["/apps/contacts/nobody", "Group not found"],
      ["/apps/mail/inbox/nothing", "There is no such email."],
      ["/apps/e-commerce/adminForms/nothing", "There is no such product."],
      ["/apps/e-commerce/orders/nothing", "There is no such order."],
      ["/apps/academy/courses/nothing", "There is no such course."],
      ["/apps/scrumboard/boards/none", "Requested board do not exist."],
    ];
    for (const [path, text] of unknown)
      await test.step(path, async () => {
        await goOn(page, "/apps/scrumboard/boards");
        await expect(page.getByRole("link", { name: "Welcome week" })).toBeVisible();
        await goOn(page, path);
        await expect(page.getByText(text)).toBeVisible();
      });
    await test.step("in the reader's language, too", async () => {
      await page.evaluate(() => localStorage.setItem("learnt.language", "ar"));
      await page.reload();
      await expect(page.getByText("اللوحة المطلوبة غير موجودة.")).toBeVisible();
      await page.evaluate(() => localStorage.setItem("learnt.language", "en"));
    });
  });
});
