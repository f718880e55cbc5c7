/** Forms: built, published and asked for by a course; answered on a phone whose line is lost, marked without a mouse until it is good, and
 * counted while somebody looks. And a survey that names nobody. */
import { type Browser, expect, type Page } from "@playwright/test";
import { Api } from "../support/api";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { use, write } from "../support/keyboard";
import { card, openCourse } from "../support/learning";
import { type Account, at, fixture } from "../support/product";
import { account, giveCourse } from "../support/seedTenant";
import { signIn, test, type test as testType } from "../support/tenant";

test.use({ story: "forms" });

const FORM = "Working at heights";
const COURSE = "Ladders and scaffolds";
const QUESTION = "What do you check first?";

type TenantAnswer = Parameters<Parameters<typeof testType>[2]>[0]["tenant"];

/** Somebody with a phone in their hand. */
async function phone(browser: Browser, host: string, who: Account, path: string): Promise<Page> {
  const viewport = { width: 360, height: 760 };
  const page = await (await browser.newContext({ viewport, hasTouch: true, isMobile: true })).newPage();
  await signIn(page, host, who, path);
  return page;
}

/** Builds a form of one question that its person's manager marks; answers its id. */
async function build(page: Page): Promise<string> {
  await page.getByLabel("Title").fill(FORM);
  await page.getByRole("radio", { name: /^Assessment/ }).check();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: FORM })).toBeVisible();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("menuitem", { name: "Short text" }).click();
  await page.getByRole("textbox", { name: "Question", exact: true }).fill(QUESTION);
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByLabel("Who marks or approves").selectOption({ label: "The person's managers" });
  await page.getByRole("tab", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Phone preview" });
  await expect(preview.getByText(QUESTION)).toBeVisible();
  expect((await preview.boundingBox())?.width).toBeLessThan(400);
  await expect(page.getByRole("status").getByText("Saved")).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Published", { exact: true }).first()).toBeVisible();
  return page.url().split("/form/")[1]?.split("?")[0] ?? "";
}

async function team(tenant: TenantAnswer) {
  const max = await account(tenant.api, "Max", ["learner", "manager"]);
  const lena = await account(tenant.api, "Lena");
  const { revision } = await tenant.api.get(`/people/${lena.id}`);
  await tenant.api.put(`/people/${lena.id}/managers`, { managers: [max.id], revision });
  return { max, lena };
}

test("a form goes from its builder to a phone without a line, back from its marker, and completes a course", async ({
  page,
  browser,
  tenant,
}) => {
  const { max, lena } = await team(tenant);
  await signIn(page, tenant.host, tenant.admin, "/apps/admin/form");
  const form = await build(page);
  await giveCourse(tenant.api, COURSE, [
    { type: "form", title: "Show that you know", completion: { kind: "competent" }, content: { form } },
  ]);
  await page.goto(at(tenant.host, `/apps/admin/formAnalytics/${form}`));
  await expect(page.getByText("No submissions yet")).toBeVisible();

  const hers = await phone(browser, tenant.host, lena, "/apps/courses/mycourses");
  const answer = hers.getByRole("textbox", { name: QUESTION });
  await test.step("she answers where the line is lost", async () => {
    await openCourse(hers, COURSE);
    await hers.getByRole("button", { name: "Start", exact: true }).click();
    await answer.fill("The colour");
    await expect(hers.getByText("Saved", { exact: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(hers, "a form on a phone");
    await hers.context().setOffline(true);
    await answer.fill("The ground it stands on");
    await expect(hers.getByText("Saved on this device until you are online")).toBeVisible();
    await hers.getByRole("button", { name: "Submit" }).click();
    await expect(answer).toHaveValue("The ground it stands on");
    await hers.context().setOffline(false);
    await expect(hers.getByText("Saved", { exact: true }).first()).toBeVisible();
    await hers.getByRole("button", { name: "Submit" }).click();
    await expect(hers.getByText("Marking required").first()).toBeVisible();
  });

  const his = await (await browser.newContext()).newPage();
  await signIn(his, tenant.host, max, `/apps/manager/formSubmissions/${form}`);
  await test.step("her manager returns it and decides, by keys alone", async () => {
    await use(his, his.getByRole("link", { name: lena.name }));
    await expect(his.getByRole("group", { name: QUESTION })).toHaveText("The ground it stands on");
    await write(his, his.getByRole("textbox", { name: "Comment", exact: true }), "And the rungs?");
    await use(his, his.getByRole("button", { name: "Ask to resubmit" }));
    await expect(his.getByText("Pending resubmission").first()).toBeVisible();
    await expectAccessible(his, "a submission on the desk");
  });

  await test.step("she changes it", async () => {
    await expect(hers.getByText("And the rungs?")).toBeVisible();
    await hers.getByRole("button", { name: "Change my answers" }).click();
    await expect(answer).toHaveValue("The ground it stands on");
    await answer.fill("The ground, the rungs and the feet");
    await hers.getByRole("button", { name: "Submit" }).click();
    await expect(hers.getByText("Marking required").first()).toBeVisible();
  });
  await test.step("it is good, and the course is completed", async () => {
    const competent = his.getByRole("button", { name: "Competent", exact: true });
    await use(his, competent);
    await expect(his.getByText("Result: Competent")).toBeVisible();
    await hers.goto(at(tenant.host, "/apps/courses/mycourses"));
    await expect(card(hers, COURSE)).toContainText("Completed");
  });
  await test.step("who looked at the figures all the while sees it counted", async () => {
    await expect(page.getByText("The ground, the rungs and the feet")).toBeVisible();
    const download = hers.waitForEvent("download");
    await hers.goto(at(tenant.host, `/apps/myformsubmissions/${form}`));
    await hers.getByRole("link", { name: FORM }).first().click();
    await hers.getByRole("button", { name: "Download PDF" }).click();
    expect((await download).suggestedFilename()).toBe("working-at-heights.pdf");
  });
  for (const item of [hers, his]) await item.context().close();
});

test("a survey that names nobody shows nothing before five have answered", async ({
  page,
  browser,
  tenant,
}) => {
  const created = await tenant.api.post("/forms", { title: "How do you feel?", kind: "survey" });
  const fields = [{ id: "say", type: "shortText", label: "In a word" }];
  const settings = { openToTeam: true, anonymous: true, attempts: 1 };
  const draft = {
    title: "How do you feel?",
    kind: "survey",
    content: { sections: [{ id: "one", fields }] },
    settings,
  };
  const { revision } = await tenant.api.put(`/forms/${created.id}`, { ...draft, revision: created.revision });
  await tenant.api.post(`/forms/${created.id}/status`, { revision, step: "publish" });
  for (const [name, say] of [
    ["Ann", "Fine"],
    ["Ben", "Tired"],
    ["Cem", "Glad"],
    ["Dora", "Busy"],
  ] as const) {
    const somebody = await account(tenant.api, name);
    const api = await Api.signIn(tenant.host, somebody.username, somebody.password);
    await api.post(`/me/forms/${created.id}/anonymous`, { id: crypto.randomUUID(), answers: { say } });
    await api.close();
  }
  await signIn(page, tenant.host, tenant.admin, `/apps/admin/formAnalytics/${created.id}`);
  await expect(page.getByText("Not enough answers yet")).toBeVisible();

  const emil = await account(tenant.api, "Emil");
  const his = await phone(browser, tenant.host, emil, `/apps/form/${created.id}`);
  await his.getByRole("textbox", { name: "In a word" }).fill("Curious");
  // Interrupted: what he wrote is still in his window, and nowhere else.
  await his.reload();
  await expect(his.getByRole("textbox", { name: "In a word" })).toHaveValue("Curious");
  await his.getByRole("button", { name: "Submit" }).click();
  await expect(his.getByText("Thank you").first()).toBeVisible();
  await his.reload();
  await expect(his.getByRole("textbox", { name: "In a word" })).toHaveCount(0);

  // Once five have come together they are there, and no name with them.
  await expect(page.getByText("Curious")).toBeVisible();
  await expect(page.getByText("Emil")).toHaveCount(0);
  await expectAccessible(page, "the figures of an anonymous survey");
  await his.context().close();
});

test("questions are dragged to another place and to another page, and stay there", { tag: "@wide" }, async ({
  page,
  tenant,
}) => {
  const title = "Before the shift";
  const created = await tenant.api.post("/forms", { title, kind: "survey" });
  const ask = (label: string) => ({ id: label.toLowerCase(), type: "shortText", label });
  const sections = [
    { id: "one", title: "Page one", fields: [ask("Harness"), ask("Helmet"), ask("Boots")] },
    { id: "two", title: "Page two", fields: [ask("Weather")] },
  ];
  const draft = { title, kind: "survey", content: { sections }, settings: {} };
  await tenant.api.put(`/forms/${created.id}`, { ...draft, revision: created.revision });
  await signIn(page, tenant.host, tenant.admin, `/apps/admin/form/${created.id}`);
  const outline = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: "Outline" }) });
  const item = (name: string) => outline.getByRole("button", { name, exact: true });
  const places = outline.locator("button[aria-pressed]");
  await item("Boots").dragTo(item("Harness"));
  await expect(places).toHaveText(["Page one", "Boots", "Harness", "Helmet", "Page two", "Weather"]);
  // Down past another one, and onto the name of a page: it comes first there.
  await item("Boots").dragTo(item("Helmet"));
  await expect(places).toHaveText(["Page one", "Harness", "Helmet", "Boots", "Page two", "Weather"]);
  await item("Harness").dragTo(item("Page two"));
  const moved = ["Page one", "Helmet", "Boots", "Page two", "Harness", "Weather"];
  await expect(places).toHaveText(moved);
  await expect(page.getByRole("status").getByText("Saved")).toBeVisible();
  await page.reload();
  await expect(places).toHaveText(moved);
});

test("a marker brings a picture back with the decision, and it is there for whoever submitted", {
  tag: "@wide",
}, async ({ page, browser, tenant }) => {
  const max = await account(tenant.api, "Mara", ["learner", "manager"]);
  const lena = await account(tenant.api, "Lina");
  const title = "Show it on site";
  const created = await tenant.api.post("/forms", { title, kind: "assessment" });
  const fields = [
    { id: "why", type: "shortText", label: "What did you build?" },
    { id: "seen", type: "image", label: "Seen on site", markerOnly: true },
  ];
  const draft = {
    title,
    kind: "assessment",
    content: { sections: [{ id: "one", fields }] },
    settings: { openToTeam: true, approver: "named", approvers: [max.id] },
  };
  const { revision } = await tenant.api.put(`/forms/${created.id}`, { ...draft, revision: created.revision });
  await tenant.api.post(`/forms/${created.id}/status`, { revision, step: "publish" });
  const api = await Api.signIn(tenant.host, lena.username, lena.password);
  const started = await api.post(`/me/forms/${created.id}/submissions`);
  const answers = { why: "A scaffold" };
  const { id } = await api.post(`/form-submissions/${started.id}/submit`, {
    revision: started.revision,
    answers,
  });
  await api.close();

  await signIn(page, tenant.host, max, "/apps/manager/forms");
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("In progress");
  await page.goto(at(tenant.host, `/apps/manager/formSubmission/${id}`));
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload a picture" }).click();
  await (await chooser).setFiles(fixture("cover.png"));
  await expect(page.getByRole("link", { name: "cover.png" })).toBeVisible();
  // Not decided yet: it is still theirs after a reload.
  await page.reload();
  await expect(page.getByRole("link", { name: "cover.png" })).toBeVisible();
  await page.getByRole("button", { name: "Competent", exact: true }).click();
  await expect(page.getByText("Result: Competent")).toBeVisible();

  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, tenant.host, lena, `/apps/myformsubmissions/${created.id}`);
  await hers.getByRole("link", { name: title }).first().click();
  await expect(hers.getByRole("link", { name: "cover.png" })).toBeVisible();
  await hers.context().close();
});
