/**
 * Nothing moves below the eyes of whoever reads already: on the screens that people open most, all that comes later has its
 * place from the beginning. Measured as browsers report it (the worst window of shifts: gaps of a second, five seconds in all).
 */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { Api } from "./support/api";
import { waitUntilIdle } from "./support/checks";
import { at } from "./support/product";
import { account, COURSE } from "./support/seedTenant";
import { openTool } from "./support/shell";
import { signIn, test } from "./support/tenant";

/** The bars to scroll by are seen: one that comes late takes its room from what is there. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

const BUDGET = 0.015;
/** Answers take as long as over a poor line, so that what stands in for them is seen. */
const SLOW = 300;
/** What moves so soon after a press counts as its doing: what a press brings comes later than that. */
const AFTER_PRESS = 700;

type Shift = { value: number; at: number; moved: string[] };
type WindowWithShifts = { steady?: Shift[] };

/** In the page, from its first moment: keeps each shift that nobody's press has caused, and what moved. */
function watch(): void {
  const saved: Shift[] = [];
  (window as WindowWithShifts).steady = saved;
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    `${[x, y].map(Math.round)} ${[width, height].map(Math.round).join("×")}`;
  const nameOf = (node: Node | null) => {
    const item = node instanceof Element ? node : node?.parentElement;
    return item
      ? `${item.tagName.toLowerCase()}.${item.className} “${item.textContent?.slice(0, 30)}”`
      : "gone";
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)}: ${place(previousRect)} → ${place(currentRect)}`,
      );
      saved.push({ value: entry.value, at: entry.startTime, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

type LayoutShift = {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** The worst window. */
function score(shifts: readonly Shift[]): number {
  let [worst, sum, first, last] = [0, 0, 0, 0];
  for (const { value, at } of shifts) {
    if (sum === 0 || at - last > 1000 || at - first > 5000) [sum, first] = [0, at];
    [sum, last] = [sum + value, at];
    worst = Math.max(worst, sum);
  }
  return worst;
}

async function expectSteady(page: Page, what: string): Promise<void> {
  // What was just put in its place is drawn, and told of.
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return (window as WindowWithShifts).steady ?? [];
  });
  const lines = shifts.map(
    ({ value, at, moved }) => `${value.toFixed(4)} at ${Math.round(at)} ms: ${moved.join("; ")}`,
  );
  const value = score(shifts);
  expect
    .soft(value, [`${what} moves by ${value.toFixed(3)}`, ...lines].join("\n"))
    .toBeLessThanOrEqual(BUDGET);
}

test("the screens that people open most stay where they are while they fill", { tag: "@both" }, async ({
  page,
  own,
}) => {
  const lena = await account(own.api, "Lena");
  const hers = await Api.signIn(own.host, lena.username, lena.password);
  for (const title of ["Call Otto", "Team day", "Shoes"]) {
    const content = { title, description: "before Friday", checklist: [], labels: [], archive: false };
    await hers.put(`/notes/${randomUUID()}`, { revision: 0, ...content, reminder: null });
  }
  await hers.close();
  let wait = SLOW;
  await page.route(/\/api\/|\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, wait));
    await route.continue();
  });
  await page.addInitScript(watch);
  const see = (what: string, path: string) =>
    test.step(what, async () => {
      await page.goto(at(own.host, path));
      await waitUntilIdle(page);
      await expectSteady(page, what);
    });

  await see("login", "/login");

  await signIn(page, own.host, lena);
  await see("homepage", "/apps/homepage/myhomepage");
  await test.step("the panels beside it", async () => {
    wait = AFTER_PRESS;
    await openTool(page, "Quick panel");
    await expect(page.getByRole("dialog").getByText("Team day")).toBeVisible();
    await expectSteady(page, "the quick panel");
    await page.keyboard.press("Escape");
    await openTool(page, "Contacts");
    await expect(page.getByRole("dialog", { name: "Contacts" }).getByRole("tab").first()).toBeVisible();
    await expect(page.locator(".kit-skeleton")).toHaveCount(0);
    await expectSteady(page, "contacts");
    wait = SLOW;
  });
  await see("my courses", "/apps/courses/mycourses");
  await page.getByRole("link", { name: COURSE, exact: true }).click();
  await page.waitForURL("**/apps/course/*");
  await see("a course", new URL(page.url()).pathname);
  await see("profile", "/pages/profile");
  await see("notifications", "/pages/mynotifications");
  await see("notes", "/apps/notes");
  await see("blogs", "/blogs");

  await page.context().clearCookies();
  await signIn(page, own.host, own.manager);
  await see("homepage of a manager", "/apps/homepage/myhomepage");

  await page.context().clearCookies();
  await signIn(page, own.host, own.admin);
  await see("homepage of an admin", "/apps/homepage/myhomepage");
  await see("users", "/apps/admin/users");
  await see("courses of an admin", "/apps/admin/courses");
  await see("settings of the look", "/apps/admin/settings/theme");
});
