/** Events: of two who want the last seat one gets it and the other waits, and comes up before their eyes when it is given back. */
import { expect } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { account, publishEvent } from "../support/furnish";
import { signIn, test } from "../support/tenant";

test.use({ story: "events" });

test("two want the last seat: one has it, the other waits and comes up when it is given back", {
  tag: "@both",
}, async ({ page, browser, tenant }) => {
  const id = await publishEvent(tenant.api, "Lifting workshop", { capacity: 1 });
  const [lena, mia] = [await account(tenant.api, "Lena"), await account(tenant.api, "Mia")];
  const hers = await (await browser.newContext()).newPage();
  await signIn(page, tenant.host, lena, "/apps/exploreevents");
  await signIn(hers, tenant.host, mia, `/apps/exploreevent/${id}`);

  await test.step("one finds it and takes the seat", async () => {
    await page.getByRole("link", { name: "Lifting workshop" }).click();
    await page.getByRole("button", { name: "Register", exact: true }).click();
    await expect(page.getByRole("img", { name: "Your ticket as a QR code" })).toBeVisible();
    await expectAccessible(page, "an event with its ticket");
    await expectNoSidewaysScroll(page, "an event with its ticket");
  });

  await test.step("the other sees that it is full, and waits", async () => {
    await hers.getByRole("button", { name: "Join wait list" }).click();
    await expect(hers.getByText("Your place on the wait list: 1")).toBeVisible();
  });

  await test.step("the seat is given back, and the other has it without loading anew", async () => {
    await page.getByRole("button", { name: "Cancel registration" }).click();
    await expect(hers.getByRole("img", { name: "Your ticket as a QR code" })).toBeVisible();
  });
});
