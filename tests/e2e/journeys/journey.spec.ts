/** The main job, end to end: a tenant is born, its admins bring people and a course together, a learner learns. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { Api } from "../support/api";
import {
  addPage,
  backToOutline,
  createCourse,
  hasDraft,
  open,
  publish,
  publishNewVersion,
  waitUntilSaved,
} from "../support/builder";
import { createTenant, signInToConsole, watchSteps } from "../support/console";
import {
  COURSE,
  describeCourse,
  HANDBOOK,
  previewAsLearner,
  sortActivities,
  writeCourse,
} from "../support/course";
import { holdBack } from "../support/holdBack";
import {
  at,
  card,
  chooseTeam,
  continueLearning,
  expectActivity,
  expectLearnerRow,
  inOutline,
  isDone,
  lists,
  next,
  openCourse,
  row,
  waitForReport,
} from "../support/learning";
import { accept, acceptAgain } from "../support/mail";
import {
  addPerson,
  changeLocation,
  importAgain,
  importPeople,
  type NewPerson,
  nameOf,
} from "../support/people";
import { at as address, labelFor } from "../support/product";
import { changeRule, giveTo } from "../support/rules";
import { giveCourse, notice, PASSWORD } from "../support/seedTenant";
import { goTo, inFilters } from "../support/shell";
import { logIn } from "../support/tenant";

const EXTRA = "Zero waste";

/** Another device: nothing is shared with the others but the server. */
async function device(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.route(`${HANDBOOK}**`, (route) => route.fulfill({ body: "The handbook" }));
  return context.newPage();
}

const playhead = (video: Element) => (video as HTMLVideoElement).currentTime;

/** Counts how often a page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}

test("a tenant is born, and a learner learns", async ({ page, browser }, info) => {
  // The whole product in one story: as long as several others together.
  test.slow();
  const label = labelFor("journey", info.project.name);
  const harbour = { name: "Harbour Works", label, host: `${label}.learnt.localhost` };
  const guild = { name: "Guild of Harbours", team: "Guild Academy", label: `guild-${label}` };
  const mail = (first: string) => `${first.toLowerCase()}@${label}.test`;
  const somebody = (first: string, last: string, location: string): NewPerson => ({
    ...{ first, last, location },
    email: mail(first),
  });
  const ada = { first: "Ada", last: "Admin", email: mail("ada") };
  const alan = { ...somebody("Alan", "Aide", "Berlin"), role: "Admin" };
  const lena = somebody("Lena", "Lerner", "Berlin");
  const ben = somebody("Ben", "Brandt", "Hamburg");
  const carla = somebody("Carla", "Costa", "Munich");
  const dora = { ...somebody("Dora", "Dunn", "Berlin"), email: "dora-at-nowhere" };

  await test.step("an operator orders the tenant; its login page answers within ten seconds", async () => {
    await signInToConsole(page);
    await createTenant(page, { ...harbour, admin: ada });
    const ordered = Date.now();
    await watchSteps(page);
    const visitor = await device(browser);
    await visitor.goto(address(harbour.host));
    const left = Math.max(1, 10_000 - (Date.now() - ordered));
    await expect(visitor.getByRole("heading", { name: "LOGIN TO Harbour Works" })).toBeVisible({
      timeout: left,
    });
    await expect(visitor.locator("meta[name=theme-color]")).toHaveAttribute("content", "#b45309");
    await visitor.context().close();
  });

  const admin = await device(browser);
  const aide = await device(browser);
  await test.step("its first admin comes in by invitation and brings people, one by one and from a file", async () => {
    await accept(admin, ada.email, PASSWORD);
    await goTo(admin, "Users");
    await addPerson(admin, lena);
    await addPerson(admin, alan);
    await importPeople(admin, [ben, carla], dora);
    await importAgain(admin, [ben, carla], dora);
  });

  await test.step("builds a course of all five kinds and publishes it", async () => {
    await goTo(admin, "Courses");
    await createCourse(admin, COURSE);
    await writeCourse(admin);
    await sortActivities(admin);
    await describeCourse(admin);
    await previewAsLearner(admin);
    await publish(admin);
  });

  await test.step("gives it by a rule, having seen how many and who", async () => {
    const rule = { "Location 1": ["Berlin", "Hamburg"], Role: ["learner"] };
    await giveTo(admin, rule, [nameOf(lena), nameOf(ben)]);
  });

  const course = new URL(admin.url()).pathname;
  let loads = () => 0;
  await test.step("who has it follows the rule and people's profiles, under the eyes of a second admin", async () => {
    await accept(aide, alan.email, PASSWORD);
    await aide.goto(address(harbour.host, `${course}?tab=learners`));
    await expect(aide.getByText("2 people have this course")).toBeVisible();
    await expect(row(aide, nameOf(lena))).toContainText("Not started");
    loads = countLoads(aide);

    const munich = { "Location 1": ["Munich"] };
    await changeRule(admin, { add: munich, added: [nameOf(carla)], people: 3 });
    await expect(row(aide, nameOf(carla))).toBeVisible();
    await changeRule(admin, { take: "Hamburg", removed: [nameOf(ben)], people: 2 });
    await expect(row(aide, nameOf(ben))).toBeHidden();

    await changeLocation(admin, carla, "Rostock");
    await expect(row(aide, nameOf(carla))).toBeHidden();
    await changeLocation(admin, ben, "Berlin");
    await expect(row(aide, nameOf(ben))).toBeVisible();
    await expect(aide.getByText("2 people have this course")).toBeVisible();
  });

  await test.step("another organisation has the same learner, below the other root", async () => {
    const host = `${guild.label}.teams.localhost`;
    const gus = { first: "Gus", last: "Guild", email: mail("gus") };
    await page.getByRole("link", { name: "Tenants" }).first().click();
    await createTenant(page, { ...guild, root: "teams.localhost", primary: "#0f766e", admin: gus });
    await watchSteps(page);
    const boss = await device(browser);
    await accept(boss, gus.email, PASSWORD);
    await boss.context().close();
    const api = await Api.signIn(host, gus.email, PASSWORD);
    const profile = { firstName: lena.first, lastName: lena.last, email: lena.email };
    await api.post("/people", { profile, roles: ["learner"], invite: true });
    await api.close();
    const own = await Api.signIn(harbour.host, ada.email, PASSWORD);
    await giveCourse(own, EXTRA, [notice("Sort it")]);
    await own.close();
  });

  const first = await device(browser);
  await test.step("the learner accepts both invitations, and chooses a team", async () => {
    await accept(first, lena.email, PASSWORD, harbour.name);
    await acceptAgain(first, lena.email, PASSWORD, guild.team);
    await first.goto(address(`${guild.label}.teams.localhost`, "/teams"));
    await chooseTeam(first, harbour.name, harbour.host);
  });

  await test.step("finds her course among her courses", async () => {
    await lists(first, [COURSE, EXTRA]);
    await first.getByLabel("Sort by").selectOption({ label: "Sort by date added" });
    await lists(first, [EXTRA, COURSE]);
    await first.getByRole("searchbox", { name: "Search my courses" }).fill("knitting");
    await expect(first.getByText("No courses found")).toBeVisible();
    await first.getByRole("button", { name: "Clear filters" }).first().click();
    await first.getByRole("searchbox", { name: "Search my courses" }).fill("lift");
    await lists(first, [COURSE]);
    await first.getByRole("button", { name: "Clear filters" }).first().click();
    await inFilters(first, () => first.getByLabel("Category").selectOption({ label: "Safety" }));
    await lists(first, [COURSE]);
    await inFilters(first, () => first.getByLabel("Status").selectOption({ label: "Completed" }));
    await expect(first.getByText("No courses found")).toBeVisible();
    await inFilters(first, () => first.getByLabel("Status").selectOption({ label: "Not started" }));
    await lists(first, [COURSE]);
  });

  let left = 0;
  await test.step("begins, and leaves in the middle of the video", async () => {
    const started = waitForReport(first, /"status":"inprogress"/);
    await openCourse(first, COURSE);
    await expectActivity(first, "Why it matters");
    await started;
    await expectLearnerRow(aide, nameOf(lena), "In progress");
    await isDone(first);
    await next(first, "How it is done");
    await first.getByRole("button", { name: "Play", exact: true }).first().click();
    await expect.poll(() => at(first), { intervals: [100] }).toBeGreaterThan(1.5);
    const message = waitForReport(first, /"position"/);
    await first.getByRole("button", { name: "Pause" }).click();
    left = (await (await message).json()).activity.resume.position;
    await expectLearnerRow(aide, nameOf(lena), "How it is done");
    await first.context().close();
  });

  await test.step("two admins edit at once: the second is told, and nothing is overwritten", async () => {
    await goTo(admin, "Courses");
    await admin.getByRole("link", { name: COURSE }).click();
    const mine = await open(admin, "The handbook");
    const theirs = await open(aide, "The handbook");
    const slow = await holdBack(admin, "PATCH");
    await mine.getByLabel("Title", { exact: true }).fill("The handbook of Ada");
    await slow.sent;
    await theirs.getByLabel("Title", { exact: true }).fill("The handbook of Alan");
    await waitUntilSaved(aide);
    await slow.release();
    await expect(admin.getByText("This has been changed elsewhere")).toBeVisible();
    await admin.getByRole("button", { name: "Take theirs" }).click();
    await expect(admin.getByLabel("Title", { exact: true })).toHaveValue("The handbook of Alan");
    await expect(aide.getByLabel("Title", { exact: true })).toHaveValue("The handbook of Alan");

    await admin.getByLabel("Title", { exact: true }).fill("The handbook of both");
    await waitUntilSaved(admin);
    await expect(aide.getByLabel("Title", { exact: true })).toHaveValue("The handbook of both");
    await backToOutline(admin);
    await aide.getByRole("tab", { name: "Learners" }).click();
  });

  await test.step("publishes the edit; who is inside keeps what they began", async () => {
    await hasDraft(admin);
    await publishNewVersion(admin, {
      changes: ["1 changed activity", "The handbook of both"],
      inside: "1 person is taking this course, and 0 completed it",
      learners: "Keep them on their version",
    });
  });

  const second = await device(browser);
  await test.step("she resumes exactly there on another device", async () => {
    await second.goto(address(harbour.host));
    await logIn(second, { username: lena.email, password: PASSWORD });
    await chooseTeam(second, harbour.name, harbour.host);
    await openCourse(second, COURSE);
    await expectActivity(second, "How it is done");
    await expect.poll(() => at(second)).toBe(left);
    await expect.poll(() => second.locator("video").evaluate(playhead)).toBeCloseTo(left, 1);
    await inOutline(second, async (list) => {
      await expect(list.getByRole("button", { name: "The handbook", exact: false })).not.toContainText(
        "both",
      );
    });
    await second.getByRole("button", { name: "Continue watching" }).click();
    await isDone(second);
    await next(second, "The rules");
    await expect(second.getByRole("document", { name: "The rules, page 1" })).toContainText("Lifting safely");
    await second.getByRole("button", { name: "Next page" }).click();
    await expect(second.getByRole("document", { name: "The rules, page 2" })).toContainText("When in doubt");
  });

  await test.step("is moved to a new version while she is inside, and loses nothing", async () => {
    await addPage(admin, "In short", "In practice", "Bend your knees.");
    await hasDraft(admin);
    await publishNewVersion(admin, {
      changes: ["1 new activity", "In short"],
      inside: "1 person is taking this course, and 0 completed it",
      learners: "Move them to the new version",
    });
    await inOutline(second, async (list) => {
      await expect(list.getByRole("button", { name: /^In short/ })).toBeVisible();
      await expect(list.getByRole("button", { name: /Completed/ })).toHaveCount(2);
    });
    await expect(second.getByRole("document", { name: "The rules, page 2" })).toBeVisible();
  });

  await test.step("works through the rest and completes it, under the eyes of the second admin", async () => {
    await next(second, "The handbook of both");
    const opened = second.context().waitForEvent("page");
    await second.getByRole("link", { name: "Open link" }).click();
    await expect((await opened).getByText("The handbook")).toBeVisible();
    await (await opened).close();
    await isDone(second);
    await next(second, "Before you lift");
    await second.getByLabel("The way is free").check();
    await isDone(second);
    await next(second, "In short");
    await expect(second.getByText("Bend your knees.")).toBeVisible();
    const completed = waitForReport(second, /"completedAt":"[^"]+"\}\}$/);
    await continueLearning(second);
    await completed;
    await expectLearnerRow(aide, nameOf(lena), /Completed.*100/);
    await expect(second.getByRole("heading", { name: "Well done!" })).toBeVisible();
    await second.getByRole("link", { name: "Back to my courses" }).click();
    await expect(card(second, COURSE)).toContainText("100");
  });

  await test.step("begins again when it is published anew from the start, even while she looks at it", async () => {
    await openCourse(second, COURSE);
    const editor = await open(admin, "In short");
    await editor.getByRole("textbox", { name: "Content" }).fill("Bend your knees, not your back.");
    await waitUntilSaved(admin);
    await hasDraft(admin);
    await publishNewVersion(admin, {
      changes: ["1 changed activity", "In short"],
      inside: "0 people are taking this course, and 1 completed it",
      learners: "Restart the course for them",
    });
    await expect(second.getByText("This course was withdrawn or restarted")).toBeVisible();
    await second.getByRole("link", { name: "Back to my courses" }).click();
    await expect(card(second, COURSE)).toContainText("Not started");
    await expect(row(aide, nameOf(lena))).toContainText("Not started");
    expect(loads(), "The second admin's page was never loaded again").toBe(0);
  });

  for (const item of [admin, aide, second]) await item.context().close();
});
