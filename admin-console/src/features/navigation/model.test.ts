import names from "@learnt/ui/i18n/navigation.en";
import { expect, test } from "vitest";
import {
  change,
  type Entry,
  isAddress,
  productTree,
  removeEntry,
  step,
  type Tree,
  visibleTo,
  withLink,
} from "./model";

const nameOf = (entry: Entry) => entry.title ?? entry.id;
const tree: Tree = [
  {
    id: "a",
    type: "group",
    children: [
      { id: "one", type: "item", url: "/one" },
      { id: "two", type: "item", url: "/two", auth: "admin" },
    ],
  },
  { id: "line", type: "divider" },
  { id: "out", type: "link", url: "https://example.org" },
];
const ids = (items: readonly { id: string; children?: readonly { id: string }[] }[]) =>
  items.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)]);

test("each role sees what it may open", () => {
  expect(ids(visibleTo(tree, "learner", new Set(), nameOf))).toEqual(["a", "one", "line", "out"]);
  expect(ids(visibleTo(tree, "superadmin", new Set(), nameOf))).toEqual(["a", "one", "two", "line", "out"]);
  expect(ids(visibleTo(productTree, "learner", new Set(), nameOf))).not.toContain("admin");
});

test("what is not available is seen by nobody, also under another name", () => {
  const renamed: Tree = [{ id: "mine", type: "item", url: "/apps/chat" }, ...tree];
  expect(ids(visibleTo(renamed, "admin", new Set(["chat", "one"]), nameOf))).toEqual([
    "a",
    "two",
    "line",
    "out",
  ]);
  expect(ids(visibleTo(tree, "admin", new Set(["a"]), nameOf))).toEqual(["line", "out"]);
});

test("entries change their name, their place and their number", () => {
  expect(step(tree, "two", -1)[0]?.children?.map(({ id }) => id)).toEqual(["two", "one"]);
  expect(step(tree, "out", 1)).toEqual(tree);
  expect(change(tree, "one", { enabled: false })[0]?.children?.[0]?.enabled).toBe(false);
  expect(ids(removeEntry(tree, "one") as Tree & { id: string }[])).toEqual(["a", "two", "line", "out"]);
  const two = withLink(withLink(tree, "A", "https://a.test"), "B", "https://b.test");
  expect(two.slice(-2).map(({ id }) => id)).toEqual(["link-1", "link-2"]);
});

test("a link leads to a safe address", () => {
  expect(isAddress("https://intranet.acme.test/")).toBe(true);
  for (const wrong of ["javascript:alert(1)", "//evil.test", "http://plain.test"])
    expect(isAddress(wrong)).toBe(false);
});

test("every entry of the product that can be seen has a name in ui/src/i18n/navigation", () => {
  const named = new Set(Object.keys(names));
  const unnamed = (entries: Tree): string[] =>
    entries.flatMap((entry) => [
      ...(entry.type === "item" && !named.has(entry.id) ? [entry.id] : []),
      ...unnamed(entry.children ?? []),
    ]);
  expect(unnamed(productTree)).toEqual([]);
});
