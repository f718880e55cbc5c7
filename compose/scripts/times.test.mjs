// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { row } from "./timed.mjs";
import { parts, slowest } from "./times.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "learnt-times-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (name, text) => writeFileSync(join(folder, name), text);

test("a part over its budget is named", () => {
  put("parts.tsv", "formatting\t2\t10\nbrowser tests\t700\t600\n");
  expect(parts(folder)).toEqual([
    "     2 s  formatting",
    "   700 s  browser tests  over its budget of 600 s",
    "   702 s  in sum",
  ]);
});

test("what the steps of a whole run may take comes to 35 minutes", () => {
  const script = readFileSync(new URL("../test.sh", import.meta.url), "utf8");
  const budgets = [...script.matchAll(/^ +"(.+)"\) echo (\d+) ;;$/gm)].map(([, name, seconds]) => [
    name,
    Number(seconds),
  ]);
  const alone = ["Lints of the apps", "The apps", "Lints of the services", "Programs and tests"];
  const whole = budgets.filter(([name]) => !alone.includes(name));
  expect(budgets.length - whole.length).toBe(alone.length);
  expect(whole.reduce((sum, [, seconds]) => sum + seconds, 0)).toBe(35 * 60);
});

test("the slowest tests of all runners stand in one list", () => {
  put("parts.tsv", "formatting\t2\t10\n");
  put("stories-17.tsv", "3.25\tstories\tcourses::a_course_is_given\n0.01\tstories\tquick\n");
  put(
    "vitest.json",
    JSON.stringify({
      testResults: [
        {
          name: join(process.cwd(), "web/a.test.ts"),
          assertionResults: [{ fullName: "adds up", duration: 1500 }],
        },
      ],
    }),
  );
  const spec = {
    title: "signs in",
    tests: [{ projectName: "phone", results: [{ duration: 8000 }, { duration: 9000 }] }],
  };
  put(
    "playwright.json",
    JSON.stringify({ suites: [{ title: "a.spec.ts", suites: [{ title: "login", specs: [spec] }] }] }),
  );
  expect(slowest(folder, 3)).toEqual([
    "  17.0 s  a.spec.ts › login › signs in (phone)",
    "   3.3 s  stories: courses::a_course_is_given",
    "   1.5 s  web/a.test.ts: adds up",
  ]);
});

test("a test of a service tells its seconds", () => {
  expect(row("stories", "test courses::life::a_course_is_given ... ok <3.250s>")).toBe(
    "3.250\tstories\tcourses::life::a_course_is_given\n",
  );
  expect(row("stories", "test a_race ... FAILED <0.010s>")).toBe("0.010\tstories\ta_race\n");
  expect(row("stories", "test kills::slow ... ignored, thorough")).toBeUndefined();
  expect(row("stories", "running 3 tests")).toBeUndefined();
});
