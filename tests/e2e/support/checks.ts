/** What a screen owes everybody: no serious finding of axe, wide and narrow, and no sideways scroll in a narrow window. */
import { expect, type Page, test } from "@playwright/test";
import { findings } from "./axe";
import { isThorough } from "./isThorough";
import { missingTexts } from "./missingTexts";
import { open } from "./navigate";
import { expectReadable, expectStill, modes } from "./textContrast";

/** As long as a quick hand needs from seeing to pressing. */
const REACTION_MS = 200;

const NARROW = { width: 320, height: 640 };
/** The rules of axe that look at colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];
/** The frame of the kit around every screen. Most of what axe does is to look at each text's colours, and these are always the same. */
const FRAME = ".kit-toolbar, .kit-nav, .kit-tabbar";
/** What opens above a screen. */
export const ABOVE = "dialog[open], [role=dialog], [role=alertdialog], [role=menu]";
/** Pages whose frame was looked at, wide and narrow: in the thorough run it is looked at with each screen. */
const framed = { wide: new WeakSet<Page>(), narrow: new WeakSet<Page>() };

async function withoutKnownFrame(page: Page, width: keyof typeof framed): Promise<{ without?: string }> {
  if (framed[width].has(page) && !isThorough) return { without: FRAME };
  if ((await page.locator(FRAME).count()) > 0) framed[width].add(page);
  return {};
}

export const BUSY = "[aria-busy=true], .kit-skeleton, .kit-spinner";
/** It stays so for as long as this: between what loads first and what that asks for is a moment with neither. */
export const QUIET = 60;

/** In the page: its heading is there, and nothing has been loading for a moment. */
function isQuiet({ busy, quiet }: { busy: string; quiet: number }): boolean {
  const observed: Window & { quietSince?: number | undefined } = window;
  const isThere = [...document.querySelectorAll("h1")].some((heading) => heading.checkVisibility());
  if (!isThere || document.querySelector(busy)) {
    observed.quietSince = undefined;
    return false;
  }
  observed.quietSince ??= performance.now();
  return performance.now() - observed.quietSince >= quiet;
}

/** The screen in its final shape, to be looked at: its heading is there, nothing is loading any more. */
export async function loaded(page: Page): Promise<void> {
  // Looked for at every frame: an expectation looks again only after a while.
  await page.waitForFunction(isQuiet, { busy: BUSY, quiet: QUIET }).catch(() => undefined);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator(BUSY)).toHaveCount(0);
}

/** The same, to be used. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await loaded(page);
  // What is drawn listens to keys a moment later, and nobody presses one sooner.
  await page.waitForTimeout(REACTION_MS);
}

/** By all rules of axe; where something has opened above a screen that was looked at before, the colours are those of what opened. */
async function findingsInLight(page: Page, above?: string): Promise<string[]> {
  if (!above || isThorough) return findings(page, await withoutKnownFrame(page, "wide"));
  const structure = await findings(page, { except: COLOURS });
  return [...structure, ...(await findings(page, { only: COLOURS, within: above }))];
}

/**
 * What is shown now, in light; in the thorough run in dark as well, which it follows without being loaded again. Every day the
 * gallery looks at all colours by night, and no screen has others.
 */
export async function expectAccessible(page: Page, what: string, above?: string): Promise<void> {
  expect.soft(await missingTexts(page), `${what}: keys of texts that no catalogue has`).toEqual([]);
  for (const mode of isThorough ? modes : (["light"] as const)) {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("color-scheme", mode);
    await expectStill(page);
    // By night nothing but the colours is another.
    const found =
      mode === "dark" ? await findings(page, { only: COLOURS }) : await findingsInLight(page, above);
    expect.soft(found, `${what}, ${mode}`).toEqual([]);
  }
}

const hasNoSidewaysScroll = (page: Page, what: string) =>
  expect.soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: what })
    .toBeLessThanOrEqual(NARROW.width);

async function inNarrowWindow(page: Page, work: () => Promise<void>): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize(NARROW);
  await work();
  if (usual) await page.setViewportSize(usual);
}

export const expectNoSidewaysScroll = (page: Page, what: string) =>
  inNarrowWindow(page, () => hasNoSidewaysScroll(page, `${what} at ${NARROW.width} pixels`));

/** What is shown now, as narrow as a screen gets: what axe finds, and whether it fits, in both directions of writing. */
const expectNarrow = (page: Page, what: string, above?: string) =>
  inNarrowWindow(page, async () => {
    await hasNoSidewaysScroll(page, `${what} at ${NARROW.width} pixels`);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
    await expectStill(page);
    // Its colours are those of the wide window; what exists on a phone alone is looked at on a phone.
    const frame = above ? {} : await withoutKnownFrame(page, "narrow");
    const found = await findings(page, { except: COLOURS, ...frame });
    expect.soft(found, `${what} at ${NARROW.width} pixels`).toEqual([]);
    const turn = (dir: string) =>
      page.evaluate((to) => {
        const before = document.documentElement.dir;
        document.documentElement.dir = to;
        return before;
      }, dir);
    const before = await turn("rtl");
    await hasNoSidewaysScroll(page, `${what} at ${NARROW.width} pixels, from right to left`);
    await turn(before);
  });

/** What is shown now, in every look that it is owed; `above` selects what has opened above a screen that was looked at before. */
export async function expectSound(page: Page, what: string, above?: string): Promise<void> {
  await expectAccessible(page, what, above);
  if (isThorough) await expectReadable(page, `${what}, in the ten themes`);
  await expectNarrow(page, what, above);
}

/** Opens an address and looks at it: it must be this very screen, not one that somebody was sent to instead. */
export async function inspect(page: Page, what: string, address: string): Promise<void> {
  await test.step(what, async () => {
    await open(page, address);
    await loaded(page);
    const { pathname } = new URL(address);
    expect(new URL(page.url()).pathname, `${what} stays where it is`).toBe(pathname);
    await expectSound(page, what);
  });
}
