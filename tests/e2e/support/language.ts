/** What is said on a page, and in which language. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { waitUntilIdle } from "./checks";

const apps = join(import.meta.dirname, "../../../web/src/i18n");

/** One file, or a folder of them. */
function catalogue(path: string): Record<string, string> {
  const files = existsSync(path) ? readdirSync(path).map((file) => join(path, file)) : [`${path}.json`];
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
}

/** A feature's texts in Arabic. */
export function arabic(feature: string): (key: string, values?: Record<string, string>) => string {
  const texts = catalogue(join(apps, "ar", feature));
  return (key, values = {}) => {
    const text = texts[key];
    if (!text) throw new Error(`There is no Arabic text for ${key}.`);
    // What is put in keeps its own direction.
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => `\u2068${values[name] ?? ""}\u2069`);
  };
}

/** Every text that somebody reads or hears: what is written, and the names and hints of what is drawn. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ["aria-label", "aria-description", "alt", "data-label", "placeholder", "title"];
    // A document's pages are in the language of whoever wrote them.
    const ours = [...document.body.querySelectorAll("*")].filter(
      (item) => !item.closest("script, style, [role=document]"),
    );
    const texts = ours.flatMap((item) => [
      ...attributes.map((name) => item.getAttribute(name) ?? ""),
      ...[...item.childNodes].map((node) => (node instanceof Text ? node.data : "")),
    ]);
    return [...new Set([document.title, ...texts])];
  });

/** Names of keys, and each language's own name. */
const SAME_EVERYWHERE = ["Ctrl K", "Alt+T", "Esc", "English"];

/** The screen stands from right to left, and beside what people wrote no word is in Latin letters. */
export async function expectArabic(page: Page, written: readonly string[]): Promise<void> {
  await waitUntilIdle(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const known = [...SAME_EVERYWHERE, ...written].sort((item, other) => other.length - item.length);
  const left = (await textsOf(page)).filter((text) =>
    /\p{Script=Latin}/u.test(known.reduce((rest, words) => rest.replaceAll(words, ""), text)),
  );
  expect.soft(left, page.url()).toEqual([]);
}

/** A moment as a reader of Arabic has it written. */
export const inArabic = (page: Page, moment: string, options: Intl.DateTimeFormatOptions) =>
  page.evaluate(([when, how]) => new Intl.DateTimeFormat("ar", how).format(new Date(when)), [
    moment,
    options,
  ] as const);

const two = "2-digit";
export const DAY = { day: two, month: two, year: "numeric" } as const;
export const MOMENT = { ...DAY, hour: two, minute: two } as const;
