/** The sample areas keep apart: screens of the product load nothing of them, they need no storage, and two tabs do not undo each other. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { goTo } from "../support/navigate";
import { at } from "../support/product";
import { admin, MUNRO, reset, watchRequests } from "../support/sample";
import { signIn } from "../support/tenant";

type Chunk = { file: string; imports?: string[] };
const built = join(import.meta.dirname, "../../../web/dist/.vite/manifest.json");
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(built, "utf8"));

const isSample = (key: string) => /^src\/(features|i18n\/\w+)\/sample/.test(key);
/** The table of their screens, which comes with the first of them. */
const isTable = (key: string) => key === "src/app/sampleScreens.ts";

/** What is loaded at once with these modules. */
function withImports(keys: readonly string[], result = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (result.has(key)) continue;
    result.add(key);
    withImports(manifest[key]?.imports ?? [], result);
  }
  return result;
}

const named = Object.keys(manifest).filter((key) => !key.startsWith("_"));
const productChunks = withImports(named.filter((key) => !isSample(key) && !isTable(key)));
const sampleChunks = withImports(named.filter((key) => isSample(key) || isTable(key)));
/** Files that are there for the sample alone. */
const files = new Set(
  [...sampleChunks].filter((key) => !productChunks.has(key)).map((key) => `/${manifest[key]?.file}`),
);

test("no module of the product imports one of the sample", () => {
  expect(named.filter(isSample).length).toBeGreaterThan(80);
  expect([...productChunks].filter(isSample)).toEqual([]);
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
    await goTo(page, "/apps/todo/filter/completed");
    await expect(page.getByRole("link", { name: "Buy string" })).toHaveCount(0);
    await goTo(page, "/apps/todo/all");
    await expect(page.getByRole("link", { name: "Buy string" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("checkbox").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Buy string" })).toHaveCount(0);
  });

/** The mailbox as it is, and then so many letters, the latest first, in all five folders by turns. */
async function fillMailbox(count: number): Promise<void> {
  const { mails } = await (await fetch("/api/mail-app/mails")).json();
  const begin = indexedDB.open("learnt.sample");
  await new Promise((done) => {
    begin.onsuccess = done;
  });
  const values = begin.result.transaction("values", "readwrite").objectStore("values");
  const folders = ["inbox", "sent", "drafts", "spam", "trash"];
  const many = Array.from({ length: count }, (_, at) => ({
    ...mails[0],
    id: `letter-${at}`,
    subject: `Letter ${at}`,
    time: new Date(Date.now() - at * 60_000).toISOString(),
    folder: folders[at % folders.length],
    labels: [],
    read: false,
  }));
  const saved = values.put(many, "mail.mails");
  await new Promise((done) => {
    saved.onsuccess = done;
  });
  begin.result.close();
}

/** How long the slowest of its answers takes: a page, what a search finds, the counts, a change. */
async function readMailbox(): Promise<number> {
  const body = JSON.stringify({ selectedMailIds: ["letter-0"], labelHandle: "travel" });
  const requested: [string, RequestInit?][] = [
    ["mails?folderHandle=inbox&page=40"],
    ["mails?folderHandle=inbox&search=letter+99"],
    ["folders"],
    ["toggle-label", { method: "POST", body }],
  ];
  const took: number[] = [];
  for (const [path, how] of requested) {
    const started = performance.now();
    await (await fetch(`/api/mail-app/${path}`, how)).json();
    took.push(performance.now() - started);
  }
  console.info(`The mailbox answered in ${took.map(Math.round).join(", ")} ms.`);
  return Math.max(...took);
}

test.describe("on one page, signed in once", () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage();
    await signIn(page, MUNRO, admin, "/apps/todo/all");
  });
  test.afterAll(() => page.context().close());

  test("what two tabs do at once is all there", async () => {
    await goTo(page, "/apps/todo/all");
    const other = await page.context().newPage();
    await other.goto(at(MUNRO, "/apps/todo/all"));
    await expect(other.getByRole("checkbox").first()).toBeVisible();
    const { left, failed } = watchRequests(page);
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
    await goTo(page, "/apps/todo/all?search=lantern");
    await page.reload();
    await expect(page.getByRole("checkbox")).toHaveCount(20);
    await reset(page);
    await expect(page.getByText("No to-dos found")).toBeVisible();
    expect({ left, failed }).toEqual({ left: [], failed: [] });
  });

  test("a mailbox of ten thousand opens, is searched, paged through, labelled and moved", async () => {
    await goTo(page, "/apps/mail/inbox");
    const main = page.getByRole("main");
    const letters = main.getByRole("link", { name: /^(Unread: )?Letter \d+$/ });
    const letter = (at: number) => main.getByRole("link", { name: new RegExp(`^(Unread: )?Letter ${at}$`) });
    const shown = (range: string) => expect(main.getByText(range, { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: /Minutes of Tuesday/ }).first()).toBeVisible();
    await page.evaluate(fillMailbox, 10_000);
    await page.reload();
    // The latest is the first; each page holds 25, whatever there is.
    await expect(letter(0)).toBeVisible();
    await shown("1 to 25 of 2,000");
    await expect(letters).toHaveCount(25);
    await main.getByRole("button", { name: "Next page" }).click();
    await shown("26 to 50 of 2,000");
    for (const folder of ["sent", "drafts", "spam", "trash"]) {
      await goTo(page, `/apps/mail/${folder}`);
      await shown("1 to 25 of 2,000");
    }
    await goTo(page, "/apps/mail/inbox?search=letter+9995");
    await expect(letter(9995)).toBeVisible();
    await expect(letters).toHaveCount(1);

    await goTo(page, "/apps/mail/inbox?page=80");
    await expect(letter(9995)).toBeVisible();
    await main.getByRole("checkbox", { name: "Select all on this page" }).check();
    await page.getByRole("button", { name: "Mark as read" }).click();
    await expect(main.getByRole("link", { name: /^Unread: Letter/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Label", exact: true }).click();
    await page.getByRole("menuitemcheckbox", { name: "Travel" }).click();
    await page.getByRole("button", { name: "Move", exact: true }).click();
    await page.getByRole("menuitem", { name: "Spam" }).click();
    await shown("1,951 to 1,975 of 1,975");
    await page.getByRole("button", { name: "Undo" }).last().click();
    await goTo(page, "/apps/mail/label/travel");
    await shown("1 to 25 of 25");
    await expect(letter(9995)).toBeVisible();
    // None of it is waited for: what is asked of ten thousand is answered at once, on a slow machine too.
    expect(await page.evaluate(readMailbox)).toBeLessThan(1_500);
    await reset(page);
    await expect(letters).toHaveCount(0);
  });

  test("nothing is made without a name", async () => {
    const dialog = page.getByRole("dialog");
    /** Opens it, gives it a name of blanks, and reads what is said; nothing was made, and nothing is asked when it closes. */
    const refuses = (path: string, begin: string, field: string, end: string, says: string) =>
      test.step(path, async () => {
        await goTo(page, path);
        await page.getByRole("main").getByRole("button", { name: begin, exact: true }).click();
        await dialog.getByLabel(field, { exact: true }).fill("   ");
        await dialog.getByRole("button", { name: end, exact: true }).click();
        await expect(dialog.getByText(says)).toBeVisible();
        await dialog.getByLabel(field, { exact: true }).fill("");
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
      });
    await refuses("/apps/todo/all", "New to-do", "Title", "Add", "Enter a title.");
    await refuses("/apps/contacts/all", "New contact", "First name", "Add", "Enter a name.");
    await refuses("/apps/academy/courses", "New course", "Title", "Create course", "Enter a title");
    await refuses(
      "/apps/scrumboard/boards",
      "New board",
      "Board name",
      "Create board",
      "Please enter a name.",
    );

    await goTo(page, "/apps/scrumboard/boards/board-1");
    const ideas = page.getByRole("region", { name: "Ideas" });
    const cards = ideas.getByRole("heading", { level: 3 });
    await expect(cards).toHaveCount(3);
    await ideas.getByRole("button", { name: "Add card" }).click();
    await ideas.getByLabel("Card name").fill("   ");
    await expect(ideas.getByRole("button", { name: "Add card" })).toBeDisabled();
    await page.keyboard.press("Enter");
    await expect(cards).toHaveCount(3);
    // What is renamed to nothing keeps its name.
    await page.getByRole("main").getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Board name").fill("  ");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Board name")).toHaveValue("Welcome week");
    await page.keyboard.press("Escape");
    await goTo(page, "/apps/e-commerce/adminForms/new");
    await page.getByLabel("Name", { exact: true }).fill("   ");
    await page.getByRole("button", { name: "Create product" }).click();
    await expect(page.getByText("Please enter a name.")).toBeVisible();
  });

  test("of what there is not it says so", async () => {
    const unknown: [string, string][] = [
      ["/apps/todo/label/none", "Folder, filter or label not found"],
      ["/apps/todo/nowhere", "Folder, filter or label not found"],
      ["/apps/todo/all/nobody", "To-do not found"],
      ["/apps/mail/nowhere", "Folder, filter or label not found"],
      ["/apps/mail/label/none", "Folder, filter or label not found"],
      ["/apps/contacts/nobody", "Group not found"],
      ["/apps/mail/inbox/nothing", "Email not found."],
      ["/apps/e-commerce/adminForms/nothing", "Product not found."],
      ["/apps/e-commerce/orders/nothing", "Order not found."],
      ["/apps/academy/courses/nothing", "Course not found."],
      ["/apps/file-manager?folder=Nowhere", "Folder not found."],
      ["/pages/knowledge-base?article=nothing", "This article no longer exists"],
      ["/ui/page-layouts/nothing", "Layout not found"],
      ["/documentation/nothing", "Page not found"],
      ["/apps/scrumboard/boards/none", "Requested board do not exist."],
    ];
    for (const [path, text] of unknown)
      await test.step(path, async () => {
        await goTo(page, "/apps/scrumboard/boards");
        await expect(page.getByRole("link", { name: "Welcome week" })).toBeVisible();
        await goTo(page, path);
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
