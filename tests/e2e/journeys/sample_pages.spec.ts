/**
 * The sample's dashboards, its pages and the catalogue of icons, as an admin of the demo sees them: all of it is answered in the
 * browser, and nothing of it reaches the server.
 */
import { expect, type Page } from "@playwright/test";
import { sampleScreens, sampleSessionScreens } from "../../../web/src/app/sampleScreens";
import { findings } from "../support/axe";
import { expectNoSidewaysScroll, expectSound } from "../support/checks";
import { at } from "../support/product";
import { startDemo } from "../support/sample";
import { isPhone } from "../support/shell";
import { signIn, test } from "../support/tenant";
import { expectStill } from "../support/textContrast";

const HOST = "munro.learnt.localhost";
const ADMIN = { name: "Isla", username: "admin@munro.test", password: "demo-demo-1" };
const ANALYTICS = "/apps/dashboards/analytics";

const open = async (page: Page, path: string) => {
  await page.goto(at(HOST, path));
  await expect(page.locator("h1").first()).toBeVisible();
};

test("an admin looks at the sample's figures, finds an article and an icon, and signs in to the sample", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, HOST, ADMIN, ANALYTICS);

  await test.step("reads a chart as a table, of another week", async () => {
    await page.getByText("Last Week", { exact: true }).first().click();
    await expect(page).toHaveURL(/range=LW/);
    const chart = page.getByRole("figure", { name: "Visitors and page views" });
    // In a narrow window there is no line of headings: each value has its own.
    const isNarrow = isPhone(page);
    await expect(chart.getByRole("row")).toHaveCount(isNarrow ? 7 : 8);
    await expect(chart.getByRole("cell").first()).toHaveText(/^\d+k$/);
    await page.getByRole("button", { name: "Show as table" }).first().click();
    const shown = isNarrow
      ? chart.getByRole("cell").first()
      : chart.getByRole("columnheader", { name: "Page views" });
    await expect(shown).toBeInViewport();
  });

  await test.step("chooses a project, whose countdown runs", async () => {
    await open(page, "/apps/dashboards/project");
    await page.getByRole("combobox", { name: "Project" }).selectOption({ label: "Language cafés" });
    await expect(page.getByRole("heading", { level: 1, name: "Language cafés" })).toBeVisible();
    const timer = page.getByRole("timer");
    const before = await timer.textContent();
    await expect(timer).not.toHaveText(before ?? "");
  });

  await test.step("finds one of twenty-four articles", async () => {
    await open(page, "/pages/knowledge-base");
    await page.getByRole("link", { name: "All of Item Support" }).click();
    await expect(page.getByText("24 articles")).toBeVisible();
    await page.getByRole("searchbox", { name: "Search articles" }).fill("purchase code");
    await page.getByRole("link", { name: "Find your purchase code" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Find your purchase code" })).toBeVisible();
  });

  await test.step("copies an icon that is found by what it means", async () => {
    await open(page, "/ui/icons");
    await page.getByRole("searchbox", { name: "Search icons" }).fill("trash");
    await page.getByRole("button", { name: "Copy delete", exact: true }).click();
    await expect(page.getByText("Copied: delete")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("delete");
  });

  await test.step("is refused with a wrong password and comes in with the right one", async () => {
    await open(page, "/pages/auth/login");
    await page.getByLabel("Email").fill("nobody@sample.example");
    await page.getByLabel("Password", { exact: true }).fill("wrong");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("Check your username/email")).toBeVisible();
    await page.getByRole("button", { name: "Arnaud Petit" }).click();
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(ANALYTICS));
    await expect(page.getByText("Demo session of Arnaud Petit")).toBeVisible();
    await page.getByRole("button", { name: "End demo session" }).click();
    await expect(page).toHaveURL(/\/pages\/auth\/login$/);
  });
});

test("an invoice is one page of paper in both looks", async ({ page }) => {
  await signIn(page, HOST, ADMIN, ANALYTICS);
  for (const mode of ["modern", "compact"]) {
    await open(page, `/pages/invoices/${mode}`);
    await expect(page.getByRole("article", { name: /^Invoice/ })).toBeVisible();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});

test("the examples of roles open to their roles alone", async ({ page }) => {
  const [admins, guests] = ["/auth/admin-role-example", "/auth/guest-role-example"];
  await open(page, guests);
  await expect(page.getByRole("heading", { level: 1, name: "Guests only" })).toBeVisible();
  await expectSound(page, guests);
  await page.getByRole("link", { name: "Admins only" }).click();
  await expect(page).toHaveURL(at(HOST, `/login?redirectUrl=${encodeURIComponent(admins)}`));

  await signIn(page, HOST, ADMIN, admins);
  await expect(page.getByRole("heading", { level: 1, name: "Admins only" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Admin (you)" })).toContainText("Can open it");
  await expectSound(page, admins);
  await page.getByRole("link", { name: "Guests only" }).click();
  await expect(page).toHaveURL(at(HOST, "/apps/munro-homepage"));
});

const known: Record<string, string> = {
  "/ui/page-layouts/:variant": "/ui/page-layouts/both-sidebars",
  "/apps/todo/:folderHandle/:todoId?": "/apps/todo/all/todo-1",
  "/apps/todo/label/:labelHandle/:todoId?": "/apps/todo/label/bug",
  "/apps/todo/filter/:filterHandle/:todoId?": "/apps/todo/filter/due",
  "/apps/contacts/:id": "/apps/contacts/all",
  "/apps/mail/:folderHandle/:mailId?": "/apps/mail/inbox",
  "/apps/mail/label/:labelHandle/:mailId?": "/apps/mail/label/none",
  "/apps/mail/filter/:filterHandle/:mailId?": "/apps/mail/filter/starred/mail-1",
  "/apps/e-commerce/adminForms/:productId/:productHandle?":
    "/apps/e-commerce/adminForms/product-1?tab=images",
  "/apps/e-commerce/orders/:orderId": "/apps/e-commerce/orders/order-2?tab=invoice",
  "/apps/academy/courses/:courseId/:courseHandle?": "/apps/academy/courses/course-1",
  "/apps/scrumboard/boards/:boardId/:boardUri?": "/apps/scrumboard/boards/board-1",
};

/** Opens all of them, and then those of a demo session, which goes on until the end. */
async function eachPage(page: Page, language: string, mode: (path: string) => Promise<void>): Promise<void> {
  const read = (to: string) => page.evaluate((code) => localStorage.setItem("learnt.language", code), to);
  await signIn(page, HOST, ADMIN, ANALYTICS);
  await read(language);
  for (const { path, gate } of [...sampleScreens, ...sampleSessionScreens]) {
    if (gate !== "demo" && gate !== "signed-in") continue;
    await test.step(path, async () => {
      if (path === sampleSessionScreens[0]?.path) {
        // It is found by its English words.
        await read("en");
        await startDemo(page, "Arnaud Petit");
        await read(language);
      }
      await open(page, known[path] ?? path.replaceAll(/\/:\w+\?/g, ""));
      // Of one that stands open above the others the heading is out of reach, but there.
      await expect(page.locator("[aria-busy=true], .kit-skeleton, .kit-spinner")).toHaveCount(0);
      await mode(path);
    });
  }
}

test("each page of the sample is sound", { tag: "@thorough" }, async ({ page }) => {
  test.setTimeout(1_800_000);
  await eachPage(page, "en", async (path) => {
    await expectSound(page, path);
  });
});

test("each page of the sample is sound in Arabic", { tag: "@thorough" }, async ({ page }) => {
  test.setTimeout(900_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await eachPage(page, "ar", async (path) => {
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectStill(page);
    // A heading may be a name of the sample; around it stand words of the interface.
    await expect.soft(page.locator("main"), path).toContainText(/\p{Script=Arabic}/u);
    expect.soft(await untranslated(page), `${path}, texts that are none`).toEqual([]);
    const width = page.viewportSize()?.width ?? 0;
    expect.soft(await widthOf(page), `${path}, from right to left`).toBeLessThanOrEqual(width);
    expect.soft(await findings(page), `${path}, in Arabic`).toEqual([]);
    await expectNoSidewaysScroll(page, `${path}, in Arabic`);
  });
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** What is written like the name of a text instead of the text. */
const untranslated = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      // Names of colours stand there for what they are.
      .filter((item) => !item.closest("code"))
      .flatMap((item) => [...item.childNodes].map((node) => (node instanceof Text ? node.data.trim() : "")))
      .filter(
        (text) => !text.endsWith(".example") && /^[a-z]+(_[a-z]+)?[.:][a-z]+(\.[A-Za-z]+)*$/.test(text),
      ),
  );
