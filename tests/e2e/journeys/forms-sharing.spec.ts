/** A form on its way to people: the picture of its paths, its link and its code; and answered on a phone, one question at a time, with the
 * camera and a pen. */
import { readFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import decodeQR from "qr/decode.js";
import type { Api } from "../support/api";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { at, fixture } from "../support/product";
import { account } from "../support/seedTenant";
import { signIn, test } from "../support/tenant";

test.use({ story: "forms-sharing" });

type Form = { title: string; sections: object[]; settings?: object };

/** Built and published; answers its id. */
async function publish(api: Api, { title, sections, settings = {} }: Form): Promise<string> {
  const created = await api.post("/forms", { title, kind: "survey" });
  const draft = { title, kind: "survey", content: { sections }, settings: { openToTeam: true, ...settings } };
  const { revision } = await api.put(`/forms/${created.id}`, { ...draft, revision: created.revision });
  await api.post(`/forms/${created.id}/status`, { revision, step: "publish" });
  return created.id;
}

/** What somebody who points a camera at the picture is led to. */
async function scanned(picture: Locator): Promise<string> {
  const size = 240;
  const pixels = await picture.evaluate((image: HTMLImageElement, side) => {
    const canvas = document.createElement("canvas");
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    context.fillStyle = "white";
    context.fillRect(0, 0, side, side);
    context.drawImage(image, 0, 0, side, side);
    return [...context.getImageData(0, 0, side, side).data];
  }, size);
  return decodeQR({ width: size, height: size, data: Uint8Array.from(pixels) });
}

const rule = (field: string, op: string, value: unknown) => ({ all: true, rules: [{ field, op, value }] });

test("a form is given by its link and its code, and its paths are drawn and told", async ({
  page,
  browser,
  tenant,
}) => {
  const title = "Report a near miss";
  const form = await publish(tenant.api, {
    title,
    sections: [
      {
        id: "what",
        title: "What happened",
        fields: [{ id: "hurt", type: "yesNo", label: "Was anybody hurt?" }],
        jumps: [{ to: "end", when: rule("hurt", "is", false) }],
      },
      {
        id: "injury",
        title: "The injury",
        fields: [
          { id: "care", type: "yesNo", label: "Was a doctor seen?" },
          {
            id: "who",
            type: "shortText",
            label: "Which doctor?",
            visibleWhen: rule("care", "is", true),
          },
        ],
      },
    ],
  });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, tenant.host, tenant.admin, `/apps/admin/form/${form}?tab=paths`);
  await test.step("the paths", async () => {
    const picture = page.getByRole("img", { name: /^Diagram of the paths/ });
    await expect(picture).toContainText("Go to End of form");
    await expect(picture).toContainText("Which doctor?");
    const notice = page.getByRole("listitem").filter({ hasText: "2 questions" });
    await expect(notice).toContainText("Which doctor?: Shown when Was a doctor seen? is Yes");
    await expectAccessible(page, "the paths of a form");
    await expectNoSidewaysScroll(page, "the paths of a form");
  });
  const address = at(tenant.host, `/apps/form/${form}/report-a-near-miss`);
  await test.step("the link and the code lead there", async () => {
    await page.getByRole("button", { name: "Copy: the link" }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.getByRole("button", { name: "QR code" }).click();
    const code = page.getByRole("img", { name: `QR code of ${title}` });
    await expect(code).toBeVisible();
    expect(await scanned(code)).toBe(address);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save picture" }).click();
    const file = await (await download).path();
    expect(await readFile(file, "utf8")).toContain("<svg");
  });
  const lena = await account(tenant.api, "Lena");
  const hers = await (await browser.newContext()).newPage();
  await signIn(hers, tenant.host, lena, new URL(address).pathname);
  await expect(hers.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(hers.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  await hers.context().close();
});

/** Draws a line with a pen, from the upper left to the lower right. */
async function draw(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error("There is nothing to draw on.");
  const pen = await page.context().newCDPSession(page);
  const point = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height * share });
  const stroke = (type: "mousePressed" | "mouseMoved" | "mouseReleased", share: number) =>
    pen.send("Input.dispatchMouseEvent", {
      ...point(share),
      type,
      button: "left",
      buttons: type === "mouseReleased" ? 0 : 1,
      clickCount: 1,
      pointerType: "pen",
    });
  await stroke("mousePressed", 0.2);
  for (const share of [0.4, 0.6, 0.8]) await stroke("mouseMoved", share);
  await stroke("mouseReleased", 0.8);
  await pen.detach();
}

test("on a phone the first of many kinds of question can be chosen @phone", async ({ page, tenant }) => {
  const form = await tenant.api.post("/forms", { title: "Handover", kind: "survey" });
  await signIn(page, tenant.host, tenant.admin, `/apps/admin/form/${form.id}`);
  await page.getByRole("button", { name: "Add", exact: true }).first().click();
  await page.getByRole("menuitem", { name: "Short text" }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.getByText("No questions on this page yet.")).toHaveCount(0);
});

test("on a phone a form asks one thing at a time, takes a photo and is signed with a pen @phone", async ({
  page,
  tenant,
}) => {
  const form = await publish(tenant.api, {
    title: "The hall this morning",
    settings: { oneAtATime: true, thanks: "See you tomorrow." },
    sections: [
      {
        id: "one",
        fields: [
          { id: "photo", type: "image", label: "A photo of the exit", required: true },
          { id: "say", type: "shortText", label: "Anything unusual?", required: true },
          { id: "sign", type: "signature", label: "Your signature", required: true },
        ],
      },
    ],
  });
  const emil = await account(tenant.api, "Emil");
  await signIn(page, tenant.host, emil, `/apps/form/${form}`);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const next = page.getByRole("button", { name: "Next" });
  await test.step("the camera", async () => {
    await expect(page.getByText("1 of 3")).toBeVisible();
    await expect(page.getByText("Anything unusual?")).toHaveCount(0);
    await expectNoSidewaysScroll(page, "one question of a form");
    await next.click();
    await expect(page.getByText("Please answer this question.")).toBeVisible();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Take a photo" }).click();
    const camera = await chooser;
    expect(await camera.element().getAttribute("capture"), "the camera opens, not a folder").toBe(
      "environment",
    );
    await camera.setFiles(fixture("cover.png"));
    await expect(page.getByRole("img", { name: "cover.png" })).toBeVisible();
  });
  await test.step("the next question has the focus", async () => {
    await next.click();
    await expect(page.getByText("2 of 3")).toBeVisible();
    await expect(page.locator("#question-say")).toBeFocused();
    await page.getByRole("textbox", { name: "Anything unusual?" }).fill("A cable across the way");
  });
  await test.step("the pen", async () => {
    await next.click();
    const pad = page.getByRole("img", { name: /^Signature/ });
    await page.getByPlaceholder("Type your name").fill("Emil Berg");
    await draw(page, pad);
    await expect(pad.locator("path")).toHaveAttribute("d", /^M\d+ \d+(L\d+ \d+){3}/);
    await expectAccessible(page, "a signature");
    await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  });
  await test.step("another device goes on where this one was", async () => {
    await page.reload();
    await expect(page.getByRole("img", { name: "cover.png" })).toBeVisible();
    for (const place of ["2 of 3", "3 of 3"]) {
      await next.click();
      await expect(page.getByText(place)).toBeVisible();
    }
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("See you tomorrow.")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Signature/ }).locator("path")).toHaveAttribute("d", /^M\d/);
  });
});
