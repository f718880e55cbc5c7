/** Days are written in one way: by the language that `dateLocale` gives, in both apps and in the kit. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const folders = ["ui/src", "web/src", "admin-console/src"];

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test.") && !path.includes("sample"))
    .map((path) => ({ path, text: readFileSync(join(root, folder, path), "utf8") })),
);

it("asks for no other language", () => {
  const written = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/new Intl\.DateTimeFormat\(\s*([^,)\s]*)/g)].map(([, language = ""]) => ({
      path,
      isOne:
        // Parts that are put together by ourselves are read in a fixed language.
        language.startsWith("dateLocale(") ||
        language.startsWith('"en-') ||
        (language === "language" && text.includes("= dateLocale(")),
    })),
  );
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter(({ isOne }) => !isOne)).toEqual([]);
});

it("leaves it to no method that takes whatever language the browser has", () => {
  const found = sources.filter(({ text }) => /\.toLocale(Date|Time)String\(/.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});
