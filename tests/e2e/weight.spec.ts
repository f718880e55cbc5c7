/**
 * What people load before they see something, as a browser counts it: bytes on the line with an empty cache, and files. `npm run size`
 * counts the same scripts by the manifest, without what the API answers, fonts, stylesheets and the heads of answers.
 */
import { type CDPSession, expect, type Page } from "@playwright/test";
import { waitUntilIdle } from "./support/checks";
import { at } from "./support/product";
import { account } from "./support/seedTenant";
import { signIn, test } from "./support/tenant";

const KB = 1024;
/** Scripts and words, and all that is asked for from the page itself to the last picture. */
const BUDGETS = {
  login: { scripts: 210 * KB, all: 275 * KB, files: 20 },
  homepage: { scripts: 260 * KB, all: 380 * KB, files: 55 },
};

type LoadedFile = { url: string; type: string; bytes: number };

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
  const sum = (some: readonly LoadedFile[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const scripts = loaded.filter(({ type }) => type === "Script");
  const details = loaded
    .toSorted((item, other) => other.bytes - item.bytes)
    .map(({ url, type, bytes }) => `${(bytes / KB).toFixed(1)} kB ${type} ${new URL(url).pathname}`)
    .join("\n");
  expect(scripts.length, `${what} loads scripts`).toBeGreaterThan(0);
  expect.soft(sum(scripts), `scripts of the ${what}\n${details}`).toBeLessThanOrEqual(budget.scripts);
  expect.soft(sum(loaded), `all of the ${what}\n${details}`).toBeLessThanOrEqual(budget.all);
  expect.soft(loaded.length, `files of the ${what}\n${details}`).toBeLessThanOrEqual(budget.files);
}

test("the login page asks for little, and for nothing else until somebody types", { tag: "@wide" }, async ({
  page,
  own,
}) => {
  const { files, session } = await counting(page);
  await page.goto(at(own.host, "/login"));
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await waitUntilIdle(page);
  await page.evaluate(() => document.fonts.ready);
  expectLight("login", files());
  // What is seen last and largest is of the page itself, not what stood there while it loaded.
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

  const isShell = ({ url }: LoadedFile) => /\/assets\/(Shell|shell)-/.test(url);
  expect(files().filter(isShell)).toEqual([]);
  await page.getByLabel("Password", { exact: true }).press("a");
  await expect.poll(() => files().filter(isShell).length).toBeGreaterThan(0);
  await session.detach();
});

test("the homepage of a learner asks for no more than it shows", { tag: "@wide" }, async ({ page, own }) => {
  await signIn(page, own.host, await account(own.api, "Lena"), "/pages/security");
  const { files, session } = await counting(page);
  await page.goto(at(own.host, "/apps/homepage/myhomepage"));
  await waitUntilIdle(page);
  await page.evaluate(() => document.fonts.ready);
  expectLight("homepage", files());
  await session.detach();
});
