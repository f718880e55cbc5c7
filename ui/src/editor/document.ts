/** The document of the rich text editor: a tree of nodes, the only form in which formatted text is stored and sent. */
export type RichMark = { type: string; attrs?: Record<string, unknown> };

export type RichNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichNode[];
  marks?: RichMark[];
  text?: string;
};

export const emptyDocument: RichNode = { type: "doc", content: [{ type: "paragraph" }] };

/** Only these addresses become links; anything else stays plain text. */
export function safeHref(href: unknown): string | null {
  if (typeof href !== "string") return null;
  try {
    return ["https:", "http:", "mailto:"].includes(new URL(href).protocol) ? href : null;
  } catch {
    return null;
  }
}

/** A picture is shown from this very host only. */
export function shownPicture(src: unknown): string | null {
  return typeof src === "string" && /^\/[^/\\]/.test(src) ? src : null;
}

/** The words alone, for previews and counts. */
export function plainText(node: RichNode | null | undefined): string {
  if (!node) return "";
  if (node.text !== undefined) return node.text;
  if (node.type === "image") return typeof node.attrs?.alt === "string" ? node.attrs.alt : "";
  const parts = (node.content ?? []).map(plainText);
  return parts.join(node.type === "paragraph" || node.type === "heading" ? "" : " ").trim();
}

export const isBlank = (node: RichNode | null | undefined) => plainText(node) === "";
