/** The course of the main story: what its admin writes, and what its learner meets. */
import { expect, type Page } from "@playwright/test";
import { addActivity, dragBelow, expectOrder, moveUpByKeyboard, outline, waitUntilSaved } from "./builder";
import { fixture } from "./product";

export const COURSE = "Lifting safely";
export const HANDBOOK = "https://handbook.learnt.test/lifting";

/** Five activities in two sections, written in another order than the one in which they shall stand. */
export async function writeCourse(page: Page): Promise<void> {
  await addActivity(page, "Page", "Why it matters", null, async (editor) => {
    await editor.getByRole("textbox", { name: "Content" }).fill("Most injuries at work come from lifting.");
    await editor
      .getByRole("combobox", { name: "Completion" })
      .selectOption({ label: "After a minimum time" });
    await editor.getByLabel("Minimum time").fill("2");
  });
  await addActivity(page, "Document", "The rules", "Section 1", async (editor) => {
    await editor.getByLabel("Choose a PDF or drop it here").setInputFiles(fixture("lifting.pdf"));
    await expect(editor.getByRole("link", { name: /lifting\.pdf/ })).toBeVisible();
  });
  await addActivity(page, "Video", "How it is done", "Section 1", async (editor) => {
    await editor.getByLabel("Choose a video or drop it here").setInputFiles(fixture("welcome.mp4"));
    await expect(editor.getByText("welcome.mp4")).toBeVisible();
    await editor.getByLabel("Percentage to watch").fill("80");
  });
  await outline(page).getByRole("button", { name: "Add section" }).click();
  await outline(page).getByLabel("Section title").nth(1).fill("In practice");
  await page.keyboard.press("Enter");
  await addActivity(page, "Checklist", "Before you lift", "In practice", async (editor) => {
    await editor.getByRole("button", { name: "Add item" }).click();
    await editor.getByLabel("Item 1", { exact: true }).fill("The way is free");
    await page.keyboard.press("Enter");
    await editor.getByLabel("Item 2", { exact: true }).fill("A colleague is near");
    await editor.getByLabel("Required", { exact: true }).nth(1).uncheck();
  });
  await addActivity(page, "Link", "The handbook", "In practice", async (editor) => {
    await editor.getByLabel("Link address").fill(HANDBOOK);
  });
}

/** Puts the activities in order, one by dragging it and one by keyboard. */
export async function sortActivities(page: Page): Promise<void> {
  await expectOrder(page, [
    "Why it matters",
    "The rules",
    "How it is done",
    "Before you lift",
    "The handbook",
  ]);
  await dragBelow(page, "The rules", "How it is done");
  await moveUpByKeyboard(page, "The handbook", "The handbook: now 1 of 2 in In practice");
  await expectOrder(page, [
    "Why it matters",
    "How it is done",
    "The rules",
    "The handbook",
    "Before you lift",
  ]);
  await waitUntilSaved(page);
}

export async function describeCourse(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Details" }).click();
  const details = page.getByRole("group", { name: "Details" });
  await details.getByLabel(/^Description/).fill("How to lift without getting hurt.");
  await details.getByLabel(/^Category/).fill("Safety");
  await details.getByLabel(/^Tags/).fill("warehouse");
  await page.keyboard.press("Enter");
  await details.getByLabel("Choose a picture or drop it here").setInputFiles(fixture("cover.png"));
  await expect(details.getByRole("button", { name: "Remove picture" })).toBeVisible();
  await waitUntilSaved(page);
}

export async function previewAsLearner(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.getByRole("dialog", { name: `Preview of ${COURSE}` });
  await expect(preview.getByText("Nothing you do here is recorded.")).toBeVisible();
  await expect(preview.getByText("Most injuries at work come from lifting.")).toBeVisible();
  await preview.getByRole("button", { name: "Back to the editor" }).click();
  await expect(preview).toBeHidden();
}
