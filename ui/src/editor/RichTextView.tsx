/** Shows a document: each known node becomes a React node, an unknown one only its content. There is no raw HTML on the way. */
import type { ReactNode } from "react";
import { cx } from "../base/cx";
import { Callout } from "./Callout";
import { type RichMark, type RichNode, safeHref, shownPicture, toneOf } from "./document";
import { Embed } from "./Embed";

function applyMark(text: ReactNode, mark: RichMark): ReactNode {
  switch (mark.type) {
    case "bold":
      return <strong>{text}</strong>;
    case "italic":
      return <em>{text}</em>;
    case "strike":
      return <s>{text}</s>;
    case "underline":
      return <u>{text}</u>;
    case "code":
      return <code>{text}</code>;
    case "link": {
      const href = safeHref(mark.attrs?.href);
      return href ? (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      );
    }
    default:
      return text;
  }
}

function children(node: RichNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a document that is only shown; its nodes have no names
  return node.content?.map((child, i) => <Node key={i} node={child} />);
}

/** With its sides a picture has its place before it is there: as wide as it is, and as high as a page shows it. */
function sizeStyle({ width, height }: Record<string, unknown>) {
  if (typeof width !== "number" || typeof height !== "number") return {};
  const inlineSize = `min(${width}px, calc(70vh * ${width / height}))`;
  return { width, height, style: { inlineSize } };
}

/** Over how many columns and rows a cell reaches. */
function spans({ attrs }: RichNode) {
  const many = (value: unknown) => (typeof value === "number" && value > 1 ? value : undefined);
  return { colSpan: many(attrs?.colspan), rowSpan: many(attrs?.rowspan) };
}

function Node({ node }: { node: RichNode }): ReactNode {
  switch (node.type) {
    case "text":
      return (node.marks ?? []).reduce<ReactNode>(applyMark, node.text ?? "");
    case "paragraph":
      return <p>{node.content ? children(node) : <br />}</p>;
    case "heading":
      return node.attrs?.level === 2 ? <h2>{children(node)}</h2> : <h3>{children(node)}</h3>;
    case "bulletList":
      return <ul>{children(node)}</ul>;
    case "orderedList":
      return (
        <ol start={typeof node.attrs?.start === "number" ? node.attrs.start : undefined}>{children(node)}</ol>
      );
    case "listItem":
      return <li>{children(node)}</li>;
    case "blockquote":
      return <blockquote>{children(node)}</blockquote>;
    case "codeBlock":
      return (
        <pre>
          <code>{children(node)}</code>
        </pre>
      );
    case "callout":
      return <Callout tone={toneOf(node.attrs?.tone)}>{children(node)}</Callout>;
    case "embed":
      return <Embed attrs={node.attrs} />;
    case "table":
      return (
        // A wide table moves sideways by itself, also by its keys.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached without a mouse
        <div className="kit-table-box" tabIndex={0}>
          <table>
            <tbody>{children(node)}</tbody>
          </table>
        </div>
      );
    case "tableRow":
      return <tr>{children(node)}</tr>;
    case "tableHeader":
      return <th {...spans(node)}>{children(node)}</th>;
    case "tableCell":
      return <td {...spans(node)}>{children(node)}</td>;
    case "horizontalRule":
      return <hr />;
    case "hardBreak":
      return <br />;
    case "image": {
      const src = shownPicture(node.attrs?.src);
      return (
        src && (
          <img
            src={src}
            alt={String(node.attrs?.alt ?? "")}
            loading="lazy"
            {...sizeStyle(node.attrs ?? {})}
          />
        )
      );
    }
    default:
      return children(node);
  }
}

export function RichTextView({
  document,
  className,
}: {
  document: RichNode | null | undefined;
  className?: string;
}) {
  if (!document) return null;
  return (
    <div className={cx("kit-rich", className)} dir="auto">
      <Node node={document} />
    </div>
  );
}
