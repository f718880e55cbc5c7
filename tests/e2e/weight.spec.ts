/**
 * What people load before they see something, as a browser counts it: bytes on the line with an empty cache, and files. `npm run size`
 * counts the same scripts by the manifest, without what the API answers, fonts, stylesheets and the heads of answers.
 */
import { type CDPSession, expect, type Page } from "@playwright/test";
import { settled } from "./support/checks";
import { account } from "./support/furnish";
import { at } from "./support/product";
import { signIn, test } from "./support/tenant";

const KB = 1024;
/** Scripts and words, and all that is asked for from the page itself to the last picture. */
const BUDGETS = {
  login: { scripts: 210 * KB, all: 275 * KB, files: 20 },
  homepage: { scripts: 260 * KB, all: 380 * KB, files: 55 },
};

type Loaded = { url: string; type: string; bytes: number };

/** Counts what arrives, until it is asked what that was. */
async function counting(page: Page): Promise<{ told: () => Loaded[]; session: CDPSession }> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, Loaded>();
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  session.on("Network.responseReceived", ({ requestId, type, response }) =>
    asked.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return { session, told: () => [...asked.values()].filter(({ url }) => url.startsWith("http")) };
}

function expectLight(what: keyof typeof BUDGETS, loaded: readonly Loaded[]): void {
  const budget = BUDGETS[what];
  const sum = (some: readonly Loaded[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const scripts = loaded.filter(({ type }) => type === "Script");
  const told = loaded
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ url, type, bytes }) => `${(bytes / KB).toFixed(1)} kB ${type} ${new URL(url).pathname}`)
    .join("\n");
  expect(scripts.length, `${what} loads scripts`).toBeGreaterThan(0);
  expect.soft(sum(scripts), `scripts of the ${what}\n${told}`).toBeLessThanOrEqual(budget.scripts);
  expect.soft(sum(loaded), `all of the ${what}\n${told}`).toBeLessThanOrEqual(budget.all);
  expect.soft(loaded.length, `files of the ${what}\n${told}`).toBeLessThanOrEqual(budget.files);
}

test("the login page asks for little, and for nothing else until somebody types", { tag: "@wide" }, async ({
  page,
  own,
}) => {
  const { told, session } = await counting(page);
  await page.goto(at(own.host, "/login"));
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  expectLight("login", told());

  const isShell = ({ url }: Loaded) => /\/assets\/(Shell|shell)-/.test(url);
  expect(told().filter(isShell)).toEqual([]);
  await page.getByLabel("Password", { exact: true }).press("a");
  await expect.poll(() => told().filter(isShell).length).toBeGreaterThan(0);
  await session.detach();
});

test("the homepage of a learner asks for no more than it shows", { tag: "@wide" }, async ({ page, own }) => {
  await signIn(page, own.host, await account(own.api, "Lena"), "/pages/security");
  const { told, session } = await counting(page);
  await page.goto(at(own.host, "/apps/homepage/myhomepage"));
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  expectLight("homepage", told());
  await session.detach();
});
