/** Whom people may turn to: the panel with their contacts, and how each of them is reached. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll, waitUntilIdle } from "../support/checks";
import { account } from "../support/seedTenant";
import { isPhone, openTool } from "../support/shell";
import { signIn, test } from "../support/tenant";

const MINE = "/apps/courses/mycourses";
const panel = (page: Page) => page.getByRole("dialog", { name: "Contacts" });
const contactTab = (page: Page, name: string) => panel(page).getByRole("tab", { name });

/** Answers what has the focus afterwards. */
async function open(page: Page) {
  await openTool(page, "Contacts");
  await expect(panel(page)).toBeVisible();
  return page.getByRole("button", { name: "Tools", exact: true });
}

test("somebody finds their manager and an admin, and how to reach them", { tag: "@both" }, async ({
  page,
  own,
}) => {
  const magda = await account(own.api, "Magda", ["learner", "manager"]);
  const cora = await account(own.api, "Cora");
  await own.api.put(`/people/${cora.id}/managers`, { revision: 1, managers: [magda.id] });
  await signIn(page, own.host, cora, MINE);
  await waitUntilIdle(page);

  await test.step("nobody is chosen at first", async () => {
    const link = await open(page);
    await expect(panel(page).getByText("Select a person to see how to contact them.")).toBeVisible();
    await expect(contactTab(page, magda.name)).toBeVisible();
    await expect(contactTab(page, own.admin.name)).toBeVisible();
    await expect(panel(page).getByRole("tab", { name: /Number|Cora/ })).toHaveCount(0);
    await expectAccessible(page, "contacts");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(link).toBeFocused();
  });

  await test.step("the chosen one stays while the panel is closed", async () => {
    await open(page);
    await contactTab(page, magda.name).click();
    const card = panel(page).getByRole("tabpanel", { name: magda.name });
    await expect(card).toContainText("Your manager");
    await expect(card).toContainText("No email address or phone number available.");
    await page.mouse.click(4, 400);
    if (isPhone(page)) await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await open(page);
    await expect(card).toBeVisible();
    await expect(contactTab(page, magda.name)).toHaveAttribute("aria-selected", "true");
  });

  await test.step("by keys along the strip to the admin", async () => {
    await contactTab(page, magda.name).focus();
    for (const key of ["End", "Home", "ArrowDown", "ArrowUp"]) {
      await page.keyboard.press(key);
      await expect(panel(page).getByRole("tab", { selected: true })).toBeFocused();
    }
    await contactTab(page, own.admin.name).click();
    const card = panel(page).getByRole("tabpanel", { name: own.admin.name });
    await expect(card).toContainText("Team admin");
    await expect(card.getByRole("link", { name: "Send an email" })).toHaveAttribute(
      "href",
      /^mailto:[^?&]+@[^?&]+$/,
    );
    await expectAccessible(page, "a contact");
    await expectNoSidewaysScroll(page, "a contact");
    await expect(panel(page).getByRole("textbox")).toHaveCount(0);
  });
});

test("an admin finds anybody of the team by name", async ({ page, own }) => {
  await signIn(page, own.host, own.admin, MINE);
  await waitUntilIdle(page);
  await open(page);
  const search = panel(page).getByRole("searchbox", { name: "Search by name" });
  await search.fill("number 17");
  await expect(panel(page).getByRole("tab")).toHaveCount(1);
  await panel(page).getByRole("tab").click();
  const card = panel(page).getByRole("tabpanel", { name: "Person Number 17" });
  await expect(card).toContainText("In your team");
  await expect(card.getByRole("link", { name: "Send an email" })).toHaveAttribute(
    "href",
    "mailto:person17@inspected.test",
  );
  await search.fill("nobody of all");
  await expect(panel(page).getByRole("tab")).toHaveCount(0);
  await search.fill("person");
  await expect.poll(() => panel(page).getByRole("tab").count()).toBeGreaterThanOrEqual(30);
  await expectAccessible(page, "an admin's contacts");
});
