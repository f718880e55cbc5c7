import { actionName, cursorsOf, subjectOf } from "@learnt/ui/base/audit";
import { linesOf } from "@learnt/ui/base/details";
import common from "@learnt/ui/i18n/audit/en/common.json";
import english from "@learnt/ui/i18n/audit.en";
import { describe, expect, it } from "vitest";
import type { Schemas } from "../../api/types";
import { documentTypes } from "../../app/documentTypes";
import { i18n, openCatalogue, startI18n } from "../../i18n/i18n";
import { monthsToChoose, screenOf } from "./model";

const messages: Record<string, string> = {
  "action.person.invited": "Invited a person",
};
const t = (key: string, options?: { defaultValue: string }) => messages[key] ?? options?.defaultValue ?? key;
const person = "0190a0d0-0000-7000-8000-000000000001";

describe("what was done", () => {
  it("is said in words, and as it is where there are none yet", () => {
    expect(actionName(t, "person.invited")).toBe("Invited a person");
    expect(actionName(t, "moon.landed")).toBe("moon.landed");
  });

  it("names what it was done to, and no bare id", () => {
    expect(subjectOf({ subject: person, subjectName: "Lena" })).toBe("Lena");
    expect(subjectOf({ subject: "acme" })).toBe("acme");
    expect(subjectOf({ subject: person })).toBe("");
  });

  it("leads to what it was done to, where that has a screen", () => {
    expect(screenOf({ action: "person.changed", subject: person })).toBe(`/apps/admin/users/${person}`);
    expect(screenOf({ action: "person.changed", subject: `${person}_acme` })).toBe(
      `/apps/admin/users/${person}`,
    );
    expect(screenOf({ action: "course.published", subject: person })).toBe(`/apps/admin/courses/${person}`);
    expect(screenOf({ action: "learning.completed", subject: `${person}_acme` })).toBe(
      `/apps/admin/users/${person}`,
    );
    expect(screenOf({ action: "session.begun", subject: person })).toBeNull();
    expect(screenOf({ action: "person.changed", subject: "../../evil" })).toBeNull();
  });
});

/** What the server may write into details has a text: what is missing here does not compile. Arabic has what English has. */
type DetailTexts<Group extends string, DetailWord extends string> = Record<
  `value.${Group}.${DetailWord}`,
  string
>;
type Family = "loc" | "div" | "custom";
type Settings = keyof Schemas["SignInSettings"] | Exclude<keyof Schemas["SignInChange"], "settings">;
type Field =
  | Exclude<keyof Schemas["Profile"], `${Family}${number}`>
  | Family
  | Exclude<Settings | keyof Schemas["LookChange"], "revision">;
const texts: DetailTexts<"role", Schemas["Role"]> &
  DetailTexts<"status", Schemas["PersonStatus"]> &
  DetailTexts<"factor", Schemas["Method"]> &
  DetailTexts<"kind", Schemas["FileKind"]> &
  DetailTexts<"state", Schemas["RegistrationState"]> &
  DetailTexts<"field", Field> = common;

it("says details in words, and never takes apart what is none", async () => {
  expect(english).toMatchObject(texts);
  expect(documentTypes.filter(({ type }) => !english[`value.type.${type}`])).toEqual([]);
  await startI18n();
  await openCatalogue("audit");
  const details = {
    fields: ["firstName", "div2"],
    status: "archived",
    edit: "$t(detail.why)",
    kind: "{{n}}:x",
  };
  const lines = linesOf(details, { moment: String, t: i18n.getFixedT("en", "audit") });
  expect(lines.map(({ value }) => value)).toEqual([
    "first name, division 2",
    "archived",
    "$t(detail.why)",
    "{{n}}:x",
  ]);
});

describe("pages of the log", () => {
  it("go on and back by what the server gave", () => {
    const page = { items: [], total: 1204, isEstimate: true, next: "17.2", previous: null };
    expect(cursorsOf(page)).toEqual({ next: "17.2", previous: null, isEstimate: true });
    expect(cursorsOf(undefined)).toEqual({ next: undefined, previous: undefined, isEstimate: undefined });
  });

  it("are kept for one of the usual spans or the one that was chosen", () => {
    expect(monthsToChoose(24)).toEqual([12, 24, 36, 60, 84, 120]);
    expect(monthsToChoose(18)).toContain(18);
  });
});
