/** Markdown as a page has it: headings, paragraphs, lists, quotes, callouts, tables, code, pictures, films. What a page cannot hold stays as its words. */
import { type CalloutTone, filmAt, type RichMark, type RichNode, safeHref } from "@learnt/ui/editor/document";

/** Which upload a picture of the text is; null: it is left out. */
export type FindUpload = (path: string) => string | null;

const text = (text: string, marks: readonly RichMark[]): RichNode[] =>
  text ? [{ type: "text", text: text, ...(marks.length > 0 ? { marks: [...marks] } : {}) }] : [];

type Rule = { pattern: RegExp; mark: (match: RegExpExecArray) => RichMark | null; inner: number };

/** In the order in which they win where two begin at the same letter. */
const rules: readonly Rule[] = [
  { pattern: /(`+)(.+?)\1/, mark: () => ({ type: "code" }), inner: 2 },
  {
    pattern: /\[([^\]]*)\]\(\s*<?([^\s)>]+)>?(?:\s+["'][^)]*)?\s*\)/,
    mark: ([, , href]) => (safeHref(href) ? { type: "link", attrs: { href } } : null),
    inner: 1,
  },
  { pattern: /<(https?:\/\/[^\s>]+)>/, mark: ([, href]) => ({ type: "link", attrs: { href } }), inner: 1 },
  {
    pattern: /\*\*(?=\S)(.+?)(?<=\S)\*\*(?!\*)|(?<!\w)__(?=\S)(.+?)(?<=\S)__(?!\w)/,
    mark: () => ({ type: "bold" }),
    inner: 0,
  },
  { pattern: /~~(?=\S)(.+?)(?<=\S)~~/, mark: () => ({ type: "strike" }), inner: 1 },
  {
    pattern: /\*(?=\S)(.+?)(?<=\S)\*|(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)/,
    mark: () => ({ type: "italic" }),
    inner: 0,
  },
];

const unescapeMarkdown = (text: string) => text.replace(/\\([\\`*_{}[\]()#+.!>~-])/g, "$1");

/** The words of a block with their marks. */
function inline(inputText: string, marks: readonly RichMark[] = []): RichNode[] {
  let first: { found: RegExpExecArray; rule: Rule } | null = null;
  for (const rule of rules) {
    const match = rule.pattern.exec(inputText);
    if (match && inputText[match.index - 1] !== "\\" && (!first || match.index < first.found.index))
      first = { found: match, rule };
  }
  if (!first) return text(unescapeMarkdown(inputText), marks);
  const { found, rule } = first;
  const mark = rule.mark(found);
  const inner = rule.inner > 0 ? (found[rule.inner] ?? "") : (found[1] ?? found[2] ?? "");
  const inside = mark ? [...marks, mark] : marks;
  return [
    ...text(unescapeMarkdown(inputText.slice(0, found.index)), marks),
    ...(mark?.type === "code" ? text(inner.trim(), inside) : inline(inner, inside)),
    ...inline(inputText.slice(found.index + found[0].length), marks),
  ];
}

const PICTURE = /!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?(?:\s+["'][^)]*)?\s*\)/g;

/** A paragraph; pictures in it stand below each other, between what is said before and after. */
function paragraphs(lines: readonly string[], find: FindUpload): RichNode[] {
  const nodes: RichNode[] = [];
  const say = (text: string) => {
    const content = text
      .split(/ {2,}\n|\\\n/)
      .flatMap((line, index) => [
        ...(index > 0 ? [{ type: "hardBreak" }] : []),
        ...inline(line.replace(/\s*\n\s*/g, " ").trim()),
      ]);
    if (content.some(({ type }) => type === "text")) nodes.push({ type: "paragraph", content });
  };
  const words = lines.join("\n");
  let at = 0;
  for (const match of words.matchAll(PICTURE)) {
    say(words.slice(at, match.index));
    at = match.index + match[0].length;
    const file = find(match[2] as string);
    if (file) nodes.push({ type: "image", attrs: { file, alt: match[1] ?? "" } });
    else say(match[1] ?? "");
  }
  say(words.slice(at));
  return nodes;
}

const FENCE = /^ {0,3}(```+|~~~+)\s*([\w+-]*)/;
const HEADING = /^ {0,3}(#{1,6})\s+(.*?)\s*#*\s*$/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const BULLET = /^( {0,3})([-*+])\s+(.*)$/;
const NUMBER = /^( {0,3})(\d{1,6})[.)]\s+(.*)$/;
const QUOTE = /^ {0,3}> ?(.*)$/;

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*$/i;
const TONES: Record<string, CalloutTone> = {
  note: "info",
  tip: "good",
  important: "warn",
  warning: "warn",
  caution: "bad",
};

/** The line below a table's headers. */
const DIVIDER = /^ {0,3}\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

/** The cells of a table's line; a bar that is meant as one has a backslash. */
const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));

/** Headers and rows, each as wide as the headers. */
function table([first = "", ...rest]: readonly string[]): RichNode {
  const headers = cellsOf(first);
  const row = (cells: readonly string[], type: string): RichNode => ({
    type: "tableRow",
    content: headers.map((_, at) => ({
      type,
      content: [{ type: "paragraph", content: inline(cells[at] ?? "") }],
    })),
  });
  return {
    type: "table",
    content: [row(headers, "tableHeader"), ...rest.map((line) => row(cellsOf(line), "tableCell"))],
  };
}

/** Whether a table begins here: headers, and below them a line that divides as many columns. */
const isTable = (line: string, next = "") =>
  line.includes("|") && DIVIDER.test(next) && cellsOf(line).length === cellsOf(next).length;

/** An address alone on its line, of a film that can be shown here. */
const filmOf = (line: string) => filmAt(line.trim().replace(/^<(.*)>$/, "$1"));

const startsBlock = (line: string) =>
  [FENCE, HEADING, RULE, BULLET, NUMBER, QUOTE].some((pattern) => pattern.test(line));

function blocks(lines: readonly string[], find: FindUpload, depth = 0): RichNode[] {
  const nodes: RichNode[] = [];
  let at = 0;
  const line = () => lines[at] ?? "";
  while (at < lines.length) {
    const [fence, heading, quote] = [FENCE.exec(line()), HEADING.exec(line()), QUOTE.exec(line())];
    if (!line().trim()) at++;
    else if (fence) {
      const code: string[] = [];
      for (
        at++;
        at < lines.length &&
        !line()
          .trimStart()
          .startsWith(fence[1] as string);
        at++
      )
        code.push(line());
      at++;
      const attrs = fence[2] ? { attrs: { language: fence[2].slice(0, 40) } } : {};
      nodes.push({ type: "codeBlock", ...attrs, content: text(code.join("\n"), []) });
    } else if (heading) {
      at++;
      const level = Math.min(4, (heading[1] as string).length);
      nodes.push({ type: "heading", attrs: { level }, content: inline(heading[2] as string) });
    } else if (RULE.test(line())) {
      at++;
      nodes.push({ type: "horizontalRule" });
    } else if (quote && depth < 6) {
      const quoteLines: string[] = [];
      for (let item = quote; item; item = QUOTE.exec(line()) as RegExpExecArray) {
        quoteLines.push(item[1] as string);
        at++;
      }
      const alert = ALERT.exec(quoteLines[0]?.trim() ?? "");
      const content = orEmptyParagraph(blocks(alert ? quoteLines.slice(1) : quoteLines, find, depth + 1));
      const tone = TONES[alert?.[1]?.toLowerCase() ?? ""];
      nodes.push(tone ? { type: "callout", attrs: { tone }, content } : { type: "blockquote", content });
    } else if (isTable(line(), lines[at + 1])) {
      const rows = [line()];
      for (at += 2; at < lines.length && line().trim() && line().includes("|"); at++) rows.push(line());
      nodes.push(table(rows));
    } else if (filmOf(line())) {
      nodes.push({ type: "embed", attrs: { ...filmOf(line()), title: "" } });
      at++;
    } else if (depth < 6 && (BULLET.test(line()) || NUMBER.test(line()))) {
      const pattern = BULLET.test(line()) ? BULLET : NUMBER;
      const start = Number(NUMBER.exec(line())?.[2] ?? 1);
      const items: RichNode[] = [];
      for (let item = pattern.exec(line()); item && !RULE.test(line()); item = pattern.exec(line())) {
        const inner = [item[3] as string];
        const indent = (item[0] as string).length - (item[3] as string).length;
        for (at++; at < lines.length; at++) {
          const isIn = line().slice(0, Math.min(indent, 2)).trim() === "" && line().trim() !== "";
          const isBlank = line().trim() === "" && /^ {2,}\S/.test(lines[at + 1] ?? "");
          const isLazy = line().trim() !== "" && !startsBlock(line()) && inner.at(-1)?.trim();
          if (!isIn && !isBlank && !isLazy) break;
          inner.push(line().replace(new RegExp(`^ {0,${indent}}`), ""));
        }
        items.push({ type: "listItem", content: orEmptyParagraph(blocks(inner, find, depth + 1)) });
        // An empty line between two items keeps them in one list.
        if (!line().trim() && pattern.test(lines[at + 1] ?? "")) at++;
      }
      const attrs = pattern === NUMBER ? { attrs: { start } } : {};
      nodes.push({ type: pattern === NUMBER ? "orderedList" : "bulletList", ...attrs, content: items });
    } else {
      const quoteLines = [line()];
      const goesOn = () =>
        line().trim() && !startsBlock(line()) && !filmOf(line()) && !isTable(line(), lines[at + 1]);
      for (at++; at < lines.length && goesOn(); at++) quoteLines.push(line());
      nodes.push(...paragraphs(quoteLines, find));
    }
  }
  return nodes;
}

const orEmptyParagraph = (nodes: RichNode[]): RichNode[] =>
  nodes[0] && nodes[0].type !== "image" ? nodes : [{ type: "paragraph" }, ...nodes];

const linesOf = (markdown: string) =>
  markdown
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, "    ")
    // What stands between two lines of hyphens at the very top is about the file, not of it.
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split("\n");

/** The first heading, if the text begins with one: it is the title, and not said again in the text. */
export function readMarkdown(markdown: string, find: FindUpload): { title: string | null; doc: RichNode } {
  const lines = linesOf(markdown);
  const first = lines.findIndex((line) => line.trim());
  const heading = first < 0 ? null : /^#\s+(.*?)\s*#*\s*$/.exec(lines[first] as string);
  const content = blocks(heading ? lines.slice(first + 1) : lines, find);
  const title = heading
    ? inline(heading[1] as string)
        .map((node) => node.text)
        .join("")
    : null;
  return { title, doc: { type: "doc", content: orEmptyParagraph(content) } };
}

/** The files that a text shows, as it names them. */
export const picturesOf = (markdown: string): string[] =>
  [...markdown.matchAll(PICTURE)].map((match) => match[2] as string);
