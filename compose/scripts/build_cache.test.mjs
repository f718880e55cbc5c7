// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { clean, folderOf, note } from "./build_cache.mjs";

const OLD = new Date(Date.now() - 8 * 86_400_000);
let root;
let folder;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "learnt-build-cache-"));
  folder = join(root, "learnt-build");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A result as cargo lays it down: the library and its fingerprint. */
function result(name, hash, when) {
  const files = [
    `debug/deps/lib${name}-${hash}.rlib`,
    `debug/deps/${name}-${hash}.d`,
    `debug/.fingerprint/${name}-${hash}/lib-${name}`,
  ];
  for (const file of files.map((one) => join(folder, one))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
    utimesSync(file, when, when);
    utimesSync(dirname(file), when, when);
  }
  return files.map((one) => join(folder, one));
}

const there = (files) => files.map((file) => existsSync(file));

test("what no build used for a week goes whole, and what one used stays", () => {
  const unused = result("serde", "0123456789abcdef", OLD);
  const used = result("tokio", "1123456789abcdef", OLD);
  const fresh = result("axum", "2123456789abcdef", new Date());
  note(folder, [used[0]], "");
  expect(clean(folder)).toBe(1);
  expect(there(unused)).toEqual([false, false, false]);
  expect(there([...used, ...fresh])).toEqual(Array(6).fill(true));
});

test("what belongs to a checkout that is gone goes at once, and is looked for once a day", () => {
  const gone = result("kernel", "3123456789abcdef", new Date());
  const stays = result("kernel", "4123456789abcdef", new Date());
  note(folder, gone, join(root, "gone"));
  note(folder, stays, root);
  clean(folder);
  expect(there(gone)).toEqual([false, false, false]);
  expect(there(stays)).toEqual([true, true, true]);

  note(folder, stays, join(root, "gone"));
  expect(clean(folder)).toBe(0);
  expect(clean(folder, Date.now() + 2 * 86_400_000)).toBe(1);
});

test("what the compiler keeps of a crate goes when it has not changed for two days", () => {
  const before = new Date(Date.now() - 3 * 86_400_000);
  const session = join(folder, "debug/incremental/kernel-1abc2def3ghij/s-1");
  mkdirSync(session, { recursive: true });
  const library = result("serde", "0123456789abcdef", before);
  utimesSync(session, before, before);
  utimesSync(dirname(session), before, before);
  clean(folder);
  expect(existsSync(dirname(session))).toBe(false);
  expect(there(library)).toEqual([true, true, true]);
});

test("a build directory of somebody's own is left alone", () => {
  expect(folderOf(["/checkout/learnt/target/debug/deps/libserde-0123456789abcdef.rlib"])).toBeUndefined();
  expect(folderOf(["/x/target/debug/learnt-all", "/c/learnt-build/debug/deps/a.rlib"])).toBe(
    "/c/learnt-build",
  );
});
