/** Measures what a browser loads of the built app (brotli) and fails when a budget is broken. Run after `npm run build`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf8"));
const KB = 1024;
const budgets = {
  login: 210 * KB,
  loginScripts: 190 * KB,
  home: 230 * KB,
  homeWhole: 260 * KB,
  first: 390 * KB,
  route: 130 * KB,
  css: 30 * KB,
};
/** What the login takes besides, by a browser's count: the team in the page, its brand.css, and the headings of each answer. */
const addedByServer = 12 * KB;
/** And the homepage: what the API answers as well, without pictures. */
const addedToHome = 20 * KB;
/** How many files: a hundred small ones take longer than their bytes (ui/vite/chunks.ts). */
const most = { login: 20, shell: 15, first: 20 };
/** Editors and players may be larger: they come after the screen around them. */
const excepted = [/TipTap/, /pdf/i];

const sizes = new Map();
const size = (file) => {
  const bytes = readFileSync(dist + file);
  // Letters are compressed in their own way.
  if (!sizes.has(file))
    sizes.set(file, file.endsWith(".woff2") ? bytes.length : brotliCompressSync(bytes).length);
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
/** A file that the build makes of modules that are loaded together (vite.config.ts). */
function group(name) {
  const key = Object.keys(manifest).find((one) => one.startsWith(`_${name}-`) && one.endsWith(".js"));
  if (!key) throw new Error(`The build has no file ${name}.`);
  return key;
}
const words = ["app", "identity"].flatMap((name) => [...needed(`src/i18n/en/${name}.json`)]);
const login = new Set([...needed(entry), ...needed("src/features/identity/login.route.tsx"), ...words]);
const shell = new Set([...needed(entry), ...needed(group("shell"))]);

/** What comes by itself some seconds after the page, since it opens above every screen. */
const around = new Set([...shell, ...needed(group("overlays"))]);
const home = new Set([...shell, ...needed(group("home")), ...needed(group("words-en"))]);
const managersHome = new Set([...home, ...needed(group("my-team")), ...needed(group("team-words-en"))]);

const beyond = (files) =>
  [...files].filter((file) => !around.has(file) && !excepted.some((name) => name.test(file)));

const screens = Object.keys(manifest).filter((one) => /\.route\.tsx$/.test(one));
const isSample = (key) => key.startsWith("src/features/sample");
const loginStyles = styles(entry, "src/features/identity/login.route.tsx");
/** The letters of English; those of other languages come where they are shown. */
const letters = Object.values(manifest).find(({ file }) => /\/inter-basic-.*\.woff2$/.test(file)).file;
const whole = (files, ...keys) =>
  sum(files) + sum(styles(entry, group("shell"), ...keys)) + size(letters) + size("index.html");
const rows = [
  ["login, its scripts and words", sum(login), budgets.loginScripts],
  [
    `login, all of it: page, styles, ${addedByServer / KB} kB for what the server adds, and no font`,
    sum(login) + sum(loginStyles) + size("index.html") + addedByServer,
    budgets.login,
  ],
  ["homepage, its scripts and words", sum(home), budgets.home],
  [
    `a learner's homepage, all of it: page, styles, letters, ${addedToHome / KB} kB for what the server adds`,
    whole(home, group("home")) + addedToHome,
    budgets.homeWhole,
  ],
  [
    `a manager's homepage, all of it: page, styles, letters, ${addedToHome / KB} kB for what the server adds`,
    whole(managersHome, group("home"), group("my-team")) + addedToHome,
    budgets.homeWhole,
  ],
];
const [greatest, widest] = screens
  .filter((one) => !isSample(one))
  .map((key) => [sum(new Set([...shell, ...needed(key)])), key])
  .sort(([a], [b]) => b - a)[0];
rows.push([
  `${widest.replace("src/features/", "")}, the largest first load of any screen`,
  greatest,
  budgets.first,
]);
for (const key of screens.filter((one) => !isSample(one))) {
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
// The pages for guests are read in the system's letters, and ask for none before their form.
const page = readFileSync(`${dist}index.html`, "utf8");
const early = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith(".woff2") && page.includes(file));
rows.push(["fonts that the page itself asks for", sum(early), 0]);
// A page of a sample area, opened as the first of them: the page, what its area answers and says, and what all areas need (the mock,
// the table of the screens, the bar). What comes after the page around it, such as an editor or a drawing, has a row of its own.
const common = samples.filter((key) => /features\/sample\/|sampleScreens|en\/sample\.json/.test(key));
const base = new Set(common.flatMap(needed));
const opened = (key) => {
  const [, area] = /features\/(sample_\w+)\//.exec(key);
  const own = samples.filter((one) =>
    new RegExp(`/${area}/\\w*(mock|panel)\\.ts|/en/${area}\\.json`).test(one),
  );
  return beyond(new Set([...base, ...[...own, key].flatMap(needed)]));
};
for (const key of screens.filter(isSample)) {
  rows.push([
    `${key.replace("src/features/", "")}, with all that the sample needs, more than the shell`,
    sum(opened(key)),
    budgets.route,
  ]);
}
for (const key of [
  ...samples.filter((one) => /\/(components|examples)\//.test(one)),
  "src/charts/Charts.tsx",
]) {
  const files = beyond(needed(key)).filter((file) => !base.has(file));
  rows.push([
    `${key.replace(/src\/(features\/)?/, "")}, after the page around it`,
    sum(files),
    budgets.route,
  ]);
}
// As a browser loads them: what stands around a screen, and the screen's own.
const styled = [...screens, group("home")].map((key) => [sum(styles(entry, group("shell"), key)), key]);
const [largest, heaviest] = styled.sort(([a], [b]) => b - a)[0];
rows.push([
  `stylesheets, most on one screen (${heaviest.replace("src/features/", "")})`,
  largest,
  budgets.css,
]);

let broken = 0;
for (const [name, bytes, budget] of rows) {
  const over = bytes > budget;
  if (over) broken += 1;
  console.log(
    `${over ? "OVER " : "     "}${(bytes / KB).toFixed(1).padStart(7)} kB of ${budget / KB} kB  ${name}`,
  );
}
const counts = [
  ["login, its scripts, words and styles", login.size + loginStyles.size, most.login],
  ["the shell, from nothing", shell.size, most.shell],
  ["homepage, first load", home.size, most.first],
  ["the homepage, after login", [...home].filter((file) => !login.has(file)).length, most.first],
];
for (const [name, files, budget] of counts) {
  const over = files > budget;
  if (over) broken += 1;
  console.log(`${over ? "OVER " : "     "}${String(files).padStart(4)} files of ${budget}  ${name}`);
}
if (broken) process.exitCode = 1;
