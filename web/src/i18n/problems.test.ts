/** Each code of a refusal must have words here, or other languages read English. */
import { describe, expect, it } from "vitest";
import { moreExactSentences } from "./exactSentences";
import ar from "./problems.ar";
import en from "./problems.en";
import { serviceSentences } from "./serviceSentences";

const sources = import.meta.glob<string>(
  [
    "../../../{kernel,tenant-api,tenant-api/base}/src/**/*.rs",
    "../../../control-plane/src/features/teams/*.rs",
  ],
  { eager: true, import: "default", query: "?raw" },
);

const documents = import.meta.glob<string>("../../../docs/openapi/tenant-api.json", {
  eager: true,
  import: "default",
  query: "?raw",
});

/** Refusals as a whole: the document names them, at the top and at each operation. */
function named(sentence: unknown, within = false): string[] {
  if (typeof sentence === "string") return within ? [sentence] : [];
  if (typeof sentence !== "object" || sentence === null) return [];
  return Object.entries(sentence).flatMap(([key, value]) => named(value, within || key === "x-problems"));
}
const whole = [...new Set(Object.values(documents).flatMap((text) => named(JSON.parse(text))))].sort();

/** At a field: `Problem::field("file", "required", …)`, `Wrong::new("too_long", …)`, `("sections".into(), "order_differs", …)`. */
const ofFields = [
  /(?:Problem::field|with_field|FieldError::new|\bwrong)\(\s*[^,]+?,\s*"(\w+)"/g,
  /(?:Wrong::new|at_file|refuse)\(\s*"(\w+)"/g,
  /Err\(\(\s*"([a-z]+_[a-z_]+)"/g,
  /\(\s*"\w+"\.into\(\),\s*"(\w+)",/g,
];

/** Of lines of a file, and wherever else a refusal names its own code: the strings of a function `code`. */
const spoken = /fn code\(&self\) -> &'static str \{[\s\S]*?\n {4}\}/g;

function codes(patterns: readonly RegExp[]): string[] {
  const result = Object.entries(sources).flatMap(([file, text]) => {
    if (file.endsWith("_tests.rs")) return [];
    const source = text.split("#[cfg(test)]")[0] as string;
    return patterns.flatMap((item) =>
      [...source.matchAll(item)].map((match) => (match[1] ?? match[0]) as string),
    );
  });
  return [...new Set(result)].sort();
}

describe.each([
  ["English", en],
  ["Arabic", ar],
])("in %s there are words", (_language, words: Record<string, string>) => {
  it("for every refusal, in its feature's file of problems/", () => {
    expect(whole.length).toBeGreaterThan(40);
    expect(whole.filter((code) => !(code in words))).toEqual([]);
  });

  const known = (code: string) => `field.${code}` in words || code in words;

  it("for everything that can be wrong with a line of a file", () => {
    const result = codes([spoken]).flatMap((body) => [...body.matchAll(/"(\w+)"/g)].map((match) => match[1]));
    const sentence = (code: string) =>
      known(code) || Object.keys(words).some((key) => key.replace(/_other$/, "") === `line.${code}`);
    expect(result.length).toBeGreaterThan(25);
    expect(result.filter((code) => !sentence(code as string))).toEqual([]);
  });

  it("for everything that can be wrong with a field", () => {
    expect(codes(ofFields).length).toBeGreaterThan(40);
    expect(codes(ofFields).filter((code) => !known(code))).toEqual([]);
  });
});

/** What these say is for programs: whoever reads is told in the catalogue's words. */
const forPrograms = new Set([
  "database_unavailable",
  "invalid_form",
  "invalid_json",
  "invalid_query",
  "invalid_request",
  "no_such_move",
  "wrong_state",
]);

describe("what the services say themselves", () => {
  const english: Record<string, string> = en;
  /** What stands in the sources beside each entry of the catalogue that it would be shown for. */
  const sentenceText = new Map<string, { sentences: Set<string>; isFilled: boolean }>();
  for (const { code, field, sentence, isFilled } of serviceSentences(sources)) {
    const key = [`field.${field}.${code}`, `field.${code}`, code].find((item) => item in english);
    if (!key || forPrograms.has(key)) continue;
    const entry = sentenceText.get(key) ?? { sentences: new Set(), isFilled: false };
    entry.sentences.add(sentence);
    sentenceText.set(key, { sentences: entry.sentences, isFilled: entry.isFilled || isFilled });
  }
  const plain = (sentence: string | undefined) => sentence?.replace(/\.$/, "").replaceAll("’", "'");

  it("is found", () => {
    expect(sentenceText.size).toBeGreaterThan(180);
  });

  it("is shown where it says more than one sentence, or names values", () => {
    const more = [...sentenceText].filter(([, { sentences, isFilled }]) => isFilled || sentences.size > 1);
    expect(more.map(([key]) => key).filter((key) => !moreExactSentences.has(key))).toEqual([]);
    expect([...moreExactSentences].filter((key) => !(key in english))).toEqual([]);
  });

  it("is everywhere else what the catalogue says", () => {
    const differ = [...sentenceText]
      .filter(([key]) => !moreExactSentences.has(key))
      .map(([key, { sentences }]) => [key, plain([...sentences][0]), plain(english[key])])
      .filter(([, theirs, ours]) => theirs !== ours);
    expect(differ).toEqual([]);
  });
});
