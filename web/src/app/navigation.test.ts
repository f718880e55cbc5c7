import { isValidElement } from "react";
import { matchPath } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import type { NavigationItem } from "../api/types";
import { defaultNavigation } from "./defaultNavigation";
import { icons } from "./icons";
import { lateIcons } from "./lateIcons";
import { hasBareEntry, navigationFor, withAvailability } from "./navigation";
import { loadTable } from "./paths";
import { screens } from "./routes";

beforeAll(async () => {
  await loadTable();
});

const t = (_key: string, options?: { defaultValue: string }) => options?.defaultValue ?? "";
const ids = (items: readonly NavigationItem[], roles: Parameters<typeof navigationFor>[1]) =>
  navigationFor(items, roles, t).flatMap((item) => [
    item.id,
    ...(item.children ?? []).map((child) => `${item.id}/${child.id}`),
  ]);

const theme: NavigationItem = { id: "theme", type: "item", url: "/apps/admin/settings/theme", auth: "admin" };
const nowhere: NavigationItem = { id: "nowhere", type: "item", url: "/apps/not-built" };
const out: NavigationItem = { id: "out", type: "link", url: "https://example.org" };

describe("the navigation", () => {
  it("shows to each role what it may open", () => {
    const tree: NavigationItem[] = [
      { id: "admin", type: "group", auth: ["admin", "manager"], children: [theme, out] },
    ];
    expect(ids(tree, ["admin"])).toEqual(["admin", "admin/theme", "admin/out"]);
    expect(ids(tree, ["manager"])).toEqual(["admin", "admin/out"]);
    expect(ids(tree, ["learner"])).toEqual([]);
  });

  it("leaves out what does not exist, what is switched off and groups that are empty then", () => {
    const tree: NavigationItem[] = [
      { id: "a", type: "group", children: [nowhere] },
      {
        id: "b",
        type: "group",
        children: [
          { ...out, enabled: false },
          { ...out, available: false },
        ],
      },
      { id: "c", type: "collapse", children: [{ id: "line", type: "divider" }] },
    ];
    expect(ids(tree, ["superadmin"])).toEqual([]);
  });

  it("leaves out what the tenant does not have, under whatever name it stands", () => {
    const renamed: NavigationItem = { ...theme, id: "colours" };
    const tree: NavigationItem[] = [{ id: "a", type: "group", children: [theme, renamed, out] }];
    expect(ids(withAvailability(tree, ["theme"]), ["admin"])).toEqual(["a", "a/colours", "a/out"]);
    expect(ids(withAvailability(tree, ["theme", theme.url ?? ""]), ["admin"])).toEqual(["a", "a/out"]);
    expect(ids(withAvailability(tree, ["a"]), ["admin"])).toEqual([]);
    expect(withAvailability(tree, [])).toBe(tree);
  });

  it("gives every entry an icon, from its feature's icons.tsx, that no other entry has, whatever name it goes by; the sample areas may repeat some", () => {
    const entries = (items: readonly NavigationItem[]): NavigationItem[] =>
      items.flatMap((item) => [item, ...entries(item.children ?? [])]);
    const drawn = entries(defaultNavigation.filter(({ id }) => id !== "samples"))
      .filter(({ type }) => type !== "group" && type !== "divider")
      .map(({ id, icon }) => {
        const drawing = { ...lateIcons, ...icons }[icon ?? ""];
        return { id, picture: isValidElement(drawing) && drawing.type };
      });
    expect(drawn.length).toBeGreaterThan(50);
    expect(drawn.filter(({ picture }) => !picture)).toEqual([]);
    const twice = drawn.filter(({ id, picture }) =>
      drawn.some((item) => item.picture === picture && item.id !== id),
    );
    expect(twice.map(({ id }) => id)).toEqual([]);
  });

  it("tells where an entry that opens something still lacks its icon", () => {
    const product = defaultNavigation.filter(({ id }) => id !== "samples");
    const isBare = (known: typeof icons) =>
      hasBareEntry(navigationFor(product, ["learner", "manager", "admin"], t, known));
    expect([isBare(icons), isBare({})]).toEqual([false, true]);
  });

  it("has the icons of entries with a screen from the feature of the screen", () => {
    const owners = import.meta.glob<object>("../features/*/icons.tsx", { eager: true, import: "icons" });
    const ownerOf = new Map(
      Object.entries(owners).flatMap(([file, own]) =>
        Object.keys(own).map((name) => [name, file.split("/")[2]] as const),
      ),
    );
    const entries = (items: readonly NavigationItem[]): NavigationItem[] =>
      items.flatMap((item) => [item, ...entries(item.children ?? [])]);
    const wrong = entries(defaultNavigation.filter(({ id }) => id !== "samples")).flatMap(
      ({ id, icon, url }) => {
        const screen = screens.find(({ path }) => url && matchPath(path, url));
        const owner = ownerOf.get(icon ?? "");
        return !screen || owner === screen.feature ? [] : [`${id}: ${owner} for ${screen.feature}`];
      },
    );
    expect(wrong).toEqual([]);
  });

  it("has My Courses second", () => {
    const items = navigationFor(defaultNavigation, ["learner"], t).flatMap(({ children }) => children ?? []);
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual(["homepage", "mycourses"]);
  });

  it("takes no rule that it does not know for permission", () => {
    expect(ids([{ ...out, auth: "wizard" }], ["superadmin"])).toEqual([]);
  });

  it("has a default with settings for admins and without them for learners", () => {
    expect(ids(defaultNavigation, ["admin"])).toContain("admin/settings");
    expect(ids(defaultNavigation, ["learner"]).filter((id) => id.startsWith("admin"))).toEqual([]);
  });
});
