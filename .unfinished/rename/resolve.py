"""Modules, items and `use` declarations of the workspace; says to which item a path leads.
Not a compiler: macros are read as the tokens that they are given, and methods are not resolved by type."""
import os, subprocess, re, bisect
from rustlex import lex

KW = set("as break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while async await union".split())

CRATES = {  # name: root file
    "learnt_kernel": "kernel/src/lib.rs", "learnt_migrations": "migrations/src/lib.rs",
    "learnt_control_plane": "control-plane/src/lib.rs", "learnt_tenant_api": "tenant-api/src/lib.rs",
    "learnt_tenant_base": "tenant-api/base/src/lib.rs", "learnt_pdf": "tenant-api/pdf/src/lib.rs",
    "learnt_queries": "tenant-api/queries/generated/src/lib.rs", "learnt_query_generator": "tenant-api/queries/generator/src/lib.rs",
    "learnt_compose": "compose/src/lib.rs", "learnt_tests": "tests/src/lib.rs",
    # programs and tests; nothing imports them
    "#control_plane_bin": "control-plane/src/main.rs", "#tenant_api_bin": "tenant-api/src/main.rs", "#compose_bin": "compose/src/main.rs",
    "#processes": "compose/tests/main.rs", "#queries_bin": "tenant-api/queries/generator/src/main.rs",
    "#load": "tests/load/main.rs", "#generate": "tests/src/bin/generate.rs", "#stories": "tests/tests/main.rs",
}


class Module:
    def __init__(self, crate, path, file, parent, name):
        self.crate, self.path, self.file, self.parent, self.name = crate, path, file, parent, name
        self.items = {}      # name -> list of Item
        self.uses = []       # (segs [(text, tokidx)], alias or None, glob, file)
        self.mods = {}
        self.vis = None

    def __repr__(self):
        return self.crate + "::" + "::".join(self.path)


class Item:
    def __init__(self, kind, name, file, tok, module, owner=None):
        self.kind, self.name, self.file, self.tok, self.module, self.owner = kind, name, file, tok, module, owner


class World:
    def __init__(self, root):
        self.root = root
        out = subprocess.check_output(["git", "ls-files", "-co", "--exclude-standard", "*.rs"], cwd=root, text=True).split("\n")
        self.files = sorted(f for f in set(out) if f and os.path.exists(os.path.join(root, f)))
        self.src, self.tok, self.sig = {}, {}, {}
        for f in self.files:
            s = open(os.path.join(root, f)).read()
            t = lex(s)
            self.src[f], self.tok[f] = s, t
            self.sig[f] = [i for i, x in enumerate(t) if x[0] not in ("ws", "comment")]
        self.spans = {}      # file -> list of (start sig index, end, module)
        self.modules = {}
        self.file_module = {}
        self.fnspans = {f: [] for f in self.files}   # (start, end, name) in sig indices
        self.brace = {f: {} for f in self.files}     # sig index of "{" -> ("struct"|"enumdef"|"structdef"|"block", path tok idx)
        self.match = {f: {} for f in self.files}
        for f in self.files:
            self._match(f)
        for c, r in CRATES.items():
            if r in self.src:
                m = Module(c, [], r, None, c)
                self.modules[c] = m
                self._file(m, r)

    def T(self, f, i):
        s = self.sig[f]
        return self.tok[f][s[i]] if 0 <= i < len(s) else ("", "", -1)

    def _match(self, f):
        st, m = [], self.match[f]
        inner = self.inner = getattr(self, "inner", {})
        inn = inner.setdefault(f, [None] * len(self.sig[f]))
        for i in range(len(self.sig[f])):
            k, s, _ = self.T(f, i)
            if k == "punct" and s in "([{" :
                inn[i] = st[-1] if st else None
                st.append(i)
            elif k == "punct" and s in ")]}":
                if st:
                    m[st[-1]] = i; m[i] = st[-1]; st.pop()
                inn[i] = st[-1] if st else None
            else:
                inn[i] = st[-1] if st else None

    def _file(self, mod, f):
        self.file_module.setdefault(f, []).append(mod)
        self.spans.setdefault(f, []).append((0, len(self.sig[f]), mod))
        self._scan(mod, f, 0, len(self.sig[f]), True)

    def _dir(self, mod):
        """where a child file of this (file) module lies"""
        f = mod.file
        base = os.path.basename(f)
        d = os.path.dirname(f)
        if base in ("mod.rs", "lib.rs", "main.rs") or mod.parent is None:
            return d
        if getattr(mod, "via_path", False):
            return d
        return os.path.join(d, base[:-3])

    def _scan(self, mod, f, a, b, top, inline=None):
        i = a
        T = lambda j: self.T(f, j)
        while i < b:
            k, s, _ = T(i)
            if k == "ident":
                n = T(i + 1)
                prev = T(i - 1)[1]
                if s == "mod" and n[0] == "ident" and prev not in (".", "::", "$"):
                    name = n[1]
                    if T(i + 2)[1] == ";":
                        target = None
                        # a #[path = "…"] before
                        j = i - 1
                        while T(j)[1] in ("pub", ")", "]") or (T(j)[0] == "ident" and T(j)[1] in ("crate", "super", "pub")) :
                            if T(j)[1] == "]":
                                o = self.match[f].get(j)
                                if T(o + 1)[1] == "path" and T(o + 2)[1] == "=":
                                    target = os.path.normpath(os.path.join(os.path.dirname(f), T(o + 3)[1].strip('"')))
                                    via = True
                                j = o - 2
                            elif T(j)[1] == ")":
                                j = self.match[f].get(j) - 1
                            else:
                                j -= 1
                        child = Module(mod.crate, mod.path + [name], None, mod, name)
                        if target:
                            child.via_path = True
                        else:
                            d = self._dir(mod)
                            if inline: d = os.path.join(d, *inline)
                            for cand in (os.path.join(d, name + ".rs"), os.path.join(d, name, "mod.rs")):
                                if cand in self.src: target = cand
                        mod.mods[name] = child
                        mod.items.setdefault(name, []).append(Item("mod", name, f, i + 1, mod))
                        child.decl = (f, i + 1)
                        if target in self.src:
                            child.file = target
                            self._file(child, target)
                        i += 3; continue
                    if T(i + 2)[1] == "{":
                        e = self.match[f].get(i + 2, b)
                        child = Module(mod.crate, mod.path + [name], mod.file, mod, name)
                        child.inline = True
                        child.decl = (f, i + 1)
                        mod.mods[name] = child
                        mod.items.setdefault(name, []).append(Item("mod", name, f, i + 1, mod))
                        self.spans[f].append((i + 2, e, child))
                        self._scan(child, f, i + 3, e, True, (inline or []) + [name])
                        i = e + 1; continue
                if s in ("struct", "enum", "union", "trait", "type") and n[0] == "ident" and n[1] not in KW and prev not in (".", "::", "$"):
                    # an associated type of a trait or impl is no item of the module
                    assoc = s == "type" and self._in_impl(f, i)
                    if not assoc:
                        mod.items.setdefault(n[1], []).append(Item("type", n[1], f, i + 1, mod))
                    self._braces(f, i, s)
                elif s == "fn" and n[0] == "ident" and n[1] not in KW:
                    owner = self._in_impl(f, i)
                    it = Item("fn", n[1], f, i + 1, mod, owner)
                    if not owner:
                        mod.items.setdefault(n[1], []).append(it)
                    j = i + 2
                    while j < len(self.sig[f]) and T(j)[1] not in ("{", ";"):
                        if T(j)[1] in ("(", "["): j = self.match[f].get(j, j)
                        j += 1
                    e = self.match[f].get(j, j) if T(j)[1] == "{" else j
                    self.fnspans[f].append((i, e, n[1]))
                elif s in ("const", "static") and n[0] == "ident" and n[1] not in KW and T(i + 2)[1] == ":":
                    if not self._in_impl(f, i):
                        mod.items.setdefault(n[1], []).append(Item("const", n[1], f, i + 1, mod))
                elif s == "use" and prev not in (".", "::"):
                    i = self._use(mod, f, i + 1); continue
                elif s == "macro_rules" and n[1] == "!":
                    mod.items.setdefault(T(i + 2)[1], []).append(Item("macro", T(i + 2)[1], f, i + 2, mod))
            i += 1

    def _in_impl(self, f, i):
        """the name of the type whose impl or trait this stands in directly, or None"""
        o = self.inner[f][i]
        if o is None or self.T(f, o)[1] != "{": return None
        if o in self._implcache(f): return self._implcache(f)[o]
        return None

    def _implcache(self, f):
        c = getattr(self, "_ic", None)
        if c is None: c = self._ic = {}
        if f in c: return c[f]
        r = {}
        T = lambda j: self.T(f, j)
        for i in range(len(self.sig[f])):
            k, s, _ = T(i)
            if k == "ident" and s in ("impl", "trait") and T(i - 1)[1] in ("", "}", ";", "]", "pub", ")", "{", "unsafe", "async"):
                # to the brace
                j, last, depth = i + 1, None, 0
                tr = None
                head = []
                ok = True
                while T(j)[1] not in ("{", ";", ""):
                    t = T(j)
                    if t[1] in ("(", "["): 
                        j = self.match[f].get(j, j); j += 1; continue
                    if t[1] == "<": depth += 1
                    elif t[1] == ">": depth -= 1
                    elif t[1] == "->": pass
                    elif depth == 0:
                        if t[1] == "for": tr = last; last = None
                        elif t[1] == "where": break
                        elif t[0] == "ident" and t[1] not in ("dyn", "mut", "const"):
                            if T(j - 1)[1] == ":" : pass
                            elif last is None or T(j - 1)[1] == "::": last = t[1]
                    j += 1
                while T(j)[1] not in ("{", ";", ""):
                    if T(j)[1] in ("(", "["): j = self.match[f].get(j, j)
                    j += 1
                if T(j)[1] == "{":
                    r[j] = last or "?"
                    if tr: self.traits = getattr(self, "traits", {}); self.traits[(f, j)] = tr
        c[f] = r
        return r

    def _braces(self, f, i, s):
        if s not in ("struct", "enum"): return
        T = lambda j: self.T(f, j)
        j, d = i + 2, 0
        while T(j)[1] not in ("{", ";", ""):
            if T(j)[1] == "(" : 
                j = self.match[f].get(j, j)
            j += 1
        if T(j)[1] != "{": return
        self.brace[f][j] = ("structdef" if s == "struct" else "enumdef", i + 1)
        if s == "enum":
            e = self.match[f][j]
            k = j + 1
            while k < e:
                if T(k)[1] == "{" and T(k - 1)[0] == "ident":
                    self.brace[f][k] = ("variantdef", k - 1)
                if T(k)[1] in "([{" and T(k)[0] == "punct": k = self.match[f].get(k, k)
                k += 1

    def _use(self, mod, f, i):
        T = lambda j: self.T(f, j)
        def tree(j, pre):
            segs = list(pre)
            while True:
                t = T(j)
                if t[1] == "{":
                    e = self.match[f][j]
                    j += 1
                    while j < e:
                        j = tree(j, segs)
                        if T(j)[1] == ",": j += 1
                    return e + 1
                if t[1] == "*":
                    mod.uses.append((segs, None, True, f)); return j + 1
                if t[1] == "::":
                    if not segs: segs = segs
                    j += 1; continue
                if t[0] == "ident":
                    segs = segs + [(t[1], j)]
                    if T(j + 1)[1] == "::": j += 2; continue
                    if T(j + 1)[1] == "as":
                        mod.uses.append((segs, T(j + 2)[1], False, f)); return j + 3
                    mod.uses.append((segs, None, False, f)); return j + 1
                return j + 1
        j = tree(i, [])
        while T(j)[1] not in (";", ""): j += 1
        return j + 1

    def module_at(self, f, i):
        """the modules (a file may be in several) around a token"""
        best = {}
        out = []
        for a, b, m in self.spans.get(f, []):
            if a <= i <= b: out.append((b - a, m))
        if not out: return []
        w = min(x[0] for x in out)
        return [m for x, m in out if x == w]

    def lookup(self, mod, name, seen=None, head=False):
        """what a plain name means in a module: list of Item or Module"""
        seen = seen or set()
        key = (id(mod), name, head)
        if key in seen: return []
        seen = seen | {key}
        out = list(mod.items.get(name, []))
        for segs, alias, glob, f in mod.uses:
            if glob: continue
            last = segs[-1][0]
            n = alias or (segs[-2][0] if last == "self" and len(segs) > 1 else last)
            if n == name:
                ss = [s for s, _ in segs]
                if ss[-1] == "self": ss = ss[:-1]
                out += self.path(mod, ss, seen, True)
        if out and not (head and not any(isinstance(t, Module) or t.kind in ("mod", "type") for t in out)): return out
        for segs, alias, glob, f in mod.uses:
            if glob:
                for t in self.path(mod, [s for s, _ in segs], seen, True):
                    m = self.as_module(t)
                    if m: out += self.lookup(m, name, seen)
        return out

    def as_module(self, t):
        if isinstance(t, Module): return t
        if t.kind == "mod": return t.module.mods.get(t.name)
        return None

    def path(self, mod, segs, seen=None, in_use=False):
        if not segs: return []
        seen = seen or set()
        h = segs[0]
        rest = segs[1:]
        if h == "crate":
            m = mod
            while m.parent: m = m.parent
            cur = [m]
        elif h == "self": cur = [mod]
        elif h == "super": cur = [mod.parent] if mod.parent else []
        else:
            cur = self.lookup(mod, h, seen, bool(rest))
            if h in self.modules and not any(self.as_module(c) for c in cur): cur = [self.modules[h]]
        for s in rest:
            nxt = []
            for c in cur:
                m = self.as_module(c)
                if m is None: continue
                if s == "super": nxt += [m.parent] if m.parent else []
                elif s == "self": nxt.append(m)
                else: nxt += self.lookup(m, s, seen)
            cur = nxt
        uniq = []
        for c in cur:
            if c not in uniq: uniq.append(c)
        return uniq
