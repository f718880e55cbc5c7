/** The main job, end to end: a tenant is born, its admin brings people and a course together, a learner learns. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import {
  addActivity,
  createCourse,
  dragBelow,
  expectOrder,
  fixture,
  giveTo,
  moveUpByKeyboard,
  outline,
  publish,
  settled,
} from "../support/builder";
import { provision, signInToConsole } from "../support/console";
import { at, isDone, next, openCourse, reported, seenLive, showing } from "../support/learning";
import { followMail } from "../support/mail";
import { addPerson, importPeople } from "../support/people";
import { at as address } from "../support/product";
import { goTo } from "../support/shell";

const COURSE = "Lifting safely";
const PASSWORD = "a-first-Passw0rd";
const HANDBOOK = "https://handbook.learnt.test/lifting";

/** Another device: nothing is shared with the others but the server. */
async function device(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.route(`${HANDBOOK}**`, (route) => route.fulfill({ body: "The handbook" }));
  return context.newPage();
}

async function accept(page: Page, email: string): Promise<void> {
  await followMail(page, email, /acceptInvitation/);
  await page.getByLabel("New password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Set my password and sign in" }).click();
  await expect(page).not.toHaveURL(/\/action/);
}

const playhead = (video: Element) => (video as HTMLVideoElement).currentTime;

/** Five activities in two sections, written in another order than the one in which they shall stand. */
async function writeCourse(page: Page): Promise<void> {
  await addActivity(page, "Page", "Why it matters", null, async (editor) => {
    await editor.getByRole("textbox", { name: "Content" }).fill("Most injuries at work come from lifting.");
    await editor
      .getByRole("combobox", { name: "Completed when" })
      .selectOption({ label: "enough time was spent on it" });
    await editor.getByLabel("Time to spend").fill("2");
  });
  await addActivity(page, "Document", "The rules", "Section 1", async (editor) => {
    await editor.getByLabel("Choose a PDF or drop it here").setInputFiles(fixture("lifting.pdf"));
    await expect(editor.getByRole("link", { name: /lifting\.pdf/ })).toBeVisible();
  });
  await addActivity(page, "Video", "How it is done", "Section 1", async (editor) => {
    await editor.getByLabel("Choose a video or drop it here").setInputFiles(fixture("welcome.mp4"));
    await expect(editor.getByText("welcome.mp4")).toBeVisible();
    await editor.getByLabel("Share to watch").fill("80");
  });
  await outline(page).getByRole("button", { name: "Add section" }).click();
  await outline(page).getByLabel("Title of the section").nth(1).fill("In practice");
  await page.keyboard.press("Enter");
  await addActivity(page, "Checklist", "Before you lift", "In practice", async (editor) => {
    await editor.getByRole("button", { name: "Add item" }).click();
    await editor.getByLabel("Item 1", { exact: true }).fill("The way is free");
    await page.keyboard.press("Enter");
    await editor.getByLabel("Item 2", { exact: true }).fill("A colleague is near");
    await editor.getByLabel("Required", { exact: true }).nth(1).uncheck();
  });
  await addActivity(page, "Link", "The handbook", "In practice", async (editor) => {
    await editor.getByLabel("Address").fill(HANDBOOK);
  });
}

async function describeCourse(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Details" }).click();
  const details = page.getByRole("group", { name: "Details" });
  await details.getByLabel(/^Description/).fill("How to lift without getting hurt.");
  await details.getByLabel(/^Category/).fill("Safety");
  await details.getByLabel(/^Tags/).fill("warehouse");
  await page.keyboard.press("Enter");
  await details.getByLabel("Choose a picture or drop it here").setInputFiles(fixture("cover.png"));
  await expect(details.getByRole("button", { name: "Remove the picture" })).toBeVisible();
  await settled(page);
}

async function lookAsLearner(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.getByRole("dialog", { name: `Preview of ${COURSE}` });
  await expect(preview.getByText("Nothing you do here is recorded.")).toBeVisible();
  await expect(preview.getByText("Most injuries at work come from lifting.")).toBeVisible();
  await preview.getByRole("button", { name: "Back to the builder" }).click();
  await expect(preview).toBeHidden();
}

test("a tenant is born, and a learner learns", async ({ page, browser }, info) => {
  const label = `journey-${info.project.name}`;
  const host = `${label}.learnt.localhost`;
  const boss = { first: "Ada", last: "Admin", email: `ada@${label}.test` };
  const lena = { first: "Lena", last: "Lerner", email: `lena@${label}.test`, location: "Berlin" };
  const ben = { first: "Ben", last: "Brandt", email: `ben@${label}.test`, location: "Hamburg" };
  const carla = { first: "Carla", last: "Costa", email: `carla@${label}.test`, location: "Munich" };
  const dora = { first: "Dora", last: "Dunn", email: "dora-at-nowhere", location: "Berlin" };

  await test.step("a superadmin orders the tenant", async () => {
    await signInToConsole(page);
    await provision(page, { name: "Harbour Works", label, admin: boss });
  });

  const admin = await device(browser);
  let loads = 0;
  await test.step("its first admin comes in and brings people", async () => {
    await accept(admin, boss.email);
    await goTo(admin, "Users");
    await addPerson(admin, lena);
    await importPeople(admin, [ben, carla], dora);
  });

  await test.step("builds a course of all five kinds and publishes it", async () => {
    await goTo(admin, "Courses");
    await createCourse(admin, COURSE);
    await writeCourse(admin);
    await expectOrder(admin, [
      "Why it matters",
      "The rules",
      "How it is done",
      "Before you lift",
      "The handbook",
    ]);
    await dragBelow(admin, "The rules", "How it is done");
    await moveUpByKeyboard(admin, "The handbook", "The handbook: now 1 of 2 in In practice");
    await expectOrder(admin, [
      "Why it matters",
      "How it is done",
      "The rules",
      "The handbook",
      "Before you lift",
    ]);
    await settled(admin);
    await describeCourse(admin);
    await lookAsLearner(admin);
    await publish(admin);
  });

  await test.step("gives it by a rule, having seen how many and who", async () => {
    const rule = { "Location 1": ["Berlin", "Hamburg"], Role: ["learner"] };
    await giveTo(admin, rule, ["Lena Lerner", "Ben Brandt"]);
    await admin.getByRole("tab", { name: "Learners" }).click();
    await expect(admin.getByText("2 people have this course")).toBeVisible();
    await expect(admin.getByRole("row").filter({ hasText: "Lena Lerner" })).toContainText("Not started");
    admin.on("load", () => {
      loads += 1;
    });
  });

  const first = await device(browser);
  await test.step("a learner accepts the invitation and finds the course", async () => {
    await accept(first, lena.email);
    await expect(first.getByRole("heading", { level: 1, name: "My Courses" })).toBeVisible();
    await first.getByRole("searchbox", { name: "Search my courses" }).fill("knitting");
    await expect(first.getByText("No course matches")).toBeVisible();
    await first.getByRole("button", { name: "Clear filters" }).first().click();
    await first.getByLabel("Status").selectOption({ label: "Not started" });
    await expect(first.getByRole("link", { name: COURSE, exact: true })).toBeVisible();
  });

  let left = 0;
  await test.step("begins, and leaves in the middle of the video", async () => {
    const begun = reported(first, /"status":"inprogress"/);
    await openCourse(first, COURSE);
    await showing(first, "Why it matters");
    await begun;
    await seenLive(admin, "Lena Lerner", "In progress");
    await isDone(first);
    await next(first, "How it is done");
    await first.getByRole("button", { name: "Play", exact: true }).first().click();
    await expect.poll(() => at(first), { intervals: [100] }).toBeGreaterThan(1.5);
    const said = reported(first, /"position"/);
    await first.getByRole("button", { name: "Pause" }).click();
    left = (await (await said).json()).activity.resume.position;
    await first.context().close();
  });

  const second = await device(browser);
  await test.step("resumes exactly there on another device", async () => {
    await second.goto(address(host));
    await second.getByLabel("Username or email").fill(lena.email);
    await second.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await second.getByRole("button", { name: "Log In" }).click();
    await openCourse(second, COURSE);
    await showing(second, "How it is done");
    await expect.poll(() => at(second)).toBe(left);
    await expect.poll(() => second.locator("video").evaluate(playhead)).toBeCloseTo(left, 1);
  });

  await test.step("works through the rest and completes it, under the eyes of the admin", async () => {
    await second.getByRole("button", { name: "Continue watching" }).click();
    await isDone(second);
    await next(second, "The rules");
    await expect(second.getByRole("document", { name: "The rules, page 1" })).toContainText("Lifting safely");
    await second.getByRole("button", { name: "Next page" }).click();
    await expect(second.getByRole("document", { name: "The rules, page 2" })).toContainText("When in doubt");
    await next(second, "The handbook");
    const opened = second.context().waitForEvent("page");
    await second.getByRole("link", { name: "Open link" }).click();
    await expect((await opened).getByText("The handbook")).toBeVisible();
    await (await opened).close();
    await isDone(second);
    await next(second, "Before you lift");
    const completed = reported(second, /"completedAt":"/);
    await second.getByLabel("The way is free").check();
    await completed;
    await seenLive(admin, "Lena Lerner", /Completed.*100/);
    await expect(second.getByRole("heading", { name: "Well done!" })).toBeVisible();
    expect(loads, "The admin's page was not loaded again").toBe(0);
    await second.getByRole("link", { name: "Back to my courses" }).click();
    await expect(second.getByRole("article").filter({ hasText: COURSE })).toContainText("100");
  });

  for (const one of [admin, second]) await one.context().close();
});
