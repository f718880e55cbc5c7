/** What the sample areas sort by dragging, with the pointer: to-dos, cards and lists. By key and by menu it is told in sample.spec.ts. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { goTo } from "../support/navigate";
import { admin, MUNRO, reset, watchRequests } from "../support/sample";
import { signIn } from "../support/tenant";

let page: Page;
let seen: ReturnType<typeof watchRequests>;

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  seen = watchRequests(page);
  await signIn(page, MUNRO, admin, "/apps/todo/all");
});
test.afterAll(() => page.close());
test.afterEach(() => expect(seen).toEqual({ left: [], failed: [] }));

/** Takes it where it is held, and lets it go at a side of something else. */
async function drag(
  held: Locator,
  target: Locator,
  side: "top" | "bottom" | "left" | "right",
): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to let it go on.");
  const [x, y] = [box.width / 2, Math.min(box.height / 2, 60)];
  const places = {
    top: { x, y: 3 },
    bottom: { x, y: box.height - 3 },
    left: { x: 3, y },
    right: { x: box.width - 3, y },
  };
  await held.dragTo(target, { sourcePosition: { x: 6, y: 6 }, targetPosition: places[side], steps: 8 });
}

/** In a narrow window nothing is held to be dragged: there it is moved by menu. */
test("to-dos are dragged into another order, which stays", { tag: "@wide" }, async () => {
  await goTo(page, "/apps/todo/all");
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") });
  const names = () => rows.getByRole("link").allTextContents();
  await expect(rows.first()).toBeVisible();
  const [first, second, third, ...others] = await names();
  /** What a pointer holds it by; for everybody else there are the keys and the menu. */
  const grip = (at: number) => rows.nth(at).locator("span[aria-hidden=true]").first();

  await drag(grip(0), rows.nth(2), "bottom");
  await expect.poll(names).toEqual([second, third, first, ...others]);
  await page.reload();
  await expect.poll(names).toEqual([second, third, first, ...others]);
  await drag(grip(2), rows.nth(0), "top");
  await expect.poll(names).toEqual([first, second, third, ...others]);

  // Where another order is shown there is nothing to hold.
  await drag(grip(1), rows.nth(0), "top");
  await expect.poll(names).toEqual([second, first, third, ...others]);
  await page.getByLabel("Sort by").selectOption({ label: "Title" });
  await expect(
    rows
      .first()
      .locator("span[aria-hidden=true]")
      .filter({ has: page.locator("svg") }),
  ).toHaveCount(0);
  await goTo(page, "/apps/todo/all");
  await reset(page);
  await expect.poll(names).toEqual([first, second, third, ...others]);
});

test("cards are dragged within their list and into another one, and lists past each other", {
  tag: "@wide",
}, async () => {
  await goTo(page, "/apps/scrumboard/boards/board-1");
  const main = page.getByRole("main");
  const list = (name: string) => main.getByRole("region", { name, exact: true });
  const cards = (name: string) => list(name).getByRole("heading", { level: 3 }).allTextContents();
  const card = (name: string) => main.locator("[data-card]").filter({ hasText: name });
  const lists = () =>
    main.locator("[data-list]").evaluateAll((all) => all.map((item) => item.getAttribute("aria-label")));
  await expect(list("Ideas")).toBeVisible();
  expect(await cards("Ideas")).toEqual([
    "A walk through the old town",
    "Lunch with the founders",
    "Quiz about our products",
  ]);
  expect(await lists()).toEqual(["Ideas", "To do", "Doing", "Done"]);

  await test.step("within its list", async () => {
    await drag(card("Quiz about our products"), card("A walk through the old town"), "top");
    await expect
      .poll(() => cards("Ideas"))
      .toEqual(["Quiz about our products", "A walk through the old town", "Lunch with the founders"]);
  });

  await test.step("behind a card of another list", async () => {
    // Whoever holds it by its name holds the card, not a link.
    await drag(card("Lunch with the founders").getByRole("link"), card("Book the large hall"), "bottom");
    await expect
      .poll(() => cards("Ideas"))
      .toEqual(["Quiz about our products", "A walk through the old town"]);
    await expect
      .poll(() => cards("To do"))
      .toEqual([
        "Book the large hall",
        "Lunch with the founders",
        "Print name badges",
        "Write the welcome letter",
        "Invite the mentors",
      ]);
  });

  await test.step("into a list without cards", async () => {
    await main.getByRole("button", { name: "Add list" }).click();
    await page.getByLabel("List name").fill("Later");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await list("Later").scrollIntoViewIfNeeded();
    await drag(card("Set the date"), list("Later"), "top");
    await expect.poll(() => cards("Later")).toEqual(["Set the date"]);
    await expect.poll(() => cards("Done")).toEqual(["Find a photographer"]);
  });

  await test.step("a list past another one", async () => {
    const head = (name: string) => list(name).getByRole("heading", { level: 2 });
    await drag(head("Ideas"), list("To do"), "right");
    await expect.poll(lists).toEqual(["To do", "Ideas", "Doing", "Done", "Later"]);
    await drag(head("Doing"), list("To do"), "left");
    await expect.poll(lists).toEqual(["Doing", "To do", "Ideas", "Done", "Later"]);
  });

  await page.reload();
  await expect(list("Later")).toBeVisible();
  expect(await lists()).toEqual(["Doing", "To do", "Ideas", "Done", "Later"]);
  expect(await cards("Later")).toEqual(["Set the date"]);
  await reset(page);
  await expect.poll(lists).toEqual(["Ideas", "To do", "Doing", "Done"]);
  await expect.poll(() => cards("Done")).toEqual(["Set the date", "Find a photographer"]);
});
