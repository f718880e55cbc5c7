/** The navigation of the team, reduced to what the person's roles may open and what this installation has. */
import type { NavItem } from "@learnt/ui/shell/nav";
import type { NavigationItem, RoleName } from "../api/types";
import { admits, type Gate } from "./gate";
import { icons as featureIcons, type Icons } from "./icons";
import { isScreen } from "./paths";

type Translate = (key: string, options?: { defaultValue: string }) => string;

const names: readonly string[] = [
  "anyone",
  "guest",
  "signed-in",
  "learner",
  "manager",
  "admin",
  "staff",
  "user",
  "superadmin",
];

/** The `auth` of an item: one gate, several of which one must pass, or none. */
function mayOpen(auth: NavigationItem["auth"], roles: readonly RoleName[]): boolean {
  if (!auth || auth.length === 0) return true;
  const gates = typeof auth === "string" ? [auth] : auth;
  return gates.some((gate) => names.includes(gate) && admits(gate as Gate, roles));
}

function entry(item: NavigationItem, roles: readonly RoleName[], t: Translate, icons: Icons): NavItem | null {
  if (item.enabled === false || item.available === false || !mayOpen(item.auth, roles)) return null;
  // A group may go without a name, an entry not.
  const unnamed = item.type === "group" ? "" : item.id;
  const title = item.title ?? t(`nav_${item.id}`, { defaultValue: unnamed });
  const icon = icons[item.icon ?? ""] ?? icons[item.id];
  const shared = {
    id: item.id,
    title,
    ...(icon ? { icon } : {}),
    ...(item.badge ? { badge: item.badge } : {}),
  };
  switch (item.type) {
    case "divider":
      return { ...shared, type: "divider" };
    case "link":
      return item.url
        ? { ...shared, type: "link", url: item.url, ...(item.target ? { target: item.target } : {}) }
        : null;
    case "item":
      return item.url && isScreen(item.url)
        ? { ...shared, type: "item", url: item.url, exact: item.exact === true }
        : null;
    default: {
      const children = (item.children ?? []).flatMap((child) => entry(child, roles, t, icons) ?? []);
      return children.some((child) => child.type !== "divider")
        ? { ...shared, type: item.type, children }
        : null;
    }
  }
}

/** The tree with what the tenant does not have marked so: by an entry's id, or by where it leads. */
export function withAvailability(
  items: readonly NavigationItem[],
  unavailable: readonly string[],
): readonly NavigationItem[] {
  if (unavailable.length === 0) return items;
  const removed = new Set(unavailable);
  const marked = (item: NavigationItem): NavigationItem => ({
    ...item,
    ...(removed.has(item.id) || removed.has(item.url ?? "") ? { available: false } : {}),
    ...(item.children ? { children: item.children.map(marked) } : {}),
  });
  return items.map(marked);
}

export function navigationFor(
  items: readonly NavigationItem[],
  roles: readonly RoleName[],
  t: Translate,
  icons: Icons = featureIcons,
): NavItem[] {
  return items.flatMap((item) => entry(item, roles, t, icons) ?? []);
}

/** Whether an entry that opens something has no icon. */
export const hasBareEntry = (items: readonly NavItem[]): boolean =>
  items.some(
    ({ type, icon, children = [] }) =>
      ((type === "item" || type === "collapse") && !icon) || hasBareEntry(children),
  );
