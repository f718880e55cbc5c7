/** Two people at the same thing at the same time. */
import type { Page } from "@playwright/test";

/** Holds back what this page sends by a method, everything or only to one address, as a slow line would; `sent` comes when something was, `release` lets it go. */
export async function holdBack(page: Page, method: string, to = "**/api/**") {
  let release = () => {};
  let markSent = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const sent = new Promise<void>((done) => {
    markSent = done;
  });
  await page.route(to, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    markSent();
    await released;
    return route.fallback();
  });
  return {
    sent,
    release: async () => {
      release();
      await page.unrouteAll({ behavior: "wait" });
    },
  };
}
