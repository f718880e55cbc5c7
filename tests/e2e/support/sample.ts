/** The sample areas as stories find them: who opens them, and what must not leave the browser. */
import { expect, type Page } from "@playwright/test";
import { apps } from "../../../web/src/features/sample/apps";
import { at } from "./product";

/** The tenant that has the sample areas from the start. */
export const MUNRO = "munro.learnt.localhost";
export const admin = { name: "Isla", username: "admin@munro.test", password: "demo-demo-1" };

/** Whether the sample answers this address: everywhere, or where a demo session is on. */
function isOwn(address: string, inSession: boolean): boolean {
  const { pathname } = new URL(address);
  return apps.some(
    ({ addresses, session }) =>
      (inSession || session === undefined) &&
      addresses.some((item) => (item.endsWith("/") ? pathname.startsWith(item) : pathname === item)),
  );
}

/** From now on: what should have been answered in the browser and went to the server, and what the sample could not answer. */
export function watchRequests(page: Page, { session = false } = {}): { left: string[]; failed: string[] } {
  const seen = { left: [] as string[], failed: [] as string[] };
  page.context().on("response", (answer) => {
    if (!isOwn(answer.url(), session)) return;
    if (!answer.fromServiceWorker()) seen.left.push(answer.url());
    else if (answer.status() >= 400) seen.failed.push(`${answer.status()} ${answer.url()}`);
  });
  return seen;
}

/** Signs in to the sample as one of its two users; somebody has signed in to the product before. */
export async function startDemo(page: Page, name: "Abena Mensah" | "Arnaud Petit"): Promise<void> {
  await page.goto(at(MUNRO, "/pages/auth/login"));
  await page.getByRole("button", { name }).click();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(`Demo session of ${name}`)).toBeVisible();
}

/** All is as it was at first. */
export async function reset(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Reset sample data" });
  // On a phone notices lie over it, and stay as long as the pointer was last seen on them: by key it is reached all the same.
  await page.mouse.move((page.viewportSize()?.width ?? 0) / 2, 600);
  // What closed just before may give the focus back a moment later.
  await expect(async () => {
    await button.focus();
    await page.waitForTimeout(200);
    await expect(button).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press("Enter");
  // It rests until that is done; the notice may still be there from before.
  await expect(button).toBeEnabled();
  await expect(page.getByText("Sample data reset").last()).toBeVisible();
}
