import { describe, expect, it } from "vitest";
import { contrast } from "../theme/color";
import { filterByTitle } from "./filterByTitle";
import { badgeClasses } from "./NavBadge";
import { currentId, flatten, type NavItem } from "./nav";

const tree: NavItem[] = [
  {
    id: "learn",
    title: "Learn",
    type: "group",
    children: [
      { id: "courses", title: "My Courses", type: "item", url: "/apps/courses" },
      { id: "bundles", title: "My Bundles", type: "item", url: "/apps/courses/mybundles" },
      { id: "home", title: "Homepage", type: "item", url: "/apps", exact: true },
    ],
  },
  { id: "out", title: "Elsewhere", type: "link", url: "https://example.org" },
];

describe("the navigation", () => {
  it("lists what opens something, with the way to it", () => {
    expect(flatten(tree).map(({ item, path }) => [item.id, path])).toEqual([
      ["courses", ["Learn"]],
      ["bundles", ["Learn"]],
      ["home", ["Learn"]],
      ["out", []],
    ]);
  });

  it("marks the nearest item of the open page", () => {
    expect(currentId(tree, "/apps/courses/mybundles")).toBe("bundles");
    expect(currentId(tree, "/apps/courses/123")).toBe("courses");
    expect(currentId(tree, "/apps/coursesque")).toBeUndefined();
    expect(currentId(tree, "/apps")).toBe("home");
  });
});

describe("the badge of an entry", () => {
  it("keeps its colours where they can be read, and takes the text's away where they cannot", () => {
    expect(badgeClasses({ title: "3", bg: "#111827", fg: "#ffffff" })).toEqual({
      background: "#111827",
      color: "#ffffff",
    });
    const { color } = badgeClasses({ title: "3", bg: "#fde047", fg: "#ffffff" }) ?? {};
    expect(contrast(color as string, "#fde047")).toBeGreaterThanOrEqual(4.6);
    expect(badgeClasses({ title: "3", bg: "#fde047" })?.color).toBe("#101217");
  });

  it("has those of its bar where the record has none, or no colour", () => {
    expect(badgeClasses({ title: "3" })).toBeUndefined();
    expect(badgeClasses({ title: "3", bg: "url(x)", fg: "#fff" })).toBeUndefined();
  });
});

describe("the search of the shell", () => {
  const items = Array.from({ length: 30 }, (_, i) => ({ title: `Course ${i}` }));
  it("trims, ignores case, looks inside titles and stops at the limit", () => {
    expect(filterByTitle(items, "  cOURSE 2 ", 10).map((item) => item.title)[0]).toBe("Course 2");
    expect(filterByTitle(items, "ourse", 10)).toHaveLength(10);
    expect(filterByTitle(items, "nothing", 10)).toEqual([]);
  });
});
