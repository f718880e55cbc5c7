/** Captions are written beside a video, and read, searched and followed by its learner; what opens later says when. */
import { expect } from "@playwright/test";
import { backToOutline, open, outline, publish, waitUntilSaved } from "../support/builder";
import { expectActivity, next, openCourse, position } from "../support/learning";
import { account, allKinds, draftCourse, giveToAll, notice } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

test.use({ story: "builder" });

test("captions reach the learner, and an activity opens after another", async ({ page, browser, tenant }) => {
  const film = (await allKinds(tenant.api)).filter(({ type }) => type === "video");
  const { id } = await draftCourse(tenant.api, "Silent films", [notice("Before"), ...film, notice("Behind")]);
  await giveToAll(tenant.api, id);
  await signIn(page, tenant.host, tenant.admin, `/apps/admin/courses/${id}`);
  await expect(outline(page)).toBeVisible();

  await test.step("an admin writes two captions", async () => {
    const editor = await open(page, "A short film");
    await editor.getByRole("button", { name: "Write captions" }).click();
    const dialog = page.getByRole("dialog", { name: "Captions: English" });
    // The video stands at its beginning: each that is added comes before the others.
    for (const [from, to, words] of [
      ["0:05", "0:04", "Never the lift"],
      ["0:01", "0:03", "Use the stairs"],
    ] as const) {
      await dialog.getByRole("button", { name: "Add caption here" }).click();
      await dialog.getByLabel("Text of caption 1").fill(words);
      await dialog.getByLabel("Start of caption 1").fill(from);
      await dialog.getByLabel("End of caption 1").fill(to);
    }
    await dialog.getByRole("button", { name: "Save captions" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("The end must be after the start.");
    await dialog.getByLabel("End of caption 2").fill("0:07");
    await dialog.getByRole("button", { name: "Save captions" }).click();
    await expect(dialog).toBeHidden();
    await expect(editor.getByRole("button", { name: "Remove captions in English" })).toBeVisible();
    await waitUntilSaved(page);
  });

  await test.step("and has the last activity wait for the first", async () => {
    await backToOutline(page);
    const editor = await open(page, "Behind");
    await editor
      .getByRole("combobox", { name: "Opens", exact: true })
      .selectOption("After selected activities");
    await editor.getByRole("checkbox", { name: "Before" }).check();
    await waitUntilSaved(page);
    await publish(page, true);
  });

  const reader = await (await browser.newContext()).newPage();
  await signIn(reader, tenant.host, await account(tenant.api, "Sam"));
  await openCourse(reader, "Silent films");
  await test.step("a learner goes where something is said", async () => {
    await expectActivity(reader, "Before");
    await next(reader, "A short film");
    await reader.getByRole("button", { name: "Show transcript" }).click();
    await reader.getByRole("searchbox", { name: "Search transcript" }).fill("LIFT");
    const lines = reader.getByRole("region", { name: "Transcript" }).getByRole("listitem");
    await expect(lines).toHaveText(["0:05 Never the lift"]);
    await lines.getByRole("button").click();
    await expect(position(reader)).toHaveValue("5");
    await reader.getByLabel("Captions", { exact: true }).selectOption("English");
    const showingNow = () => document.querySelector("video")?.textTracks[0]?.mode;
    await expect.poll(() => reader.evaluate(showingNow)).toBe("showing");
  });
  await reader.context().close();
});
