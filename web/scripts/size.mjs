/** Measures what a browser loads of the built app (brotli) and fails when a budget is broken. Run after `npm run build`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf8"));
const KB = 1024;
const budgets = { login: 210 * KB, route: 130 * KB, css: 30 * KB };
/** Editors and players may be larger: they come after the screen around them. */
const excepted = [/TipTap/, /pdf/i];

const sizes = new Map();
const size = (file) => {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(dist + file)).length);
  return sizes.get(file);
};
const sum = (files) => [...files].reduce((total, file) => total + size(file), 0);

/** A module's own file and those that it imports at once. */
function needed(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) needed(next, found);
  return found;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const words = ["app", "problems", "identity"].flatMap((name) => [...needed(`src/i18n/en/${name}.json`)]);
const login = new Set([...needed(entry), ...needed("src/features/identity/login.route.tsx"), ...words]);
const shell = new Set([...needed(entry), ...needed("src/app/Shell.tsx")]);

const rows = [["login, first load", sum(login), budgets.login]];
for (const key of Object.keys(manifest).filter((one) => /\.route\.tsx$/.test(one))) {
  const extra = [...needed(key)].filter(
    (file) => !shell.has(file) && !excepted.some((name) => name.test(file)),
  );
  rows.push([`${key.replace("src/features/", "")}, more than the shell`, sum(extra), budgets.route]);
}
const styles = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
rows.push(["stylesheets", sum(styles), budgets.css]);

let broken = 0;
for (const [name, bytes, budget] of rows) {
  const over = bytes > budget;
  if (over) broken += 1;
  console.log(
    `${over ? "OVER " : "     "}${(bytes / KB).toFixed(1).padStart(7)} kB of ${budget / KB} kB  ${name}`,
  );
}
if (broken) process.exitCode = 1;
