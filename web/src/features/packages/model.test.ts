import { describe, expect, it } from "vitest";
import { draftOf, type Item, itemPath, itemTrouble, moved, type Package } from "./model";

const item = (change: Partial<Item> = {}): Item => ({
  ...{ kind: "course", documentId: "c1", title: "Safety", status: "published", isAvailable: true },
  ...change,
});

describe("a package", () => {
  it("is saved as it stands", () => {
    const one = {
      ...{ id: "p1", revision: 3, status: "draft", people: 0 },
      ...{ title: "First month", description: "", category: "New", tags: ["a"] },
      ...{ due: { kind: "after", days: 14 }, onRemoval: "keep", items: [item()] },
    } as unknown as Package;
    expect(draftOf(one)).toEqual({
      ...{ title: "First month", description: "", category: "New", tags: ["a"] },
      ...{ due: { kind: "after", days: 14 }, onRemoval: "keep" },
      items: [{ kind: "course", documentId: "c1" }],
    });
  });

  it("has items that move, and stay at an end", () => {
    expect(moved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b"], 0, -1)).toEqual(["a", "b"]);
    expect(moved(["a", "b"], 1, 1)).toEqual(["a", "b"]);
  });

  it("says what is the matter with an item", () => {
    expect(itemTrouble(item())).toBeUndefined();
    expect(itemTrouble(item({ isAvailable: false, status: "unpublished" }))).toBe("hidden");
    expect(itemTrouble(item({ isAvailable: false, status: "archived" }))).toBe("archived");
    expect(itemTrouble(item({ isAvailable: false, status: "" }))).toBe("gone");
  });

  it("leads to where its items are edited", () => {
    expect(itemPath(item({ kind: "bundle" }))).toBe("/apps/admin/courses/c1");
    expect(itemPath(item({ kind: "pathway" }))).toBe("/apps/admin/pathways/c1");
  });
});
