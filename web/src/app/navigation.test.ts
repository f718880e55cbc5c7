import { beforeAll, describe, expect, it } from "vitest";
import type { NavigationItem } from "../api/types";
import { defaultNavigation } from "./defaultNavigation";
import { navigationFor, withAvailability } from "./navigation";
import { loadTable } from "./paths";

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

  it("gives no two entries that a person sees the same icon, but for the sample areas", () => {
    const own = defaultNavigation.filter(({ id }) => !id.startsWith("sample"));
    const shown = navigationFor(own, ["learner", "manager", "admin", "superadmin"], t);
    const drawn = shown.flatMap(({ children }) => children ?? []).map(({ id, icon }) => [icon, id] as const);
    const twice = drawn.filter(
      ([icon, id]) => icon && drawn.some(([other, name]) => other === icon && name !== id),
    );
    expect(twice.map(([, id]) => id)).toEqual([]);
  });

  it("takes no rule that it does not know for permission", () => {
    expect(ids([{ ...out, auth: "wizard" }], ["superadmin"])).toEqual([]);
  });

  it("has a default with settings for admins and without them for learners", () => {
    expect(ids(defaultNavigation, ["admin"])).toContain("admin/settings");
    expect(ids(defaultNavigation, ["learner"]).filter((id) => id.startsWith("admin"))).toEqual([]);
  });
});
