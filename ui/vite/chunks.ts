/**
 * Which modules share a file. Left to itself the bundler makes a file of each module that several screens share, and a page then asks
 * for a hundred of them. Here what pages load together is one file, which may bring a page some kilobytes that it does not use.
 */
import { fileURLToPath } from "node:url";
import type { Rolldown } from "vite";

export type Group = Rolldown.CodeSplittingGroup;
export type Modules = Rolldown.ChunkingContext;
type ModuleSet = (modules: Modules) => ReadonlySet<string>;

/** What the page itself asks for: everything else comes after it. */
export const START: Group = { name: "start", tags: ["$initial"] };

const root = fileURLToPath(new URL("../../", import.meta.url));
const isOwn = (id: string) => id.startsWith(root) && !id.includes("/node_modules/");

/**
 * What a module only passes on (`export { … } from`) is loaded by whoever takes it from there, and by nobody else: in a file with the
 * others it would bring its library along, to pages that check no form with it.
 */
const RE_EXPORTED = /\/ui\/src\/form\/zodForm\.ts$/;

/** Our own modules that are loaded at once with some of them, without these. Libraries come along with the modules that use them. */
export function loadedWith(...firsts: readonly string[]): ModuleSet {
  const begin = firsts.map((path) => root + path);
  let result: Set<string> | undefined;
  return (modules) => {
    if (result) return result;
    result = new Set();
    const todo = [...begin];
    for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
      const module = modules.getModuleInfo(id);
      if (!module) throw new Error(`There is no module ${id}: is it named in a vite.config.ts?`);
      for (const next of module.importedIds) {
        if (!isOwn(next) || RE_EXPORTED.test(next) || result.has(next) || begin.includes(next)) continue;
        result.add(next);
        todo.push(next);
      }
    }
    return result;
  };
}

const ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
const ICON_FILES = /export\s*\{([^}]*)\}\s*from\s*["']\.\/icons\/([\w-]+)\.\w+["']/g;

/**
 * The icons that some of our own modules, and those that are loaded with them, show. By their names: each comes through the library's
 * one door, which all modules import.
 */
export function iconsOf(...firsts: readonly string[]): (id: string, modules: Modules) => boolean {
  const rest = loadedWith(...firsts);
  let files: Set<string> | undefined;
  const find = (modules: Modules) => {
    const owns = [...firsts.map((path) => root + path), ...rest(modules)].map((id) =>
      modules.getModuleInfo(id),
    );
    const door = owns.flatMap((own) => own?.importedIds ?? []).find((id) => /\/lucide-react\.\w+$/.test(id));
    const fileOf = new Map<string, string>();
    for (const [, names = "", file = ""] of (door && modules.getModuleInfo(door)?.code)?.matchAll(
      ICON_FILES,
    ) ?? [])
      for (const name of names.split(",")) fileOf.set(name.replace(/.*\bas\s/, "").trim(), file);
    const names = owns
      .flatMap((own) => [...(own?.code ?? "").matchAll(ICONS)])
      .flatMap(([, list = ""]) => list.split(",").map((name) => name.trim().split(/\s/)[0] ?? ""));
    return new Set(names.flatMap((name) => fileOf.get(name) ?? []));
  };
  return (id, modules) => {
    const file = /\/lucide-react\/.*\/icons\/([\w-]+)\.\w+$/.exec(id)?.[1];
    if (!file) return false;
    files ??= find(modules);
    return files.has(file);
  };
}
