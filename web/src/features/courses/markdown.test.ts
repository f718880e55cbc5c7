import { expect, test } from "vitest";
import { picturesOf, readMarkdown } from "./markdown";

const read = (markdown: string) => readMarkdown(markdown, (path) => (path === "a.png" ? "file-a" : null));
const p = (...content: unknown[]) => ({ type: "paragraph", content });
const t = (text: string, ...marks: unknown[]) => ({ type: "text", text, ...(marks.length ? { marks } : {}) });

test("the first heading is the title, what is about the file is left out", () => {
  const { title, doc } = read("---\nauthor: Ada\n---\n\n# Fire *safety*\n\nLeave.\n## Then\n");
  expect(title).toBe("Fire safety");
  expect(doc.content).toEqual([
    p(t("Leave.")),
    { type: "heading", attrs: { level: 2 }, content: [t("Then")] },
  ]);
  expect(read("Words").title).toBeNull();
  expect(read("").doc.content).toEqual([{ type: "paragraph" }]);
});

test("words carry their marks, and links lead to the web only", () => {
  const bold = { type: "bold" };
  expect(read("a **b *c*** `d*` snake_case_name").doc.content?.[0]).toEqual(
    p(
      t("a "),
      t("b ", bold),
      t("c", bold, { type: "italic" }),
      t(" "),
      t("d*", { type: "code" }),
      t(" snake_case_name"),
    ),
  );
  expect(read("[x](https://x.test) [y](javascript:alert(1)) \\*z\\*").doc.content?.[0]?.content?.[0]).toEqual(
    t("x", { type: "link", attrs: { href: "https://x.test" } }),
  );
  expect(JSON.stringify(read("[y](javascript:alert)").doc)).not.toContain("javascript");
  expect(read("\\*z\\*").doc.content).toEqual([p(t("*z*"))]);
});

test("lists, quotes, code and rules are blocks of their own", () => {
  const { doc } = read(
    "- one\n  more\n- two\n  1. in\n\n3. three\n\n> said\n> twice\n\n```rust\nfn a() {}\n```\n\n***\n",
  );
  expect(doc.content?.map(({ type }) => type)).toEqual([
    "bulletList",
    "orderedList",
    "blockquote",
    "codeBlock",
    "horizontalRule",
  ]);
  const [bullets, numbers, quote, code] = doc.content ?? [];
  expect(bullets?.content?.[0]?.content).toEqual([p(t("one more"))]);
  expect(bullets?.content?.[1]?.content?.map(({ type }) => type)).toEqual(["paragraph", "orderedList"]);
  expect(numbers?.attrs).toEqual({ start: 3 });
  expect(quote?.content).toEqual([p(t("said twice"))]);
  expect(code).toEqual({ type: "codeBlock", attrs: { language: "rust" }, content: [t("fn a() {}")] });
});

test("pictures are the uploads that they became, and of others their words stay", () => {
  const markdown = "See ![plan](a.png) and ![door](b.png).";
  expect(picturesOf(markdown)).toEqual(["a.png", "b.png"]);
  expect(read(markdown).doc.content).toEqual([
    p(t("See")),
    { type: "image", attrs: { file: "file-a", alt: "plan" } },
    p(t("and")),
    p(t("door")),
    p(t(".")),
  ]);
});

test("a table has its headers and rows of as many cells", () => {
  const { doc } = read(
    "Who leaves:\n| Who | *When* |\n|:--|---|\n| Ada \\| Otto | **now** |\n| Mia |\n\nThen.",
  );
  expect(doc.content?.map(({ type }) => type)).toEqual(["paragraph", "table", "paragraph"]);
  const rows = doc.content?.[1]?.content?.map(({ content }) =>
    content?.map((cell) => cell.content?.[0]?.content),
  );
  expect(doc.content?.[1]?.content?.[0]?.content?.map(({ type }) => type)).toEqual([
    "tableHeader",
    "tableHeader",
  ]);
  expect(rows).toEqual([
    [[t("Who")], [t("When", { type: "italic" })]],
    [[t("Ada | Otto")], [t("now", { type: "bold" })]],
    [[t("Mia")], []],
  ]);
  expect(read("a | b\nwords").doc.content).toEqual([p(t("a | b words"))]);
});

test("what is to be minded is a callout, and a film alone on its line is embedded", () => {
  const { doc } = read(
    "> [!WARNING]\n> Hot.\n\n> [!odd]\n\nSee\nhttps://youtu.be/aaaaaaaaaaa\n\nhttps://elsewhere.test/x",
  );
  expect(doc.content).toEqual([
    { type: "callout", attrs: { tone: "warn" }, content: [p(t("Hot."))] },
    { type: "blockquote", content: [p(t("[!odd]"))] },
    p(t("See")),
    { type: "embed", attrs: { provider: "youtube", video: "aaaaaaaaaaa", title: "" } },
    p(t("https://elsewhere.test/x")),
  ]);
});
