/** Pathways: an admin lays one; whoever was given it follows the map, and what comes later opens with what comes before. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { account, byHand, draftCourse, layPathway } from "../support/furnish";
import { signIn, test } from "../support/tenant";

test.use({ story: "pathways" });

test("a pathway is followed from item to item on a phone", { tag: "@phone" }, async ({ page, tenant }) => {
  const publish = async (title: string) => {
    const { id, revision } = await draftCourse(tenant.api, title, [byHand(`Do ${title}`)]);
    await tenant.api.post(`/courses/${id}/publish`, { learners: "keep", revision });
    return id;
  };
  const [helmet, hall] = [await publish("The helmet"), await publish("The hall")];
  await layPathway(tenant.api, "First day", [
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
