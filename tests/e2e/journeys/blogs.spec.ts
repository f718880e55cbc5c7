/** The blog: an admin writes, publishes and takes back, and whoever reads sees it at once; of two who write nobody loses a word. */
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/checks";
import { at, fixture } from "../support/product";
import { account, publishBlog } from "../support/seedTenant";
import { goTo } from "../support/shell";
import { signIn, test } from "../support/tenant";

test.use({ story: "blogs" });

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const card = (page: Page, name: string) => page.getByRole("article").getByRole("link", { name });

test("an admin writes an entry, publishes it, and whoever looks reads it without loading anew", async ({
  page,
  browser,
  tenant,
}) => {
  const lena = await account(tenant.api, "Lena");
  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, tenant.host, lena, "/blogs");
  await expect(hers.getByText("No blog posts yet")).toBeVisible();
  await expect(hers.getByRole("button", { name: "Write a post" })).toHaveCount(0);

  await signIn(page, tenant.host, tenant.admin);
  await goTo(page, "Blog");
  await test.step("begins a draft by its title", async () => {
    await page.getByRole("button", { name: "Write a post" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Write a post" });
    await dialog.getByLabel("Title").fill("The new hall");
    await dialog.getByRole("button", { name: "Create" }).click();
    await expect(page).toHaveURL(/\/blog\/[0-9a-f-]{36}\?edit$/);
  });

  await test.step("cannot publish it without a text", async () => {
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Add text before you publish it.")).toBeVisible();
  });

  await test.step("writes it", async () => {
    await page.getByRole("textbox", { name: "Text", exact: true }).fill("The new hall is open to everybody.");
    await page.getByLabel("Summary").fill("Six ramps instead of four.");
    await page.getByLabel("Category").fill("News");
    await page.getByLabel("Tags").fill("Hall");
    await page.getByLabel("Tags").press("Enter");
    await page.getByLabel("Choose a picture").setInputFiles(fixture("cover.png"));
    await expect(page.getByRole("button", { name: "Remove cover picture" })).toBeVisible();
    await expectAccessible(page, "/blog/{id}, edited");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await expect(card(hers, "The new hall")).toHaveCount(0);
  });

  await test.step("publishes it, and it is on her screen", async () => {
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(heading(page, "The new hall")).toBeVisible();
    await card(hers, "The new hall").click();
    await expect(hers.getByText("The new hall is open to everybody.")).toBeVisible();
    await expect(hers).toHaveTitle(/ \| The new hall$/);
    await expect(hers.getByRole("link", { name: "Edit" })).toHaveCount(0);
  });

  await test.step("archives it: it is gone from her screen, and back by one step", async () => {
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Archive" }).click();
    await expect(hers.getByText("There is nothing here that you can see")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(hers.getByText("The new hall is open to everybody.")).toBeVisible();
  });

  await test.step("she finds it by its tag and goes on to the next one", async () => {
    await publishBlog(tenant.api, "First aiders wanted");
    await hers.getByRole("link", { name: "Hall", exact: true }).click();
    await expect(card(hers, "The new hall")).toBeVisible();
    await expect(card(hers, "First aiders wanted")).toHaveCount(0);
    await card(hers, "The new hall").click();
    const ways = hers.getByRole("navigation", { name: "Previous and next" });
    await ways.getByRole("link", { name: "First aiders wanted" }).click();
    await expect(heading(hers, "First aiders wanted")).toBeVisible();
    await hers.context().close();
  });
});

test("what is published stands on the homepage by itself, as soon as its date comes", async ({
  page,
  browser,
  tenant,
}) => {
  await publishBlog(tenant.api, "The canteen", { category: "Food" });
  const lena = await account(tenant.api, "Lena");
  await signIn(page, tenant.host, tenant.admin, "/apps/admin/homepage-editor");
  await test.step("an admin chooses the blog for the news", async () => {
    await page.getByRole("button", { name: "Add News" }).click();
    await page.getByRole("radio", { name: "Latest blog posts" }).check({ force: true });
    await page.getByLabel("Category").selectOption("Food");
    await page.getByLabel("Number of posts").selectOption("5");
    const shown = page.getByRole("region", { name: "Homepage preview" });
    await expect(shown.getByText("The canteen")).toBeVisible();
    await expectAccessible(page, "/apps/admin/homepage-editor, news of the blog");
    await expect(page.getByRole("status").filter({ hasText: /^Saved$/ })).toBeVisible();
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Homepage published")).toBeVisible();
  });

  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, tenant.host, lena);
  const news = (name: string) => hers.getByRole("link", { name, exact: true });
  await expect(news("The canteen")).toBeVisible();

  await test.step("she sees what is published, and when its date comes", async () => {
    const publishedAt = new Date(Date.now() + 15_000).toISOString();
    const later = new Date(Date.now() + 86_400_000).toISOString();
    await publishBlog(tenant.api, "Tomorrow", { category: "Food", publishedAt: later });
    await publishBlog(tenant.api, "Elsewhere", { category: "Hall" });
    await publishBlog(tenant.api, "Soup on Monday", { category: "Food", publishedAt });
    expect(await news("Soup on Monday").count()).toBe(0);
    await expect(news("Soup on Monday")).toBeVisible({ timeout: 60_000 });
    await expect(news("Elsewhere")).toHaveCount(0);
    await expect(news("Tomorrow")).toHaveCount(0);
  });

  await test.step("what is taken back is gone from her screen", async () => {
    await news("Soup on Monday").click();
    await expect(heading(hers, "Soup on Monday")).toBeVisible();
    await hers.goBack();
    const result = await tenant.api.get<{ items: { id: string }[] }>("/blogs?search=canteen");
    const id = result.items[0]?.id;
    const { revision } = await tenant.api.get<{ revision: number }>(`/blogs/${id}`);
    await expect(news("The canteen")).toBeVisible();
    await tenant.api.post(`/blogs/${id}/status`, { revision, status: "archived" });
    await expect(news("The canteen")).toHaveCount(0);
    await hers.context().close();
  });
});

test("of two admins who write at once neither loses a word", async ({ page, browser, tenant }) => {
  const id = await publishBlog(tenant.api, "Written twice");
  const other = await (await browser.newContext()).newPage();
  for (const item of [page, other]) {
    await signIn(item, tenant.host, tenant.admin, `/blog/${id}?edit`);
    await expect(item.getByLabel("Summary")).toBeVisible();
  }
  await page.getByLabel("Summary").fill("Mine");
  await other.getByLabel("Summary").fill("Theirs");
  await other.getByRole("button", { name: "Update" }).click();
  await expect(other.getByText("Saved and live")).toBeVisible();

  await expect(page.getByText("This has been changed elsewhere")).toBeVisible();
  await expect(page.getByLabel("Summary")).toHaveValue("Mine");
  await page.getByRole("link", { name: "Back to the page" }).click();
  await page.getByRole("alertdialog").getByRole("button").first().click();
  await expect(page.getByLabel("Summary")).toHaveValue("Mine");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await page.getByRole("button", { name: "Update" }).click();
  // Nothing was typed there since: it follows by itself.
  await expect(other.getByLabel("Summary")).toHaveValue("Mine");
  await other.context().close();
});

test("a product has pictures, a price and a button that leads to it", async ({ page, tenant }) => {
  await signIn(page, tenant.host, tenant.admin, "/blogs?kind=product&new=1");
  const dialog = page.getByRole("dialog", { name: "Add product" });
  await dialog.getByLabel("Title").fill("First-aid kit");
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("textbox", { name: "Description", exact: true }).fill("Good for five years.");
  await page.getByLabel("Price").fill("EUR 25");
  await page.getByLabel("Button text").fill("Order it");
  await page.getByLabel("Button link").fill("javascript:alert(1)");
  for (const label of ["Choose a picture", "Add picture"]) {
    await page.getByLabel(label).setInputFiles(fixture("cover.png"));
    await expect(page.getByRole("progressbar")).toHaveCount(0);
  }
  await expect(page.getByRole("img", { name: "Picture 1" })).toBeVisible();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText(/^Links must start with https/)).toBeVisible();
  await page.getByLabel("Button link").fill("/apps/courses/mycourses");
  await page.getByRole("button", { name: "Publish" }).click();

  await expect(heading(page, "First-aid kit")).toBeVisible();
  await expect(page.getByText("EUR 25", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Picture 2" }).click();
  await expect(page.getByRole("button", { name: "Picture 2" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Order it" }).click();
  await expect(page).toHaveURL(at(tenant.host, "/apps/courses/mycourses"));
});
