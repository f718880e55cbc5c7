import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ApiProblem } from "@learnt/ui/http/problem";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startLanguages, switchLanguage } from "../app/i18n";
import arabic from "../i18n/ar/problems.json";
import { toFailure } from "./problem";

const root = join(import.meta.dirname, "../../..");
type Messages = { [key: string]: string | Messages };
const messages: Messages = arabic;

/** Refusals as a whole: the document names them, at the top and at each operation. */
function named(message: unknown, within = false): string[] {
  if (typeof message === "string") return within ? [message] : [];
  if (typeof message !== "object" || message === null) return [];
  return Object.entries(message).flatMap(([key, value]) => named(value, within || key === "x-problems"));
}
const whole = named(JSON.parse(readFileSync(join(root, "docs/openapi/control-plane.json"), "utf8")));

/** At a field: `Problem::field("reason", "required", …)`, `("label", "taken", "This label …")`. */
const atField =
  /Problem::field\(\s*"[\w.]+",\s*"(\w+)"|"[\w.]+"(?:\.into\(\))?,\s*"([a-z][a-z0-9_]*)",\s*(?:&?format!\(\s*)?"[\p{Lu}“{][^"]* /gu;
const folder = join(root, "control-plane/src");
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".rs") && !file.endsWith("tests.rs"))
  .map((file) => readFileSync(join(folder, file), "utf8").split("#[cfg(test)]")[0] ?? "");
const ofFields = sources.flatMap((text) =>
  [...text.matchAll(atField)].map(([, item, other]) => item ?? other),
);

describe("in Arabic there are words", () => {
  it("for every refusal", () => {
    expect(whole.length).toBeGreaterThan(40);
    expect([...new Set(whole)].filter((code) => !(code in messages))).toEqual([]);
  });

  it("for everything that can be wrong with a field", () => {
    const known = {
      ...(messages.field as Messages),
      ...Object.assign({}, ...Object.values(messages.at as Messages)),
    };
    expect(ofFields.length).toBeGreaterThan(40);
    expect(
      [...new Set(ofFields)].filter(
        (code) => !((code as string) in known) && !((code as string) in messages),
      ),
    ).toEqual([]);
  });
});

describe("a refusal", () => {
  const refused = new ApiProblem(422, {
    code: "invalid_fields",
    detail: "Check the fields.",
    errors: [
      { field: "reason", code: "required", message: "Enter a reason." },
      { field: "team.label", code: "taken", message: "This label is taken. Choose another one." },
      { field: "other", code: "quite_new", message: "Something new." },
    ],
  });
  beforeAll(() => startLanguages());
  beforeEach(() => switchLanguage("en"));

  it("is told in English in the service's own sentences", () => {
    const { message, fields } = toFailure(refused);
    expect(message).toBe("Check the fields.");
    expect(fields?.map((item) => item.message)).toEqual([
      "Enter a reason.",
      "This label is taken. Choose another one.",
      "Something new.",
    ]);
  });

  it("is told in Arabic to whoever reads Arabic, of a field in its own words", async () => {
    await switchLanguage("ar");
    const { message, fields } = toFailure(refused);
    expect(message).toBe(arabic.invalid_fields);
    expect(fields?.map((item) => item.message)).toEqual([
      arabic.at.reason.required,
      arabic.field.taken,
      "Something new.",
    ]);
  });
});
