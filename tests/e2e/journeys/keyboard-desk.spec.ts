/** By keyboard alone, a manager's desk: one submission after the other, many at once, handed to a colleague, and judged by two. */
import { expect, type Page } from "@playwright/test";
import { Api } from "../support/api";
import { expectAccessible, waitUntilIdle } from "../support/checks";
import { pick, signInByKeyboard, tabTo, test, use, write } from "../support/keyboard";
import { at } from "../support/product";
import { account } from "../support/seedTenant";
import { managedBy, type test as testType } from "../support/tenant";

test.use({ story: "keyboard" });

type TenantAnswer = Parameters<Parameters<typeof testType>[2]>[0]["tenant"];

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const main = (page: Page) => page.getByRole("main");

/** A published form of one question; answers its id. */
async function publish(api: Api, title: string, kind: string, settings: object): Promise<string> {
  const created = await api.post("/forms", { title, kind });
  const fields = [{ id: "why", type: "longText", label: "Why?" }];
  const draft = { title, kind, settings: { openToTeam: true, approver: "manager", ...settings } };
  const { revision } = await api.put(`/forms/${created.id}`, {
    ...draft,
    content: { sections: [{ id: "one", fields }] },
    revision: created.revision,
  });
  await api.post(`/forms/${created.id}/status`, { revision, step: "publish" });
  return created.id;
}

/** A manager and their people, each of whom has submitted the form; the first to submit comes first. */
async function team({ api, host }: TenantAnswer, form: string, [boss, ...names]: readonly string[]) {
  const manager = await account(api, boss ?? "", ["learner", "manager"]);
  const submitted: { id: string; revision: number; name: string }[] = [];
  for (const name of names) {
    const learner = await account(api, name);
    await managedBy(api, learner, manager);
    const own = await Api.signIn(host, learner.username, learner.password);
    const started = await own.post(`/me/forms/${form}/submissions`);
    const answers = { why: `Because ${name} says so` };
    const { id, revision } = await own.post(`/form-submissions/${started.id}/submit`, {
      revision: started.revision,
      answers,
    });
    submitted.push({ id, revision, name: learner.name });
    await own.close();
  }
  return { manager, submitted };
}

test("without a mouse a manager goes through a queue, and keeps what they wrote when a colleague is quicker", {
  tag: "@wide",
}, async ({ page, tenant }) => {
  const form = await publish(tenant.api, "Why we wear helmets", "assessment", {});
  const { manager, submitted } = await team(tenant, form, ["Mara", "Ann", "Ben", "Cem"]);
  const [ann, ben, cem] = submitted as [(typeof submitted)[0], (typeof submitted)[0], (typeof submitted)[0]];
  const heading = (name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await signInByKeyboard(page, tenant.host, manager);
  await page.goto(at(tenant.host, `/apps/manager/formSubmissions/${form}`));
  await waitUntilIdle(page);
  await pick(page, main(page).getByLabel("Status", { exact: true }), "Marking required");
  await use(page, page.getByRole("link", { name: ann.name }));
  await heading(ann.name);
  await use(page, button(page, "Competent"));
  await expect(page.getByText("Result: Competent").first()).toBeVisible();

  // What was decided has left the list that was narrowed down, and the next one is a key away all the same.
  const next = main(page).getByRole("link", { name: "Next" });
  await expect(next).toBeFocused();
  await page.keyboard.press("Enter");
  await heading(ben.name);
  await write(page, page.getByRole("textbox", { name: "Comment", exact: true }), "Half a thought");
  await test.step("it is there again after a look at the next one", async () => {
    await use(page, next);
    await heading(cem.name);
    await use(page, main(page).getByRole("link", { name: "Previous" }));
    await heading(ben.name);
    await expect(page.getByRole("textbox", { name: "Comment", exact: true })).toHaveValue("Half a thought");
  });
  await tabTo(page, page.getByRole("textbox", { name: "Comment", exact: true }));
  await tenant.api.post(`/form-submissions/${ben.id}/mark`, { revision: ben.revision, outcome: "competent" });
  await test.step("a colleague was quicker", async () => {
    await expect(main(page).getByText("Your marking was not submitted")).toBeVisible();
    await expect(main(page).getByText("Half a thought")).toBeVisible();
    await expectAccessible(page, "a marking that was not sent");
    await expect(button(page, "Discard")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(main(page).getByText("Half a thought")).toHaveCount(0);
    await expect(next).toBeFocused();
  });
});

test("without a mouse many requests are approved at once, and one is handed to a colleague", {
  tag: ["@wide", "@thorough"],
}, async ({ page, tenant }) => {
  const form = await publish(tenant.api, "A day off", "request", {});
  const { manager, submitted } = await team(tenant, form, ["Milan", "Dora", "Emil", "Fay"]);
  const colleague = await account(tenant.api, "Nadja", ["learner", "manager"]);
  await signInByKeyboard(page, tenant.host, manager);
  await page.goto(at(tenant.host, `/apps/manager/formSubmissions/${form}`));
  await waitUntilIdle(page);
  const row = (name: string) => main(page).getByRole("row").filter({ hasText: name });
  for (const { name } of submitted.slice(0, 2)) await use(page, row(name).getByRole("checkbox"), " ");
  await use(page, button(page, "Approve"));
  await expect(page.getByText("2 submissions decided")).toBeVisible();
  for (const { name } of submitted.slice(0, 2)) await expect(row(name)).toContainText("Approved");

  const last = submitted[2]?.name ?? "";
  await use(page, page.getByRole("link", { name: last }));
  await use(page, button(page, "Hand over"));
  const requested = page.getByRole("dialog", { name: "Hand over" });
  await write(page, requested.getByRole("searchbox"), colleague.name);
  await use(page, requested.getByRole("button", { name: `Choose ${colleague.name}` }));
  await expect(requested).toBeHidden();
  await expect(main(page).getByText(`${colleague.name} has been marking this`)).toBeVisible();
});

test("without a mouse two markers judge apart from each other, compare, and say what holds", {
  tag: ["@wide", "@thorough"],
}, async ({ page, tenant }) => {
  const form = await publish(tenant.api, "A talk to the team", "assessment", { secondMarker: true });
  const { manager, submitted } = await team(tenant, form, ["Mo", "Gil"]);
  const gil = submitted[0]?.id ?? "";
  const { revision } = await tenant.api.get(`/form-submissions/${gil}`);
  await tenant.api.post(`/form-submissions/${gil}/mark`, {
    revision,
    outcome: "competent",
    comment: "Clear.",
  });
  await signInByKeyboard(page, tenant.host, manager);
  await page.goto(at(tenant.host, `/apps/manager/formSubmission/${gil}`));
  await waitUntilIdle(page);
  await expect(main(page).getByText("You can see it after you have marked.")).toBeVisible();
  await expect(main(page).getByText("Clear.")).toHaveCount(0);
  await write(page, page.getByRole("textbox", { name: "Comment", exact: true }), "Too fast.");
  await use(page, button(page, "Not competent"));
  await expect(main(page).getByText("The two markings differ.")).toBeVisible();
  await expect(main(page).getByText("Clear.")).toBeVisible();
  await expectAccessible(page, "two markings side by side");
  await write(page, page.getByRole("textbox", { name: "Comment", exact: true }), "Clear, and a little fast.");
  await use(page, button(page, "Competent"));
  await expect(page.getByText("Result: Competent").first()).toBeVisible();
});
