#!/usr/bin/env node
/**
 * node apply.mjs ROOT [--write] [--check] [--map FILE] [--index FILE] [--skip kind,kind]
 *
 * Renames what ts.map names. Without --write nothing is changed: collisions are listed. --check also type-checks the outcome, in
 * memory. --index takes an index that inventory.mjs wrote for this very tree, instead of making one (2½ minutes).
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { buildIndex, git, loadCompiler, makePrograms, readIndex } from "./index.mjs";
import { renameCss } from "./css.mjs";

const args = process.argv.slice(2);
const option = (name) => { const at = args.indexOf(name); return at < 0 ? undefined : args[at + 1]; };
const root = resolve(args[0] ?? "/work/main");
const isWriting = args.includes("--write");
const isChecking = args.includes("--check");
const here = dirname(new URL(import.meta.url).pathname);
const mapPath = option("--map") ?? join(here, "ts.map");
const skipped = new Set((option("--skip") ?? "").split(",").filter(Boolean));
const ts = loadCompiler(root);
const say = (...parts) => console.log(...parts);

// ---- the map
const rules = readFileSync(mapPath, "utf8").split("\n").filter((l) => l.trim() && !l.startsWith("#")).map((line) => {
  const [scope, kind, old, choices, pattern] = line.split("\t");
  const [next, ...others] = kind === "text" ? [choices] : choices.split("|");
  return { scope: scope === "." ? "" : scope, kind, old, next, others, used: 0, pattern: pattern ? new RegExp(pattern) : undefined };
}).filter(({ kind }) => !skipped.has(kind));
const VALUES = new Set(["function", "hook", "component", "const"]);
const rulesByName = new Map();
for (const rule of rules) {
  if (["file", "css", "text"].includes(rule.kind)) continue;
  if (!/^#?[A-Za-z_$][\w$]*$/.test(rule.next) || ts.stringToToken?.(rule.next) !== undefined && isReserved(rule.next)) throw new Error(`Not a name: ${rule.next}`);
  const list = rulesByName.get(rule.old) ?? [];
  list.push(rule);
  rulesByName.set(rule.old, list);
}
function isReserved(word) { const kind = ts.stringToToken(word); return kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastReservedWord; }
const isIn = (file, scope) => scope === "" || file === scope || file.startsWith(`${scope}/`);
function ruleFor(declaration) {
  let best;
  for (const rule of rulesByName.get(declaration.name) ?? []) {
    const fits = rule.kind === declaration.kind || (VALUES.has(rule.kind) && VALUES.has(declaration.kind))
      || (rule.kind === "type" && declaration.node === "ImportSpecifier");
    if (!fits || !isIn(declaration.file, rule.scope)) continue;
    if (rule.pattern && !rule.pattern.test(lineOf(declaration))) continue;
    const score = rule.scope.length * 4 + (rule.pattern ? 2 : 0) + (rule.kind === declaration.kind ? 1 : 0);
    if (!best || score > best.score) best = { rule, score };
  }
  return best?.rule;
}
const lineCache = new Map();
function lineOf({ file, line }) {
  let lines = lineCache.get(file);
  if (!lines) lineCache.set(file, (lines = fileTexts.get(file).split("\n")));
  const own = lines[line - 1];
  return /[=(]$/.test(own) ? `${own}  ${(lines[line] ?? "").trim()}` : own;
}

// ---- the index
const cache = option("--index");
const index = cache && existsSync(cache) ? readIndex(cache) : buildIndex(ts, root, say);
const { find, declarations, occurrences, fileTexts, scopes } = index;
const externals = new Set([...index.external].map(find));
const blocked = new Map([...index.blocked].map(([key, why]) => [find(key), why]));

// ---- which class of declarations gets which name
const wishes = new Map(); // root → Map(new → rule)
for (const declaration of declarations.values()) {
  const rule = ruleFor(declaration);
  if (!rule) continue;
  rule.used++;
  const top = find(declaration.key);
  const wish = wishes.get(top) ?? new Map();
  const known = wish.get(rule.next);
  if (!known || known.scope.length < rule.scope.length) wish.set(rule.next, rule);
  wishes.set(top, wish);
}
const names = new Map();
const problems = [];
for (const [top, wish] of wishes) {
  const one = declarations.get(top) ?? [...declarations.values()].find(({ key }) => find(key) === top);
  const where = one ? `${one.file}:${one.line} ${one.kind} ${one.name}` : top;
  if (externals.has(top)) { problems.push(["external", where, [...wish.keys()].join("/")]); continue; }
  if (blocked.has(top)) { problems.push(["blocked", where, blocked.get(top)]); continue; }
  if (wish.size > 1) {
    const sorted = [...wish.values()].sort((a, b) => b.scope.length - a.scope.length);
    problems.push(["two names", where, [...wish.keys()].join("/")]);
    names.set(top, sorted[0].next);
    continue;
  }
  names.set(top, [...wish.keys()][0]);
}
// A name that a general rule changes stays what it is where it is only taken out of something whose property keeps the name.
for (const list of occurrences.values())
  for (const one of list) {
    if (!one.shorthand || one.value === undefined || one.prop === undefined) continue;
    if (!declarations.has(one.value) || !["local"].includes(declarations.get(one.value).kind)) continue;
    const isBinding = one.value.endsWith(`:${one.start}`);
    if (!isBinding) continue;
    const [value, prop] = [find(one.value), find(one.prop)];
    const next = names.get(value);
    if (next !== undefined && names.get(prop) !== next && [...(wishes.get(value)?.values() ?? [])].every((rule) => rule.scope.length === 0)) names.delete(value);
  }
const newName = (key) => (key === undefined ? undefined : names.get(find(key)));

// ---- captures: does every name still mean what it meant?
const nameAfter = (key, text) => newName(key) ?? text;
const drop = new Map(); // root → why
const isValueOccurrence = (one) => one.shorthand ? one.value !== undefined : one.key !== undefined;
function checkFile(file, list) {
  const own = scopes.get(file) ?? [];
  const touched = list.some((one) => names.has(one.key && find(one.key)) || names.has(one.value && find(one.value)));
  if (!touched) return;
  const bindings = new Map(); // final name → [{root, from, to}]
  const bind = (name, top, from, to) => { const all = bindings.get(name) ?? []; if (!all.some((b) => b.root === top && b.from === from && b.to === to)) all.push({ root: top, from, to }); bindings.set(name, all); };
  for (const { key, name, from, to } of own) bind(nameAfter(key, name), find(key), from, to);
  const end = fileTexts.get(file).length;
  for (const one of list) if (one.isImport) bind(nameAfter(one.key, one.text), find(one.key), 0, end);
  // The same scope twice.
  for (const [name, all] of bindings)
    for (let a = 0; a < all.length; a++)
      for (let b = a + 1; b < all.length; b++)
        if (all[a].from === all[b].from && all[a].to === all[b].to && (names.has(all[a].root) || names.has(all[b].root)) && all[a].root !== all[b].root) {
          // A type and a value of one name may stand beside each other, unless both are imported.
          const at = (x) => declarations.get(x.root)?.kind;
          const isType = (x) => at(x) === "type" && declarations.get(x.root)?.node !== "ClassDeclaration";
          if (all[a].from !== 0 || isType(all[a]) === isType(all[b])) clash(name, all[a].root, all[b].root, file);
          else clash(name, all[a].root, all[b].root, file);
        }
  for (const one of list) {
    if (!isValueOccurrence(one)) continue;
    const key = one.shorthand ? one.value : one.key;
    if (one.isProp) continue;
    const top = find(key);
    const name = nameAfter(key, one.text);
    let inner;
    for (const b of bindings.get(name) ?? []) if (b.from <= one.start && one.end <= b.to && (!inner || b.to - b.from < inner.to - inner.from)) inner = b;
    if (inner && inner.root !== top && (names.has(top) || names.has(inner.root))) {
      // Declared twice in one scope is told above; here it is hidden.
      clash(name, top, inner.root, file, one.start);
    }
  }
}
const clashes = new Map();
function clash(name, a, b, file, at) {
  const line = at === undefined ? "" : `:${fileTexts.get(file).slice(0, at).split("\n").length}`;
  const id = `${name}|${a}|${b}`;
  if (!clashes.has(id)) clashes.set(id, { name, a, b, where: `${file}${line}` });
}
// Whatever collides is left as it was, the less important of the two first, until nothing collides.
const weight = (top) => { const d = declarations.get(top); return d ? { local: 0, prop: 1, const: 2, type: 3, function: 3, hook: 4, component: 4 }[d.kind] ?? 2 : 5; };
for (let round = 1; round < 20; round++) {
  clashes.clear();
  for (const [file, list] of occurrences) checkFile(file, list);
  if (!clashes.size) break;
  for (const { name, a, b, where } of clashes.values()) {
    const candidates = [a, b].filter((top) => names.has(top)).sort((x, y) => weight(x) - weight(y));
    const loser = candidates[0];
    if (!loser) continue;
    if (names.get(loser) !== name) continue;
    const d = declarations.get(loser);
    const choices = [...(wishes.get(loser)?.values() ?? [])].flatMap((rule) => [rule.next, ...rule.others]);
    const after = choices[choices.indexOf(name) + 1];
    if (after !== undefined) { names.set(loser, after); continue; }
    problems.push(["collision", where, `${d?.name} → ${choices.join("|")} (${d?.kind}, ${d?.file}:${d?.line})`]);
    names.delete(loser);
  }
}

// ---- the new texts
const edits = new Map(); // file → [{start, end, text}]
const edit = (file, start, end, text) => { const all = edits.get(file) ?? []; all.push({ start, end, text }); edits.set(file, all); };
let renamed = 0;
const splits = new Map();
for (const [file, list] of occurrences) {
  const done = new Set();
  for (const one of list) {
    if (one.failed || done.has(one.start)) continue;
    const hash = one.text.startsWith("#") && !(newName(one.key) ?? "").startsWith("#") ? "#" : "";
    if (one.shorthand) {
      const [value, prop] = [newName(one.value), newName(one.prop)];
      if (value === undefined && prop === undefined) continue;
      const [v, p] = [value ?? one.text, prop ?? one.text];
      edit(file, one.start, one.end, v === p ? v : `${p}: ${v}`);
      if (v !== p && prop !== undefined) splits.set(`${one.text}: ${p}: ${v}`, [...(splits.get(`${one.text}: ${p}: ${v}`) ?? []), file]);
    } else {
      const next = newName(one.key);
      if (next === undefined || next === one.text) continue;
      edit(file, one.start, one.end, hash + next);
    }
    done.add(one.start);
    renamed++;
  }
}
for (const one of index.propStrings) {
  const next = newName(one.key);
  if (next !== undefined && next !== one.text) edit(one.file, one.start, one.end, next);
}

// ---- files
const moves = new Map();
for (const rule of rules) {
  if (rule.kind !== "file") continue;
  const from = rule.scope;
  const to = join(dirname(from), rule.next);
  if (!existsSync(join(root, from))) { problems.push(["no such file", from, rule.next]); continue; }
  if (existsSync(join(root, to)) && to.toLowerCase() !== from.toLowerCase()) { problems.push(["file is there", to, from]); continue; }
  rule.used++;
  moves.set(from, to);
}
function resolveModule(file, text) {
  let base;
  if (text.startsWith(".")) base = join(dirname(file), text);
  else if (text.startsWith("@learnt/ui/")) base = join("ui/src", text.slice("@learnt/ui/".length));
  else return undefined;
  for (const extension of ["", ".ts", ".tsx", ".css", ".d.ts"]) if (moves.has(base + extension)) return base + extension;
  return undefined;
}
for (const { file, start, end, text } of index.imports) {
  const target = resolveModule(file, text);
  if (!target) continue;
  const old = basename(target), next = basename(moves.get(target));
  const stem = (name) => name.slice(0, -extname(name).length);
  const last = text.slice(text.lastIndexOf("/") + 1);
  edit(file, start, end, text.slice(0, text.lastIndexOf("/") + 1) + (last === old ? next : stem(next)));
}

// ---- css
const css = renameCss(root, rules.filter(({ kind }) => kind === "css"), fileTexts, ts);
for (const { file, start, end, text } of css.edits) edit(file, start, end, text);

// ---- put together
const texts = new Map(); // old path → new text
for (const [file, all] of edits) {
  let text = fileTexts.get(file) ?? readFileSync(join(root, file), "utf8");
  all.sort((a, b) => b.start - a.start);
  let before = Number.POSITIVE_INFINITY;
  for (const { start, end, text: next } of all) {
    if (end > before) { problems.push(["overlap", `${file}:${start}`, next]); continue; }
    text = text.slice(0, start) + next + text.slice(end);
    before = start;
  }
  texts.set(file, text);
}
// ---- what comments and documents call by name, and paths that stand in texts
const humps = new Map();
for (const [top, next] of names) {
  const d = declarations.get(top);
  if (!d || d.kind === "local" || d.kind === "prop" || d.name.length < 7 || !/[a-z][A-Z]/.test(d.name)) continue;
  humps.set(d.name, humps.has(d.name) && humps.get(d.name) !== next ? null : next);
}
for (const d of declarations.values()) if (humps.has(d.name) && !names.has(find(d.key))) humps.set(d.name, null);
const inComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|(^|[\s;{}(,])\/\/[^\n]*/g, (comment) => comment.replace(/[A-Za-z_$][\w$]*/g, (word) => humps.get(word) ?? word));
const tracked = git(root, "ls-files").split("\n").filter(Boolean);
const TEXT = /\.(tsx?|mjs|md|rs|toml|ya?ml|html|json|sh)$/;
const paths = [...moves].flatMap(([from, to]) => {
  const short = (path, count) => path.split("/").slice(-count).join("/");
  const out = [[from, to]];
  for (const count of [3, 2]) if (!/^components\//.test(short(from, count))) out.push([short(from, count), short(to, count)]);
  return out;
});
const byLast = new Map(paths.map(([a, b]) => [a, b]));
const mentions = [];
for (const file of tracked) {
  if (!TEXT.test(file) || /package-lock|schema\.d\.ts|docs\/openapi|\/i18n\/(en|ar)\//.test(file) || !existsSync(join(root, file))) continue;
  const before = texts.get(file) ?? fileTexts.get(file) ?? readFileSync(join(root, file), "utf8");
  let after = before;
  if (/\.tsx?$/.test(file) && fileTexts.has(file)) after = inComments(after);
  if (/\.md$/.test(file)) after = after.replace(/`[^`\n]+`/g, (code) => code.replace(/[A-Za-z_$][\w$]*/g, (word) => humps.get(word) ?? word));
  after = after.replace(/[\w.-]+(?:\/[\w.-]+)+\.(?:test\.)?(?:tsx?|css)\b/g, (path) => {
    const parts = path.split("/");
    for (const count of [parts.length, 3, 2]) {
      const key = parts.slice(-count).join("/");
      const next = byLast.get(key);
      if (next !== undefined && count >= 2 && count <= parts.length) return [...parts.slice(0, parts.length - count), next].join("/");
    }
    return path;
  });
  if (/sample_kit|gallery/.test(file))
    after = after.replace(/"([\w-]+\/[\w-]+)"/g, (whole, path) => {
      for (const [from, to] of moves) if (from.startsWith("ui/src/") && from.replace(/^ui\/src\//, "").replace(/\.\w+$/, "") === path) return `"${to.replace(/^ui\/src\//, "").replace(/\.\w+$/, "")}"`;
      return whole;
    });
  for (const rule of rules) if (rule.kind === "text" && rule.scope === file) { if (after.includes(rule.old)) { after = after.replaceAll(rule.old, rule.next); rule.used++; } }
  if (after !== before) { texts.set(file, after); if (!fileTexts.has(file)) mentions.push(file); }
}

// ---- old names that still stand somewhere: in strings, patterns, documents
const stale = [];
for (const file of tracked) {
  if (!TEXT.test(file) || /package-lock|schema\.d\.ts|docs\/openapi|\/i18n\/(en|ar)\//.test(file) || !existsSync(join(root, file))) continue;
  const text = texts.get(file) ?? fileTexts.get(file) ?? readFileSync(join(root, file), "utf8");
  for (const [at, line] of text.split("\n").entries())
    for (const [word] of line.matchAll(/[A-Za-z_$][\w$]*/g)) if (humps.get(word) && !(/\.(rs|toml|sh)$/.test(file))) stale.push(`${file}:${at + 1} ${word} → ${humps.get(word)} | ${line.trim().slice(0, 120)}`);
}
// ---- report
const unused = rules.filter((rule) => rule.used === 0 && rule.kind !== "css");
const group = new Map();
for (const [kind, ...rest] of problems) group.set(kind, [...(group.get(kind) ?? []), rest.join("  ")]);
say(`${rules.length} rules, ${names.size} names, ${renamed} places in ${edits.size} files, ${moves.size} files moved, ${css.count} class names, ${mentions.length} other texts`);
for (const [kind, lines] of group) { say(`\n== ${kind}: ${lines.length}`); for (const line of lines.slice(0, args.includes("--all") ? 9999 : 60)) say(`  ${line}`); }
if (unused.length) { say(`\n== rules that met nothing: ${unused.length}`); for (const rule of unused.slice(0, args.includes("--all") ? 9999 : 60)) say(`  ${rule.scope} ${rule.kind} ${rule.old} ${rule.next}`); }
if (stale.length) { say(`\n== old names that still stand in texts: ${stale.length}`); for (const line of stale.slice(0, args.includes("--all") ? 9999 : 40)) say(`  ${line}`); }
if (splits.size && args.includes("--all")) { say("\n== properties that go another way than what holds them"); for (const [what, files] of splits) say(`  ${what}  ${[...new Set(files)].slice(0, 4).join(" ")}`); }
if (css.notes.length) { say("\n== css"); for (const note of css.notes) say(`  ${note}`); }

// ---- preview: the new texts below a folder, to be looked at
const preview = option("--preview");
if (preview) {
  for (const [file, text] of texts) { const to = join(resolve(preview), moves.get(file) ?? file); mkdirSync(dirname(to), { recursive: true }); writeFileSync(to, text); }
  say(`preview: ${preview}`);
}

// ---- check
if (isChecking) {
  const overlay = new Map();
  for (const [from, to] of moves) { overlay.set(join(root, from), null); overlay.set(join(root, to), texts.get(from) ?? fileTexts.get(from) ?? readFileSync(join(root, from), "utf8")); }
  for (const [file, text] of texts) if (!moves.has(file)) overlay.set(join(root, file), text);
  let count = 0;
  const seen = new Set();
  for (const { project, program: make } of makePrograms(ts, root, overlay)) {
    const program = make();
    const all = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
    for (const d of all) {
      const at = d.file ? d.file.getLineAndCharacterOfPosition(d.start) : undefined;
      const line = `${d.file ? d.file.fileName.replace(`${root}/`, "") : ""}:${at ? at.line + 1 : ""} ${ts.flattenDiagnosticMessageText(d.messageText, " ").slice(0, 260)}`;
      if (seen.has(line)) continue;
      seen.add(line); count++;
      say(`TS${d.code} ${line}`);
    }
    say(`-- ${project} checked`);
  }
  say(`\n${count} errors of the compiler`);
}

// ---- write
if (isWriting) {
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  for (const [from, to] of moves) execFileSync("git", ["-C", root, "mv", from, to]);
  say(`\nwritten: ${texts.size} files, ${moves.size} moved`);
}
