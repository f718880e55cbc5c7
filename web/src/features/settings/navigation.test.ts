import { describe, expect, it } from "vitest";
import type { NavigationItem } from "../../api/types";
import {
  canStep,
  change,
  isAddress,
  mayMove,
  move,
  navigationChanges,
  newLink,
  removeItem,
  step,
} from "./navigation";

const item = (id: string): NavigationItem => ({ id, type: "item", url: `/${id}` });
const group = (id: string, children: NavigationItem[]): NavigationItem => ({ id, type: "group", children });
const tree = [
  group("learn", [item("a"), item("b")]),
  item("c"),
  group("admin", [group("deep", [item("d")])]),
];

const outlineOf = (items: readonly NavigationItem[]): string =>
  items.map(({ id, children }) => (children ? `${id}(${outlineOf(children)})` : id)).join(" ");

describe("the navigation of a team", () => {
  it("is put in order beside others and into parts that hold them", () => {
    expect(outlineOf(move(tree, "c", "a", "before"))).toBe("learn(c a b) admin(deep(d))");
    expect(outlineOf(move(tree, "a", "c", "after"))).toBe("learn(b) c a admin(deep(d))");
    expect(outlineOf(move(tree, "a", "deep", "inside"))).toBe("learn(b) c admin(deep(d a))");
  });

  it("goes three levels deep, and nothing lies in itself or in what holds nothing", () => {
    expect(mayMove(tree, "learn", "deep", "inside")).toBe(false);
    expect(mayMove(tree, "admin", "deep", "inside")).toBe(false);
    expect(mayMove(tree, "a", "c", "inside")).toBe(false);
    expect(outlineOf(move(tree, "admin", "d", "after"))).toBe(outlineOf(tree));
  });

  it("is put in order step by step, through the parts, until either end", () => {
    expect(outlineOf(step(tree, "b", -1))).toBe("learn(b a) c admin(deep(d))");
    expect(outlineOf(step(tree, "b", 1))).toBe("learn(a) b c admin(deep(d))");
    expect(outlineOf(step(tree, "c", -1))).toBe("learn(a b c) admin(deep(d))");
    expect(outlineOf(step(tree, "admin", -1))).toBe("learn(a b) admin(deep(d)) c");
    expect(canStep(tree, "learn", -1)).toBe(false);
    expect(canStep(tree, "admin", 1)).toBe(false);
  });

  it("changes one entry, takes one away, and gives a new link an id of its own", () => {
    expect(change(tree, "d", { enabled: false })[2]?.children?.[0]?.children?.[0]?.enabled).toBe(false);
    expect(outlineOf(removeItem(tree, "deep"))).toBe("learn(a b) c admin()");
    const first = newLink(tree, "Intranet", "https://intranet.test");
    expect(newLink([...tree, first], "Wiki", "/wiki").id).not.toBe(first.id);
  });

  it("sends what was changed and nothing else", () => {
    const before = { tree, sampleAreas: false };
    expect(navigationChanges(before, { tree: [...tree], sampleAreas: false })).toBeNull();
    expect(navigationChanges(before, { tree, sampleAreas: true })).toEqual({ sampleAreas: true });
    expect(navigationChanges(before, { tree: [], sampleAreas: false })).toEqual({ navigation: [] });
    expect(navigationChanges(before, { tree: [], sampleAreas: true })).toEqual({
      navigation: [],
      sampleAreas: true,
    });
  });

  it("takes addresses that are safe behind a link", () => {
    for (const good of ["https://acme.test/a?b", "mailto:help@acme.test", "/apps/x"])
      expect(isAddress(good)).toBe(true);
    for (const bad of ["http://acme.test", "javascript:alert(1)", "//acme.test", "https://u:p@acme.test", ""])
      expect(isAddress(bad)).toBe(false);
  });
});
