import { describe, expect, it } from "vitest";
import { byAttempt, kindOf } from "./model";

describe("what is handed in", () => {
  it("is sent as what it is", () => {
    expect(kindOf({ type: "image/png", name: "a.png" })).toBe("image");
    expect(kindOf({ type: "video/mp4", name: "a.mp4" })).toBe("video");
    expect(kindOf({ type: "", name: "Report.PDF" })).toBe("document");
    expect(kindOf({ type: "text/csv", name: "a.csv" })).toBe("office");
  });

  it("stands by its try, the latest first", () => {
    const files = [
      { attempt: 1, id: "a" },
      { attempt: 2, id: "b" },
      { attempt: 1, id: "c" },
    ];
    expect(byAttempt(files).map(([attempt, all]) => [attempt, all.map(({ id }) => id)])).toEqual([
      [2, ["b"]],
      [1, ["a", "c"]],
    ]);
  });
});
