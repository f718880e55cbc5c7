/** The catalogue of icons, and what is copied of one. */

export type Icon = {
  order: number;
  id: number;
  name: string;
  prevSize: number;
  code: number;
  ligatures: string;
  tags: readonly string[];
};

export const copies = ["name", "code", "html"] as const;
export type CopyFormat = (typeof copies)[number];

/** What stands in the clipboard afterwards. */
export function copyOf({ name, code }: Pick<Icon, "name" | "code">, what: CopyFormat): string {
  if (what === "name") return name;
  if (what === "code") return code.toString(16);
  return `<span class="material-icons">${name}</span>`;
}

/** Icons that have all the words in their names or tags; those whose name begins with them come first. */
export function search(icons: readonly Icon[], text: string): Icon[] {
  const words = text
    .toLowerCase()
    .split(/[\s_]+/)
    .filter(Boolean);
  const first = words.join("_");
  const result = icons.filter(({ name, tags }) =>
    words.every((word) => name.includes(word) || tags.some((tag) => tag.startsWith(word))),
  );
  const rank = ({ name }: Icon) => (first !== "" && name.startsWith(first) ? 0 : 1);
  return result.sort((item, other) => rank(item) - rank(other) || item.order - other.order);
}

export const pageLayouts = [
  "full-width",
  "container",
  "narrow",
  "left-sidebar",
  "right-sidebar",
  "both-sidebars",
  "tabs",
  "cards",
] as const;
export type PageLayout = (typeof pageLayouts)[number];
export const isPageLayout = (name: string | undefined): name is PageLayout =>
  (pageLayouts as readonly string[]).includes(name ?? "");
