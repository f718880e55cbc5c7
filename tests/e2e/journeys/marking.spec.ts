/** What waits for what: an admin says when an activity opens, a learner hands something in, a manager marks it, and the rest opens. */
import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { outline, waitUntilSaved } from "../support/builder";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { expectActivity, openCourse } from "../support/learning";
import { fixture } from "../support/product";
import { account, draftCourse, giveToAll, tickedPage } from "../support/seedTenant";
import { managedBy, newContextPage, signIn, test } from "../support/tenant";

test.use({ story: "marking" });

const COURSE = "Plan an exit";

test("what is handed in is sent back, marked by a manager, and opens what waits for it", async ({
  page,
  browser,
  tenant,
}) => {
  const { api, host } = tenant;
  const [lena, marco] = [await account(api, "Lena"), await account(api, "Marco", ["manager"])];
  await managedBy(api, lena, marco);
  const doc = {
    type: "doc",
    content: [{ type: "paragraph", content: [{ type: "text", text: "Draw it." }] }],
  };
  const assignment = {
    ...{ type: "assignment", title: "The drawing", completion: "competent" },
    content: { doc, rubric: [{ id: randomUUID(), text: "All exits are there" }], attempts: 0, maxFiles: 2 },
  };
  const { id } = await draftCourse(api, COURSE, [assignment, tickedPage("Walk the way")]);

  await test.step("an admin says that the second opens with the first", async () => {
    await signIn(page, host, tenant.admin, `/apps/admin/courses/${id}`);
    await outline(page)
      .getByRole("button", { name: /^Walk the way/ })
      .first()
      .click();
    const opens = page.getByRole("group", { name: "Opens" });
    await opens.getByLabel("Opens", { exact: true }).selectOption({ label: "After selected activities" });
    await opens.getByRole("checkbox", { name: "The drawing" }).check();
    await waitUntilSaved(page);
    await expectAccessible(page, "when an activity opens");
    await expectNoSidewaysScroll(page, "when an activity opens");
    const { revision } = await api.get(`/courses/${id}`);
    await api.post(`/courses/${id}/publish`, { learners: "keep", revision });
    await giveToAll(api, id);
  });

  const hers = await newContextPage(browser, page);
  const link = hers.getByRole("navigation", { name: "Previous and next" });
  await test.step("she sees what it waits for, and hands in a file", async () => {
    await signIn(hers, host, lena, "/apps/courses/mycourses");
    await openCourse(hers, COURSE);
    await expectActivity(hers, "The drawing");
    const next = link.getByRole("button", { name: "Next" });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveAttribute("title", /“The drawing”/);
    await hers.locator("input[type=file]").setInputFiles(fixture("lifting.pdf"));
    await expect(hers.getByRole("button", { name: "Remove lifting.pdf" })).toBeVisible();
    await hers.getByLabel("Note to the marker").fill("Two exits.");
    await hers.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(hers.getByText("Submitted. You will be notified when it is marked.")).toBeVisible();
    await expectAccessible(hers, "an assignment that waits");
  });

  const his = await newContextPage(browser, page);
  const marks = async (outcome: string, comment: string) => {
    await his.getByRole("button", { name: `Mark: The drawing by ${lena.name}` }).click();
    const dialog = his.getByRole("dialog", { name: lena.name });
    if (outcome !== "Competent")
      await expect(dialog.getByRole("link", { name: "lifting.pdf" }).first()).toBeVisible();
    await dialog.getByLabel("Comment").fill(comment);
    if (outcome === "Competent") await dialog.getByLabel("All exits are there").check();
    await expectAccessible(his, "marking an assignment");
    await dialog.getByRole("button", { name: outcome, exact: true }).click();
    // What was told of the first marking may still stand there.
    const message = outcome === "Competent" ? "Marked: Competent" : "Marked: Changes requested";
    await expect(his.getByText(message, { exact: true })).toBeVisible();
    await his.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  };
  await test.step("her manager asks for changes", async () => {
    await signIn(his, host, marco, "/apps/manager/forms?view=assignments");
    await expectNoSidewaysScroll(his, "assignments to mark");
    await marks("Ask for changes", "The west exit is missing.");
  });

  await test.step("she reads why, and submits again", async () => {
    await expect(hers.getByText("The west exit is missing.").first()).toBeVisible();
    await hers.getByRole("button", { name: "Submit again" }).click();
    await hers.getByLabel("Note to the marker").fill("Three exits.");
    await hers.getByRole("button", { name: "Submit", exact: true }).click();
    await expect(hers.getByText("Submitted. You will be notified when it is marked.")).toBeVisible();
  });

  await test.step("it is competent now, and the next one opens before her eyes", async () => {
    await marks("Competent", "All of them.");
    await expect(link.getByRole("button", { name: "Next" })).not.toHaveAttribute("aria-disabled");
    await link.getByRole("button", { name: "Next" }).click();
    await expectActivity(hers, "Walk the way");
    await hers.getByRole("button", { name: "Mark as done" }).click();
    await expect(hers.getByRole("heading", { name: "Well done!" })).toBeVisible();
  });
});
