import { describe, expect, it } from "vitest";
import { type Content, calculate, copyOf, moved, newField, pagesOf, withPasted } from "./model";

const content: Content = {
  sections: [
    {
      id: "one",
      fields: [
        { id: "pet", type: "yesNo", label: "A pet?" },
        {
          id: "name",
          type: "shortText",
          label: "Its name?",
          visibleWhen: { all: true, rules: [{ field: "pet", op: "is", value: true }] },
        },
      ],
      jumps: [{ when: { rules: [{ field: "pet", op: "is", value: false }] }, to: "three" }],
    },
    { id: "two", fields: [{ id: "food", type: "shortText", label: "Its food?" }] },
    {
      id: "three",
      fields: [
        {
          id: "end",
          type: "shortText",
          label: "Else?",
          visibleWhen: { rules: [{ field: "name", op: "notAnswered" }] },
        },
      ],
    },
  ],
};
const shown = (answers: Record<string, unknown>) =>
  pagesOf(content, answers).flatMap(({ fields }) => fields.map(({ id }) => id));

describe("what is shown", () => {
  it("follows from answers, and jumps leave pages out", () => {
    expect(shown({ pet: true })).toEqual(["pet", "name", "food", "end"]);
    expect(shown({ pet: true, name: "Rex" })).toEqual(["pet", "name", "food"]);
    expect(shown({ pet: false, name: "Rex" })).toEqual(["pet", "end"]);
  });
});

describe("formulas", () => {
  it("are counted as the server counts them", () => {
    const of = (formula: string) => calculate(formula, (id) => (id === "a" ? 4 : null));
    expect(of("1 + 2 * {a}")).toBe(9);
    expect(of("(1 + 2) * -{a} / 3")).toBe(-4);
    expect(of("{a} / ({a} - 4)")).toBeNull();
    expect([of("{b} + 1"), of("1 +"), of("1 2"), of("alert(1)")]).toEqual([null, null, null, null]);
  });
});

describe("building", () => {
  it("moves, copies and pastes without sharing ids", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    const field = newField("singleChoice", "Why?", (number) => `Option ${number}`);
    const copy = copyOf({ ...field, correct: [field.options?.[0]?.id ?? ""] });
    expect(copy.id).not.toBe(field.id);
    expect(copy.correct).toEqual([copy.options?.[0]?.id]);
    const options = withPasted([{ id: "1", label: "Oslo" }], "Oslo\nRome, Lima\r\n\nrome");
    expect(options.map(({ label }) => label)).toEqual(["Oslo", "Rome", "Lima"]);
  });
});
