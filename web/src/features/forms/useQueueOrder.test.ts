import { describe, expect, it } from "vitest";
import { neighboursOf, orderAfter } from "./useQueueOrder";

describe("a marker goes through the queue", () => {
  it("in the order in which it was, while what they decide moves to its end or out of it", () => {
    const first = orderAfter([], ["ann", "ben", "cem"], "ann");
    const decided = orderAfter(first, ["ben", "cem", "ann"], "ann");
    expect(neighboursOf(decided, "ann")).toEqual({ previous: undefined, next: "ben" });
    const left = orderAfter(decided, ["cem"], "ben");
    expect(neighboursOf(left, "ben")).toEqual({ previous: "ann", next: "cem" });
  });

  it("and on to what has been submitted since", () => {
    const order = orderAfter(["ann", "ben"], ["ben", "dora"], "ben");
    expect(neighboursOf(order, "ben").next).toBe("dora");
  });

  it("from what is not in it to what waits longest", () => {
    const order = orderAfter(["ann"], ["ben", "cem"], "zoe");
    expect(neighboursOf(order, "zoe")).toEqual({ previous: undefined, next: "ben" });
  });
});
