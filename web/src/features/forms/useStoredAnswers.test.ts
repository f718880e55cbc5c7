import { describe, expect, it } from "vitest";
import { readStoredAnswers } from "./useStoredAnswers";

const holds = (text: string | null) => ({ getItem: () => text });

describe("anonymous answers", () => {
  it("go on with the id under which they were begun, so that sending again sends once", () => {
    const saved = { id: "6f1b2f5c-3a0e-4d5e-9c1a-1f2e3d4c5b6a", answers: { why: "Half a sentence" } };
    expect(readStoredAnswers("k", holds(JSON.stringify(saved)))).toEqual(saved);
  });

  it("begin anew where nothing is kept, or nothing that can be read", () => {
    for (const text of [null, "{", "null", "{}"])
      expect(readStoredAnswers("k", holds(text)).answers).toEqual({});
    expect(readStoredAnswers("k", null).id).not.toBe(readStoredAnswers("k", null).id);
  });
});
