import { describe, expect, it } from "vitest";
import { actionName, screenOf, subjectOf } from "./model";

const words: Record<string, string> = {
  "action.person.invited": "Invited a person",
};
const t = (key: string, options?: { defaultValue: string }) => words[key] ?? options?.defaultValue ?? key;
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
    expect(screenOf({ action: "session.begun", subject: person })).toBeNull();
    expect(screenOf({ action: "person.changed", subject: "../../evil" })).toBeNull();
  });
});
