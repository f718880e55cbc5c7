/** The codes of refusals stand in the services' sources only: each must have words here, or other languages read English. */
import { describe, expect, it } from "vitest";
import ar from "./ar/problems.json";
import en from "./en/problems.json";

const sources = import.meta.glob<string>(
  ["../../../{kernel,tenant-api}/src/**/*.rs", "../../../control-plane/src/features/teams/*.rs"],
  { eager: true, import: "default", query: "?raw" },
);

/** Refusals as a whole: `Problem::conflict("last_admin", …)`, `Problem::new(StatusCode::NOT_FOUND, "not_found", …)`. */
const whole = [
  /(?:Problem|Self)::(?:unauthorized|forbidden|bad_request|conflict|unavailable)\(\s*"(\w+)"/g,
  /(?:Problem|Self)::new\(\s*StatusCode::\w+,\s*"(\w+)"/g,
];
/** At a field: `Problem::field("file", "required", …)`, `Wrong::new("too_long", …)`, `("sections".into(), "order_differs", …)`. */
const ofFields = [
  /(?:Problem::field|with_field|FieldError::new|\bwrong)\(\s*[^,]+?,\s*"(\w+)"/g,
  /(?:Wrong::new|at_file|refuse)\(\s*"(\w+)"/g,
  /Err\(\(\s*"([a-z]+_[a-z_]+)"/g,
  /\(\s*"\w+"\.into\(\),\s*"(\w+)",/g,
];

function codes(patterns: readonly RegExp[]): string[] {
  const found = Object.entries(sources).flatMap(([file, text]) => {
    if (file.endsWith("_tests.rs")) return [];
    const source = text.split("#[cfg(test)]")[0] as string;
    return patterns.flatMap((one) => [...source.matchAll(one)].map((match) => match[1] as string));
  });
  return [...new Set(found)].sort();
}

describe.each([
  ["English", en],
  ["Arabic", ar],
])("in %s there are words", (_language, words: Record<string, string>) => {
  it("for every refusal", () => {
    expect(codes(whole).length).toBeGreaterThan(30);
    expect(codes(whole).filter((code) => !(code in words))).toEqual([]);
  });

  it("for everything that can be wrong with a field", () => {
    const known = (code: string) => `field.${code}` in words || code in words;
    expect(codes(ofFields).length).toBeGreaterThan(40);
    expect(codes(ofFields).filter((code) => !known(code))).toEqual([]);
  });
});
