/** An admin's people and what is known of them: pictures, imports left in the middle, words not saved yet, the search. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/checks";
import { expectSignedIn } from "../support/entrance";
import { check, type NewPerson, upload } from "../support/people";
import { colours, redAndBlue } from "../support/picture";
import { at } from "../support/product";
import { account } from "../support/seedTenant";
import { choose, goTo } from "../support/shell";
import { signIn, test } from "../support/tenant";

test.use({ story: "people" });

/** The face beside a name: a picture, if there is one. */
const menuPicture = (page: Page) => page.getByRole("button", { name: /^Menu of / }).locator("img");

test("a picture is cut, put up for everybody to see, and taken down again", async ({
  page,
  browser,
  tenant,
}) => {
  const lena = await account(tenant.api, "Lena");
  await signIn(page, tenant.host, lena, "/pages/profile");
  const shown = page.getByRole("main").locator("img");

  await test.step("she chooses its right half, and sees it at once", async () => {
    const add = page.getByRole("button", { name: "Add picture" });
    await expect(add).toBeVisible();
    const chooser = page.waitForEvent("filechooser");
    await add.click();
    await (await chooser).setFiles(await redAndBlue(page));
    const cutting = page.getByRole("dialog", { name: "Crop picture" });
    await expect(cutting.getByLabel("Zoom")).toBeVisible();
    await cutting.getByRole("application").focus();
    for (let steps = 0; steps < 10; steps += 1) await page.keyboard.press("ArrowLeft");
    await cutting.getByRole("button", { name: "Use picture" }).click();
    await expect(cutting).toBeHidden();
    await expect(page.getByText("Picture changed")).toBeVisible();
    expect(await colours(shown)).toEqual(["blue", "blue"]);
    expect(await colours(menuPicture(page))).toEqual(["blue", "blue"]);
  });

  const admin = await (await browser.newContext()).newPage();
  const row = admin.getByRole("row").filter({ hasText: lena.username });
  await test.step("an admin sees it in the list of people", async () => {
    await signIn(admin, tenant.host, tenant.admin);
    await goTo(admin, "Users");
    expect(await colours(row.locator("img"))).toEqual(["blue", "blue"]);
  });

  await test.step("she takes it down, and nobody sees it any more", async () => {
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("Picture removed")).toBeVisible();
    await expect(shown).toHaveCount(0);
    await expect(menuPicture(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Add picture" })).toBeFocused();
    await admin.reload();
    await expect(row).toContainText("LL");
    await expect(row.locator("img")).toHaveCount(0);
  });
  await admin.context().close();
});

test("an import that was left in the middle is taken up again; another one is discarded", async ({
  page,
  tenant,
}) => {
  const somebody = (first: string, last: string): NewPerson => ({
    ...{ first, last, location: "Bergen" },
    email: `${first}@imported.test`.toLowerCase(),
  });
  const [ida, jon, kim] = [somebody("Ida", "Ibsen"), somebody("Jon", "Jansen"), somebody("Kim", "Kielland")];
  const unfinished = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Not finished yet" }) });
  await signIn(page, tenant.host, tenant.admin, "/apps/admin/bulk-update");

  await test.step("one is left when its columns were asked for, one when it was checked", async () => {
    await upload(page, [kim], "wrong.csv");
    await page.getByRole("button", { name: "Another file" }).click();
    await upload(page, [ida, jon], "right.csv");
    await check(page);
    await expect(page.getByText("Review changes")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Match the columns" })).toBeVisible();
    await page.goForward();
    await expect(page.getByText("Review changes")).toBeVisible();
    await goTo(page, "Users");
    await expect(page.getByText(ida.email)).toHaveCount(0);
  });

  await test.step("both wait where they were left", async () => {
    await page.getByRole("link", { name: "Import", exact: true }).click();
    await expect(unfinished.getByRole("listitem")).toHaveCount(2);
    await expect(unfinished.getByRole("listitem").filter({ hasText: "wrong.csv" })).toContainText(
      "Not checked",
    );
    await unfinished.getByRole("link", { name: "Continue with right.csv" }).click();
    await expect(page.getByText("Review changes")).toBeVisible();
    await page.getByRole("button", { name: "Import 2 people" }).click();
    await expect(page.getByText("2 added, 0 changed, 0 unchanged, 0 skipped.")).toBeVisible();
  });

  await test.step("the other one is asked about, then thrown away", async () => {
    await page.getByRole("button", { name: "Import another file" }).click();
    await expect(unfinished.getByRole("listitem")).toHaveCount(1);
    const question = page.getByRole("alertdialog", { name: "Discard wrong.csv?" });
    await unfinished.getByRole("button", { name: "Discard wrong.csv" }).click();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
    await unfinished.getByRole("button", { name: "Discard wrong.csv" }).click();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect(unfinished).toHaveCount(0);
    await expect(page.getByRole("listitem").filter({ hasText: "right.csv" })).toContainText("Done");
    await expect(page.getByText("wrong.csv")).toHaveCount(0);
  });

  await test.step("who was imported is there, who was discarded is not", async () => {
    await goTo(page, "Users");
    for (const { email } of [ida, jon])
      await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible();
    await expect(page.getByText(kim.email)).toHaveCount(0);
  });
});

test("leaving asks while something is not saved, and staying keeps what was typed", async ({
  page,
  tenant,
}) => {
  const ben = await account(tenant.api, "Ben");
  await signIn(page, tenant.host, tenant.admin);
  const address = at(tenant.host, `/apps/admin/users/${ben.id}?tab=edit`);
  await goTo(page, "Users");
  await page.getByRole("link", { name: ben.name }).click();
  await page.getByRole("tab", { name: "Edit" }).click();
  const position = page.getByRole("form", { name: "Profile" }).getByLabel(/^Position/);
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const stay = async () => {
    await question.getByRole("button", { name: "Stay here" }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(address);
    await expect(position).toHaveValue("Welder");
  };

  await position.fill("Welder");
  await choose(page, "Courses");
  await stay();
  await page.goBack();
  await stay();

  await choose(page, "Courses");
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible();
  await page.goBack();
  await expect(position).toHaveValue("");

  // What was saved is left without a question.
  await position.fill("Fitter");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await goTo(page, "Courses");

  await test.step("so does closing what was begun in a drawer", async () => {
    await goTo(page, "Users");
    await page.getByRole("main").getByRole("button", { name: "Add user" }).first().click();
    const drawer = page.getByRole("dialog", { name: "Add user" });
    // It hears keys as soon as its first field has the focus.
    await expect(drawer.getByLabel("First name")).toBeFocused();
    await drawer.getByLabel("First name").fill("Mona");
    await page.keyboard.press("Escape");
    const discard = page.getByRole("alertdialog", { name: "Discard changes?" });
    await discard.getByRole("button", { name: "Keep editing" }).click();
    await expect(discard).toBeHidden();
    await expect(drawer.getByLabel("First name")).toHaveValue("Mona");
    await page.keyboard.press("Escape");
    await discard.getByRole("button", { name: "Discard", exact: true }).click();
    await expect(drawer).toBeHidden();
  });
});

// A phone has no Ctrl key.
test("the search opens a person, and begins a course", { tag: "@wide" }, async ({ page, tenant }) => {
  const carla = await account(tenant.api, "Carla");
  await signIn(page, tenant.host, tenant.admin);
  await expectSignedIn(page);
  const search = page.getByRole("dialog", { name: "Search for an app or page" });
  /** By keyboard alone: what is found first is chosen by Enter. */
  const find = async (text: string, name: RegExp) => {
    await page.keyboard.press("Control+k");
    await expect(search.getByRole("combobox")).toBeFocused();
    await page.keyboard.type(text);
    await expect(search.getByRole("option", { name })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(search).toBeHidden();
  };

  await find("assign learning", /^Assign learning to people/);
  const rule = page.getByRole("dialog", { name: "What should the rule assign?" });
  await expect(rule).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rule).toBeHidden();

  await find("carla", /Carla Lindqvist/);
  await expect(page.getByRole("heading", { level: 1, name: carla.name })).toBeVisible();
  await expect(page).toHaveURL(at(tenant.host, `/apps/admin/users/${carla.id}`));

  await find("create course", /^Create course/);
  const dialog = page.getByRole("dialog", { name: "Create course" });
  await dialog.getByLabel("Title").fill("Found quickly");
  await dialog.getByRole("button", { name: "Create course" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Found quickly" })).toBeVisible();
  // Going back does not ask for it again.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Courses" })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("an admin sees who is there and where, until they sign out", async ({ page, browser, tenant }) => {
  const lena = await account(tenant.api, "Lena");
  const hers = await (await browser.newContext()).newPage();
  const notice = () => hers.waitForResponse("**/api/me/presence", { timeout: 60_000 });
  const first = notice();
  await signIn(hers, tenant.host, lena);
  expect((await first).status()).toBe(204);

  await signIn(page, tenant.host, tenant.admin);
  const list = at(tenant.host, `/apps/admin/users?search=${lena.username}`);
  const row = page.getByRole("row").filter({ hasText: lena.username });
  const state = page.locator("section").filter({ has: page.getByRole("heading", { name: "Status" }) });
  await test.step("in the list, and on her page with where she is", async () => {
    await page.goto(list);
    await expect(row).toContainText("Online now");
    await page.goto(at(tenant.host, `/apps/admin/users/${lena.id}?tab=edit`));
    await expect(state).toContainText("Online now");
    await expect(state).toContainText("Homepage");
    await expectAccessible(page, "/apps/admin/users/:userId, somebody who is there");
  });

  await test.step("on a screen to which no news come, her tab stays connected", async () => {
    const closed: string[] = [];
    hers.on("websocket", (socket) => socket.on("close", () => closed.push(socket.url())));
    const second = notice();
    await hers.getByRole("button", { name: `Menu of ${lena.name}` }).click();
    await hers.getByRole("menuitem", { name: "My Profile" }).click();
    expect((await second).status()).toBe(204);
    expect(closed).toEqual([]);
  });

  await test.step("no longer once she has signed out", async () => {
    await hers.goto(at(tenant.host, "/logout"));
    await expect(hers.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
    await page.reload();
    await expect(state).toContainText("Last seen");
    await expect(state).not.toContainText("Online now");
    await page.goto(list);
    await expect(row).toBeVisible();
    await expect(row).not.toContainText("Online now");
  });
  await hers.context().close();
});

test("an admin whose role is taken away is led out of what is no longer theirs, without loading anew", {
  tag: "@wide",
}, async ({ page, tenant }) => {
  const vera = await account(tenant.api, "Vera", ["learner", "admin"]);
  const connected = page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived", { timeout: 60_000 }));
  await signIn(page, tenant.host, vera, "/apps/admin/users");
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  await connected;
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));

  const { revision } = await tenant.api.get(`/people/${vera.id}`);
  await tenant.api.put(`/people/${vera.id}/roles`, { revision, roles: ["learner"] });
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeHidden();
  await expect(page).not.toHaveURL(/\/apps\/admin\//);
  await expectSignedIn(page);
  expect(loads).toEqual([]);
});

test("many people are tagged, given a manager and exported at once", { tag: "@wide" }, async ({
  page,
  tenant,
}) => {
  const [ina, ivo] = [await account(tenant.api, "Ina"), await account(tenant.api, "Ivo")];
  const mona = await account(tenant.api, "Mona");
  await signIn(page, tenant.host, tenant.admin, "/apps/admin/users?sort=name");
  const select = async () => {
    for (const { username } of [ina, ivo])
      await page.getByRole("row").filter({ hasText: username }).getByRole("checkbox").check();
  };

  await test.step("tags, beside those that they have", async () => {
    await select();
    await page.getByRole("button", { name: "Add tags" }).click();
    const dialog = page.getByRole("dialog", { name: "Add tags to 2 people" });
    await dialog.getByLabel("Tags").fill("first aid");
    await dialog.getByLabel("Tags").press("Enter");
    await expectAccessible(page, "tags for many");
    await dialog.getByRole("button", { name: "Add tags" }).click();
    await expect(page.getByText("2 people tagged")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const { profile } = await tenant.api.get<{ profile: { tags: string[] } }>(`/people/${ina.id}`);
    expect(profile.tags).toEqual(["first aid"]);
  });

  await test.step("a manager", async () => {
    await select();
    await page.getByRole("button", { name: "Add manager" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a manager for 2 people" });
    await dialog.getByRole("searchbox").fill(mona.username);
    await dialog.getByRole("button", { name: new RegExp(mona.name) }).click();
    await expect(page.getByText(`${mona.name} now manages 2 people`)).toBeVisible();
  });

  await test.step("a file of them alone", async () => {
    await select();
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).last().click();
    const lines = (await (await (await file).createReadStream()).toArray()).join("").trim().split(/\r?\n/);
    expect(lines).toHaveLength(3);
  });

  await test.step("and one of them is looked after from their row", async () => {
    await page.getByRole("button", { name: `Actions for ${ina.name}` }).click();
    await page.getByRole("menuitem", { name: "Learning" }).click();
    await expect(page.getByRole("heading", { level: 1, name: ina.name })).toBeVisible();
  });
});

test("the sample file says how one looks, and can be imported as it is", { tag: "@wide" }, async ({
  page,
  tenant,
}) => {
  await signIn(page, tenant.host, tenant.admin, "/apps/admin/bulk-update");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download sample file" }).click();
  await page.getByLabel("Choose a CSV file or drop it here").setInputFiles({
    ...{ name: "people.csv", mimeType: "text/csv" },
    buffer: await readFile(await (await file).path()),
  });
  for (const [column, field] of [
    ["First name", "firstName"],
    ["Email", "email"],
    ["Location 1", "loc1"],
    ["Tags", "tags"],
  ])
    await expect(page.getByLabel(`Field for “${column}”`)).toHaveValue(field ?? "");
  await page.getByRole("button", { name: "Check file" }).click();
  await expect(page.getByRole("button", { name: "Import 2 people" })).toBeVisible();
});
