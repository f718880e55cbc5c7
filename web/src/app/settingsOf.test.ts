import type { NavItem } from "@learnt/ui/shell/nav";
import { expect, it } from "vitest";
import { settingsOf } from "./settingsOf";

const item = (id: string, url: string): NavItem => ({ id, url, title: id, type: "item" });

it("finds the settings wherever a team has put them, in its order", () => {
  const nav: NavItem[] = [
    item("billing", "/apps/admin/settings/billing"),
    {
      ...{ id: "settings", title: "Settings", type: "collapse" },
      children: [item("theme", "/apps/admin/settings/theme"), item("users", "/apps/admin/users")],
    },
  ];
  expect(settingsOf(nav).map(({ id }) => id)).toEqual(["billing", "theme"]);
});
