/** The gallery of the kit (`ui/gallery`): built for the tests, and shown to their browser alone. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";

const HOST = "http://gallery.localhost";
const root = join(import.meta.dirname, "../../../ui/gallery");

/** Answers the folder, and how to be rid of it. */
export async function buildGallery() {
  const folder = await mkdtemp(join(tmpdir(), "learnt-gallery-"));
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: folder, emptyOutDir: true, minify: false },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export async function openGallery(page: Page, folder: string, part = ""): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname === "/" ? "index.html" : pathname) });
  });
  await page.goto(`${HOST}/#${part}`);
  await page.evaluate(() => document.fonts.ready);
}
