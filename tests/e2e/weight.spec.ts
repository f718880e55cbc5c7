/**
 * What people load before they see something, as a browser counts it: bytes on the line with an empty cache, and files. `npm run size`
 * counts the same scripts by the manifest, without what the API answers, fonts, stylesheets and the heads of answers.
 */
import { type CDPSession, expect, type Page } from "@playwright/test";
import { waitUntilIdle } from "./support/checks";
import { type Account, at } from "./support/product";
import { account } from "./support/seedTenant";
import { type OwnTenant, signIn, test } from "./support/tenant";

const KB = 1024;
/**
 * Scripts and words; all without the font, which comes after what can be read; and all, from the page itself to the last picture.
 */
const BUDGETS = {
  login: { scripts: 200 * KB, readable: 210 * KB, all: 250 * KB, files: 20 },
  homepage: { scripts: 260 * KB, readable: 330 * KB, all: 360 * KB, files: 60 },
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
  const readable = loaded.filter(({ type }) => type !== "Font");
  const details = loaded
    .toSorted((item, other) => other.bytes - item.bytes)
    .map(({ url, type, bytes }) => `${(bytes / KB).toFixed(1)} kB ${type} ${new URL(url).pathname}`)
    .join("\n");
  expect(scripts.length, `${what} loads scripts`).toBeGreaterThan(0);
  expect.soft(sum(scripts), `scripts of the ${what}\n${details}`).toBeLessThanOrEqual(budget.scripts);
  expect.soft(sum(readable), `${what} without fonts\n${details}`).toBeLessThanOrEqual(budget.readable);
  expect.soft(sum(loaded), `all of the ${what}\n${details}`).toBeLessThanOrEqual(budget.all);
  expect.soft(loaded.length, `files of the ${what}\n${details}`).toBeLessThanOrEqual(budget.files);
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
  const { scripts, font } = await page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const filesOf = (ending: string) => loaded.filter(({ name }) => name.endsWith(ending));
    return {
      scripts: Math.max(...filesOf(".js").map(({ responseEnd }) => responseEnd)),
      font: Math.min(...filesOf(".woff2").map(({ startTime }) => startTime)),
    };
  });
  expect
    .soft(font, "the font is asked for when the form's scripts are there")
    .toBeGreaterThanOrEqual(scripts);
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
