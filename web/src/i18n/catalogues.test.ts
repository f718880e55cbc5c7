import { describe, expect, it } from "vitest";
import { type CatalogueParts, mergeCatalogues } from "./mergeCatalogues";

type Messages = Record<string, string>;

const all: Record<string, Messages> = {
  ...import.meta.glob<Messages>(
    [
      "./{en,ar}/*.json",
      "./{en,ar}/{problems,notifications,document_names}/*.json",
      "../../../ui/src/i18n/**/*.json",
    ],
    { eager: true, import: "default" },
  ),
};
const documents = import.meta.glob<CatalogueParts>("./{en,ar}/documents/*.json", {
  eager: true,
  import: "default",
});
for (const [file, parts] of Object.entries(documents))
  for (const [catalogue, messages] of Object.entries(parts)) all[`${file} ${catalogue}`] = messages;

const pairs: [string, Messages, Messages][] = Object.entries(all).flatMap(([file, english]) => {
  if (!/\ben\b/.test(file)) return [];
  return [[file, english, all[file.replace(/\ben\b/, "ar")] ?? {}]];
});

/** A language has as many plural forms as it needs: `items_one`, `items_few` are one key. */
const plural = /_(zero|one|two|few|many|other)$/;
const keys = (messages: Messages) =>
  [...new Set(Object.keys(messages).map((key) => key.replace(plural, "")))].sort();
const blanks = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
const tags = (text: string) => [...text.matchAll(/<(\w+)>/g)].map((match) => match[1]).sort();

it("finds the catalogues of the app and of the kit", () => {
  expect(pairs.map(([file]) => file)).toEqual(
    expect.arrayContaining(["./en/app.json", "../../../ui/src/i18n/en.json"]),
  );
});

describe.each(pairs)("the words of %s", (_name, english, arabic) => {
  it("exist in both languages", () => {
    expect(keys(arabic)).toEqual(keys(english));
  });

  it("have the same blanks and tags in both", () => {
    for (const key of Object.keys(english).filter((item) => !plural.test(item))) {
      expect(blanks(arabic[key] ?? ""), key).toEqual(blanks(english[key] as string));
      expect(tags(arabic[key] ?? ""), key).toEqual(tags(english[key] as string));
    }
  });

  it("are not empty", () => {
    for (const catalogue of [english, arabic])
      expect(Object.values(catalogue).filter((text) => text.trim() === "")).toEqual([]);
  });
});

it("are put together of what each feature brings", () => {
  const [item, other] = [
    { permissions: { "type.course": "Course" } },
    { permissions: { "type.form": "Form" } },
  ];
  expect(mergeCatalogues([item, other])).toEqual({
    permissions: { "type.course": "Course", "type.form": "Form" },
  });
});

it("are said once: what a feature brings takes nothing from another", () => {
  for (const folder of [
    "./en/problems/",
    "./en/notifications/",
    "../../../ui/src/i18n/audit/en/",
    "../../../ui/src/i18n/navigation/en/",
  ]) {
    const files = Object.entries(all).filter(([file]) => file.startsWith(folder));
    const result = files.flatMap(([, catalogue]) => Object.keys(catalogue));
    expect(files.length, folder).toBeGreaterThan(5);
    expect(result.length, folder).toBe(new Set(result).size);
  }
});

/** Catalogues of both apps and of the kit, some of which have groups of words. */
type Tree = { [key: string]: string | Tree };
const every = import.meta.glob<Tree>(
  ["../../../{web,admin-console}/src/i18n/{en,ar}/**/*.json", "../../../ui/src/i18n/**/*.json"],
  { eager: true, import: "default" },
);
const flat = (tree: Tree, before = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [before + key] : flat(value, `${before}${key}.`),
  );

it("say every number in its own language: in each of its forms, or in one for all numbers", () => {
  for (const [file, tree] of Object.entries(every)) {
    const language = /\b(en|ar)\b/.exec(file)?.[1] ?? "en";
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const there = new Set(flat(tree));
    const counted = flat(every[file.replace(/\bar\b/, "en")] ?? {})
      .filter((key) => key.endsWith("_other"))
      .map((key) => key.replace(plural, ""));
    // What is missing would be said in English.
    const missing = counted.filter(
      (key) => !there.has(key) && !pluralCategories.every((form) => there.has(`${key}_${form}`)),
    );
    expect(missing, file).toEqual([]);
  }
});

it("are all the words there are: no screen brings some of its own", () => {
  const files = import.meta.glob<string>(["../../../{ui,web,admin-console}/src/**/*.tsx", "!**/*.test.tsx"], {
    eager: true,
    import: "default",
    query: "?raw",
  });
  // Beside these, the linter looks at what stands between the tags. An address is the same everywhere.
  const sentence =
    /\s(?:aria-label|aria-description|title|placeholder|alt|label|hint|note)="(?!https:\/\/")[^"]*\p{L}[^"]*"/gu;
  const result = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(sentence)].map(([word]) => `${file}:${word}`),
  );
  expect(Object.keys(files).length).toBeGreaterThan(100);
  expect(result).toEqual([]);
});
