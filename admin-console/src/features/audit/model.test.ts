import { describe, expect, it } from "vitest";
import { actionChoices, actionName, detailsLine } from "./model";

const words: Record<string, string> = {
  "action.tenant.ordered": "Tenant ordered",
  "action.course.created": "Course created",
};
const t = (key: string, { defaultValue }: { defaultValue: string }) => words[key] ?? defaultValue;

describe("a row of the log", () => {
  it("is said in words, and one without words as it is", () => {
    expect(actionName(t, "tenant.ordered")).toBe("Tenant ordered");
    expect(actionName(t, "totp.added")).toBe("totp.added");
  });

  it("offers its words in the order in which they are said", () => {
    const choices = actionChoices(t, ["tenant.ordered", "course.created"], "en");
    expect(choices.map((choice) => choice.label)).toEqual(["Course created", "Tenant ordered"]);
  });

  it("says its details in one line", () => {
    expect(detailsLine({})).toBe("");
    expect(detailsLine({ plan: "business", fields: ["phone", "position"], more: { a: 1 } })).toBe(
      'plan: business · fields: phone, position · more: {"a":1}',
    );
  });
});
