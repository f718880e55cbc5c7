/** The designer of certificates: fields are placed by key and by number, the server's PDF is the preview, and its words can be read exactly. */
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expectAccessible, expectNoSidewaysScroll } from "../support/checks";
import { signIn, test } from "../support/tenant";

test.use({ story: "designer" });

const LIST = "/apps/admin/certificates/templates";
/** A name for each script that certificates are written in; points and vowels are more than one glyph a sign. */
const NAMES = [
  "Łucja Østergård-Nguyễn",
  "Дмитрий Щербаков",
  "Αναστασία Παπαδοπούλου",
  "محمد عبد الرحمن الخطيب",
  "שָׁרוֹן כֹּהֵן",
  "श्रीकान्त क्षत्रिय",
  "欧阳慧敏",
  "高橋 さくら",
];

/** The lines of a PDF, as pdf.js reads them. */
async function linesOf(file: string): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
  return text.split("\n").map((line) => line.trim());
}

async function downloaded(page: Page): Promise<string[]> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as PDF" }).click();
  return linesOf(await (await coming).path());
}

test("a template is designed by keys and numbers, tried with names of eight scripts, and published", async ({
  page,
  tenant,
}) => {
  await signIn(page, tenant.host, tenant.admin, LIST);
  await page.getByRole("button", { name: "New template" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New template" });
  await dialog.getByLabel("Title").fill("Golden");
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Golden" })).toBeVisible();
  await expect(page.locator(".certificate-drawn")).toBeVisible();

  await test.step("a field is moved by arrow keys, and made larger by a number", async () => {
    const name = page.getByRole("button", { name: /^Name, 34 mm from the left, 82 mm/ });
    await name.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(page.getByRole("button", { name: /^Name, 44 mm from the left, 83 mm/ })).toBeFocused();
    await page.getByLabel("Width", { exact: true }).fill("200");
    await expect(page.getByLabel("Left", { exact: true })).toHaveValue("43.5");
  });

  await test.step("without the name it cannot be published", async () => {
    await page.getByRole("button", { name: "Remove Name" }).click();
    await expect(page.getByText("Add the “Name” field before you publish.")).toBeVisible();
    await page.getByLabel("New field type").selectOption("name");
    await page.getByRole("button", { name: "Add field" }).click();
    await expect(page.getByText("Add the “Name” field before you publish.")).toHaveCount(0);
  });
  await expectAccessible(page, "the designer of certificates");
  await expectNoSidewaysScroll(page, "the designer of certificates");

  await test.step("each name stands in the PDF as it is written", async () => {
    for (const name of NAMES) {
      await page.getByLabel("Test name").selectOption(name);
      await expect.poll(() => downloaded(page), { message: name }).toContain(name);
    }
  });

  await test.step("it is published", async () => {
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(page.getByText("Published. New certificates use this design.")).toBeVisible();
    await page.getByRole("link", { name: "Certificate templates" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Golden" })).toContainText("Published");
  });
});
