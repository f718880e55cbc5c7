/** Words on a page: plain, formatted, and while they are written. */
import type { RichNode } from "@learnt/ui/editor/document";
import { RichTextEditor } from "@learnt/ui/editor/RichTextEditor";
import { RichTextView } from "@learnt/ui/editor/RichTextView";
import { Heading, Text } from "@learnt/ui/layout/Text";

const text = (text: string, ...marks: string[]): RichNode => ({
  type: "text",
  text: text,
  marks: marks.map((type) => ({
    type,
    ...(type === "link" ? { attrs: { href: "https://learnt.test" } } : {}),
  })),
});
const paragraph = (...content: RichNode[]): RichNode => ({ type: "paragraph", content });
const list = (type: string): RichNode => ({
  type,
  content: ["One", "Two"].map((words) => ({ type: "listItem", content: [paragraph(text(words))] })),
});

const document: RichNode = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [text("A heading")] },
    { type: "heading", attrs: { level: 3 }, content: [text("A subheading")] },
    paragraph(
      text("Words, "),
      text("bold, ", "bold"),
      text("italic, ", "italic"),
      text("struck, ", "strike"),
      text("underlined, ", "underline"),
      text("code, ", "code"),
      text("a link", "link"),
    ),
    list("bulletList"),
    list("orderedList"),
    { type: "blockquote", content: [paragraph(text("Somebody said so."))] },
    { type: "codeBlock", content: [text("let x = 1;")] },
    { type: "horizontalRule" },
    ...(["info", "good", "warn", "bad"] as const).map((tone) => ({
      type: "callout",
      attrs: { tone },
      content: [
        paragraph(text("To be "), text("minded", "bold"), text(", as "), text("here", "link"), text(".")),
      ],
    })),
    {
      type: "table",
      content: ["tableHeader", "tableCell"].map((type) => ({
        type: "tableRow",
        content: ["One", "Two"].map((words) => ({ type, content: [paragraph(text(words))] })),
      })),
    },
    { type: "embed", attrs: { provider: "youtube", video: "aaaaaaaaaaa", title: "Leaving a building" } },
  ],
};

export function Texts() {
  return (
    <>
      <Heading level={2}>A heading of the page</Heading>
      <Heading level={3}>A smaller one</Heading>
      <Text>Plain words.</Text>
      <Text muted>Less important ones.</Text>
      <Text muted small>
        And small ones.
      </Text>
      <RichTextView document={document} />
      <RichTextEditor label="Content" value={document} onChange={() => undefined} />
      <RichTextEditor
        label="Empty content"
        placeholder="Write here"
        value={null}
        onChange={() => undefined}
      />
    </>
  );
}
