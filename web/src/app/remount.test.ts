import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
/** A part that is begun anew with each save takes away what was typed meanwhile; lines of a list may be named so. */
const remounts = /key=\{[^}]*(revision|JSON\.stringify)/;
const isListed = /as="li"|<li\b/;

it("no editor is begun anew because what it edits was saved", () => {
  const result = ["web/src", "admin-console/src"].flatMap((app) =>
    readdirSync(join(root, app), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
      .flatMap((file) =>
        readFileSync(join(root, app, file), "utf8")
          .split("\n")
          .filter((line) => remounts.test(line) && !isListed.test(line))
          .map((line) => `${app}/${file}: ${line.trim()}`),
      ),
  );
  expect(result).toEqual([]);
});
