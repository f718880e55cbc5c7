/** Runs cargo with a bar of crates done and left: `node cargo.mjs LOG TITLE ARGUMENTS…`. What cargo says goes into LOG. */
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { clean, folderOf, note } from "./build_cache.mjs";
import { bar, read, results, words } from "./crates.mjs";

const [log, title, ...given] = process.argv.slice(2);
const ending = given.indexOf("--");
const cut = ending < 0 ? given.length : ending;
const cargo = spawn(
  "cargo",
  [...given.slice(0, cut), "--message-format=json-render-diagnostics", ...given.slice(cut)],
  {
    env: {
      ...process.env,
      CARGO_TERM_PROGRESS_WHEN: "always",
      CARGO_TERM_PROGRESS_WIDTH: "100",
      CARGO_TERM_QUIET: "false",
    },
    stdio: ["ignore", "pipe", "pipe"],
  },
);

mkdirSync(dirname(log), { recursive: true });
const kept = createWriteStream(log);
const out = process.stderr;
const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1000);
let state = { done: 0, total: 0, now: "" };
const complaints = [];

/** On a terminal one line that changes; elsewhere a new line now and then. */
const draw = out.isTTY
  ? () => out.write(`\r\u001b[K  … ${title}  ${bar(state, seconds(), out.columns ?? 80)}`)
  : () => out.write(`  … ${title}: ${words(state, seconds())}\n`);
if (!out.isTTY) out.write(`  … ${title}\n`);
const timer = setInterval(draw, out.isTTY ? 500 : 20_000);
// Ctrl-C reaches cargo too; it is waited for.
process.on("SIGINT", () => {});

createInterface({ input: cargo.stderr, crlfDelay: Number.POSITIVE_INFINITY }).on("line", (row) => {
  for (const line of row.split("\r")) {
    const said = read(line);
    if (said.total) state = said;
    else if (said.text) {
      kept.write(`${said.text}\n`);
      if (said.now) state = { ...state, now: said.now };
      else if (!said.status) complaints.push(said.text);
    }
  }
  if (out.isTTY) draw();
});

const own = [];
const everybodys = [];
createInterface({ input: cargo.stdout }).on("line", (line) => {
  const made = results(line);
  if (made) (made.own ? own : everybodys).push(...made.files);
});

cargo.on("error", (error) => {
  complaints.push(String(error));
  end(1);
});
cargo.on("close", (code) => end(code ?? 130));

function end(code) {
  clearInterval(timer);
  kept.end();
  if (out.isTTY) out.write("\r\u001b[K");
  if (code === 0) out.write(`  ✓ ${title}  (${seconds()} s)\n`);
  else out.write(`${complaints.slice(-200).join("\n")}\n  ✗ ${title} failed (all of it: ${log})\n`);
  process.exitCode = code;
  try {
    const folder = folderOf([...own, ...everybodys]);
    if (!folder) return;
    note(folder, everybodys, "");
    note(folder, own, process.cwd());
    clean(folder);
  } catch (error) {
    // Whatever is in the way there, the build is not worse for it.
    out.write(`  Kept results were not looked after: ${error.message}\n`);
  }
}
