import { describe, expect, it } from "vitest";
import { cellsOf, copyQuestions, deadEnds, differences, questionsOf } from "./formStructure";
import type { Content } from "./model";

describe("questions that are brought in", () => {
  it("are read from lists and from CSV of any separator", () => {
    expect(cellsOf('a;"b; ""c"""\r\n\r\nd;e')).toEqual([
      ["a", 'b; "c"'],
      ["d", "e"],
    ]);
    const requested = questionsOf("What is your name?\nWhere do you work?\n");
    expect(requested.map(({ type, label }) => [type, label])).toEqual([
      ["shortText", "What is your name?"],
      ["shortText", "Where do you work?"],
    ]);
    const table = questionsOf(
      "question,type,options\nColour?,radio,Red|Green\nSize?,,S,M\nOK?,yes no\n你好?,Rating",
    );
    expect(table.map(({ type }) => type)).toEqual(["singleChoice", "singleChoice", "yesNo", "rating"]);
    expect(table[0]?.options?.map(({ label }) => label)).toEqual(["Red", "Green"]);
    expect(table[1]?.options?.map(({ label }) => label)).toEqual(["S", "M"]);
    expect(questionsOf("x\n".repeat(900))).toHaveLength(500);
    expect(questionsOf("What, if anything, would you change?\n\nWhy?").map(({ label }) => label)).toEqual([
      "What, if anything, would you change?",
      "Why?",
    ]);
    expect(questionsOf("  \n;;\n")).toEqual([]);
  });

  it("leave what they depended on behind", () => {
    const content: Content = {
      sections: [
        {
          id: "s",
          fields: [
            { id: "a", type: "number", label: "A" },
            { id: "b", type: "number", label: "B", visibleWhen: { rules: [{ field: "a", op: "answered" }] } },
          ],
        },
      ],
    };
    const [copy] = copyQuestions(content, new Set(["b"]));
    expect(copy?.id).not.toBe("b");
    expect(copy?.visibleWhen).toBeUndefined();
  });
});

describe("versions", () => {
  it("say what was added, changed, moved and removed", () => {
    const of = (fields: Content["sections"][number]["fields"]): Content => ({
      sections: [{ id: "s", fields }],
    });
    const field = (id: string, label = id) => ({ id, type: "number", label }) as const;
    const before = of([field("a"), field("b"), field("c")]);
    const after = of([field("a", "A!"), field("c"), { ...field("d"), required: true }]);
    expect(differences(before, after).map(({ id, what, parts }) => [id, what, parts])).toEqual([
      ["a", "changed", ["label"]],
      ["c", "moved", []],
      ["d", "added", []],
      ["b", "removed", []],
    ]);
    expect(differences(before, before)).toEqual([]);
  });
});

describe("paths", () => {
  it("find pages that nobody comes to and jumps that lead nowhere", () => {
    const when = { rules: [{ field: "a", op: "answered" as const }] };
    const page = (id: string, jumps: { to: string; when: { rules: typeof when.rules } }[] = []) => ({
      id,
      fields: [],
      jumps,
    });
    expect(deadEnds([page("1", [{ to: "3", when }]), page("2"), page("3")])).toEqual({
      unreached: [],
      broken: [],
    });
    expect(deadEnds([page("1", [{ to: "3", when: { rules: [] } }]), page("2"), page("3")]).unreached).toEqual(
      ["2"],
    );
    expect(
      deadEnds([page("1"), page("2", [{ to: "1", when }]), page("3", [{ to: "x", when }])]).broken,
    ).toEqual(["2", "3"]);
  });
});
