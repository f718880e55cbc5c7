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

/** A film of one of the houses whose films a text may show. */
export type EmbeddedVideo = { provider: "youtube" | "vimeo"; video: string };

const films = {
  youtube: {
    name: "YouTube",
    id: /^[\w-]{6,20}$/,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
    frame: (id: string) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  vimeo: {
    name: "Vimeo",
    id: /^\d{5,12}$/,
    page: (id: string) => `https://vimeo.com/${id}`,
    frame: (id: string) => `https://player.vimeo.com/video/${id}?dnt=1`,
  },
} as const;

/** The film that an address leads to, if its house is on the list. */
export function filmAt(address: string): EmbeddedVideo | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return null;
  const host = hostname.replace(/^(www|m)\./, "");
  const [, first = "", second = ""] = pathname.split("/");
  const matchOf = (provider: EmbeddedVideo["provider"], video: string): EmbeddedVideo | null =>
    films[provider].id.test(video) ? { provider, video } : null;
  if (host === "youtu.be") return matchOf("youtube", first);
  if (host === "youtube.com" || host === "youtube-nocookie.com")
    return matchOf(
      "youtube",
      first === "watch" ? (searchParams.get("v") ?? "") : /^(embed|shorts|live)$/.test(first) ? second : "",
    );
  if (host === "vimeo.com") return matchOf("vimeo", first);
  if (host === "player.vimeo.com" && first === "video") return matchOf("vimeo", second);
  return null;
}

/** What is shown of a film: the house by its name, the page of the film, and the frame that plays it. */
export function shownFilm(attrs: Record<string, unknown> | undefined) {
  const { provider, video } = attrs ?? {};
  if ((provider !== "youtube" && provider !== "vimeo") || typeof video !== "string") return null;
  const { name, id, page, frame } = films[provider];
  return id.test(video) ? { name, page: page(video), frame: frame(video) } : null;
}

export const tones = ["info", "good", "warn", "bad"] as const;
export type CalloutTone = (typeof tones)[number];

/** A tone that there is; any other informs. */
export const toneOf = (input: unknown): CalloutTone => tones.find((tone) => tone === input) ?? "info";

/** The words alone, for previews and counts. */
export function plainText(node: RichNode | null | undefined): string {
  if (!node) return "";
  if (node.text !== undefined) return node.text;
  if (node.type === "embed") return typeof node.attrs?.title === "string" ? node.attrs.title : "";
  if (node.type === "image") return typeof node.attrs?.alt === "string" ? node.attrs.alt : "";
  const parts = (node.content ?? []).map(plainText);
  return parts.join(node.type === "paragraph" || node.type === "heading" ? "" : " ").trim();
}

export const isBlank = (node: RichNode | null | undefined) => plainText(node) === "";
