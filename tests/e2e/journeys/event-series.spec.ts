/**
 * An admin's events from the first to the last: one is written and published, becomes a series, is changed for one date, for it and those
 * after it and for all, people hear of it and are taken off by a rule, and some dates are cancelled with a reason.
 */
import { expect } from "@playwright/test";
import { expectAccessible } from "../support/checks";
import { at } from "../support/product";
import { account } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

test.use({ story: "event-series" });

type Series = { series: { dates: { id: string; status: string }[] } };

test("an admin writes an event, repeats and changes it, takes people off and cancels the rest", async ({
  page,
  browser,
  tenant,
}) => {
  const { api } = tenant;
  const [lena, mia] = [await account(api, "Lena"), await account(api, "Mia")];
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await signIn(page, tenant.host, tenant.admin, "/apps/admin/create-event");

  await test.step("it is written and published", async () => {
    await page.getByLabel("Title").fill("Yoga");
    await page.getByLabel("Starts").fill(`${day}T09:00`);
    await page.getByLabel("Ends").fill(`${day}T10:00`);
    await page.getByLabel("Address").fill("Gym");
    await page.getByRole("spinbutton", { name: /^Seats/ }).fill("1");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Yoga", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByRole("button", { name: "Cancel event" })).toBeVisible();
  });

  const first = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const dates = async () => (await api.get<Series>(`/events/${first}/series`)).series.dates;
  const title = async (id: string) =>
    (await api.get<{ content: { title: string } }>(`/events/${id}/managed`)).content.title;

  await test.step("it is repeated on three days", async () => {
    await page.getByRole("button", { name: "Repeat" }).click();
    const dialog = page.getByRole("dialog", { name: "Repeat" });
    await dialog.getByLabel("Repeats", { exact: true }).selectOption({ label: "Days" });
    await dialog.getByLabel("Number of dates", { exact: true }).fill("3");
    await expect(dialog.getByText("3 dates, the last on")).toBeVisible();
    await dialog.getByRole("button", { name: "Create dates" }).click();
    await expect(page.getByText("One of 3 dates.")).toBeVisible();
    expect(await dates()).toHaveLength(3);
    await expectAccessible(page, "a date of a series");
  });

  const ids = (await dates()).map(({ id }) => id);
  const [item, two, three] = ids as [string, string, string];

  await test.step("this date, this one and those after it, and all are changed", async () => {
    const change = async (scope: string, text: string) => {
      await page.getByText(scope, { exact: true }).click();
      await page.getByLabel("Title").fill(text);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByRole("heading", { name: text, level: 1 })).toBeVisible();
    };
    await change("This date", "Early yoga");
    expect(await Promise.all(ids.map(title))).toEqual(["Early yoga", "Yoga", "Yoga"]);
    await page.goto(at(tenant.host, `/apps/admin/edit-event/${two}`));
    await change("This and following", "Late yoga");
    expect(await Promise.all(ids.map(title))).toEqual(["Early yoga", "Late yoga", "Late yoga"]);
    await change("All dates", "Yoga for all");
    expect(await Promise.all(ids.map(title))).toEqual(["Yoga for all", "Yoga for all", "Yoga for all"]);
  });

  await api.post(`/events/${item}/attendees`, { transition: "add", userIds: [lena.id] });
  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, tenant.host, mia, `/apps/exploreevent/${item}`);
  await hers.getByRole("button", { name: "Join wait list" }).click();
  await expect(hers.getByText("Your position on the wait list: 1")).toBeVisible();

  await test.step("who comes is written to", async () => {
    await page.goto(at(tenant.host, `/apps/admin/event-attendee-list/${item}`));
    await expect(page.getByRole("row").filter({ hasText: lena.name })).toContainText("Attending");
    await page.getByRole("button", { name: "Message", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Message" });
    await dialog.getByRole("textbox", { name: "Message" }).fill("Bring a mat.");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Sent to 1 person.")).toBeVisible();
  });

  await test.step("who is chosen is taken off with a note, and the next has the seat", async () => {
    await page.getByRole("row").filter({ hasText: lena.name }).getByRole("checkbox").click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Remove 1 person" });
    await dialog.getByLabel("Note").fill("She has a course that day.");
    await dialog.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(page.getByText("1 person was removed")).toBeVisible();
    await expect(hers.getByRole("img", { name: "Your ticket as a QR code" })).toBeVisible();
  });

  await test.step("whom a rule names is shown, and then taken off", async () => {
    await page.getByRole("button", { name: "Remove by rule" }).click();
    const drawer = page.getByRole("dialog", { name: "Remove by rule" });
    await drawer.getByRole("button", { name: "Everyone" }).click();
    await expect(drawer.getByText("1 person will be removed")).toBeVisible();
    await expect(drawer.getByText(mia.name)).toBeVisible();
    await expectAccessible(page, "people who are removed by a rule");
    await drawer.getByRole("button", { name: "Remove people" }).click();
    await expect(drawer).toHaveCount(0);
    await expect(page.getByRole("row").filter({ hasText: mia.name })).toContainText("Cancelled");
    await page.getByRole("link", { name: "Wait list" }).click();
    await expect(page.getByText("She has a course that day.")).toBeVisible();
    await expect(page.getByText("was removed by rule")).toBeVisible();
  });

  await test.step("the second date and those after it are cancelled with a reason", async () => {
    await page.goto(at(tenant.host, `/apps/admin/edit-event/${two}`));
    await page.getByText("This and following", { exact: true }).click();
    await page.getByRole("button", { name: "Cancel event" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel “Yoga for all”?" });
    await expect(dialog).toContainText("This date and all following dates are cancelled.");
    await dialog.getByLabel("Reason").fill("The gym is closed.");
    await dialog.getByRole("button", { name: "Cancel event" }).click();
    await expect(page.getByText("The gym is closed.")).toBeVisible();
    await expect
      .poll(async () => (await dates()).map(({ id, status }) => [id, status]))
      .toEqual([
        [item, "published"],
        [two, "cancelled"],
        [three, "cancelled"],
      ]);
  });
});
