/**
 * The index of every identifier of the project's TypeScript, made with the compiler's own symbols: which declaration each
 * occurrence means, and which declarations have to keep one name (a property and its literal, an interface and its class …).
 */
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

export function loadCompiler(root) {
  for (const from of [root, "/work/main"]) {
    const path = join(from, "node_modules/typescript/lib/typescript.js");
    if (existsSync(path)) return createRequire(import.meta.url)(path);
  }
  throw new Error("No TypeScript 5 in node_modules.");
}

export const PROJECTS = ["ui", "web", "admin-console", "tests/e2e"];
const API_FILES = /(^|\/)schema\.d\.ts$/;

/** Programs of all projects over one overlay of changed texts (absolute path → text, or null where the file is gone). */
export function makePrograms(ts, root, overlay = new Map()) {
  const cache = new Map();
  const sys = { ...ts.sys };
  const extraDirs = new Set();
  for (const [path, text] of overlay) if (text !== null) for (let d = dirname(path); d.startsWith(root); d = dirname(d)) extraDirs.add(d);
  sys.fileExists = (path) => { const o = overlay.get(resolve(path)); return o === undefined ? ts.sys.fileExists(path) : o !== null; };
  sys.readFile = (path, e) => { const o = overlay.get(resolve(path)); return o === undefined ? ts.sys.readFile(path, e) : o ?? undefined; };
  sys.directoryExists = (path) => extraDirs.has(resolve(path)) || ts.sys.directoryExists(path);
  return PROJECTS.map((project) => {
    const configPath = join(root, project, "tsconfig.json");
    const parsed = ts.getParsedCommandLineOfConfigFile(configPath, {}, { ...sys, onUnRecoverableConfigFileDiagnostic: (d) => { throw new Error(ts.flattenDiagnosticMessageText(d.messageText, "\n")); } });
    let names = parsed.fileNames.map((f) => resolve(f)).filter((f) => overlay.get(f) !== null);
    for (const [path, text] of overlay)
      if (text !== null && /\.tsx?$/.test(path) && !names.includes(path) && belongs(root, project, path)) names.push(path);
    if (project === "ui") for (const extra of ["vitest.setup.ts", "vitest.config.ts"]) if (sys.fileExists(join(root, extra))) names.push(join(root, extra));
    const options = parsed.options;
    const host = ts.createCompilerHost(options, true);
    host.fileExists = sys.fileExists; host.readFile = sys.readFile; host.directoryExists = sys.directoryExists;
    host.getSourceFile = (name, language) => {
      const full = resolve(name);
      const known = cache.get(full);
      if (known) return known;
      const text = sys.readFile(full);
      if (text === undefined) return undefined;
      const file = ts.createSourceFile(name, text, language, true);
      cache.set(full, file);
      return file;
    };
    return { project, program: () => ts.createProgram({ rootNames: names, options, host }) };
  });
}
function belongs(root, project, path) {
  const rel = relative(join(root, project), path);
  if (rel.startsWith("..") || rel.includes("node_modules")) return false;
  if (project === "web" || project === "admin-console") return rel.startsWith("src/") || rel === "vite.config.ts";
  return true;
}

export function buildIndex(ts, root, log = () => {}) {
  const parent = new Map();
  const find = (key) => {
    let top = key;
    for (let p = parent.get(top); p !== undefined && p !== top; p = parent.get(top)) top = p;
    for (let k = key; k !== top; ) { const p = parent.get(k) ?? top; parent.set(k, top); k = p; }
    return top;
  };
  const join2 = (a, b) => { const x = find(a), y = find(b); if (x !== y) parent.set(x, y); };
  /** key → { file, name, kind, line, exported, context } */
  const declarations = new Map();
  const external = new Set();
  /** file → list of occurrences */
  const occurrences = new Map();
  const fileTexts = new Map();
  const imports = []; // { file, start, end, text, target }
  const blocked = new Map(); // key → why
  const visited = new Set();
  const scopes = new Map(); // file -> array of {key,name, scopeStart, scopeEnd}
  const propStrings = []; // string literals where a property's name stands
  const rel = (name) => relative(root, resolve(name));

  for (const { project, program: make } of makePrograms(ts, root)) {
    const started = Date.now();
    const program = make();
    const checker = program.getTypeChecker();
    for (const file of program.getSourceFiles()) {
      const path = rel(file.fileName);
      if (path.startsWith("..") || path.includes("node_modules") || visited.has(path)) continue;
      if (!path.startsWith(`${project}/`) && !(project === "ui" && /^vitest\.\w+\.ts$/.test(path))) continue;
      if (API_FILES.test(path)) continue;
      visited.add(path);
      fileTexts.set(path, file.text);
      visitFile(file, path, checker, program);
    }
    log(`${project}: ${Date.now() - started} ms, ${visited.size} files`);
  }

  function nameOf(declaration) {
    const name = ts.getNameOfDeclaration(declaration) ?? declaration.name;
    return name;
  }
  /** The key of a declaration: where its name stands. */
  function keyOf(declaration) {
    const file = declaration.getSourceFile();
    const path = rel(file.fileName);
    const name = nameOf(declaration);
    if (!name) return null;
    if (path.startsWith("..") || path.includes("node_modules") || API_FILES.test(path)) {
      const key = `!${path}:${name.pos}`;
      external.add(key);
      return key;
    }
    return `${path}:${name.getStart(file)}`;
  }
  /** Past imports and exports that keep the name. */
  function unalias(symbol, checker) {
    let at = symbol;
    for (let step = 0; at && at.flags & ts.SymbolFlags.Alias && step < 20; step++) {
      const d = at.declarations?.[0];
      if (!d) break;
      if ((ts.isImportSpecifier(d) || ts.isExportSpecifier(d)) && d.propertyName && d.propertyName.text !== d.name.text) break;
      if (ts.isImportClause(d) || ts.isNamespaceImport(d) || ts.isNamespaceExport(d) || ts.isExportAssignment(d)) break;
      const next = checker.getImmediateAliasedSymbol(at);
      if (!next || next === at || !next.declarations?.length) break;
      if (next.escapedName === "default") break;
      at = next;
    }
    return at;
  }
  function keysOf(symbol, checker) {
    if (!symbol) return [];
    const keys = [];
    const roots = symbol.flags & ts.SymbolFlags.Transient ? checker.getRootSymbols(symbol) : [symbol];
    for (const one of roots) {
      const target = unalias(one, checker);
      for (const declaration of target?.declarations ?? []) {
        const key = keyOf(declaration);
        if (key) keys.push(key);
      }
    }
    return [...new Set(keys)];
  }
  function propertyOf(type, name, checker) {
    const keys = [];
    const types = type.isUnion() ? type.types : [type];
    for (const one of types) {
      const prop = checker.getPropertyOfType(one, name);
      if (prop) keys.push(...keysOf(prop, checker));
    }
    return [...new Set(keys)];
  }
  function moduleLevel(declaration) {
    for (let at = declaration.parent; at; at = at.parent) {
      if (ts.isSourceFile(at)) return true;
      if (ts.isFunctionLike(at) || ts.isClassLike(at) || ts.isBlock(at) || ts.isCaseBlock(at) || ts.isCatchClause(at)) return false;
      if (ts.isForStatement(at) || ts.isForOfStatement(at) || ts.isForInStatement(at)) return false;
    }
    return true;
  }
  function kindOf(node, declaration, path) {
    const d = declaration;
    const text = node.text;
    if (ts.isInterfaceDeclaration(d) || ts.isTypeAliasDeclaration(d) || ts.isEnumDeclaration(d) || ts.isTypeParameterDeclaration(d) || ts.isClassDeclaration(d)) return "type";
    if (ts.isPropertyDeclaration(d) || ts.isPropertySignature(d) || ts.isPropertyAssignment(d) || ts.isMethodDeclaration(d) || ts.isMethodSignature(d) || ts.isAccessor(d) || ts.isEnumMember(d) || ts.isJsxAttribute(d)) return "prop";
    if (ts.isShorthandPropertyAssignment(d)) return "prop";
    if (/^use[A-Z]/.test(text) && (moduleLevel(d) || ts.isFunctionDeclaration(d))) return "hook";
    if (moduleLevel(d)) {
      const isFunction = ts.isFunctionDeclaration(d) || (ts.isVariableDeclaration(d) && d.initializer && (ts.isArrowFunction(d.initializer) || ts.isFunctionExpression(d.initializer)));
      if (/^[A-Z]/.test(text) && /tsx$/.test(path) && !/^[A-Z0-9_]+$/.test(text)) return "component";
      return isFunction ? "function" : "const";
    }
    return "local";
  }
  function scopeOf(node, declaration) {
    const isOwner = declaration && [ts.isFunctionDeclaration, ts.isClassDeclaration, ts.isTypeAliasDeclaration, ts.isInterfaceDeclaration, ts.isEnumDeclaration].some((is) => is(declaration));
    for (let at = (isOwner ? declaration : node).parent; at; at = at.parent)
      if (ts.isSourceFile(at) || ts.isTypeAliasDeclaration(at) || ts.isInterfaceDeclaration(at) || ts.isClassLike(at) || ts.isMappedTypeNode(at) || ts.isConditionalTypeNode(at) || ts.isFunctionLike(at) || ts.isBlock(at) || ts.isCaseBlock(at) || ts.isCatchClause(at) || ts.isForStatement(at) || ts.isForOfStatement(at) || ts.isForInStatement(at)) {
        return at;
      }
    return node.getSourceFile();
  }

  function visitFile(file, path, checker, program) {
    const list = [];
    occurrences.set(path, list);
    const scopeList = [];
    scopes.set(path, scopeList);
    const add = (node, keys, extra = {}) => {
      if (!keys.length) return;
      for (const key of keys) join2(keys[0], key);
      list.push({ start: node.getStart(file), end: node.end, text: node.text, key: keys[0], ...extra });
    };
    const declare = (node, declaration) => {
      const key = `${path}:${node.getStart(file)}`;
      if (declarations.has(key)) return key;
      const kind = kindOf(node, declaration, path);
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      const exported = !!(ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export);
      declarations.set(key, { key, file: path, name: node.text, kind, line: line + 1, exported, node: ts.SyntaxKind[declaration.kind] });
      return key;
    };
    const seenSpecs = new Set();
    const moduleText = (node) => {
      if (!node || !ts.isStringLiteralLike(node) || seenSpecs.has(node)) return;
      seenSpecs.add(node);
      imports.push({ file: path, start: node.getStart(file) + 1, end: node.end - 1, text: node.text });
    };
    const identifier = (node) => {
      const p = node.parent;
      // import { a as b }, export { a as b }
      if (ts.isImportSpecifier(p) || ts.isExportSpecifier(p)) {
        if (p.propertyName && p.propertyName.text !== p.name.text) {
          if (node === p.propertyName) {
            const symbol = ts.isImportSpecifier(p) || p.parent.parent.moduleSpecifier
              ? checker.getImmediateAliasedSymbol(checker.getSymbolAtLocation(p.name))
              : checker.getSymbolAtLocation(node);
            add(node, keysOf(symbol, checker), { isProp: true });
          } else {
            declare(node, p);
            const symbol = checker.getSymbolAtLocation(node);
            add(node, [`${path}:${node.getStart(file)}`, ...keysOf(symbol, checker)], ts.isImportSpecifier(p) ? { isImport: true } : { isProp: true });
          }
          return;
        }
        add(node, keysOf(checker.getSymbolAtLocation(p.name), checker), ts.isImportSpecifier(p) ? { isImport: true } : p.parent.parent.moduleSpecifier ? { isProp: true } : {});
        return;
      }
      if (ts.isShorthandPropertyAssignment(p) && p.name === node) {
        const value = checker.getShorthandAssignmentValueSymbol(p);
        const own = declare(node, p);
        const valueKeys = keysOf(value, checker);
        const propKeys = [own, ...contextual(p.parent, node.text, checker)];
        for (const key of propKeys) join2(own, key);
        for (const key of valueKeys) join2(valueKeys[0], key);
        blockCalls(p.parent, own);
        list.push({ start: node.getStart(file), end: node.end, text: node.text, value: valueKeys[0], prop: own, shorthand: true });
        return;
      }
      if (ts.isBindingElement(p) && p.name === node && !p.propertyName && !p.dotDotDotToken && ts.isObjectBindingPattern(p.parent)) {
        const type = checker.getTypeAtLocation(p.parent);
        const own = declare(node, p);
        declareScope(node, own);
        const propKeys = propertyOf(type, node.text, checker);
        for (const key of propKeys) join2(propKeys[0], key);
        list.push({ start: node.getStart(file), end: node.end, text: node.text, value: own, prop: propKeys[0], shorthand: true });
        return;
      }
      if (ts.isBindingElement(p) && p.propertyName === node) {
        const type = checker.getTypeAtLocation(p.parent);
        add(node, propertyOf(type, node.text, checker), { isProp: true });
        return;
      }
      let symbol = checker.getSymbolAtLocation(node);
      // Declarations of properties in literals and attributes: with what they are written for.
      if ((ts.isPropertyAssignment(p) || ts.isMethodDeclaration(p) || ts.isAccessor(p)) && p.name === node && ts.isObjectLiteralExpression(p.parent)) {
        const own = declare(node, p);
        blockCalls(p.parent, own);
        add(node, [own, ...contextual(p.parent, node.text, checker), ...keysOf(symbol, checker)], { isProp: true });
        return;
      }
      if (ts.isJsxAttribute(p) && p.name === node) {
        const element = p.parent.parent;
        if (ts.isIdentifier(element.tagName) && /^[a-z]/.test(element.tagName.text)) return;
        const own = declare(node, p);
        add(node, [own, ...contextual(p.parent, node.text, checker)], { isProp: true });
        return;
      }
      const isName = symbol?.declarations?.some((d) => nameOf(d) === node);
      if (isName) {
        const d = symbol.declarations.find((one) => nameOf(one) === node);
        const own = declare(node, d);
        if (!ts.isPropertySignature(d) && !ts.isPropertyDeclaration(d) && !ts.isMethodSignature(d)) declareScope(node, own, d);
        const keys = [own, ...keysOf(symbol, checker)];
        // What a class or an interface takes from above.
        if (p.parent && (ts.isClassLike(p.parent) || ts.isInterfaceDeclaration(p.parent)) && p.name === node)
          for (const clause of p.parent.heritageClauses ?? [])
            for (const one of clause.types) keys.push(...propertyOf(checker.getTypeAtLocation(one), node.text, checker));
        // A property by way of a constructor's parameter.
        if (ts.isParameter(d) && ts.isParameterPropertyDeclaration(d, d.parent)) {
          const type = checker.getTypeAtLocation(d.parent.parent);
          keys.push(...propertyOf(type, node.text, checker));
        }
        add(node, keys, ts.isClassElement(d) || ts.isTypeElement(d) || ts.isEnumMember(d) ? { isProp: true } : {});
        return;
      }
      if (!symbol && ts.isPropertyAccessExpression(p) && p.name === node) {
        const type = checker.getTypeAtLocation(p.expression);
        add(node, propertyOf(type, node.text, checker), { isProp: true });
        return;
      }
      add(node, keysOf(symbol, checker), (ts.isPropertyAccessExpression(p) && p.name === node) || (ts.isQualifiedName(p) && p.right === node) ? { isProp: true } : {});
    };
    function declareScope(node, key, declaration) {
      const scope = scopeOf(node, declaration);
      scopeList.push({ key, name: node.text, from: scope.pos, to: scope.end });
    }
    function contextual(literal, name) {
      let type;
      try { type = checker.getContextualType(literal); } catch { return []; }
      if (!type) return [];
      return propertyOf(checker.getNonNullableType(type), name, checker);
    }
    /** Values for sentences and for JSON keep their names. */
    function blockCalls(literal, key) {
      let at = literal;
      while (at.parent && (ts.isObjectLiteralExpression(at.parent) || ts.isPropertyAssignment(at.parent) || ts.isParenthesizedExpression(at.parent) || ts.isConditionalExpression(at.parent) || ts.isSpreadAssignment(at.parent) || ts.isAsExpression(at.parent) || ts.isSatisfiesExpression(at.parent)|| ts.isArrayLiteralExpression(at.parent))) at = at.parent;
      const p = at.parent;
      if (p && ts.isCallExpression(p) && p.arguments.includes(at)) {
        const callee = p.expression.getText(file);
        if (/^(t|i18n\.t|\w*[tT]|translate|.*\.t|.*[tT]ranslate)$/.test(callee) && /(^|\.)t$|ranslate/.test(callee)) blocked.set(key, "value of a sentence");
        else if (/JSON\.stringify$/.test(callee)) blocked.set(key, "JSON");
      }
      if (p && ts.isJsxExpression(p) && ts.isJsxAttribute(p.parent) && /^(values|components)$/.test(p.parent.name.getText(file))) blocked.set(key, "value of a sentence");
    }
    /** What a test puts in a module's place has the names of what that module exports. */
    const mocked = (call) => {
      const [name, factory] = call.arguments;
      if (!name || !ts.isStringLiteralLike(name) || !name.text.startsWith(".") || !factory) return;
      const base = join(dirname(file.fileName), name.text);
      const module = [".ts", ".tsx", ""].map((extension) => program.getSourceFile(base + extension)).find(Boolean);
      const symbol = module && checker.getSymbolAtLocation(module);
      if (!symbol) return;
      const exported = new Map(checker.getExportsOfModule(symbol).map((one) => [one.name, one]));
      const objects = [];
      const look = (node) => { if (ts.isObjectLiteralExpression(node)) { objects.push(node); return; } if (ts.isArrowFunction(node) || ts.isParenthesizedExpression(node) || ts.isBlock(node) || ts.isReturnStatement(node)) ts.forEachChild(node, look); };
      look(factory);
      for (const object of objects) for (const property of object.properties) {
        if (!property.name || !ts.isIdentifier(property.name) || !exported.has(property.name.text)) continue;
        const keys = keysOf(exported.get(property.name.text), checker);
        if (keys.length) join2(`${path_}:${property.name.getStart(file)}`, keys[0]);
      }
    };
    const path_ = path;
    const visit = (node) => {
      if (ts.isCallExpression(node) && /^vi\.(mock|doMock)$/.test(node.expression.getText(file))) { try { mocked(node); } catch {} }
      if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) {
        if (node.text) { try { identifier(node); } catch (e) { list.push({ start: node.getStart(file), end: node.end, text: node.text, failed: String(e.message) }); } }
        return;
      }
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) moduleText(node.moduleSpecifier);
      if (ts.isCallExpression(node)) {
        const callee = node.expression;
        if (callee.kind === ts.SyntaxKind.ImportKeyword || /^(vi\.(mock|doMock|unmock|importActual|importMock)|require)$/.test(callee.getText(file))) moduleText(node.arguments[0]);
      }
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) moduleText(node.argument.literal);
      if (ts.isNewExpression(node) && node.expression.getText(file) === "URL") moduleText(node.arguments?.[0]);
      if (ts.isStringLiteralLike(node)) {
        const p = node.parent;
        const names = stringProperty(node, p);
        if (names.length) { for (const k of names) join2(names[0], k); propStrings.push({ file: path, start: node.getStart(file) + 1, end: node.end - 1, text: node.text, key: names[0] }); }
      }
      ts.forEachChild(node, visit);
    };
    /** A["name"], Pick<A, "name">, a["name"], "name" in a, { "name": … } */
    function stringProperty(node, p) {
      try {
        if (ts.isElementAccessExpression(p) && p.argumentExpression === node) return propertyOf(checker.getTypeAtLocation(p.expression), node.text, checker);
        if (ts.isCallExpression(p) && p.arguments[1] === node && /\bspyOn$/.test(p.expression.getText(file))) return propertyOf(checker.getTypeAtLocation(p.arguments[0]), node.text, checker);
        if (ts.isPropertyAssignment(p) && p.name === node) return [];
        if (ts.isLiteralTypeNode(p)) {
          let q = p.parent;
          if (ts.isIndexedAccessTypeNode(q) && q.indexType === p) return propertyOf(checker.getTypeFromTypeNode(q.objectType), node.text, checker);
          if (ts.isUnionTypeNode(q)) q = q.parent;
          if (ts.isTypeReferenceNode(q) && /^(Pick|Omit)$/.test(q.typeName.getText(file)) && q.typeArguments?.[0] && q.typeArguments[0] !== p) return propertyOf(checker.getTypeFromTypeNode(q.typeArguments[0]), node.text, checker);
          if (ts.isIndexedAccessTypeNode(q)) return propertyOf(checker.getTypeFromTypeNode(q.objectType), node.text, checker);
        }
      } catch {}
      return [];
    }
    visit(file);
  }

  return { find, declarations, external, occurrences, fileTexts, imports, blocked, scopes, propStrings, parent };
}

/** The index as it was written down for this very tree, or a new one. */
export function cachedIndex(ts, root, cachePath, log) {
  const index = buildIndex(ts, root, log);
  if (cachePath) writeFileSync(cachePath, JSON.stringify({
    declarations: [...index.declarations.values()], external: [...index.external], occurrences: [...index.occurrences],
    fileTexts: [...index.fileTexts], imports: index.imports, blocked: [...index.blocked], scopes: [...index.scopes], propStrings: index.propStrings, parent: [...index.parent],
  }));
  return index;
}
export function readIndex(cachePath) {
  const c = JSON.parse(readFileSync(cachePath, "utf8"));
  const parent = new Map(c.parent);
  const find = (key) => { let top = key; for (let p = parent.get(top); p !== undefined && p !== top; p = parent.get(top)) top = p; return top; };
  return { find, parent, declarations: new Map(c.declarations.map((d) => [d.key, d])), external: new Set(c.external), occurrences: new Map(c.occurrences), fileTexts: new Map(c.fileTexts), imports: c.imports, blocked: new Map(c.blocked), scopes: new Map(c.scopes), propStrings: c.propStrings };
}

export const git = (root, ...args) => execFileSync("git", ["-C", root, ...args], { encoding: "utf8", maxBuffer: 1 << 28 });
