/**
 * Chakra's list of style props and conditions, without those that no source of ours and no component of Chakra names: most of it, and part
 * of every first page. While developing it is whole.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, parseAst } from "vite";

const SOURCES = [
  "ui/src",
  "web/src",
  "admin-console/src",
  "node_modules/@chakra-ui/react/dist/esm/components",
];

/** Every word that stands in a source: a style prop or a condition that somebody uses is among them. */
function sourceWords(): ReadonlySet<string> {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const files = SOURCES.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|js)$/.test(name) && !name.includes(".test."))
      .map((name) => `${root}${folder}/${name}`),
  );
  return new Set(files.flatMap((file) => readFileSync(file, "utf8").match(/\w+/g) ?? []));
}

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Property = Node & { key: Node & { name?: string; value?: string }; value: Node };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;
const nameOf = ({ key }: Property) => key.name ?? key.value ?? "";
const propertiesOf = (node: Node) =>
  ((node.properties ?? []) as Property[]).filter(({ type }) => type === "Property");

/** What else a style prop goes by: `bg` for `background`. */
const shorthands = ({ value }: Property): readonly string[] =>
  propertiesOf(value)
    .filter((property) => nameOf(property) === "shorthand")
    .flatMap((property) => (property.value.elements ?? []) as { value?: string }[])
    .flatMap(({ value: name }) => name ?? []);

/** The source of the list, without what is none of these words. */
export function withoutUnused(code: string, words: ReadonlySet<string>): string {
  const unused: Node[] = [];
  const visit = (node: Node) => {
    const { callee, arguments: given } = node as { callee?: { name?: string }; arguments?: Node[] };
    if (callee?.name === "defineConditions" && given?.[0])
      unused.push(...propertiesOf(given[0]).filter((item) => !words.has(`_${nameOf(item)}`)));
    if (node.type === "Property" && nameOf(node as Property) === "utilities")
      unused.push(
        ...propertiesOf((node as Property).value).filter(
          (item) => ![nameOf(item), ...shorthands(item)].some((name) => words.has(name)),
        ),
      );
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part);
  };
  visit(parseAst(code) as unknown as Node);
  let rest = code;
  for (const { start, end } of unused.sort((item, other) => other.start - item.start))
    rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, "");
  return rest;
}

export function unusedStyles(): Plugin {
  return {
    name: "unused-styles",
    apply: "build",
    transform: {
      filter: { id: /\/@chakra-ui\/react\/dist\/esm\/(preset-base|styled-system\/preflight)\.js$/ },
      // Its reset is switched off (`preflight: false` in the system): the kit has its own.
      handler: (code, id) =>
        id.endsWith("/preflight.js")
          ? { code: "export const createPreflight = () => ({});", map: null }
          : { code: withoutUnused(code, sourceWords()), map: null },
    },
  };
}
