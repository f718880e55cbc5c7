/**
 * Runs a program of Rust tests and writes down how long each test took: cargo's runner in `./learnt test`. The programs can
 * tell it themselves, but the switch for it is not stable yet; without it there would be no times, and the tests the same.
 */
import { spawn } from "node:child_process";
import { appendFileSync } from "node:fs";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** `test feature::name ... ok <1.234s>` */
const RESULT = /^test (.+?)(?: - should panic)? \.\.\. (?:ok|FAILED).*<(\d+\.\d+)s>$/;

/** The row of `times.mjs` for a line of a test program, if the line is a test's result. */
export function row(suite, line) {
  const found = RESULT.exec(line);
  return found ? `${found[2]}\t${suite}\t${found[1]}\n` : undefined;
}

function run(program, given) {
  const suite = basename(program).replace(/-[0-9a-f]{16}$/, "");
  const file = join(process.env.LEARNT_TEST_TIMES, `${suite}-${process.pid}.tsv`);
  const test = spawn(program, [...given, "-Zunstable-options", "--report-time"], {
    env: { ...process.env, RUSTC_BOOTSTRAP: "1" },
    stdio: ["inherit", "pipe", "inherit"],
  });
  createInterface({ input: test.stdout }).on("line", (line) => {
    process.stdout.write(`${line}\n`);
    const timed = row(suite, line);
    if (timed) appendFileSync(file, timed);
  });
  // Ctrl-C reaches the tests too; they are waited for.
  process.on("SIGINT", () => {});
  test.on("close", (code) => {
    process.exitCode = code ?? 130;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run(process.argv[2], process.argv.slice(3));
