/**
 * What people load before they see something, as a browser counts it: bytes on the line with an empty cache, and files. `npm run size`
 * counts the same scripts by the manifest, without what the API answers, fonts and the heads of answers.
 */
import { type CDPSession, expect, type Page } from "@playwright/test";
import { waitUntilIdle } from "./support/checks";
import { type Account, at, product } from "./support/product";
import { account } from "./support/seedTenant";
import { type OwnTenant, signIn, test } from "./support/tenant";

const KB = 1024;
/**
 * Scripts and words; all without the font, which comes after what can be read; and all, from the page itself to the last picture. Pages
 * for guests are read in the system's letters.
 */
const BUDGETS = {
  login: { scripts: 195 * KB, readable: 210 * KB, all: 210 * KB, files: 20 },
  "console's login": { scripts: 195 * KB, readable: 210 * KB, all: 210 * KB, files: 20 },
  homepage: { scripts: 225 * KB, readable: 240 * KB, all: 260 * KB, files: 40 },
};
/** Of scripts, words and styles: what a screen brings beside the shell and what opens above it. */
const SCREEN = 130 * KB;
/** Editors and players may be larger: they come after the screen around them (as in `npm run size`). */
const LATER = /\/(TipTap|pdf)/i;

type LoadedFile = { url: string; type: string; bytes: number };

const isFont = ({ type }: LoadedFile) => type === "Font";
const sum = (files: readonly LoadedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);
const details = (files: readonly LoadedFile[]) =>
  files
    .toSorted((item, other) => other.bytes - item.bytes)
    .map(({ url, type, bytes }) => `${(bytes / KB).toFixed(1)} kB ${type} ${new URL(url).pathname}`)
    .join("\n");

/** Counts what arrives, until it is asked what that was. */
async function counting(page: Page): Promise<{ files: () => LoadedFile[]; session: CDPSession }> {
  const session = await page.context().newCDPSession(page);
  const requested = new Map<string, LoadedFile>();
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    requested.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const item = requested.get(requestId);
    if (item) item.bytes = encodedDataLength;
  });
  return { session, files: () => [...requested.values()].filter(({ url }) => url.startsWith("http")) };
}

function expectLight(what: keyof typeof BUDGETS, loaded: readonly LoadedFile[]): void {
  const budget = BUDGETS[what];
  const scripts = loaded.filter(({ type }) => type === "Script");
  const readable = loaded.filter((file) => !isFont(file));
  const list = details(loaded);
  expect(scripts.length, `${what} loads scripts`).toBeGreaterThan(0);
  expect.soft(sum(scripts), `scripts of the ${what}\n${list}`).toBeLessThanOrEqual(budget.scripts);
  expect.soft(sum(readable), `${what} without fonts\n${list}`).toBeLessThanOrEqual(budget.readable);
  expect.soft(sum(loaded), `all of the ${what}\n${list}`).toBeLessThanOrEqual(budget.all);
  expect.soft(loaded.length, `files of the ${what}\n${list}`).toBeLessThanOrEqual(budget.files);
}

/** What is seen last and largest is of the page itself, not what stood there while it loaded. */
async function expectLargestInMain(page: Page): Promise<void> {
  const isOfPage = await page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const observer = new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1) as
            | (PerformanceEntry & { element: Element | null })
            | undefined;
          done(largest?.element?.closest("main") != null);
        });
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  expect.soft(isOfPage, "the largest paint is the page's").toBe(true);
}

test("the login page asks for little, and for nothing else until somebody types", { tag: "@wide" }, async ({
  page,
  own,
}) => {
  const { files, session } = await counting(page);
  const response = await page.goto(at(own.host, "/login"));
  expect(await response?.text(), "the page says whose it is before its scripts are there").toContain(
    `<strong>${own.name}</strong>`,
  );
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await waitUntilIdle(page);
  await page.evaluate(() => document.fonts.ready);
  expectLight("login", files());
  await expectLargestInMain(page);
  expect(files().filter(isFont), "it is read in the system's letters").toEqual([]);

  const isShell = ({ url }: LoadedFile) => /\/assets\/(Shell|shell)-/.test(url);
  expect(files().filter(isShell)).toEqual([]);
  await page.getByLabel("Password", { exact: true }).press("a");
  await expect.poll(() => files().filter(isShell).length).toBeGreaterThan(0);
  await expect
    .poll(() => files().filter(isFont).length, "the product's letters come along")
    .toBeGreaterThan(0);
  const letters = () =>
    page.evaluate(() => getComputedStyle(document.querySelector("h1") as Element).fontFamily);
  expect(await letters(), "and what is read stays as it is").not.toContain("Inter");
  await session.detach();
});

test("the console's login says whose it is at once, and asks for no font", { tag: "@wide" }, async ({
  page,
}) => {
  const { files, session } = await counting(page);
  const response = await page.goto(`${product().console}/login`);
  expect(await response?.text(), "before its scripts are there").toContain("<strong>Learnt</strong>");
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await waitUntilIdle(page);
  await page.evaluate(() => document.fonts.ready);
  expectLight("console's login", files());
  await expectLargestInMain(page);
  expect(files().filter(isFont)).toEqual([]);
  await session.detach();
});

const openHomepage = async (page: Page, own: OwnTenant, who: Account) => {
  await signIn(page, own.host, who, "/pages/security");
  const { files, session } = await counting(page);
  await page.goto(at(own.host, "/apps/homepage/myhomepage"));
  await waitUntilIdle(page);
  await page.evaluate(() => document.fonts.ready);
  expectLight("homepage", files());
  await session.detach();
};

test("the homepage of a learner asks for no more than it shows", { tag: "@wide" }, async ({ page, own }) =>
  openHomepage(page, own, await account(own.api, "Lena")),
);

test("the homepage of a manager asks for no more than it shows", { tag: "@wide" }, async ({ page, own }) =>
  openHomepage(page, own, own.manager),
);

test("screens for which much is loaded bring little beside the shell", { tag: "@wide" }, async ({
  page,
  own,
}) => {
  await signIn(page, own.host, own.admin, "/pages/security");
  const shell = await counting(page);
  await page.reload();
  await waitUntilIdle(page);
  // It comes by itself, some seconds after the page.
  await expect
    .poll(() => shell.files().some(({ url }) => /\/assets\/overlays-/.test(url)), { timeout: 15_000 })
    .toBe(true);
  const around = new Set(shell.files().map(({ url }) => url));
  await shell.session.detach();
  const screens = [
    `/apps/admin/pathways/${own.pathwayId}`,
    `/apps/admin/form/${own.formId}`,
    `/apps/admin/badges/${own.badgeId}`,
  ];
  for (const path of screens) {
    await test.step(path, async () => {
      const { files, session } = await counting(page);
      await page.goto(at(own.host, path));
      await waitUntilIdle(page);
      const brought = files().filter(
        ({ url, type }) =>
          ["Script", "Stylesheet"].includes(type) && !around.has(url) && !LATER.test(new URL(url).pathname),
      );
      expect(brought.length, `${path} has files of its own`).toBeGreaterThan(0);
      expect.soft(sum(brought), `${path} beside the shell\n${details(brought)}`).toBeLessThanOrEqual(SCREEN);
      await session.detach();
    });
  }
});
