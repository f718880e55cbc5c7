/**
 * What cargo keeps for the next build lies in the user's cache, for all checkouts together (`.cargo/config.toml`). Each result
 * is written down when a build used it; what no build has used for some days, or belongs to a checkout that is gone, is removed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const DAY = 86_400_000;
/** Unused for so long, a result goes. */
const MAX_AGE = 7 * DAY;
/** What the compiler keeps to see what changed in a crate is large, and made anew by the next build. */
const MAX_STATE_AGE = 2 * DAY;
const FOLDER = /^(.*[\\/]learnt-build)[\\/]/;
/** `libserde-0123456789abcdef.rlib`: one result, or one folder, is named after the hash of what it was made from. */
const NAME = /(?:^|-)([0-9a-f]{16})(?:\.|$)/;
const PLACES = ["deps", "build", "examples", ".fingerprint"];

/** Where what is kept lies, if these files are part of it. */
export function folderOf(files) {
  for (const file of files) {
    const found = FOLDER.exec(file);
    if (found) return found[1];
  }
  return undefined;
}

/** Writes down that results were used now; `checkout` is whose they are, empty for libraries, which are everybody's. */
export function note(folder, files, checkout) {
  mkdirSync(join(folder, ".used"), { recursive: true });
  for (const file of files) {
    if (!file.startsWith(folder)) continue;
    const hash = file
      .slice(folder.length)
      .split(/[\\/]/)
      .map((part) => NAME.exec(part)?.[1])
      .find(Boolean);
    if (hash) writeFileSync(join(folder, ".used", hash), checkout);
  }
}

/** Removes what nobody will use again, at most once a day. Answers how much was removed. */
export function clean(folder, now = Date.now()) {
  mkdirSync(join(folder, ".used"), { recursive: true });
  const marker = join(folder, ".used", "cleaned");
  if (existsSync(marker) && now - statSync(marker).mtimeMs < DAY) return 0;
  writeFileSync(marker, "");
  const groups = new Map();
  for (const { name, path } of entries(folder)) {
    const hash = NAME.exec(name)?.[1] ?? name;
    groups.set(hash, [...(groups.get(hash) ?? []), path]);
  }
  let removed = 0;
  for (const [hash, paths] of groups) {
    const used = join(folder, ".used", hash);
    const noted = existsSync(used);
    const checkout = noted ? readFileSync(used, "utf8") : "";
    const gone = checkout !== "" && !existsSync(checkout);
    const maxAge = NAME.test(basename(paths[0])) ? MAX_AGE : MAX_STATE_AGE;
    if (!gone && now - lastUse(noted ? [used, ...paths] : paths) < maxAge) continue;
    for (const path of [...paths, used]) rmSync(path, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Everything that was made, in the folders of every profile. */
function* entries(folder) {
  for (const profile of folders(folder)) {
    for (const place of PLACES) {
      for (const entry of inside(join(profile, place))) {
        // Newer cargos sort by crate first: `build/serde/0123456789abcdef`.
        if (place === "build" && !NAME.test(entry.name)) yield* inside(entry.path);
        else yield entry;
      }
    }
    // What the compiler keeps for a changed crate is named by the compiler, and rewritten at each change.
    yield* inside(join(profile, "incremental"));
  }
}

function* folders(folder) {
  const isProfile = (path) => [".fingerprint", "build"].some((name) => existsSync(join(path, name)));
  for (const { path } of inside(folder)) {
    if (isProfile(path)) yield path;
    // A target that was named (`--target`) has its profiles below it.
    else for (const below of inside(path)) if (isProfile(below.path)) yield below.path;
  }
}

function* inside(folder) {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return;
  for (const name of readdirSync(folder)) if (name !== ".used") yield { name, path: join(folder, name) };
}

/** Cargo reads the fingerprint of every result that it uses, so that most systems know of builds that were not noted here. */
function lastUse(paths) {
  let last = 0;
  for (const path of paths) {
    const deeper =
      basename(join(path, "..")) === ".fingerprint" || basename(join(path, "..")) === "incremental";
    for (const one of deeper ? [path, ...[...inside(path)].map((file) => file.path)] : [path]) {
      const { atimeMs, mtimeMs, isDirectory } = stats(one);
      last = Math.max(last, mtimeMs, isDirectory ? 0 : atimeMs);
    }
  }
  return last;
}

function stats(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return {
    atimeMs: found?.atimeMs ?? 0,
    mtimeMs: found?.mtimeMs ?? 0,
    isDirectory: found?.isDirectory() ?? false,
  };
}
