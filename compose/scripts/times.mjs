/**
 * Where the time of a test run went: `node times.mjs FOLDER`. In the folder lie `parts.tsv` (part, seconds, budget), and what
 * the runners wrote: any other `*.tsv` (seconds, suite, test), `vitest.json` and `playwright.json`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const SLOWEST = 20;

const rows = (file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split("\t"));

/** Seconds of every part; one that took longer than its budget is named. */
export function parts(folder) {
  const file = join(folder, "parts.tsv");
  const found = existsSync(file) ? rows(file) : [];
  const lines = found.map(([name, took, budget]) => {
    const over = Number(took) > Number(budget) ? `  over its budget of ${budget} s` : "";
    return `${took.padStart(6)} s  ${name}${over}`;
  });
  const sum = found.reduce((total, [, took]) => total + Number(took), 0);
  return [...lines, `${String(sum).padStart(6)} s  in sum`];
}

/** The tests that took longest, of all runners. */
export function slowest(folder, count = SLOWEST) {
  const tests = readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    if (name === "vitest.json") return vitest(JSON.parse(readFileSync(file, "utf8")));
    if (name === "playwright.json") return playwright(JSON.parse(readFileSync(file, "utf8")).suites ?? []);
    if (!name.endsWith(".tsv") || name === "parts.tsv") return [];
    return rows(file).map(([took, suite, test]) => ({ took: Number(took), test: `${suite}: ${test}` }));
  });
  return tests
    .sort((one, other) => other.took - one.took)
    .slice(0, count)
    .map(({ took, test }) => `${took.toFixed(1).padStart(6)} s  ${test}`);
}

function vitest({ testResults = [] }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      took: (duration ?? 0) / 1000,
      test: `${relative(process.cwd(), name)}: ${fullName}`,
    })),
  );
}

function playwright(suites, above = []) {
  return suites.flatMap(({ title, specs = [], suites: below = [] }) => {
    const path = [...above, title];
    const own = specs.flatMap((spec) =>
      spec.tests.map(({ projectName, results }) => ({
        took: results.reduce((total, { duration }) => total + duration, 0) / 1000,
        test: `${path.join(" › ")} › ${spec.title} (${projectName})`,
      })),
    );
    return [...own, ...playwright(below, path)];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  console.log("\nSeconds of each part");
  for (const line of parts(folder)) console.log(line);
  const tests = slowest(folder);
  if (tests.length) console.log(`\nThe ${tests.length} slowest tests`);
  for (const line of tests) console.log(line);
}
