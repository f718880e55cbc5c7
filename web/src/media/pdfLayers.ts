/** What lies over the picture of a PDF's page beside its words: links that can be followed, and what its parts are to a screen reader. */
import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";

export type PageLayers = {
  /** Each is filled anew with each page. */
  text: HTMLElement;
  links: HTMLElement;
  parts: HTMLElement;
  /** Somebody follows a link to another page of the same document. */
  onGo: (page: number) => void;
  /** What such a link is called that says nothing itself. */
  pageName: (page: number) => string;
};

/** As pdf.js tells of them, in `any`. */
type Annotation = {
  id: string;
  subtype: string;
  rect: [number, number, number, number];
  url?: string;
  dest?: string | readonly unknown[] | null;
  contentsObj?: { str: string };
};
type TextItem = { str: string; transform: readonly number[]; width: number; height: number };
export type Part = {
  role?: string;
  alt?: string;
  lang?: string;
  type?: string;
  id?: string;
  children?: readonly Part[];
};

/** By which the tree of a PDF's parts names what stands on a page and is no text. */
const ANNOTATION = "pdfjs_internal_id_";
const safeLink = /^(https?|mailto|tel):/i;

/** The words of which the most lie in a rectangle of the page. */
export function textIn(items: readonly TextItem[], [left, bottom, right, top]: Annotation["rect"]): string {
  return items
    .filter(({ transform, width, height }) => {
      const [x = 0, y = 0] = transform.slice(4);
      const within = Math.min(x + width, right) - Math.max(x, left);
      return width > 0 && within > width / 2 && y + height / 2 > bottom && y + height / 2 < top;
    })
    .map(({ str }) => str)
    .join("")
    .replace(/\s+/g, " ")
    .trim();
}

async function pageOf(pdf: PDFDocumentProxy, dest: Annotation["dest"]): Promise<number | null> {
  const [at] = (typeof dest === "string" ? await pdf.getDestination(dest) : dest) ?? [];
  if (typeof at === "number") return at + 1;
  return typeof at === "object" && at !== null
    ? (await pdf.getPageIndex(at as Parameters<typeof pdf.getPageIndex>[0])) + 1
    : null;
}

/** Links of the page, each where it is drawn, in the order in which the page has them. */
export async function linksOf(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  viewport: PageViewport,
  { onGo, pageName }: Pick<PageLayers, "onGo" | "pageName">,
): Promise<HTMLAnchorElement[]> {
  const all = (await page.getAnnotations({ intent: "display" })) as Annotation[];
  const links = all.filter(({ subtype, url, dest }) => subtype === "Link" && (url || dest));
  if (links.length === 0) return [];
  const { items } = await page.getTextContent();
  const textItems = items.filter((item): item is typeof item & TextItem => "str" in item);
  const elements = links.map(async ({ id, rect, url, dest, contentsObj }) => {
    const to = url ? null : await pageOf(pdf, dest).catch(() => null);
    if (url ? !safeLink.test(url) : to === null) return [];
    const link = document.createElement("a");
    link.id = ANNOTATION + id;
    const name = textIn(textItems, rect) || contentsObj?.str.trim();
    if (url) {
      link.href = url;
      link.target = "_blank";
      link.rel = "noopener noreferrer";
      link.ariaLabel = name || url;
    } else if (to !== null) {
      link.href = `#page=${to}`;
      link.ariaLabel = name || pageName(to);
      link.addEventListener("click", (event) => {
        event.preventDefault();
        onGo(to);
      });
    }
    const [x1, y1, x2, y2] = viewport.convertToViewportRectangle(rect) as Annotation["rect"];
    const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
    link.style.left = share(Math.min(x1, x2), viewport.width);
    link.style.top = share(Math.min(y1, y2), viewport.height);
    link.style.width = share(Math.abs(x2 - x1), viewport.width);
    link.style.height = share(Math.abs(y2 - y1), viewport.height);
    return [link];
  });
  return (await Promise.all(elements)).flat();
}

/** What a part is here; what has no line is no more than what stands in it. */
const ROLES: Readonly<Record<string, string>> = {
  Sect: "group",
  Aside: "note",
  FENote: "note",
  L: "list",
  LI: "listitem",
  Table: "table",
  THead: "rowgroup",
  TBody: "rowgroup",
  TFoot: "rowgroup",
  TR: "row",
  TH: "columnheader",
  TD: "cell",
  P: "paragraph",
};

/** The parts of a page with what they are; what stands in them stays where it is drawn, and is theirs by its id. */
export function partsOf(root: Part, isThere: (id: string) => boolean): HTMLElement | null {
  const element = document.createElement("span");
  const { role = "", alt, lang } = root;
  const level = /^H([1-6])?$/.exec(role);
  if (level) {
    element.setAttribute("role", "heading");
    element.ariaLevel = level[1] ?? "1";
  } else if (alt) element.setAttribute("role", "img");
  else if (ROLES[role]) element.setAttribute("role", ROLES[role]);
  if (alt) element.ariaLabel = alt;
  if (lang) element.lang = lang;
  const inside = alt ? [] : (root.children ?? []);
  const owned = inside.flatMap(({ type, id }) => (type && id && isThere(id) ? [id] : []));
  if (owned.length > 0) element.setAttribute("aria-owns", owned.join(" "));
  element.append(...inside.flatMap((part) => (part.type ? [] : (partsOf(part, isThere) ?? []))));
  const isEmpty = owned.length === 0 && element.childElementCount === 0 && !alt;
  return isEmpty ? null : element;
}

/** After its words are there. */
export async function layLayers(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  viewport: PageViewport,
  layers: PageLayers,
  signal: AbortSignal,
): Promise<void> {
  const [links, tree] = await Promise.all([
    linksOf(pdf, page, viewport, layers),
    page.getStructTree() as Promise<Part | null>,
  ]);
  if (signal.aborted) return;
  layers.links.replaceChildren(...links);
  const { text } = layers;
  const isThere = (id: string) =>
    text.querySelector(`[id="${CSS.escape(id)}"]`) !== null || links.some((link) => link.id === id);
  const parts = tree && partsOf(tree, isThere);
  layers.parts.replaceChildren(...(parts ? [parts] : []));
}
