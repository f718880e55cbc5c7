/**
 * The sample areas, each by its story: something is made, changed, found and taken away, is there when the page is loaded anew,
 * and all is as it was at first after a reset. Nothing of it reaches the server.
 */
import { expect, type Page, test } from "@playwright/test";
import { waitUntilIdle } from "../support/checks";
import { goTo } from "../support/navigate";
import { product } from "../support/product";
import { admin, MUNRO, reset, watchRequests } from "../support/sample";
import { signIn } from "../support/tenant";

/** All stories are told on one page, which signs in once and goes on inside the app. */
let page: Page;
let seen: ReturnType<typeof watchRequests>;

test.beforeAll(async ({ browser }) => {
  if (!product().places.some(({ host }) => host === MUNRO)) throw new Error("The demo has no Munro.");
  page = await browser.newPage();
  seen = watchRequests(page);
  await signIn(page, MUNRO, admin, "/apps/scrumboard/boards");
});
test.afterAll(() => page.close());
// What should have been answered in the browser, and was.
test.afterEach(() => expect(seen.left).toEqual([]));

test("boards: a card is made, moved by key, filled, found and removed", async () => {
  await goTo(page, "/apps/scrumboard/boards");
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
  await expect(dialog).toBeHidden();

  await page.reload();
  await page.getByLabel("Search cards").fill("lemon");
  await expect(closed.getByRole("link", { name: "Lemonade" })).toBeVisible();
  await closed.getByRole("button", { name: "Actions for card Lemonade" }).click();
  await page.getByRole("menuitem", { name: "Remove card" }).click();
  await expect(closed.getByRole("link", { name: "Lemonade" })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).last().click();
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
});

test("shop: a product is made, changed, found by a filter, taken off sale, copied and deleted", async () => {
  const menu = async (name: string, entry: string) => {
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await goTo(page, "/apps/e-commerce/adminForms/new");
  await expect(page.getByRole("button", { name: "Create product" })).toBeDisabled();
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

  await goTo(page, "/apps/e-commerce/adminForms?filter=name.starts-with.tea");
  await expect(page.getByRole("row", { name: /Tea towel.*73/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Desk lamp" })).toBeHidden();
  await menu("Tea towel", "Take off sale");
  await expect(page.getByRole("row", { name: /Tea towel.*Not on sale/ })).toBeVisible();
  await menu("Tea towel", "Duplicate");
  await expect(page.getByRole("heading", { level: 1, name: "Copy of Tea towel" })).toBeVisible();
  await goTo(page, "/apps/e-commerce/adminForms?search=tea+towel");
  await menu("Copy of Tea towel", "Delete");
  await expect(page.getByRole("link", { name: "Copy of Tea towel" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Tea towel" })).toHaveCount(1);
  const notice = page.locator(".kit-toast").filter({ hasText: "Copy of Tea towel deleted" });
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Copy of Tea towel" })).toBeVisible();
  await reset(page);
  await expect(page.getByRole("link", { name: "Tea towel" })).toHaveCount(0);
});

test("orders: one is made, found, changed, printed, deleted and brought back", async () => {
  const dialog = page.getByRole("dialog");
  await goTo(page, "/apps/e-commerce/orders");
  await page.getByRole("button", { name: "New order" }).click();
  await dialog.getByRole("button", { name: "Create order" }).click();
  await expect(dialog.getByText("Choose a customer.")).toBeVisible();
  await expect(dialog.getByText("Add at least one product.")).toBeVisible();
  await dialog.getByLabel("Customer").selectOption({ index: 1 });
  await dialog.getByLabel("Add a product").selectOption({ label: "Flask" });
  await dialog.getByLabel("Quantity of Flask").fill("3");
  await dialog.getByLabel("Method").selectOption({ label: "Bank wire" });
  // Three at 27, and a tenth of it as tax.
  await expect(dialog.getByText("Total: €89.10")).toBeVisible();
  await dialog.getByRole("button", { name: "Create order" }).click();
  const title = page.getByRole("heading", { level: 1, name: /^Order [A-Z2-9]{8}$/ });
  await expect(title).toBeVisible();
  const reference = ((await title.textContent()) ?? "").replace("Order ", "");
  await page.reload();
  await expect(page.getByText("Awaiting bank wire payment").first()).toBeVisible();
  await goTo(page, `/apps/e-commerce/orders?search=${reference}`);
  const row = page.getByRole("row", { name: new RegExp(`${reference}.*89\\.10`) });
  await page.getByRole("button", { name: `Actions for ${reference}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(row).toBeVisible();
  await reset(page);
  await expect(row).toHaveCount(0);

  await goTo(page, "/apps/e-commerce/orders?status=7");
  await expect(page.getByRole("row").nth(1)).toContainText("Refunded");
  await goTo(page, "/apps/e-commerce/orders/order-2");
  const history = page.getByRole("main").getByRole("list").getByRole("listitem");
  // Its hour is counted from when the sample begins, so that a reset may give another one.
  const first = ((await history.first().textContent()) ?? "").replace(/\d.*$/, "");
  await page.getByLabel("Next status").selectOption({ label: "Awaiting PayPal payment" });
  await page.getByRole("button", { name: "Change status" }).click();
  await expect(history.first()).toContainText("Awaiting PayPal payment");
  await page.reload();
  await expect(history.first()).toContainText("Awaiting PayPal payment");
  await page.getByLabel("Next status").selectOption({ label: "Refunded" });
  await page.getByRole("button", { name: "Change status" }).click();
  await expect(history.first()).toContainText("Refunded");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(history.first()).toContainText("Awaiting PayPal payment");
  await page.getByRole("tab", { name: "Invoice" }).click();
  await expect(page.getByRole("article", { name: /^Invoice/ })).toBeVisible();
  await page.getByRole("tab", { name: "Details" }).click();
  await reset(page);
  await expect(history.first()).toContainText(first);
});

test("files: one is uploaded, kept offline, found and removed", async () => {
  await goTo(page, "/apps/file-manager");
  await expect(page.getByRole("heading", { level: 1, name: "File manager" })).toBeVisible();
  await waitUntilIdle(page);
  const file = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("Bring chairs.") };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("link", { name: "plan.txt" }).click();
  await page.getByRole("switch", { name: "Available offline" }).click();
  await expect(page.getByRole("switch", { name: "Available offline" })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("switch", { name: "Available offline" })).toBeChecked();
  // Where there is no room beside the list, the details lie over it.
  const details = page.getByRole("dialog", { name: "Details" });
  await expect(async () => {
    if (await details.isVisible()) await page.keyboard.press("Escape");
    await expect(details).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await page.getByLabel("Search files").fill("plan");
  await page.getByRole("button", { name: "Actions for plan.txt" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(page.getByRole("link", { name: "plan.txt" })).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByRole("link", { name: "plan.txt" })).toBeVisible();
  await reset(page);
  await expect(page.getByRole("link", { name: "plan.txt" })).toHaveCount(0);
});

test("academy: a course is made, written, learnt, found and deleted", async () => {
  const dialog = page.getByRole("dialog");
  const menu = async (entry: string) => {
    await page.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await goTo(page, "/apps/academy/courses");
  await page.getByRole("button", { name: "New course" }).click();
  await dialog.getByRole("button", { name: "Create course" }).click();
  await expect(dialog.getByText("Enter a title")).toBeVisible();
  await dialog.getByLabel("Title").fill("Paper boats");
  await dialog.getByLabel("Category").selectOption({ label: "Office" });
  await dialog.getByRole("button", { name: "Create course" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Paper boats" })).toBeVisible();
  await menu("Edit step");
  await dialog.getByLabel("Title").fill("The first fold");
  await dialog.getByLabel("Text").fill("Fold it once.\n\nFold it twice.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "The first fold" })).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of 11")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Step 2 of 11")).toBeVisible();
  await menu("Edit course");
  await dialog.getByLabel("Title").fill("Paper ships");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Paper ships" })).toBeVisible();

  const ships = page.getByRole("link", { name: "Paper ships" });
  await goTo(page, "/apps/academy/courses?state=begun&category=office&search=ships");
  await ships.click();
  await menu("Delete course");
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.getByRole("link", { name: "Sharp knives, safe hands" })).toBeVisible();
  await expect(ships).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(ships).toBeVisible();
  await reset(page);
  await expect(ships).toHaveCount(0);
});

test("mail: one is written, kept among the drafts, sent, found, starred and deleted", async () => {
  await goTo(page, "/apps/mail/inbox");
  const dialog = page.getByRole("dialog");
  const picnic = page.getByRole("link", { name: "Picnic on Sunday" });
  await page.getByRole("button", { name: "Compose" }).click();
  await dialog.getByLabel("To", { exact: true }).fill("nia@example.test");
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Subject").fill("Picnic on Sunday");
  await expect(dialog.getByText("Saved as draft")).toBeVisible();

  await goTo(page, "/apps/mail/drafts");
  await picnic.click();
  await dialog.getByLabel("Message").fill("Bring a blanket.");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toBeHidden();
  await expect(picnic).toHaveCount(0);

  await goTo(page, "/apps/mail/sent?search=blanket");
  await picnic.click();
  await expect(page).toHaveURL(/\/apps\/mail\/sent\/./);
  await page.reload();
  await expect(page.getByText("Bring a blanket.")).toBeVisible();
  await page.getByRole("button", { name: "Star: Picnic on Sunday" }).click();
  await page.keyboard.press("r");
  await expect(dialog.getByLabel("Subject")).toHaveValue("Re: Picnic on Sunday");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await goTo(page, "/apps/mail/filter/starred?search=picnic");
  await picnic.click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(picnic).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(picnic).toHaveCount(1);
  await reset(page);
  await expect(picnic).toHaveCount(0);
});

test("contacts: one is added, starred, changed, found and deleted", async () => {
  await goTo(page, "/apps/contacts/all");
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

  await goTo(page, "/apps/contacts/starred");
  await ada.click();
  await dialog.getByLabel("Phone").fill("12345");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole("row", { name: /Ada Quist.*12345/ })).toBeVisible();

  await page.getByRole("button", { name: "Actions for Ada Quist" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(ada).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(ada).toBeVisible();
  await reset(page);
  await expect(ada).toHaveCount(0);
});

test("to-do: one is added, finished, found and deleted", async () => {
  await goTo(page, "/apps/todo/all");
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
  // By menu and by key, as by hand.
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") });
  await page.getByRole("button", { name: "Actions for Buy string" }).click();
  await page.getByRole("menuitem", { name: "Move down" }).click();
  await expect(rows.nth(1)).toContainText("Buy string");
  await buy.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(rows.nth(2)).toContainText("Buy string");
  await expect(buy).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(rows.nth(1)).toContainText("Buy string");
  await goTo(page, "/apps/todo/label/design?search=balls");
  await page.reload();
  await expect(buy).toBeVisible();
  await goTo(page, "/apps/todo/filter/completed?search=string");
  await expect(buy).toBeVisible();
  await page.getByRole("button", { name: "Actions for Buy string" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(buy).toHaveCount(0);
  await goTo(page, "/apps/todo/filter/deleted");
  await expect(buy).toBeVisible();
  await reset(page);
  await expect(buy).toHaveCount(0);
});
