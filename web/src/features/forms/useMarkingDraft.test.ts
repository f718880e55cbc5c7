import { describe, expect, it } from "vitest";
import { commentTexts, readMarking } from "./useMarkingDraft";

const holds = (text: string | null) => ({ getItem: () => text });

describe("what a marker has written and not decided yet", () => {
  it("is there again with its points and words", () => {
    const draft = {
      comment: "Nearly.",
      comments: { why: "And then?" },
      marks: { "rubric.tone": "good" },
      answers: {},
    };
    expect(readMarking("k", holds(JSON.stringify(draft)))).toEqual(draft);
    expect(commentTexts(draft)).toEqual(["Nearly.", "And then?"]);
  });

  it("begins blank where nothing is kept, or nothing that can be read", () => {
    for (const text of [null, "{", "null", "{}"])
      expect(commentTexts(readMarking("k", holds(text)))).toEqual([]);
  });
});
