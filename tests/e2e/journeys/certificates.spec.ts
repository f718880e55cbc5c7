/** Certificates: a course gives one to whoever completes it; anybody who has its address sees whether it holds, and an admin withdraws it with a reason. */
import { expect, type Page } from "@playwright/test";
import { Api } from "../support/api";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { openCourse } from "../support/learning";
import { at } from "../support/product";
import { account, draftCourse, earnCertificate, giveToAll, tickedPage } from "../support/seedTenant";
import { goTo, inFilters } from "../support/shell";
import { signIn, test } from "../support/tenant";

test.use({ story: "certificates" });

const LIST = "/apps/admin/certificates";
const COURSE = "Driving a forklift";

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const own = (page: Page, title: string) => page.locator(".certificate-one").filter({ hasText: title });

test("a course gives a certificate, which everybody can check and an admin withdraws", async ({
  page,
  browser,
  tenant,
}) => {
  const lena = await account(tenant.api, "Lena");
  const { id } = await draftCourse(tenant.api, COURSE, [tickedPage("Fasten the belt")]);

  await signIn(page, tenant.host, tenant.admin);
  await test.step("an admin has a course give one", async () => {
    await page.goto(at(tenant.host, `/apps/admin/courses/${id}?tab=details`));
    await page.getByRole("switch", { name: "Certificate on completion" }).click();
    const months = page.getByLabel("Valid for (months)");
    await months.fill("121");
    await expect(page.getByText("Enter a whole number from 1 to 120.")).toBeVisible();
    await expectAccessible(page, "the details of a course that gives a certificate");
    await months.fill("24");
    await expect(page.getByText("Enter a whole number from 1 to 120.")).toHaveCount(0);
    const saved = () => tenant.api.get<{ certificateMonths: number | null }>(`/courses/${id}`);
    await expect.poll(async () => (await saved()).certificateMonths).toBe(24);
    const { revision } = await tenant.api.get(`/courses/${id}`);
    await tenant.api.post(`/courses/${id}/publish`, { learners: "keep", revision });
    await giveToAll(tenant.api, id);
  });

  const hers = await (await browser.newContext()).newPage();
  const profile = await hers.context().newPage();
  await signIn(hers, tenant.host, lena);
  await profile.goto(at(tenant.host, "/pages/profile"));
  await expect(profile.getByText("No certificates yet")).toBeVisible();

  await test.step("whoever completes it has it at once", async () => {
    await hers.goto(at(tenant.host, "/apps/courses/mycourses"));
    await openCourse(hers, COURSE);
    await hers.getByRole("button", { name: "Mark as done" }).click();
    await expect(hers.getByRole("heading", { name: "Well done!" })).toBeVisible();
    const link = hers.getByRole("link", { name: "View certificate" });
    await expect(link).toBeVisible();
    await expect(own(profile, COURSE)).toContainText("valid until");
    await expectAccessible(profile, "certificates on the profile");
    await hers.getByRole("button", { name: "Review course" }).click();
    await expect(hers.getByRole("heading", { level: 2, name: "Fasten the belt" })).toBeVisible();
    await link.click();
  });

  const sheet = (on: Page) => on.getByRole("article");
  await test.step("she opens it, prints it and hands on its address", async () => {
    await expect(sheet(hers)).toContainText(lena.name);
    await expect(sheet(hers)).toContainText(COURSE);
    await expect(sheet(hers).getByRole("img", { name: "QR code to verify this certificate" })).toBeVisible();
    await expect(hers).toHaveTitle(/ \| Certificate$/);
    await hers.emulateMedia({ media: "print" });
    await expect(sheet(hers)).toBeVisible();
    await expect(hers.getByRole("button", { name: "Print" })).toBeHidden();
    // One sheet is one page.
    const printed = (await hers.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await hers.emulateMedia({ media: "screen" });
    await hers.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await hers.getByRole("button", { name: "Copy link" }).click();
    await expect(hers.getByText("Copied", { exact: true })).toBeVisible();
    expect(await hers.evaluate(() => navigator.clipboard.readText())).toBe(hers.url());
  });

  const guest = await (await browser.newContext()).newPage();
  const address = hers.url();
  await test.step("a guest sees that it is genuine, however its code is typed", async () => {
    await guest.goto(address.toLowerCase());
    await expect(guest.getByText("This certificate is genuine")).toBeVisible();
    await expect(sheet(guest)).toContainText(lena.name);
    await expectNoSidewaysScroll(guest, "a certificate");
  });

  const number =
    (await sheet(hers)
      .getByText(/^\d{4}-\d{6,}$/)
      .textContent()) ?? "";
  await test.step("an admin finds it, and withdraws it with a reason", async () => {
    await page.goto(at(tenant.host, "/apps/courses/mycourses"));
    await goTo(page, "Certificates");
    await page.getByLabel("Search certificates").fill(number);
    await page.getByRole("button", { name: `Actions for ${lena.name} (${number})` }).click();
    await page.getByRole("menuitem", { name: "Withdraw" }).click();
    const dialog = page.getByRole("dialog", { name: `Withdraw the certificate of ${lena.name}?` });
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect(dialog.getByText("Enter a reason.")).toBeVisible();
    await dialog.getByLabel("Reason").fill("She was not there.");
    await dialog.getByRole("button", { name: "Withdraw", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, number)).toContainText("Withdrawn");
    await expect(row(page, number)).toContainText("She was not there.");
  });

  await test.step("it is gone from her profile at once, and its page says so to everybody", async () => {
    await expect(profile.getByText("No certificates yet")).toBeVisible();
    await expect(hers.getByText("This certificate is withdrawn")).toBeVisible();
    await guest.reload();
    await expect(guest.getByText("This certificate is withdrawn")).toBeVisible();
    await expect(guest.getByText("She was not there.")).toHaveCount(0);
    await expectAccessible(guest, "a certificate that was withdrawn");
  });

  await test.step("that is undone", async () => {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row(page, number)).toContainText("Valid");
    await expect(own(profile, COURSE)).toBeVisible();
    await expect(hers.getByText("This certificate is genuine")).toBeVisible();
    await guest.reload();
    await expect(guest.getByText("This certificate is genuine")).toBeVisible();
  });
  for (const other of [hers, guest]) await other.context().close();
});

test("certificates are found by state, a wrong code by nobody; only admins see the list", async ({
  page,
  browser,
  tenant,
}) => {
  const otto = await account(tenant.api, "Otto");
  const learner = await Api.signIn(tenant.host, otto.username, otto.password);
  const code = await earnCertificate(tenant.api, "Lifting loads", learner);
  await learner.close();

  await page.goto(at(tenant.host, `/certificate/${code.slice(0, -1)}`));
  await expect(page.getByRole("heading", { name: "Certificate not found" })).toBeVisible();
  await expectAccessible(page, "a certificate that nobody knows");

  await signIn(page, tenant.host, tenant.admin, `${LIST}?search=Lifting`);
  await expect(row(page, otto.name)).toBeVisible();
  await inFilters(page, () => page.getByLabel("Status").selectOption("withdrawn"));
  await expect(row(page, otto.name)).toHaveCount(0);
  await inFilters(page, () => page.getByLabel("Status").selectOption("valid"));
  await expect(page).toHaveURL(/state=valid/);
  await row(page, otto.name).getByRole("link").click();
  await expect(page.getByText("This certificate is genuine")).toBeVisible();
  await page.getByRole("link", { name: "Certificates" }).click();

  await page.getByRole("button", { name: `Actions for ${otto.name}` }).click();
  await page.getByRole("menuitem", { name: "Withdraw" }).click();
  await page.getByRole("dialog").getByLabel("Reason").fill("It was somebody else.");
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();
  // Loading anew at once would break the request off.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: `Actions for ${otto.name}` }).click();
  await page.getByRole("menuitem", { name: "Restore" }).click();
  await expect(row(page, otto.name)).toContainText("Valid");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, otto.name)).toContainText("It was somebody else.");

  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, tenant.host, otto, LIST);
  await expect(theirs).not.toHaveURL(new RegExp(LIST));
  await theirs.context().close();
});
