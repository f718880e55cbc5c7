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

/** A module's own chunk and those that it imports at once. */
function chunks(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const next of chunk.imports ?? []) chunks(next, found);
  return found;
}

const needed = (key) => [...chunks(key)].map((chunk) => chunk.file);
const styles = (...keys) =>
  new Set(keys.flatMap((key) => [...chunks(key)].flatMap((chunk) => chunk.css ?? [])));

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const words = ["app", "problems", "identity"].flatMap((name) => [...needed(`src/i18n/en/${name}.json`)]);
const login = new Set([...needed(entry), ...needed("src/features/identity/login.route.tsx"), ...words]);
const shell = new Set([...needed(entry), ...needed("src/app/Shell.tsx"), ...needed("src/app/routes.tsx")]);

const beyond = (files) =>
  [...files].filter((file) => !shell.has(file) && !excepted.some((name) => name.test(file)));

const screens = Object.keys(manifest).filter((one) => /\.route\.tsx$/.test(one));
const rows = [["login, first load", sum(login), budgets.login]];
for (const key of screens) {
  rows.push([
    `${key.replace("src/features/", "")}, more than the shell`,
    sum(beyond(needed(key))),
    budgets.route,
  ]);
}
// Where a team has no sample areas, and on each screen of the product where it has them, nothing of them is loaded.
const samples = Object.keys(manifest).filter((one) =>
  /^src\/(features\/sample|i18n\/\w+\/sample|app\/sampleScreens)/.test(one),
);
const strayed = samples.map((one) => manifest[one].file).filter((file) => login.has(file) || shell.has(file));
rows.push(["sample areas in the first load and the shell", sum(strayed), 0]);
// The areas of the sample: what the first of them brings for all (the mock, the table of the screens, the bar), and what each has
// beside that, whole: all its screens, its mock and its words. Examples of the documentation come a group at a time.
const common = samples.filter((key) => /features\/sample\/|sampleScreens|en\/sample\.json/.test(key));
const base = new Set(common.flatMap(needed));
rows.push(["what all sample areas need, more than the shell", sum(beyond(base)), budgets.route]);
const areas = new Set(samples.flatMap((key) => /features\/(sample_\w+)\//.exec(key)?.[1] ?? []));
const grouped = samples.filter((key) => key.includes("/examples/"));
const area = (name, keys) => {
  const files = beyond(new Set(keys.flatMap(needed))).filter((file) => !base.has(file));
  rows.push([`${name}, more than that`, sum(files), budgets.route]);
};
for (const name of areas) {
  const own = samples.filter((key) => key.includes(`/${name}/`) || key.endsWith(`/en/${name}.json`));
  area(
    `${name}, all its screens and its mock`,
    own.filter((key) => !grouped.includes(key)),
  );
}
for (const key of grouped) area(key.replace("src/features/", ""), [key]);
// As a browser loads them: what stands around a screen, and the screen's own.
const styled = screens.map((key) => [sum(styles(entry, "src/app/Shell.tsx", key)), key]);
const [most, heaviest] = styled.sort(([a], [b]) => b - a)[0];
rows.push([`stylesheets, most on one screen (${heaviest.replace("src/features/", "")})`, most, budgets.css]);

let broken = 0;
for (const [name, bytes, budget] of rows) {
  const over = bytes > budget;
  if (over) broken += 1;
  console.log(
    `${over ? "OVER " : "     "}${(bytes / KB).toFixed(1).padStart(7)} kB of ${budget / KB} kB  ${name}`,
  );
}
if (broken) process.exitCode = 1;
