/**
 * Booking on a phone: of two who press at the same moment one has the last seat and the other waits, is offered the seat that is given
 * back, and takes it. A learner is told of what else they have at that time, asks for a seat, and has it once it is approved. A trainer
 * reads the ticket with the camera, and is told when it is shown twice or belongs elsewhere.
 */
import { expect, type Page } from "@playwright/test";
import encodeQR from "qr";
import { Api } from "../support/api";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { account, publishEvent } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

test.use({ story: "booking" });

const ticketOn = (page: Page) => page.getByRole("img", { name: "Your ticket as a QR code" });

test("two press at once for the last seat: one has it, the other waits, is offered it and accepts", {
  tag: "@both",
}, async ({ page, browser, tenant }) => {
  const offering = { capacity: 1, promotion: "offer", offerHours: 3 };
  const id = await publishEvent(tenant.api, "First aid refresher", offering);
  const [lena, mia] = [await account(tenant.api, "Lena"), await account(tenant.api, "Mia")];
  const other = await (await browser.newContext()).newPage();
  await signIn(page, tenant.host, lena, `/apps/exploreevent/${id}`);
  await signIn(other, tenant.host, mia, `/apps/exploreevent/${id}`);
  const register = (item: Page) => item.getByRole("button", { name: "Register", exact: true });
  await expect(register(page)).toBeVisible();
  await expect(register(other)).toBeVisible();
  await Promise.all([register(page).click(), register(other).click()]);

  const waits = (item: Page) => item.getByText("Your position on the wait list: 1");
  await expect(ticketOn(page).or(waits(page))).toBeVisible();
  await expect(ticketOn(other).or(waits(other))).toBeVisible();
  const [has, waiting] = (await ticketOn(page).isVisible()) ? [page, other] : [other, page];
  await expect(waits(waiting)).toBeVisible();
  await expect(ticketOn(waiting)).toBeHidden();

  await test.step("the seat is given back, offered before the other's eyes, and accepted", async () => {
    await has.getByRole("button", { name: "Cancel registration" }).click();
    await expect(waiting.getByText("Seat offered")).toBeVisible();
    await expect(waiting.getByText(/A seat is reserved for you until/)).toBeVisible();
    await expectAccessible(waiting, "a seat that is offered");
    await expectNoSidewaysScroll(waiting, "a seat that is offered");
    await waiting.getByRole("button", { name: "Accept seat" }).click();
    await expect(ticketOn(waiting)).toBeVisible();
  });
});

test("a learner sees what else is at that time, asks for a seat, and has it once it is approved", {
  tag: "@both",
}, async ({ page, tenant }) => {
  const lena = await account(tenant.api, "Lena");
  const hers = await Api.signIn(tenant.host, lena.username, lena.password);
  const first = await publishEvent(tenant.api, "Ladders and steps");
  await hers.post(`/events/${first}/register`);
  const id = await publishEvent(tenant.api, "Forklift practice", { approval: true });

  await signIn(page, tenant.host, lena, `/apps/exploreevent/${id}`);
  await expect(page.getByText("You have another event at this time")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ladders and steps" })).toBeVisible();
  await page.getByRole("button", { name: "Request a seat" }).click();
  await expect(page.getByText("Pending approval")).toBeVisible();
  await expect(page.getByText("A seat is reserved for you while you wait for approval.")).toBeVisible();
  await expectAccessible(page, "a seat that is not approved yet");
  await expectNoSidewaysScroll(page, "a seat that is not approved yet");
  await tenant.api.post(`/events/${id}/attendees`, { transition: "approve", userIds: [lena.id] });
  await expect(ticketOn(page)).toBeVisible();
});

/** Stands before the camera: the tickets that are held up to it, one after another. */
declare global {
  interface Window {
    holdUp: (picture: string) => Promise<void>;
  }
}

/** A camera that sees what is held up to it. */
function camera(): void {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [480, 480];
  const context = canvas.getContext("2d");
  const picture = new Image();
  setInterval(() => {
    if (!context) return;
    context.fillStyle = "white";
    context.fillRect(0, 0, 480, 480);
    if (picture.src) context.drawImage(picture, 60, 60, 360, 360);
  }, 100);
  window.holdUp = async (held) => {
    picture.src = held;
    await picture.decode();
  };
  navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(10);
}

test("a trainer reads tickets with the camera: one is let in once, and one for another event is not", async ({
  page,
  tenant,
}) => {
  const { api } = tenant;
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
  const times = { starts: soon(1), ends: soon(3), timeZone: "UTC" };
  const [otto, nora] = [await account(api, "Otto"), await account(api, "Nora")];
  const id = await publishEvent(api, "Yoga", { ...times, trainers: [otto.id] });
  const elsewhere = await publishEvent(api, "Welding");
  const hers = await Api.signIn(tenant.host, nora.username, nora.password);
  const ticket = async (event: string) => {
    await hers.post(`/events/${event}/register`);
    const { mine } = await hers.get<{ mine: { ticket: string } }>(`/events/${event}`);
    return encodeQR(mine.ticket, "data-url", { border: 4, scale: 6 });
  };
  const [right, wrong] = [await ticket(id), await ticket(elsewhere)];

  await page.addInitScript(camera);
  await signIn(page, tenant.host, otto, `/apps/event-check-in/${id}`);
  await page.getByRole("button", { name: "Check in", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Check in" });
  await dialog.getByRole("button", { name: "Scan with camera" }).click();
  const holdUp = (picture: string) => page.evaluate((item) => window.holdUp(item), picture);
  const notice = dialog.getByRole("status").first();
  await holdUp(wrong);
  await expect(notice).toContainText("This ticket is for another event: “Welding”");
  await holdUp(right);
  await expect(notice).toContainText(nora.name);
  await holdUp(wrong);
  await expect(notice).toContainText("This ticket is for another event");
  await holdUp(right);
  await expect(notice).toContainText("This person is already checked in.");
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("row").filter({ hasText: nora.name })).toContainText("Attended");
});
