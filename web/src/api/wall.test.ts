import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What is answered in the browser has no document. */
const isSample = (file: string) => /^features\/sample/.test(file);

const root = `${join(import.meta.dirname, "..")}/`;
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !isSample(file))
  .map((file) => ({ file, text: readFileSync(root + file, "utf8") }));

/** Where the text of a file matches, as `file: what matches`. */
const found = (pattern: RegExp, except: readonly string[] = []) =>
  files.flatMap(({ file, text }) =>
    except.includes(file) ? [] : (text.match(pattern) ?? []).map((what) => `${file}: ${what}`),
  );

it("looks at the product's own files", () => {
  expect(files.length).toBeGreaterThan(300);
});

it("takes every answer from the server's document", () => {
  expect(found(/\bapi\.\w+</g)).toEqual([]);
});

it("names every path as the document does", () => {
  expect(found(/[`"']\/api\/[^`"'\n]*\$\{[^`\n]*/g, ["api/socket.ts"])).toEqual([]);
  expect(found(/"\/api\/[^"\n]*"\s*\+/g)).toEqual([]);
});

it("asks through the client alone", () => {
  const ways = ["api/client.ts", "api/files.ts", "api/upload.ts"];
  expect(found(/from "[./]*(?:api\/)?send"/g, ways)).toEqual([]);
  expect(found(/@learnt\/ui\/http\/(?:send|api)"/g, [...ways, "api/send.ts"])).toEqual([]);
});
