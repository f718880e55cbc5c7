/** What a screen reader reads out by itself holds only words: whatever can be pressed stands beside it, or is read as words and lost. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
type Element = ts.JsxElement | ts.JsxSelfClosingElement;

const isElement = (node: ts.Node): node is Element =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
const opening = (node: Element) => (ts.isJsxElement(node) ? node.openingElement : node);
const nameOf = (node: Element) => opening(node).tagName.getText();
const attribute = (node: Element, name: string) =>
  opening(node).attributes.properties.find(
    (item): item is ts.JsxAttribute => ts.isJsxAttribute(item) && item.name.getText() === name,
  );

/** The parts of an element that are read out by themselves. */
function live(node: Element): readonly ts.Node[] {
  const children = ts.isJsxElement(node) ? [...node.children] : [];
  if (nameOf(node) === "Notice") return [...children, ...[attribute(node, "title")].filter((item) => !!item)];
  const role = attribute(node, "role")?.initializer?.getText() ?? "";
  const message = attribute(node, "aria-live")?.initializer?.getText() ?? '"off"';
  return /"(status|alert)"/.test(role) || message !== '"off"' ? children : [];
}

const isPressed = (node: ts.Node): boolean =>
  isElement(node) &&
  (/(^|\.)(button|a|input|select|textarea)$|Button$|^Link$|^(Nav|Learnt)Link$/.test(nameOf(node)) ||
    attribute(node, "onClick") !== undefined);

function found(node: ts.Node, is: (node: ts.Node) => boolean): boolean {
  return is(node) || ts.forEachChild(node, (child) => found(child, is) || undefined) === true;
}

function violations(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines: string[] = [];
  const look = (node: ts.Node): void => {
    if (isElement(node) && live(node).some((part) => found(part, isPressed))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      lines.push(`${file}:${line + 1}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return lines;
}

it("finds a button in a notice, and none beside it", () => {
  expect(violations("a.tsx", `<Notice title="A"><p><Button>Go</Button></p></Notice>`)).toEqual(["a.tsx:1"]);
  expect(
    violations(
      "a.tsx",
      `<Notice title="A" action={<Button>Go</Button>} below={<a href="/">Go</a>}>B</Notice>`,
    ),
  ).toEqual([]);
  expect(violations("a.tsx", `<p role="status">{on && <a href="/">Go</a>}</p>`)).toEqual(["a.tsx:1"]);
});

// A good part of all components is read, which takes its time on a busy machine.
it("no live region of the apps and the kit holds what can be pressed", () => {
  const lines = ["web/src", "admin-console/src", "ui/src"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx") && !path.includes(".test."))
      .map((path) => ({ path, text: readFileSync(join(root, folder, path), "utf8") }))
      .filter(({ text }) => /<Notice\b|role=("(status|alert)|\{)|aria-live=/.test(text))
      .flatMap(({ path, text }) => violations(`${folder}/${path}`, text)),
  );
  expect(lines).toEqual([]);
}, 30_000);
