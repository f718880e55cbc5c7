/** Class names with a two-letter prefix: in stylesheets, and in the strings and templates of the code. */
import { readFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { git } from "./index.mjs";

export function renameCss(root, rules, fileTexts, ts) {
  const result = { edits: [], count: 0, notes: [] };
  if (!rules.length) return result;
  const files = git(root, "ls-files").split("\n").filter((f) => /\.(css|tsx?|html)$/.test(f) && /^(web|ui|admin-console|tests\/e2e)\//.test(f) && !/schema\.d\.ts$/.test(f) && existsSync(join(root, f)));
  const sheets = files.filter((f) => f.endsWith(".css"));
  const defined = new Set();
  for (const file of sheets) for (const [, name] of readFileSync(join(root, file), "utf8").matchAll(/\.([a-z][\w-]*)/g)) defined.add(name);
  const frames = new Set();
  for (const file of sheets) for (const [, name] of readFileSync(join(root, file), "utf8").matchAll(/@keyframes\s+([a-z][\w-]*)/g)) { frames.add(name); defined.add(name); }
  const prefixes = rules.filter(({ old }) => old.endsWith("-"));
  const exact = new Map(rules.filter(({ old }) => !old.endsWith("-")).map((r) => [r.old, r.next]));
  const next = (name) => {
    if (exact.has(name)) return exact.get(name);
    const rule = prefixes.find(({ old }) => name.startsWith(old));
    return rule ? rule.next + name.slice(rule.old.length) : undefined;
  };
  const isOurs = (name) => defined.has(name) || (name.endsWith("-") && [...defined].some((d) => d.startsWith(name)));
  const done = new Set();
  const unknown = new Set();
  const taken = new Map();
  for (const name of defined) { const to = next(name); if (to && defined.has(to)) result.notes.push(`there is ${to} already (${name})`); if (to) { if (taken.has(to)) result.notes.push(`two become ${to}`); taken.set(to, name); } }
  for (const file of files) {
    const text = fileTexts.get(file) ?? readFileSync(join(root, file), "utf8");
    if (file.endsWith(".css")) {
      // Selectors, and names of animations and layers that have the prefix: `.le-…`, `--le-…` are left as properties.
      for (const m of text.matchAll(/\.([a-z]{2}-[\w-]+)/g)) { const to = next(m[1]); if (to) { result.edits.push({ file, start: m.index + 1, end: m.index + m[0].length, text: to }); done.add(m[1]); } }
      for (const [old, to] of exact) for (const m of text.matchAll(new RegExp(`\\.${old}(?![\\w-])`, "g"))) result.edits.push({ file, start: m.index + 1, end: m.index + m[0].length, text: to });
      for (const m of text.matchAll(/(?<![\w.-])([a-z]{2}-[\w-]+)/g)) { const to = frames.has(m[1]) ? next(m[1]) : undefined; if (to) result.edits.push({ file, start: m.index, end: m.index + m[0].length, text: to }); }
      for (const m of text.matchAll(/\[class[*^|~$]?=\s*"([^"]+)"/g)) { const to = next(m[1].trim()); if (to) { const at = m.index + m[0].indexOf(m[1]) ; result.edits.push({ file, start: at, end: at + m[1].length, text: m[1].replace(m[1].trim(), to) }); } }
      continue;
    }
    const pieces = file.endsWith(".html") ? [[0, text.length]] : stringsOf(text, file, ts);
    for (const [from, to, isClass] of pieces) {
      if (isClass && exact.has(text.slice(from + 1, to - 1))) { result.edits.push({ file, start: from + 1, end: to - 1, text: exact.get(text.slice(from + 1, to - 1)) }); done.add(text.slice(from + 1, to - 1)); continue; }
      const part = text.slice(from, to);
      for (const m of part.matchAll(/(?<![\w/@-])([a-z]{2}-[a-z0-9][\w-]*|[a-z]{2}-(?=\$\{)|[a-z]{2}-[a-z0-9-]*-(?=$))/g)) {
        const name = m[1];
        const change = next(name);
        if (!change) continue;
        if (!isOurs(name) && !(name.length === 3)) { if (name.startsWith("no-")) continue; unknown.add(`${file}: ${name} → ${change}`); }
        if (name.length === 3 && !["lt-", "ed-", "ca-"].includes(name)) { result.notes.push(`${file}: ${name} with something behind it: left`); continue; }
        result.edits.push({ file, start: from + m.index, end: from + m.index + name.length, text: change });
        done.add(name);
      }
    }
  }
  result.count = done.size;
  for (const one of unknown) result.notes.push(`no sheet names it: ${one}`);
  return result;
}

function stringsOf(text, file, ts) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const out = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
      const p = node.parent;
      if (!(ts.isImportDeclaration(p) || ts.isExportDeclaration(p))) out.push([node.getStart(source), node.end, (ts.isCallExpression(p) && p.expression.getText(source) === "cx") || (ts.isJsxAttribute(p) && p.name.getText(source) === "className")]);
    } else if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) out.push([node.getStart(source), node.end]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return out;
}
