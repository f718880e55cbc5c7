import { describe, expect, it } from "vitest";
import {
  hrefOf,
  type Item,
  type ItemState,
  initialItemStates,
  missingRequirement,
  moved,
  nextItem,
  opensOf,
  places,
  statusOf,
} from "./model";

const item = (title: string, rest: Partial<Item> = {}): Item => ({
  kind: "course",
  documentId: title,
  title,
  status: "published",
  isAvailable: true,
  required: true,
  ...rest,
});
const state = (title: string, rest: Partial<ItemState> = {}): ItemState => ({
  ...(initialItemStates([item(title)], "learnersChoice")[0] as ItemState),
  assignmentId: `of-${title}`,
  ...rest,
});

describe("the items of a pathway", () => {
  it("move within bounds", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, -1)).toEqual(["c", "a", "b"]);
    expect(moved(["a"], 3, 0)).toEqual(["a"]);
  });

  it("lack something while there are none, or fewer than are needed", () => {
    expect(missingRequirement({ items: [], requiredCount: null })).toBe("lacking.items");
    expect(missingRequirement({ items: [item("A")], requiredCount: 2 })).toBe("lacking.count");
    expect(missingRequirement({ items: [item("A")], requiredCount: 1 })).toBeNull();
  });

  it("wait one for the other in a sequence, but not for what is optional or hidden", () => {
    const items = [item("A"), item("B", { required: false }), item("C", { isAvailable: false }), item("D")];
    expect(initialItemStates(items, "sequenced").map(({ waitsFor }) => waitsFor)).toEqual([
      [],
      ["A"],
      ["A"],
      ["A"],
    ]);
    expect(initialItemStates(items, "learnersChoice").some(({ isLocked }) => isLocked)).toBe(false);
    const states = initialItemStates(items, "sequenced");
    expect(opensOf(states, states[0] as ItemState)).toEqual(["B", "C", "D"]);
  });

  it("lead where they are done, while they are open", () => {
    expect(hrefOf(state("A"))).toBe("/apps/course/of-A");
    expect(hrefOf(state("A", { isLocked: true }))).toBeNull();
    expect(hrefOf(state("A", { kind: "form" }))).toBe("/apps/form/A");
    expect(hrefOf(state("A", { kind: "event", isAvailable: false }))).toBeNull();
  });

  it("go on with what has to be done first", () => {
    const [done, extra, next] = [state("A", { isDone: true }), state("B", { required: false }), state("C")];
    expect(nextItem([done, extra, next])?.title).toBe("C");
    expect(nextItem([done, extra])?.title).toBe("B");
    expect(nextItem([done])).toBeNull();
  });

  it("stand where the server says", () => {
    expect(statusOf(state("A", { progress: 40 }))).toBe("begun");
    expect(statusOf(state("A", { waivedAt: "2026-01-01T00:00:00Z", isDone: true }))).toBe("waived");
    expect(statusOf(state("A", { isAvailable: false }))).toBe("hidden");
  });

  it("wind down the page", () => {
    const { points, height } = places(5, 400, 100);
    expect(points.map(({ x }) => x)).toEqual([100, 300, 300, 100, 100]);
    expect(height).toBe(300);
  });
});
