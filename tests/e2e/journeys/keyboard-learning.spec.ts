/** By keyboard alone, a learner's way: finds a course, reads, answers, watches, looks through, completes it, and holds its certificate. */
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { signInByKeyboard, tabTo, test, use, write } from "../support/keyboard";
import { expectActivity, isDone, at as second } from "../support/learning";
import { at } from "../support/product";
import { account, allKinds, giveCourse, notice } from "../support/seedTenant";
import { isPhone } from "../support/shell";

test.use({ story: "keyboard-learning" });

const COURSE = "Lifting by hand";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A choice and an order; enough is all of it. */
function quiz() {
  const option = (text: string, right = false) => ({
    id: randomUUID(),
    text,
    right,
    matchId: randomUUID(),
    matchText: "",
  });
  const question = (kind: string, text: string, options: object[]) => {
    const requested = { id: randomUUID(), kind, text, options, gaps: [], number: 0, tolerance: 0, points: 1 };
    return { ...requested, feedback: "Bend your knees." };
  };
  const choice = question("single", "What bends?", [option("The back"), option("The knees", true)]);
  const order = question("ordering", "What comes first?", [option("Look", true), option("Lift", true)]);
  return {
    ...{ type: "quiz", title: "What do you know?", completion: { kind: "score", percent: 100 } },
    content: { questions: [choice, order] },
  };
}

/** Goes on by the button at the foot of an activity. */
async function goToNext(page: Page, name: "Next" | "Continue", to: string): Promise<void> {
  const link = page.getByRole("navigation", { name: "Previous and next" });
  const button = link.getByRole("button", { name, exact: true });
  await expect(button).not.toHaveAttribute("aria-disabled");
  await use(page, button);
  await expectActivity(page, to);
  await expect(page.getByRole("heading", { level: 2, name: to })).toBeFocused();
}

test("without a mouse somebody finds a course, does all that is in it, and holds its certificate", {
  tag: "@wide",
}, async ({ page, tenant }) => {
  const [, video, leaflet] = await allKinds(tenant.api);
  if (!video || !leaflet) throw new Error("There are no more a film and a leaflet.");
  const text = { ...notice("Before you lift", "Look where you will put it down."), completion: "read" };
  const pages = { ...leaflet, completion: "read" };
  await giveCourse(tenant.api, COURSE, [text, quiz(), video, pages], { certificate: true });
  for (const other of ["Fire safety", "Working at heights"])
    await giveCourse(tenant.api, other, [notice("Read")]);
  const lena = await account(tenant.api, "Lena");
  await signInByKeyboard(page, tenant.host, lena);

  await test.step("finds it by a word", async () => {
    await page.goto(at(tenant.host, "/apps/courses/mycourses"));
    const result = page.getByRole("region", { name: "My Courses" }).getByRole("link");
    await expect(result).toHaveCount(3);
    await write(page, page.getByLabel("Search my courses"), "lifting");
    await expect(result).toHaveText([COURSE]);
    await use(page, result);
    await expect(page.getByRole("heading", { level: 1, name: COURSE })).toBeVisible();
  });

  await test.step("reads a page to its end", async () => {
    await expectActivity(page, "Before you lift");
    await goToNext(page, "Continue", "What do you know?");
  });

  await test.step("fails the quiz, and passes it", async () => {
    await use(page, button(page, "Start"));
    await answer(page, "The back");
    await expect(page.getByText("Not passed")).toBeVisible();
    await use(page, button(page, "All attempts"));
    await use(page, button(page, "Try again"));
    await answer(page, "The knees");
    await expect(page.getByText(/^Passed with/)).toBeVisible();
    await isDone(page);
  });

  await test.step("watches the film", async () => {
    await goToNext(page, "Next", "A short film");
    await use(page, button(page, "Play").first());
    await expect.poll(() => second(page), { intervals: [100] }).toBeGreaterThan(2.5);
    await page.keyboard.press("k");
    await expect(button(page, "Pause")).toHaveCount(0);
    await isDone(page);
  });

  await test.step("turns the pages of the document, and goes on from the last one", async () => {
    await goToNext(page, "Next", "The leaflet");
    await use(page, page.getByRole("document", { name: "The leaflet, page 1" }), "PageDown");
    await expect(page.getByRole("document", { name: "The leaflet, page 2" })).toBeVisible();
    const link = page.getByRole("navigation", { name: "Previous and next" });
    await expect(link.getByRole("button", { name: "Continue" })).not.toHaveAttribute("aria-disabled");
    await use(page, link.getByRole("button", { name: "Continue" }));
    await expect(page.getByRole("heading", { name: "Well done!" })).toBeFocused();
  });

  await test.step("opens the certificate, and comes back to where it is completed", async () => {
    await use(page, page.getByRole("link", { name: "View certificate" }).filter({ visible: true }).first());
    await expect(page.getByText("This certificate is genuine")).toBeVisible();
    await expect(page.getByRole("article")).toContainText(lena.name);
    await page.goto(at(tenant.host, "/apps/courses/mycourses?status=completed"));
    await expect(page.getByRole("article").filter({ hasText: COURSE })).toContainText("Completed");
  });

  await test.step("looks at it again from the outline", async () => {
    await use(page, page.getByRole("link", { name: COURSE, exact: true }));
    if (isPhone(page)) await use(page, button(page, "Outline"));
    const outline = page.getByRole("navigation", { name: "Outline" });
    await use(page, outline.getByRole("button", { name: /^Before you lift/ }));
    await expectActivity(page, "Before you lift");
  });
});

/** Answers both questions: the choice by its arrows, the order by its buttons. */
async function answer(page: Page, chosen: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 3, name: "What bends?" })).toBeVisible();
  const radios = page.getByRole("radio");
  await tabTo(page, radios.first());
  await page.keyboard.press(" ");
  const requested = page.getByRole("radio", { name: chosen });
  if (!(await requested.isChecked())) await page.keyboard.press("ArrowDown");
  await expect(requested).toBeChecked();
  await use(page, button(page, "Next question"));
  await expect(page.getByRole("heading", { level: 3, name: "What comes first?" })).toBeFocused();
  const order = page.getByRole("article").getByRole("list").last().getByRole("listitem");
  const isRight = ((await order.first().textContent()) ?? "").startsWith("Look");
  if (!isRight) await use(page, button(page, "Move “Look” up"));
  await use(page, button(page, "Submit"));
}
