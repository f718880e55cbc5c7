/** A trigger that emails, assigns, awards and calls a webhook is built in the console, and seen to have run once. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { signInToConsole } from "../support/console";
import { product } from "../support/product";
import { Receiver } from "../support/receiver";
import { giveBadge } from "../support/seedTenant";
import { test } from "../support/tenant";

test.use({ story: "triggers" });

test("a trigger is built in the console, and seen to have run once", async ({ page, tenant }) => {
  const label = tenant.host.split(".")[0] ?? "";
  const receiver = await Receiver.open();
  const badge = async (title: string) => (await tenant.api.post("/badges", { title })).id;
  const [first] = [await badge("First aider"), await badge("Champion")];
  const course = await publish(tenant.api);
  const profile = {
    firstName: "Lena",
    lastName: "Berg",
    email: `lena@${label}.test`,
    lists: { loc1: ["Leeds"] },
  };
  const lena = await tenant.api.post("/people", { profile, roles: ["learner"] });

  await signInToConsole(page);
  await page.goto(`${product().console}/apps/superadmin/triggers/${label}`);
  await page.getByRole("main").getByRole("link", { name: "New trigger" }).first().click();
  const form = page.getByRole("form", { name: "Settings" });
  const pick = async (field: string, name: string) => {
    const input = form.getByLabel(field, { exact: true }).last();
    await input.fill(name);
    await expect(page.locator(`option:text-is("${name}")`).first()).toBeAttached();
    await input.press("Enter");
    await expect(form.getByRole("button", { name: `Remove ${name}`, exact: true }).last()).toBeVisible();
  };
  const add = (action: string) => form.getByLabel("Add action").selectOption({ label: action });

  await test.step("what is missing is said at its field", async () => {
    await form.getByRole("button", { name: "Create trigger" }).click();
    await expect(form.getByLabel("Title", { exact: true })).toHaveAccessibleDescription(
      "This field is required.",
    );
    await expect(form.getByText("Add at least one action.")).toBeVisible();
  });

  await test.step("when, for whom and what", async () => {
    await form.getByLabel("Title", { exact: true }).fill("Reward first aiders");
    await form.getByLabel("Event", { exact: true }).selectOption({ label: "A badge is earned" });
    await pick("Only these badges (optional)", "First aider");
    await form.getByRole("button", { name: "Remove Everyone" }).click();
    await form.getByLabel("Add category").selectOption({ label: "Location 1" });
    await form.getByLabel("Location 1", { exact: true }).fill("Leeds");
    await form.getByLabel("Location 1", { exact: true }).press("Enter");
    await add("Email");
    await form.getByLabel("Subject", { exact: true }).fill("Well done, {firstName}");
    await form.getByLabel("Text", { exact: true }).fill("You earned {about}.");
    await add("Assign");
    await pick("Course", course);
    await add("Award a badge");
    await pick("Badge", "Champion");
    await add("Webhook");
    await form.getByLabel("Address", { exact: true }).fill(receiver.url);
  });

  await test.step("a dry run lists whom it would concern, and does nothing", async () => {
    await form.getByRole("button", { name: "Dry run" }).click();
    const dry = page.getByRole("dialog", { name: "Dry run" });
    await dry.getByText("Everyone who matches").click();
    await expect(dry.getByRole("status")).toHaveText("1 person matches.");
    await expect(dry.getByRole("listitem")).toContainText("Lena Berg");
    await page.keyboard.press("Escape");
    await expectAccessible(page, "the editor of a trigger");
    await expectNoSidewaysScroll(page, "the editor of a trigger");
  });

  await form.getByRole("button", { name: "Create trigger" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Reward first aiders" })).toBeVisible();
  await expect(page.getByText("No runs")).toBeVisible();
  await giveBadge(tenant.api, first, [lena.id], "For the quick help.");

  await test.step("it ran once, and what came of it is there to be seen", async () => {
    const open = page.getByRole("button", { name: "Open the run for Lena Berg" });
    await expect(open).toHaveCount(1, { timeout: 10_000 });
    await open.click();
    const run = page.getByRole("dialog", { name: "Run for Lena Berg" });
    for (const outcome of [`Email: sent to lena@${label}.test`, "Assign: assigned", "Award a badge: awarded"])
      await expect(run.getByText(outcome)).toBeVisible();
    await expect(run.getByText("Webhook delivered")).toBeVisible({ timeout: 10_000 });
    await expectAccessible(page, "a run");
    expect(receiver.arrived).toHaveLength(1);
    expect(receiver.arrived[0]?.body.data.person.firstName).toBe("Lena");
    expect(receiver.arrived[0]?.signature).toMatch(/^v1,/);
  });

  await test.step("its webhook is sent again, under the same id", async () => {
    const run = page.getByRole("dialog", { name: "Run for Lena Berg" });
    await run.getByRole("button", { name: "Send again" }).click();
    await expect.poll(() => receiver.arrived.length).toBe(2);
    expect(receiver.arrived[1]?.id).toBe(receiver.arrived[0]?.id);
  });
  receiver.close();
});

/** A published course that nobody is given; answers its title. */
async function publish(api: {
  post: <Result = { id: string; revision: number }>(
    path: string,
    body?: Record<string, unknown>,
  ) => Promise<Result>;
  get: <Result = { id: string; revision: number }>(path: string) => Promise<Result>;
}): Promise<string> {
  const title = "Fire safety";
  const { id } = await api.post("/courses", { title });
  const section = await api.post(`/courses/${id}/sections`, {
    title: "Start",
    revision: (await api.get(`/courses/${id}`)).revision,
  });
  const content = [{ type: "text", text: "Keep the exits free." }];
  await api.post(`/courses/${id}/activities`, {
    sectionId: section.id,
    type: "page",
    title: "Exits",
    content: { doc: { type: "doc", content: [{ type: "paragraph", content: content }] } },
    revision: (await api.get(`/courses/${id}`)).revision,
  });
  await api.post(`/courses/${id}/publish`, { learners: "keep" });
  return title;
}
