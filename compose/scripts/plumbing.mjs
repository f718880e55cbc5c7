#!/usr/bin/env node
/**
 * How much of a feature of the tenant API is plumbing: lines that say nothing about the feature, and would stand in the next one too.
 *
 *   node compose/scripts/plumbing.mjs badges notes            what lies in the tree
 *   node compose/scripts/plumbing.mjs --at <commit> badges    what lay there at a commit
 *
 * A line is plumbing for the first of these that it is part of:
 * an import, an attribute, a signature, a route, a line of a transaction or a statement, a conversion (a field that is copied over). The share is
 * said twice: of the lines of code (neither empty ones nor comments), and of all lines. Tests are not counted.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const HOME = join(dirname(fileURLToPath(import.meta.url)), "../..");
const FEATURES = "tenant-api/src/features";
export const KINDS = ["imports", "attributes", "signatures", "routes", "transactions", "conversions"];

const IMPORT = /^(pub(\([a-z]+\))? )?(use|mod) [^{;]*[{;]/;
const SIGNATURE = /^(pub(\([a-z]+\))? )?(const |async )*fn /;
const ROUTE = /^(OpenApiRouter::new\(\)|\.(routes|merge|layer)\(|routes!\(|gate\()/;
const TRANSACTION =
  /(\.client\(\)|Change::begin\(|\.commit\(|\.sql\(\)\?|\.found\(\)|change\.tx\(\),?$|^let \(tx, now\)|^\.(bind|params|all|opt|one|await)\b|^\.await|^&?sql::\w+Params \{|^sql::\w+\(\)$|\.ok_or_else\(Problem::not_found\))/;
/** `title: row.get("title"),`, `title: &body.title,`, `by: at.by,`: a value that is copied over; not `title: String,` of a declaration. */
const COPIED =
  /^\w+: [&*]?(?!(?:bool|str|[iuf](?:8|16|32|64|size)),)[a-z_]\w*(\.\w+)*(\.get(::<.*>)?\("\w+"\)|\.(as_deref|clone|into_str)\(\))?,$/;
/** The fields that a macro copies. */
const COPYING = /\bfrom_row!\($/;

const opened = (line, open, close) => line.split(open).length - line.split(close).length;
const bare = (line) => line.replace(/"(\\.|[^"\\])*"/g, '""');

/** The lines of a file, without tests. */
function linesOf(text) {
  const lines = text.trimEnd().split("\n");
  const tests = lines.findIndex(
    (line, at) => /^#\[cfg\(test\)\]/.test(line) && /^(mod |#\[path)/.test(lines[at + 1] ?? ""),
  );
  return tests < 0 ? lines : lines.slice(0, tests);
}

const code = (text) =>
  linesOf(text)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("//"));

/** How many lines a file has, and how many of them are plumbing, by kind. */
export function count(text) {
  const lines = code(text);
  const found = {
    all: linesOf(text).length,
    code: lines.length,
    ...Object.fromEntries(KINDS.map((kind) => [kind, 0])),
  };
  for (let at = 0; at < lines.length; ) {
    const { kind, length } = kindOf(lines, at);
    if (kind) found[kind] += length;
    at += length;
  }
  return found;
}

function kindOf(lines, at) {
  const line = lines[at];
  if (IMPORT.test(line) && !/^(pub )?mod \w+ \{/.test(line))
    return { kind: "imports", length: until(lines, at, (all) => all.includes(";")) };
  if (line.startsWith("#[") || line.startsWith("#![")) {
    return { kind: "attributes", length: until(lines, at, (all) => opened(bare(all), "[", "]") <= 0) };
  }
  if (SIGNATURE.test(line)) {
    return {
      kind: "signatures",
      length: until(lines, at, (all) => opened(bare(all), "(", ")") <= 0 && /[{;]\s*}?$/.test(all.trim())),
    };
  }
  if (ROUTE.test(line))
    return { kind: "routes", length: until(lines, at, (all) => opened(all, "(", ")") <= 0) };
  if (TRANSACTION.test(line)) return { kind: "transactions", length: 1 };
  if (COPYING.test(line))
    return { kind: "conversions", length: until(lines, at, (all) => opened(all, "(", ")") <= 0) };
  if (COPIED.test(line)) return { kind: "conversions", length: 1 };
  return { kind: undefined, length: 1 };
}

/** How many lines from here until they are whole. */
function until(lines, at, isWhole) {
  let all = "";
  for (let length = 1; at + length <= lines.length; length++) {
    all += `${lines[at + length - 1]}\n`;
    if (isWhole(all)) return length;
  }
  return lines.length - at;
}

const git = (...args) =>
  execFileSync("git", args, { cwd: HOME, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });

function files(feature, commit) {
  const folder = `${FEATURES}/${feature}`;
  const isCounted = (path) => path.endsWith(".rs") && !/tests?\.rs$/.test(path);
  if (commit) {
    const paths = git("ls-tree", "-r", "--name-only", commit, folder).split("\n").filter(isCounted);
    return paths.map((path) => git("show", `${commit}:${path}`));
  }
  const paths = readdirSync(join(HOME, folder), { recursive: true }).filter(isCounted);
  return paths.map((path) => readFileSync(join(HOME, folder, path), "utf8"));
}

/** The same of a whole feature. */
export function feature(name, commit) {
  const counts = files(name, commit).map(count);
  const sum = (key) => counts.reduce((all, one) => all + one[key], 0);
  return Object.fromEntries(["all", "code", ...KINDS].map((key) => [key, sum(key)]));
}

function main() {
  const args = process.argv.slice(2);
  const commit = args[0] === "--at" ? args.splice(0, 2)[1] : undefined;
  for (const name of args) {
    const found = feature(name, commit);
    const plumbing = KINDS.reduce((all, kind) => all + found[kind], 0);
    const parts = KINDS.map((kind) => `${kind} ${found[kind]}`).join(", ");
    const share = (lines) => `${((100 * plumbing) / lines).toFixed(1)} %`;
    console.log(
      `${name}: ${plumbing} of ${found.code} lines of code, ${share(found.code)}; of all ${found.all} lines, ${share(found.all)} (${parts})`,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
