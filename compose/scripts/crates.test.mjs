// @vitest-environment node
import { expect, test } from "vitest";
import { bar, read, results, words } from "./crates.mjs";

test("cargo's own bar tells how far a build is", () => {
  const line =
    "\u001b[0m\u001b[0m\u001b[1m\u001b[36m    Building\u001b[0m [=====>        ] 212/410: serde, tokio(build)";
  expect(read(line)).toEqual({ done: 212, total: 410, now: "serde, tokio(build)" });
  expect(read("   Compiling serde v1.0.229")).toMatchObject({ status: "Compiling" });
  expect(read("error[E0308]: mismatched types").status).toBeUndefined();
  expect(read("    Blocking waiting for file lock on build directory").now).toBe("waits for another build");
  expect(read(" Downloading crates ...").now).toBe("fetches crates");
});

test("it is said in crates done and left, with a bar where there is room for one", () => {
  const state = { done: 100, total: 400, now: "serde" };
  expect(words(state, 95)).toBe("100 of 400 crates, 300 left, 95 s");
  expect(words({ done: 0, total: 0, now: "fetches crates" }, 3)).toBe("fetches crates, 3 s");
  expect(bar(state, 95, 120)).toBe(`[${"█".repeat(8)}${"░".repeat(22)}] 100 of 400 crates, 300 left, 95 s`);
  expect(bar(state, 95, 40)).toBe("100 of 400 crates, 300 left, 95 s");
});

test("messages name what was used, and whose it is", () => {
  const library = {
    reason: "compiler-artifact",
    package_id: "registry+https://x#serde@1",
    filenames: ["/a/libserde.rlib"],
  };
  expect(results(JSON.stringify(library))).toEqual({ files: ["/a/libserde.rlib"], own: false });
  const script = {
    reason: "build-script-executed",
    package_id: "path+file:///x#kernel@0.1.0",
    out_dir: "/a/build/kernel/out",
  };
  expect(results(JSON.stringify(script))).toEqual({ files: ["/a/build/kernel/out"], own: true });
  expect(results(JSON.stringify({ reason: "build-finished", success: true }))).toEqual({
    files: [],
    own: false,
  });
  expect(results("Hello")).toBeUndefined();
});
