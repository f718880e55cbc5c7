/** Texts that no catalogue has: a screen shows their keys instead. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

type Tree = { [key: string]: string | Tree };

const ROOT = join(import.meta.dirname, "../../..");
const FOLDERS = ["web/src/i18n/en", "admin-console/src/i18n/en", "ui/src/i18n"];

/** What keys of catalogues begin with, before their first dot. */
function readGroups(): string[] {
  const groups = new Set<string>();
  for (const folder of FOLDERS)
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }))
      if (file.endsWith(".json"))
        addGroups(JSON.parse(readFileSync(join(ROOT, folder, file), "utf8")), groups);
  return [...groups];
}

function addGroups(tree: Tree, groups: Set<string>): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value !== "string" || key.includes(".")) groups.add(key.split(".", 1)[0] as string);
    if (typeof value !== "string") addGroups(value, groups);
  }
}

let groups: string[] | undefined;

/** Keys that are shown, read out or stand in fields where a text should be. */
export async function missingTexts(page: Page): Promise<string[]> {
  groups ??= readGroups();
  return page.evaluate((known) => {
    const isKey = (text: string) => {
      // A host may begin like a key: `teams.localhost`.
      if (/\.(localhost|test)$/.test(text.trim())) return false;
      const group = /^(?:\w+:)?([a-z]\w*)(?:\.\w+)+$/.exec(text.trim())?.[1];
      return group !== undefined && known.includes(group);
    };
    const found: string[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) found.push(nodes.currentNode.textContent ?? "");
    for (const attribute of ["aria-label", "placeholder", "title", "alt"])
      for (const element of document.querySelectorAll(`[${attribute}]`))
        found.push(element.getAttribute(attribute) ?? "");
    return [...new Set(found.filter(isKey))];
  }, groups);
}
