import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { expect, it, vi } from "vitest";
import { layLayers, linksOf, type PageLayers, partsOf, textIn } from "./pdfLayers";

const item = (str: string, x: number, y: number, width: number) => ({
  str,
  transform: [1, 0, 0, 1, x, y],
  width,
  height: 10,
});
const pdf = {
  getDestination: async (name: string) => (name === "ch2" ? [{ num: 7, gen: 0 }, { name: "XYZ" }] : null),
  getPageIndex: async ({ num }: { num: number }) => num - 3,
} as unknown as PDFDocumentProxy;
/** A hundred wide and two hundred high, from the bottom up. */
const viewport = {
  width: 100,
  height: 200,
  convertToViewportRectangle: ([x1, y1, x2, y2]: number[]) => [x1, 200 - (y1 ?? 0), x2, 200 - (y2 ?? 0)],
} as unknown as PageViewport;
const rect = [10, 100, 60, 120];
const page = (annotations: object[], tree: object | null = null) =>
  ({
    getAnnotations: async () =>
      annotations.map((item, at) => ({ id: `${at}R`, subtype: "Link", rect, ...item })),
    getTextContent: async () => ({ items: [item("our ", 10, 104, 20), item("rules", 30, 104, 25)] }),
    getStructTree: async () => tree,
  }) as unknown as PDFPageProxy;
const layers = (part: Partial<PageLayers> = {}): PageLayers => ({
  text: document.createElement("div"),
  links: document.createElement("div"),
  parts: document.createElement("div"),
  onGo: () => undefined,
  pageName: (to) => `Page ${to}`,
  ...part,
});

it("names a link by the words over which it lies", () => {
  expect(textIn([item("Read ", 0, 104, 9), item("our rules", 10, 104, 45)], [10, 100, 60, 120])).toBe(
    "our rules",
  );
  expect(textIn([item("our rules", 10, 10, 45)], [10, 100, 60, 120])).toBe("");
});

it("leads elsewhere in a tab of its own, and nowhere that is no page of the web", async () => {
  const links = await linksOf(
    pdf,
    page([
      { url: "https://example.com/rules" },
      { url: "javascript:alert(1)" },
      { subtype: "Text", url: "https://example.com" },
    ]),
    viewport,
    layers(),
  );
  expect(links).toHaveLength(1);
  expect(links[0]).toMatchObject({
    href: "https://example.com/rules",
    target: "_blank",
    rel: "noopener noreferrer",
    ariaLabel: "our rules",
  });
  const { left, top, width, height } = (links[0] as HTMLElement).style;
  expect([left, top, width, height]).toEqual(["10%", "40%", "50%", "10%"]);
});

it("leads to another page of the same document", async () => {
  const onGo = vi.fn();
  const links = await linksOf(
    pdf,
    page([{ dest: "ch2", rect: [0, 0, 9, 9] }, { dest: "nowhere" }, { dest: [3] }]),
    viewport,
    layers({ onGo }),
  );
  expect(links.map(({ ariaLabel }) => ariaLabel)).toEqual(["Page 5", "our rules"]);
  for (const link of links) link.click();
  expect(onGo.mock.calls).toEqual([[5], [4]]);
});

const tree = {
  role: "Root",
  children: [
    {
      role: "Document",
      children: [
        { role: "H2", children: [{ type: "content", id: "p1_mc0" }] },
        {
          role: "L",
          children: [
            { role: "LI", children: [{ role: "LBody", children: [{ type: "content", id: "p1_mc1" }] }] },
          ],
        },
        { role: "Figure", alt: "A plan of the house", children: [{ type: "content", id: "p1_mc2" }] },
        { role: "P", children: [{ type: "content", id: "gone" }] },
        { role: "Link", children: [{ type: "annotation", id: "pdfjs_internal_id_0R" }] },
      ],
    },
  ],
};

it("says what the parts of a page are, of those that are there", async () => {
  const text = document.createElement("div");
  for (const [id, content] of [
    ["p1_mc0", "Rules"],
    ["p1_mc1", "First"],
  ] as const) {
    const part = document.createElement("span");
    part.id = id;
    part.textContent = content;
    text.append(part);
  }
  const laid = layers({ text });
  await layLayers(
    pdf,
    page([{ url: "https://example.com" }], tree),
    viewport,
    laid,
    new AbortController().signal,
  );
  const heading = laid.parts.querySelector('[role="heading"]');
  expect([heading?.ariaLevel, heading?.getAttribute("aria-owns")]).toEqual(["2", "p1_mc0"]);
  expect(laid.parts.querySelector('[role="list"] > [role="listitem"] [aria-owns="p1_mc1"]')).not.toBeNull();
  expect(laid.parts.querySelector('[role="img"]')?.ariaLabel).toBe("A plan of the house");
  expect(laid.parts.querySelector('[role="paragraph"]')).toBeNull();
  expect(laid.parts.querySelector('[aria-owns="pdfjs_internal_id_0R"]')).not.toBeNull();
});

it("says nothing of a page that does not say what its parts are, nor of one that was turned", async () => {
  expect(partsOf({ role: "Root", children: [] }, () => true)).toBeNull();
  const turned = new AbortController();
  turned.abort();
  const laid = layers();
  await layLayers(pdf, page([{ url: "https://example.com" }], tree), viewport, laid, turned.signal);
  expect(laid.links.childElementCount).toBe(0);
});
