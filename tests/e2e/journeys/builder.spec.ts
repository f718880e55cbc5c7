/** The builder of a course: pictures in its texts, lost connections, slow uploads, and its preview on a phone. */
import { expect, type Page } from "@playwright/test";
import { backToOutline, open, outline, publish, waitUntilSaved } from "../support/builder";
import { holdBack } from "../support/holdBack";
import { expectActivity, openCourse } from "../support/learning";
import { isLoaded } from "../support/picture";
import { fixture, type Tenant } from "../support/product";
import { account, draftCourse, giveToAll, notice, without } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

test.use({ story: "builder" });

async function openBuilder(page: Page, { host, admin }: Tenant, id: string): Promise<void> {
  await signIn(page, host, admin, `/apps/admin/courses/${id}`);
  await expect(outline(page)).toBeVisible();
}

/** Opens another activity's editor, on a phone by way of the outline. */
async function openActivity(page: Page, title: string) {
  await backToOutline(page);
  return open(page, title);
}

const titleOf = (editor: ReturnType<Page["getByRole"]>) => editor.getByLabel("Title", { exact: true });

test("a picture in the text of a page reaches the learner", async ({ page, browser, tenant }) => {
  const { id } = await draftCourse(tenant.api, "Fire drill", [notice("The way out", "Follow the signs.")]);
  await giveToAll(tenant.api, id);
  await openBuilder(page, tenant, id);

  await test.step("an admin puts it below the text, with words for those who do not see it", async () => {
    const editor = await open(page, "The way out");
    const text = editor.getByRole("textbox", { name: "Content" });
    await text.click();
    await page.keyboard.press("Control+End");
    await editor.getByRole("button", { name: "Picture" }).click();
    const dialog = page.getByRole("dialog", { name: "Picture" });
    await dialog.getByLabel("Choose a picture or drop it here").setInputFiles(fixture("cover.png"));
    await isLoaded(dialog.locator("img"));
    await dialog.getByLabel("Description").fill("A green door");
    await dialog.getByRole("button", { name: "Insert picture" }).click();
    await expect(dialog).toBeHidden();
    await isLoaded(text.getByRole("img", { name: "A green door" }));
    await page.keyboard.type("Do not run.");
    await expect(text).toContainText(/Follow the signs\.\s*Do not run\./);
    await waitUntilSaved(page);
    await publish(page, true);
  });

  await test.step("a learner sees it there", async () => {
    const reader = await (await browser.newContext()).newPage();
    await signIn(reader, tenant.host, await account(tenant.api, "Rita"));
    await openCourse(reader, "Fire drill");
    await expectActivity(reader, "The way out");
    await isLoaded(reader.getByRole("article").getByRole("img", { name: "A green door" }));
    await expect(reader.getByText("Do not run.")).toBeVisible();
    await reader.context().close();
  });
});

test("what is typed without a connection is kept, and saved when it is back", async ({ page, tenant }) => {
  const plan = [notice("One", "First."), notice("Two", "Second.")];
  const { id } = await draftCourse(tenant.api, "On the train", plan);
  await openBuilder(page, tenant, id);
  const item = await open(page, "One");
  const text = page.getByRole("textbox", { name: "Content" });

  await page.context().setOffline(true);
  await item.getByLabel("Title", { exact: true }).fill("One, in the tunnel");
  await text.fill("Written in the dark.");
  await expect(page.getByText("This change was not saved")).toBeVisible();
  await expect(page.getByText("Trying again automatically")).toBeVisible();
  const two = await openActivity(page, "Two");
  await titleOf(two).fill("Two, in the tunnel");
  await openActivity(page, "One, in the tunnel");
  await expect(text).toHaveText("Written in the dark.");

  await page.context().setOffline(false);
  await waitUntilSaved(page);
  await expect(page.getByText("This change was not saved")).toBeHidden();
  await page.reload();
  await expect(text).toHaveText("Written in the dark.");
  await openActivity(page, "Two, in the tunnel");
  await expect(text).toHaveText("Second.");
});

test("an upload goes on while another activity is edited; a refused one says why", async ({
  page,
  tenant,
}) => {
  const plan = [without("video", "The film"), without("document", "The rules"), notice("In short")];
  const { id } = await draftCourse(tenant.api, "Slow line", plan);
  await openBuilder(page, tenant, id);

  await test.step("a film is on its way while a text is written, and is there when one comes back", async () => {
    const film = await open(page, "The film");
    const slow = await holdBack(page, "POST", "**/api/files");
    await film.getByLabel("Choose a video or drop it here").setInputFiles(fixture("welcome.mp4"));
    await slow.sent;
    const short = await openActivity(page, "In short");
    await titleOf(short).fill("In a word");
    await openActivity(page, "The film");
    await expect(film.getByRole("progressbar")).toBeVisible();
    await openActivity(page, "In a word");
    await slow.release();
    await waitUntilSaved(page);
    await openActivity(page, "The film");
    await expect(film.getByText("welcome.mp4")).toBeVisible();
  });

  await test.step("a file that is no PDF is refused, also when one looks elsewhere meanwhile", async () => {
    const rules = await openActivity(page, "The rules");
    const slow = await holdBack(page, "POST", "**/api/files");
    await rules
      .getByLabel("Choose a PDF or drop it here")
      .setInputFiles({ name: "rules.pdf", mimeType: "application/pdf", buffer: Buffer.from("Not a PDF") });
    await slow.sent;
    await openActivity(page, "In a word");
    await slow.release();
    await waitUntilSaved(page);
    await openActivity(page, "The rules");
    await expect(rules.getByRole("alert")).toHaveText("This file is not a PDF. Nothing was saved.");
    await rules.getByLabel("Choose a PDF or drop it here").setInputFiles(fixture("lifting.pdf"));
    await expect(rules.getByRole("link", { name: /lifting\.pdf/ })).toBeVisible();
    await waitUntilSaved(page);
  });

  await page.reload();
  await expect(page.getByRole("link", { name: /lifting\.pdf/ })).toBeVisible();
  await openActivity(page, "The film");
  await expect(page.getByText("welcome.mp4")).toBeVisible();
  await openActivity(page, "In a word");
});

// In a wide window the outline stands beside the activity.
test("the preview's outline on a phone leads to an activity, and gives the focus back", {
  tag: "@phone",
}, async ({ page, tenant }) => {
  const plan = ["Before", "During", "Afterwards"].map((title) => notice(title, `${title} the visit.`));
  const { id } = await draftCourse(tenant.api, "Visitors", plan);
  await openBuilder(page, tenant, id);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const preview = page.getByRole("dialog", { name: "Preview of Visitors" });
  const opener = preview.getByRole("button", { name: "Outline" });
  const drawer = page.getByRole("dialog", { name: "Visitors", exact: true });
  await expect(preview.getByText("Before the visit.")).toBeVisible();

  await opener.click();
  await drawer.getByRole("button", { name: /^During/ }).click();
  await expect(drawer).toBeHidden();
  await expect(preview.getByText("During the visit.")).toBeVisible();

  await opener.click();
  await expect(drawer.getByRole("button", { name: /^During/ })).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(preview.getByText("During the visit.")).toBeVisible();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeFocused();
});
