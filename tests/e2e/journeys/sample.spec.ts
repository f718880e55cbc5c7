/**
 * The sample areas, each by its story: something is made, changed, found and taken away, is there when the page is loaded anew,
 * and all is as it was at first after a reset. Nothing of it reaches the server.
 */
import { expect, type Page, test } from "@playwright/test";
import { at, product } from "../support/product";
import { admin, beginDemo, MUNRO, reset, watched } from "../support/sample";
import { signIn } from "../support/tenant";

test.beforeAll(() => {
  if (!product().places.some(({ host }) => host === MUNRO)) throw new Error("The demo has no Munro.");
});

/** Requests that should have been answered in the browser, and left it. */
async function begin(page: Page, path: string): Promise<string[]> {
  const { left } = watched(page);
  await signIn(page, MUNRO, admin, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return left;
}

test("boards: a card is made, moved by key, filled, found and removed", async ({ page }) => {
  const left = await begin(page, "/apps/scrumboard/boards");
  await page.getByRole("button", { name: "New board" }).click();
  await page.getByLabel("Board name").fill("Summer fair");
  await page.getByRole("button", { name: "Create board" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Summer fair" })).toBeVisible();

  for (const name of ["Open", "Closed"]) {
    if (name === "Open") await page.getByRole("button", { name: "Add list" }).click();
    await page.getByLabel("List name").fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name })).toBeVisible();
  }
  const open = page.getByRole("region", { name: "Open" });
  const closed = page.getByRole("region", { name: "Closed" });
  await open.getByRole("button", { name: "Add card" }).click();
  await open.getByLabel("Card name").fill("Lemonade");
  await page.keyboard.press("Enter");
  await open.getByRole("link", { name: "Lemonade" }).focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(closed.getByRole("link", { name: "Lemonade" })).toBeFocused();

  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Write a comment").fill("Forty litres");
  await dialog.getByRole("button", { name: "Comment", exact: true }).click();
  await expect(dialog.getByText("Forty litres")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();

  await page.reload();
  await page.getByLabel("Search cards").fill("lemon");
  await expect(closed.getByRole("link", { name: "Lemonade" })).toBeVisible();
  await closed.getByRole("button", { name: "Actions for card Lemonade" }).click();
  await page.getByRole("menuitem", { name: "Remove card" }).click();
  await expect(closed.getByRole("link", { name: "Lemonade" })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(closed.getByRole("link", { name: "Lemonade" })).toBeVisible();

  await page.getByRole("main").getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Delete board" }).click();
  await expect(page).toHaveURL(/\/boards$/);
  await page.goBack();
  await expect(page.getByText("Requested board do not exist.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Boards" }).click();
  await page.getByLabel("Search boards").fill("welcome");
  await page.getByRole("link", { name: "Welcome week" }).click();
  await page.getByRole("main").getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Delete board" }).click();
  await expect(page).toHaveURL(/\/boards$/);
  await reset(page);
  await expect(page.getByRole("link", { name: "Welcome week" })).toBeVisible();
  expect(left).toEqual([]);
});

test("shop: a product is made, and found by a filter; an order has its invoice", async ({ page }) => {
  const left = await begin(page, "/apps/e-commerce/adminForms/new");
  await page.getByLabel("Name", { exact: true }).fill("Tea towel");
  await page.getByRole("tab", { name: "Pricing" }).click();
  await page.getByLabel("Price excluding tax").fill("10");
  await expect(page.getByLabel("Price including tax")).toHaveValue("11");
  await page.getByRole("button", { name: "Create product" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tea towel" })).toBeVisible();
  await page.getByRole("tab", { name: "Inventory" }).click();
  await page.getByLabel("Quantity in stock").fill("73");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Product saved").last()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Quantity in stock")).toHaveValue("73");
  await page.goto(at(MUNRO, "/apps/e-commerce/adminForms?filter=name.starts-with.tea"));
  await expect(page.getByRole("row", { name: /Tea towel.*73/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Desk lamp" })).toBeHidden();
  await reset(page);
  await expect(page.getByRole("link", { name: "Tea towel" })).toBeHidden();
  await page.goto(at(MUNRO, "/apps/e-commerce/orders/order-2?tab=invoice"));
  await expect(page.getByRole("article", { name: /^Invoice/ })).toBeVisible();
  expect(left).toEqual([]);
});

test("files: one is uploaded, kept offline, found and removed", async ({ page }) => {
  const left = await begin(page, "/apps/file-manager");
  const file = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Bring chairs.") };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("link", { name: "plan.txt" }).click();
  await page.getByRole("switch", { name: "Available offline" }).click();
  await expect(page.getByRole("switch", { name: "Available offline" })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Available offline" })).toBeChecked();
  await page.getByLabel("Search files").fill("plan");
  await page.getByRole("button", { name: "Actions for plan.txt" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(page.getByRole("link", { name: "plan.txt" })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "plan.txt" })).toBeVisible();
  await reset(page);
  await expect(page.getByRole("link", { name: "plan.txt" })).toHaveCount(0);
  expect(left).toEqual([]);
});

test("academy: what was reached is there when the page is loaded anew", async ({ page }) => {
  const left = await begin(page, "/apps/academy/courses?state=new");
  await page.getByRole("link", { name: "Sharp knives, safe hands" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of 11")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Step 2 of 11")).toBeVisible();
  await page.goto(at(MUNRO, "/apps/academy/courses?state=begun&search=knives"));
  await expect(page.getByRole("link", { name: "Sharp knives, safe hands" })).toBeVisible();
  await reset(page);
  await expect(page.getByRole("link", { name: "Sharp knives, safe hands" })).toBeHidden();
  expect(left).toEqual([]);
});

test("an invoice is one page of paper in both looks", async ({ page }) => {
  await begin(page, "/pages/invoices/modern");
  for (const look of ["modern", "compact"]) {
    await page.goto(at(MUNRO, `/pages/invoices/${look}`));
    await expect(page.getByRole("article", { name: /^Invoice/ })).toBeVisible();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
});

test("mail: one is written, kept among the drafts, sent, found, starred and deleted", async ({ page }) => {
  const left = await begin(page, "/apps/mail/inbox");
  const dialog = page.getByRole("dialog");
  const picnic = page.getByRole("link", { name: "Picnic on Sunday" });
  await page.getByRole("button", { name: "Compose" }).click();
  await dialog.getByLabel("To", { exact: true }).fill("nia@example.test");
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Subject").fill("Picnic on Sunday");
  await expect(dialog.getByText("Saved as draft")).toBeVisible();

  await page.goto(at(MUNRO, "/apps/mail/drafts"));
  await picnic.click();
  await dialog.getByLabel("Message").fill("Bring a blanket.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toBeHidden();
  await expect(picnic).toHaveCount(0);

  await page.goto(at(MUNRO, "/apps/mail/sent?search=blanket"));
  await picnic.click();
  await expect(page.getByText("Bring a blanket.")).toBeVisible();
  await page.getByRole("button", { name: "Star: Picnic on Sunday" }).click();
  await page.keyboard.press("r");
  await expect(dialog.getByLabel("Subject")).toHaveValue("Re: Picnic on Sunday");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await page.goto(at(MUNRO, "/apps/mail/filter/starred?search=picnic"));
  await picnic.click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(picnic).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(picnic).toHaveCount(1);
  await reset(page);
  await expect(picnic).toHaveCount(0);
  expect(left).toEqual([]);
});

test("contacts: one is added, starred, changed, found and deleted", async ({ page }) => {
  const left = await begin(page, "/apps/contacts/all");
  const dialog = page.getByRole("dialog");
  const ada = page.getByRole("link", { name: "Ada Quist" });
  await page.getByRole("button", { name: "New contact" }).click();
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await dialog.getByLabel("First name").fill("Ada");
  await dialog.getByLabel("Last name").fill("Quist");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog).toBeHidden();
  await page.getByLabel("Search contacts").fill("quist");
  await page.getByRole("button", { name: "Star: Ada Quist" }).click();
  await expect(page.getByRole("button", { name: "Star: Ada Quist" })).toHaveAttribute("aria-pressed", "true");

  await page.goto(at(MUNRO, "/apps/contacts/starred"));
  await ada.click();
  await dialog.getByLabel("Phone").fill("12345");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("row", { name: /Ada Quist.*12345/ })).toBeVisible();

  await page.getByRole("button", { name: "Actions for Ada Quist" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(ada).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(ada).toBeVisible();
  await reset(page);
  await expect(ada).toHaveCount(0);
  expect(left).toEqual([]);
});

test("to-do: one is added, finished, found and deleted", async ({ page }) => {
  const left = await begin(page, "/apps/todo/all");
  const dialog = page.getByRole("dialog");
  const buy = page.getByRole("link", { name: "Buy string" });
  await page.getByRole("button", { name: "New to-do" }).click();
  await dialog.getByLabel("Title").fill("Buy string");
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog).toBeHidden();
  // It is drawn again by what is kept, a moment after it was pressed.
  await page.getByRole("checkbox", { name: "Done: Buy string" }).click();
  await expect(page.getByRole("checkbox", { name: "Done: Buy string" })).toBeChecked();
  await buy.click();
  await dialog.getByLabel("Notes").fill("Two balls, red.");
  await dialog.getByRole("checkbox", { name: "Design" }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  // By menu, as by hand.
  await page.getByRole("button", { name: "Actions for Buy string" }).click();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  await expect(
    page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("checkbox") })
      .nth(1),
  ).toContainText("Buy string");
  await page.goto(at(MUNRO, "/apps/todo/label/design?search=balls"));
  await expect(buy).toBeVisible();
  await page.goto(at(MUNRO, "/apps/todo/filter/completed?search=string"));
  await expect(buy).toBeVisible();
  await page.getByRole("button", { name: "Actions for Buy string" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(buy).toHaveCount(0);
  await page.goto(at(MUNRO, "/apps/todo/filter/deleted"));
  await expect(buy).toBeVisible();
  await reset(page);
  await expect(buy).toHaveCount(0);
  expect(left).toEqual([]);
});

test("a demo session: profile and quick panel show the sample, and the real ones come back", async ({
  page,
}) => {
  await signIn(page, MUNRO, admin, "/apps/dashboards/analytics");
  await beginDemo(page, "Abena Mensah");
  const seen = watched(page, { session: true });
  await page.goto(at(MUNRO, "/pages/profile?tab=about"));
  await expect(page.getByRole("heading", { level: 1, name: "Abena Mensah" })).toBeVisible();
  await expect(page.getByText("Course planner")).toBeVisible();
  await page.getByRole("button", { name: "Quick panel" }).click();
  await expect(page.getByText("Call the surveyor")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(seen, "nothing of it left the browser").toEqual({ left: [], failed: [] });

  await page.getByRole("button", { name: "End demo session" }).click();
  await page.goto(at(MUNRO, "/pages/profile"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Abena Mensah" })).toHaveCount(0);
  await expect(page.getByText("Demo session of")).toHaveCount(0);
});
