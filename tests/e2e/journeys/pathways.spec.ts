/** Pathways: an admin lays one; whoever was given it follows the map, and what comes later opens with what comes before. */
import { expect } from "@playwright/test";
import type { Api } from "../support/api";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { account, createPathway, draftCourse, tickedPage } from "../support/seedTenant";
import { goTo } from "../support/shell";
import { managedBy, newContextPage, signIn, test } from "../support/tenant";

test.use({ story: "pathways" });

async function publish(api: Api, title: string): Promise<string> {
  const { id, revision } = await draftCourse(api, title, [tickedPage(`Do ${title}`)]);
  await api.post(`/courses/${id}/publish`, { learners: "keep", revision });
  return id;
}

test("an admin lays a pathway, and lets somebody off an item; whoever follows it sees what opens what", async ({
  page,
  browser,
  tenant,
}) => {
  for (const title of ["The gate", "The store", "The crane"]) await publish(tenant.api, title);
  const nora = await account(tenant.api, "Nora");
  const marco = await account(tenant.api, "Marco", ["manager"]);
  await managedBy(tenant.api, nora, marco);
  await signIn(page, tenant.host, tenant.admin);

  await test.step("three courses, one after the other, the second of them first", async () => {
    await goTo(page, "Learning Pathways");
    await page.getByRole("button", { name: "New pathway" }).first().click();
    const naming = page.getByRole("dialog", { name: "New pathway" });
    await naming.getByLabel("Title").fill("The yard");
    await naming.getByRole("button", { name: "Create pathway" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "The yard" })).toBeVisible();
    await page.getByRole("button", { name: "Add items" }).first().click();
    const picker = page.getByRole("dialog", { name: "Add items" });
    for (const title of ["The gate", "The store", "The crane"]) {
      await picker.getByRole("button", { name: `Add ${title}`, exact: true }).click();
      await expect(picker.getByRole("button", { name: `${title} was added` })).toBeVisible();
    }
    await picker.getByRole("button", { name: "Done" }).click();
    await page.getByText("Sequenced", { exact: true }).click();
    await page.getByRole("button", { name: "Move The store up" }).click();
    const items = page.getByRole("list", { name: "Items" }).getByRole("listitem");
    await expect(items).toHaveText([/The store/, /The gate/, /The crane/]);
    await expectAccessible(page, "the editor of a pathway");
    await expectNoSidewaysScroll(page, "the editor of a pathway");
    await page.getByRole("tab", { name: "Preview" }).click();
    const map = page.getByRole("list", { name: "Pathway items in order" });
    await expect(map.getByRole("button", { name: /^The gate/ })).toContainText("Locked");
  });

  await test.step("it is published, and everybody has it", async () => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByText("Pathway published")).toBeVisible();
    const assigning = page.getByRole("dialog", { name: "Assign now" });
    await expect(assigning.getByRole("button", { name: "Everyone" })).toBeVisible();
    await expectAccessible(page, "assigning a pathway");
    await assigning.getByRole("button", { name: "Everyone" }).click();
    await expect(page.getByText("“The yard” assigned")).toBeVisible();
    await expect(assigning).toBeHidden();
  });

  const hers = await newContextPage(browser, page);
  const map = hers.getByRole("list", { name: "Pathway items in order" });
  const place = (title: string) => map.getByRole("button", { name: new RegExp(`^${title}`) });
  await test.step("she finds it, and sees what waits for what", async () => {
    await signIn(hers, tenant.host, nora, "/apps/pathways/mypathways");
    await hers.getByRole("link", { name: "The yard" }).click();
    await expect(place("The store")).toContainText("Open");
    await expect(hers.getByText(/Unlocks/)).toContainText("The gate");
    await place("The crane").click();
    await expect(hers.getByText("Complete “The store” and “The gate” first.")).toBeVisible();
    await expectAccessible(hers, "the map of a pathway");
  });

  await test.step("an admin lets her off the first item, and it opens before her eyes", async () => {
    await page.getByRole("tab", { name: "People" }).click();
    await page.getByRole("button", { name: `Items of ${nora.name}` }).click();
    await page.getByRole("button", { name: "Waive The store" }).click();
    await page.getByLabel("Reason").fill("She built it.");
    await page.getByRole("button", { name: "Waive", exact: true }).click();
    await expect(place("The store")).toContainText("Waived");
    await expect(place("The gate")).toContainText("Open");
    await place("The store").click();
    await expect(hers.getByText("Waived: She built it.")).toBeVisible();
  });

  await test.step("her manager sees how far she is", async () => {
    await hers.context().close();
    const his = await newContextPage(browser, page);
    await signIn(his, tenant.host, marco, `/apps/manager/my-team/${nora.id}`);
    await expect(his.getByRole("row", { name: /^The yard/ })).toContainText("In progress");
    await his.context().close();
  });
});

test("a pathway is followed from item to item on a phone", { tag: "@phone" }, async ({ page, tenant }) => {
  const [helmet, hall] = [await publish(tenant.api, "The helmet"), await publish(tenant.api, "The hall")];
  await createPathway(tenant.api, "First day", [
    ["course", helmet],
    ["course", hall],
  ]);
  await signIn(page, tenant.host, await account(tenant.api, "Lena"), "/apps/pathways/mypathways");
  await page.getByRole("link", { name: "First day" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "First day" })).toBeVisible();

  const map = page.getByRole("list", { name: "Pathway items in order" });
  const [first, second] = [
    map.getByRole("button", { name: /^The helmet/ }),
    map.getByRole("button", { name: /^The hall/ }),
  ];
  await expect(second).toContainText("Locked");
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(second).toBeFocused();
  await expect(page.getByText("Complete “The helmet” first.")).toBeVisible();
  await expectNoSidewaysScroll(page, "a pathway");
  await expectAccessible(page, "a pathway");

  await page.getByRole("link", { name: "Start" }).click();
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByRole("heading", { name: "Well done!" })).toBeVisible();
  await page.goBack();
  await expect(second).toContainText("Open");
  await page.getByText("List", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 3, name: "2. The hall" })).toBeVisible();
  await page.getByRole("link", { name: "Resume" }).click();
  await page.getByRole("button", { name: "Mark as done" }).click();
  await expect(page.getByRole("heading", { name: "Well done!" })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/You completed this pathway/)).toBeVisible();
});
