#!/usr/bin/env python3
"""apply.py ROOT [--write] [--map FILE]: renames identifiers of Rust by rust.map, token by token.

A line of the map: scope<TAB>kind<TAB>old<TAB>new. Lines that begin with # are remarks.
scope  *                 every file
       path/, glob       files below a folder, or that a glob fits; several with commas; -path takes some out again
       path#fn           inside functions of that name in one file (tests: path#fn1+fn2)
       @path             what is DEFINED in that file, wherever `use` and paths lead to it (types, free functions, modules, constants)
       @path>scopes      the same; method calls and field accesses, which need a type to be known, only in these files, or,
                         with recv=a+b among them, where a or b stands before the dot
kind   type | fn | mod | const   items. With @: `Type.method` for methods, and in type: `Enum.Variant` for variants
       field             `Struct.field` with @; without @ every `.field`, `field:` and `{ field }` in the scope
       local             locals, parameters, closure arguments, captures in format strings
       any               every identifier token of that text in the scope
       file              (scope *) old path -> new path, by git mv, without a `mod` line (test data and the like)
       sql               scope is the .sql file: a statement; the generated functions, Stmt, Params and row types go with it
"""
import bisect, sys, os, re, fnmatch, subprocess, collections, json, pickle
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.setrecursionlimit(10000)
from resolve import World, Module, Item, KW

FMT = set("format print println eprint eprintln write writeln panic assert assert_eq assert_ne debug_assert debug_assert_eq debug_assert_ne unreachable todo unimplemented format_args anyhow bail ensure info warn error debug trace event span info_span debug_span trace_span warn_span error_span concat".split())
PRELUDE = set("Option Some None Result Ok Err String Vec Box Iterator From Into Clone Copy Default Drop Send Sync Eq PartialEq Ord PartialOrd Debug Display Hash Fn FnMut FnOnce AsRef ToString ToOwned".split())
SERDE = {"Serialize", "Deserialize", "ToSchema", "IntoParams", "Parser", "Args", "Subcommand", "ValueEnum", "DeriveEntityModel", "FromRow", "FromQueryResult", "IntoResponses", "TryFromMultipart", "DeriveIntoActiveModel"}

args = [a for a in sys.argv[1:] if not a.startswith("--")]
ROOT = args[0]
WRITE = "--write" in sys.argv
MAP = sys.argv[sys.argv.index("--map") + 1] if "--map" in sys.argv else os.path.join(os.path.dirname(os.path.abspath(__file__)), "rust.map")
CACHE = os.environ.get("RENAME_CACHE")
if CACHE and os.path.exists(CACHE):
    W = pickle.load(open(CACHE, "rb"))
else:
    W = World(ROOT)
    W._ic = None
    for f in W.files: W._implcache(f) if False else None
    if CACHE: pickle.dump(W, open(CACHE, "wb"))

index = collections.defaultdict(list)
byfile = collections.defaultdict(dict)
for f in W.files:
    t = W.tok[f]
    for i, j in enumerate(W.sig[f]):
        if t[j][0] == "ident":
            index[t[j][1]].append((f, i))
            byfile[t[j][1]].setdefault(f, []).append(i)
files = W.files
T = W.T


def scope_files(s):
    out, no = [], set()
    for part in s.split(","):
        part = part.strip()
        if part.startswith("-"):
            no |= set(scope_files(part[1:])); continue
        if part == "*": out += files; continue
        if any(c in part for c in "*?["):
            out += [f for f in files if fnmatch.fnmatch(f, part)]
        else:
            p = part.rstrip("/")
            out += [f for f in files if f == p or f.startswith(p + "/")]
    return sorted(set(out) - no)


_sb = {}
def brace_kind(f, o):
    """of an opening bracket: structdef, enumdef, variantdef, lit (struct literal or pattern; with the sig index of the path's end), or None"""
    if o is None: return None
    if T(f, o)[1] != "{": return None
    if o in W.brace[f]: return W.brace[f][o][0]
    key = (f, o)
    if key in _sb: return _sb[key]
    r = None
    p = T(f, o - 1)
    e = o - 1
    if p[1] == ">":                                   # Foo::<T> {
        d, j = 1, e - 1
        while d and j > 0 and e - j < 60:
            if T(f, j)[1] == ">": d += 1
            elif T(f, j)[1] == "<": d -= 1
            j -= 1
        if T(f, j)[1] == "::" : e = j - 1; p = T(f, e)
    if p[0] == "ident" and (p[1][0].isupper()) and not (len(p[1]) > 1 and p[1].isupper()):
        j = e
        while T(f, j - 1)[1] == "::" and T(f, j - 2)[0] == "ident": j -= 2
        b = j - 1
        if T(f, b)[1] == "$": b -= 1
        while T(f, b)[1] in ("&", "mut", "dyn") or T(f, b)[0] == "lifetime": b -= 1
        bt = T(f, b)[1]
        r = ("lit", e)
        if bt in ("->", "for", "impl", "trait", "enum", "struct", "union", "mod", "fn"): r = None
        elif bt in (":", "+", ","):
            k, n = b - 1, 0
            while k >= 0 and n < 80 and T(f, k)[1] not in ("{", "}", ";", "where", "impl", "trait"):
                k -= 1; n += 1
            if T(f, k)[1] in ("where", "trait") or (T(f, k)[1] == "impl" and T(f, k - 1)[1] in ("", "}", "]", ";", "unsafe")): r = None
    _sb[key] = r
    return r


def structish(f, o):
    k = brace_kind(f, o)
    if k is None: return None
    return k if isinstance(k, tuple) else (k, None)


def in_attr(f, i):
    o = W.inner[f][i]
    while o is not None:
        if T(f, o)[1] == "[" and (T(f, o - 1)[1] == "#" or (T(f, o - 1)[1] == "!" and T(f, o - 2)[1] == "#")): return True
        o = W.inner[f][o]
    return False


_usespan = {}
def in_use(f, i):
    if f not in _usespan:
        sp = []
        n = len(W.sig[f])
        j = 0
        while j < n:
            if T(f, j)[0] == "ident" and T(f, j)[1] == "use" and T(f, j - 1)[1] not in (".", "::"):
                k = j
                while k < n and T(f, k)[1] != ";": k += 1
                sp.append((j, k)); j = k
            j += 1
        _usespan[f] = sp
    sp = _usespan[f]
    x = bisect.bisect_right(sp, (i, 1 << 40)) - 1
    return x >= 0 and sp[x][0] <= i <= sp[x][1]


def macro_of(f, i, names):
    """the sig index of the bracket of a macro call of one of these names around the token"""
    o = W.inner[f][i]
    while o is not None:
        if T(f, o - 1)[1] == "!" and T(f, o - 2)[1] in names: return o
        o = W.inner[f][o]
    return None


_cls = {}
def cls(f, i):
    k = (f, i)
    if k not in _cls: _cls[k] = cls_(f, i)
    return _cls[k]


def cls_(f, i):
    p, n = T(f, i - 1)[1], T(f, i + 1)[1]
    if in_attr(f, i): return "attr"
    if p == ".":
        if n == "(" or (n == "::" and T(f, i + 2)[1] == "<"): return "method"
        return "access"
    if p == "fn": return "fndef"
    if p == "mod": return "moddef"
    if p in ("struct", "enum", "trait", "type", "union"): return "typedef"
    if in_use(f, i): return "use"
    if n == "!" and T(f, i + 2)[1] in ("(", "[", "{"): return "macro"
    if p == "::": return "seg"
    if n == "::" and T(f, i + 2)[1] != "<": return "head"
    o = W.inner[f][i]
    sb = structish(f, o)
    if sb and sb[0] != "enumdef":
        if n == ":" and (p in ("{", ",", "pub", ")", "]")): return "fieldcolon"
        q = i - 1
        while T(f, q)[1] in ("ref", "mut"): q -= 1
        if T(f, q)[1] in ("{", ",", "]") and n in (",", "}"): return "short"
        # from_row!(row => X { a, b; c: … })
        if T(f, q)[1] in ("{", ",", "]") and n == ";": return "short"
    if n == "(": return "call"
    if n == "=" and p in ("(", ",") and macro_of(f, i, FMT) == o and o is not None: return "named"
    return "bare"


def fn_at(f, i, name=None):
    best = None
    for a, b, n in W.fnspans[f]:
        if a <= i <= b and (best is None or b - a < best[1] - best[0]): best = (a, b, n)
    return best


_of = {}
def outer_fn(f, i):
    if f not in _of:
        a = [None] * (len(W.sig[f]) + 1)
        for x in sorted(W.fnspans[f], key=lambda x: x[0] - x[1], reverse=True):
            for q in range(x[0], x[1] + 1): a[q] = x
        _of[f] = a
    return _of[f][i]


def outer_fn_old(f, i):
    best = None
    for a, b, n in W.fnspans[f]:
        if a <= i <= b and (best is None or b - a > best[1] - best[0]): best = (a, b, n)
    return best


_bl = {}
def bindings(f, o, name):
    """of a name in a function (sig span): (sig index of the binding, from where it holds, whether it may be called)"""
    key = (f, o[0], name)
    if key in _bl: return _bl[key]
    out = []
    for j in byfile[name].get(f, ()):
        if not (o[0] <= j <= o[1]): continue
        p, n = T(f, j - 1)[1], T(f, j + 1)[1]
        is_let = False
        hit = False
        callable_ = False
        k = j
        if p == "." or p == "::" or n == "::": continue
        if p == "let" or (p in ("mut", "ref") and T(f, j - 2)[1] == "let"):
            hit = is_let = True
            k = j
            e = j + 1
            if n == ":":
                while T(f, e)[1] not in ("=", ";"): e += 1
            q = e + 1
            while T(f, q)[1] in ("async", "move"): q += 1
            callable_ = T(f, q)[1] in ("|", "||")
        elif p == "|" and n in ("|", ",", ":") or (p == "," and n == "|") or (n == "|" and p in ("|", ",", "mut", "&")): hit = True
        elif p == "mut" and n in (",", ")", ":", "|") : hit = True
        elif n == ":" and p in ("(", ",", "mut") and T(f, W.inner[f][j] or 0)[1] == "(":
            hit = True
            callable_ = any(T(f, x)[1] in ("Fn", "FnOnce", "FnMut", "F", "fn", "AsyncFn", "AsyncFnMut") for x in range(j, j + 12))
        elif p == "for" and n == "in": hit = True
        elif n == "@": hit = True
        elif p in ("(", ",", "[", "ref", "{", "mut", "&") and n in (")", ",", "]", "}"):
            k = W.inner[f][j]
            while k is not None and T(f, k)[1] in ("(", "[", "{"):
                if T(f, k)[1] == "{" and not structish(f, k): break
                e = W.match[f].get(k)
                if e is None: break
                nx = T(f, e + 1)[1]
                b = k - 1
                while T(f, b)[0] == "ident" and T(f, b)[1] not in KW or T(f, b)[1] == "::" or T(f, b)[1] == "&": b -= 1
                pv = T(f, b)[1]
                if pv == "let": hit = is_let = True; break
                if nx in ("=>", "in") or (nx == "|" and pv in ("|", ",", "(", "=>", "{")) or (nx == "if" and pv in ("{", ",", "}", "|", "=>")): hit = True; break
                if nx == ":" and T(f, W.inner[f][k] or 0)[1] == "(" and pv in ("(", ","): hit = True; break
                if nx in ("|", ":") and pv == "|": hit = True; break
                k = W.inner[f][k]
        if not hit: continue
        start = j
        if is_let:
            base = j
            d = W.inner[f][j]
            # the bracket in which the `let` stands
            x = j
            while T(f, x)[1] != "let": x -= 1
            d = W.inner[f][x]
            e = x
            lim = W.match[f].get(d, len(W.sig[f]))
            while e < lim and not (W.inner[f][e] == d and T(f, e)[1] in (";", "{") and e > j): 
                e += 1
                if T(f, e)[1] == "{" and W.inner[f][e] == d and not structish(f, e) and T(f, x - 1)[1] not in ("if", "while", "&&", "("):
                    # a block, a match or a closure's body in the right side, or `else {` of a let-else
                    e = W.match[f].get(e, e)
            start = e
        out.append((j, start, callable_))
    _bl[key] = out
    return out


def binds(f, i, name, call=False):
    """whether a local of this name may hold where the token stands"""
    o = outer_fn(f, i)
    if not o: return False
    for j, start, c in bindings(f, o, name):
        if call and not c: continue
        if j == i or i > start: return True
    return False


def segs_at(f, i):
    s = [T(f, i)[1]]
    j = i
    while T(f, j - 1)[1] == "::":
        if T(f, j - 2)[0] == "ident":
            s.insert(0, T(f, j - 2)[1]); j -= 2
        elif T(f, j - 2)[1] == ">": return None
        else:
            break
    return s


def use_targets(f, i):
    """for a token in a use tree: the path to it"""
    out = []
    for m in set(W.file_module.get(f, [])) | set(x[2] for x in W.spans.get(f, [])):
        for segs, alias, glob, ff in m.uses:
            if ff != f: continue
            for k, (s, j) in enumerate(segs):
                if j == i: out.append((m, [x for x, _ in segs[:k + 1]]))
    return out


def resolve(f, i):
    c = cls(f, i)
    res = []
    if c == "use":
        for m, segs in use_targets(f, i): res += W.path(m, segs)
        return res
    segs = segs_at(f, i)
    if not segs: return []
    for m in W.module_at(f, i):
        res += W.path(m, segs)
    return res


edits = collections.defaultdict(dict)          # file -> sig index -> new text
shorts = collections.defaultdict(dict)         # file -> sig index -> {"field":, "local":}
strings = collections.defaultdict(dict)        # file -> sig index of a string -> list of (regex, new)
counts, notes, problems = collections.Counter(), [], []
moves = []


def put(line, f, i, new):
    old = edits[f].get(i)
    if old is not None and old != new:
        problems.append(f"CONFLICT {f}:{lineno(f, i)} {T(f, i)[1]} -> {old} and {new}")
        return
    edits[f][i] = new
    counts[line] += 1


def lineno(f, i):
    return W.src[f].count("\n", 0, T(f, i)[2]) + 1


def short(line, f, i, kind, new):
    d = shorts[f].setdefault(i, {})
    if kind in d and d[kind] != new:
        problems.append(f"CONFLICT {f}:{lineno(f, i)} shorthand {T(f, i)[1]} {kind} -> {d[kind]} and {new}")
    d[kind] = new
    counts[line] += 1


def in_from_row(f, i):
    return macro_of(f, i, {"from_row"}) is not None


def derives(f, tokidx):
    """names in #[derive(…)] before an item whose name stands at tokidx"""
    out = set()
    j = tokidx - 2
    while True:
        t = T(f, j)[1]
        if t in ("pub", "crate", "super", "in"): j -= 1
        elif t == ")": j = W.match[f][j] - 1
        elif t == "]":
            o = W.match[f][j]
            if T(f, o + 1)[1] == "derive":
                out |= {T(f, k)[1] for k in range(o + 2, j)}
            j = o - 2
        else: break
    return out


def local_like(f, i):
    return cls(f, i) in ("bare", "short", "call")


fn_defs = collections.Counter()
for f in files:
    for a, b, n in W.fnspans[f]: fn_defs[n] += 1


def fn_visible(f, name):
    for a, b, n in W.fnspans[f]:
        if n == name and not W._in_impl(f, a): return True
    for m in set(x[2] for x in W.spans.get(f, [])):
        for segs, alias, glob, ff in m.uses:
            if not glob and (alias or segs[-1][0]) == name: return True
    return False


def do_local(line, f, i, old, new, spans):
    c = cls(f, i)
    if c == "bare":
        if not binds(f, i, old) and fn_visible(f, old): return
        put(line, f, i, new)
    elif c == "call":
        if binds(f, i, old, True) or (binds(f, i, old) and not fn_visible(f, old)): put(line, f, i, new)
    elif c == "short":
        if in_from_row(f, i): return
        k = brace_kind(f, W.inner[f][i])
        if isinstance(k, tuple): short(line, f, i, "local", new)


def collide_local(line, f, spans, old, new):
    hit = set()
    for ff, j in index[new]:
        if ff != f: continue
        if spans and not any(a <= j <= b for a, b in spans): continue
        if not local_like(f, j): continue
        if cls(f, j) == "short":
            pass
        o = outer_fn(f, j)
        if not o: continue
        if cls(f, j) in ("bare", "call") and not binds(f, j, new):
            if cls(f, j) == "call" and any(o[0] <= k <= o[1] and k in edits[f] and edits[f][k] == new for k in list(edits[f])):
                notes.append(f"shadow {f}:{lineno(f, j)} calls {new}() in fn {o[2]}, which gets a local of this name (for {old})")
            continue
        if any(o[0] <= k <= o[1] and edits[f][k] == new and T(f, k)[1] == old for k in edits[f]) or \
           any(o[0] <= k <= o[1] and d.get("local") == new and T(f, k)[1] == old for k, d in shorts[f].items()):
            hit.add((o[2], lineno(f, j)))
    for n in sorted(set(x[0] for x in hit)):
        problems.append(f"COLLISION {f}#{n} local {old} -> {new}: {new} is there already (lines {sorted(x[1] for x in hit if x[0] == n)[:4]})   [{line}]")


def attr_strings(line, f, old, new):
    for i, j in enumerate(W.sig[f]):
        if W.tok[f][j][0] != "str": continue
        if not re.search(r"\b" + re.escape(old) + r"\b", W.tok[f][j][1]): continue
        if not in_attr(f, i) or T(f, i - 1)[1] != "=": continue
        if T(f, i - 2)[1] not in ("default", "with", "serialize_with", "deserialize_with", "skip_serializing_if", "from", "try_from", "into", "remote", "bound"): continue
        strings[f].setdefault(i, []).append((re.compile(r"(?<![\w])" + re.escape(old) + r"(?![\w])"), new))
        counts[line] += 1


unresolved = []
def is_operation(f, i):
    """whether #[utoipa::path(…)] without operation_id stands before the function"""
    j = i - 2
    while True:
        t = T(f, j)[1]
        if t in ("pub", "async", "crate", "super", "in", "const", "unsafe"): j -= 1
        elif t == ")": j = W.match[f][j] - 1
        elif t == "]":
            o = W.match[f][j]
            if T(f, o + 1)[1] == "utoipa" and not any(T(f, k)[1] == "operation_id" for k in range(o, j)): return True
            j = o - 2
        else: return False


def in_macro_def(f, i):
    o = W.inner[f][i]
    while o is not None:
        if T(f, o - 2)[1] == "!" and T(f, o - 3)[1] == "macro_rules": return True
        o = W.inner[f][o]
    return False


def do_item(line, path, kind, old, new, calls):
    if "." in old and kind in ("fn", "type", "field"):
        owner, name = old.split(".")
        if kind == "fn": return do_method(line, path, owner, name, new, calls)
        if kind == "type": return do_variant(line, path, owner, name, new)
        return do_field(line, path, owner, name, new, calls)
    want = {"type": ("type",), "fn": ("fn",), "mod": ("mod",), "const": ("const",)}[kind]
    usedin = set()
    found = False
    for f, i in index[old]:
        c = cls(f, i)
        if c in ("method", "access", "fieldcolon", "macro"): continue
        if c in ("typedef", "fndef", "moddef") or T(f, i - 1)[1] in ("const", "static"):
            ok = f == path and ((kind == "type" and c == "typedef") or (kind == "fn" and c == "fndef" and not W._in_impl(f, i - 1)) or (kind == "mod" and c == "moddef") or kind == "const")
            if ok and kind == "fn" and is_operation(f, i):
                problems.append(f"REFUSED {line}: its name is the operation's id in OpenAPI; give it operation_id = \"{old}\" first"); return
            if ok:
                found = True
                put(line, f, i, new); usedin |= set(W.module_at(f, i))
                if kind == "type" and derives(f, i) & {"ToSchema"}:
                    notes.append(f"api-schema {f} {old}: a schema's name in OpenAPI is this type's; add #[schema(as = {old})] or generate the apps' types anew")
            continue
        if c == "attr" and kind == "fn":
            continue
        if kind in ("fn", "const") and c in ("bare", "call", "short") and kind == "fn" and binds(f, i, old, c == "call"): continue
        r = resolve(f, i)
        hit = [x for x in r if (isinstance(x, Item) and x.kind in want and x.file == path)]
        if kind == "mod":
            hit += [x for x in r if isinstance(x, Module) and getattr(x, "decl", (None,))[0] == path and x.name == old]
        if not r and kind == "type" and c != "use" and not (T(f, i - 1)[1] == "::" and (T(f, i - 2)[1][:1].isupper() or T(f, i - 2)[1] == ">")) and not in_macro_def(f, i):
            unresolved.append(f"UNRESOLVED {line}: {f}:{lineno(f, i)} {' '.join(T(f, k)[1] for k in range(i - 3, i + 3))}")
        if hit:
            put(line, f, i, new)
            if c == "use" and T(f, i + 1)[1] != "::":
                usedin |= set(W.module_at(f, i))
            elif len(segs_at(f, i) or [0, 0]) == 1: usedin |= set(W.module_at(f, i))
    if not found: problems.append(f"NOTHING {line}: {old} is not defined in {path}")
    if kind in ("fn", "type"):
        for f in sorted({f for f, _ in index[old]} | {path}):
            if any(m for m in W.module_at(f, 0)) : pass
        for f in files:
            if old in W.src[f] and (f == path or any(W.T(f, k)[1] == old for k in ())): pass
        for f in sorted({ff for ff in edits if any(T(ff, k)[1] == old for k in edits[ff])}):
            attr_strings(line, f, old, new)
    if kind != "mod":
        for m in usedin:
            there = W.lookup(m, new)
            there = [x for x in there if not (isinstance(x, Item) and renamed_away(x))]
            if kind == "type" and new in PRELUDE: there = [1]
            if there:
                kinds = {x.kind if isinstance(x, Item) else "mod" for x in there if x != 1}
                if kind == "fn" and kinds and not kinds & {"fn", "const"}: continue
                if kind == "type" and kinds and not kinds & {"type"}: continue
                problems.append(f"COLLISION {line}: {new} already means something in {m!r}")
            # macro-ish external imports of the same name
            else:
                for segs, alias, glob, ff in m.uses:
                    if not glob and (alias or segs[-1][0]) == new and not W.path(m, [s for s, _ in segs]):
                        problems.append(f"COLLISION {line}: {new} is imported from outside in {m!r}")
    if kind == "mod":
        for f in files:
            pass
        decls = [m for c in W.modules.values() for m in walk(c) if getattr(m, "decl", None) and m.decl[0] == path and m.name == old]
        for m in decls[:1]:
            if getattr(m, "inline", False): continue
            if m.file is None: continue
            if getattr(m, "via_path", False):
                # the string of #[path]
                i = m.decl[1]
                notes.append(f"mod by #[path]: {path} {old}")
                base = os.path.basename(m.file)
                for k in range(max(0, i - 8), i):
                    t = T(path, k)
                    if t[0] == "str" and base in t[1]:
                        strings[path].setdefault(k, []).append((re.compile(re.escape(base)), new + ".rs"))
                moves.append((m.file, os.path.join(os.path.dirname(m.file), new + ".rs")))
                continue
            d = os.path.dirname(m.file)
            if os.path.basename(m.file) == "mod.rs":
                moves.append((d, os.path.join(os.path.dirname(d), new)))
            else:
                moves.append((m.file, os.path.join(d, new + ".rs")))
                if os.path.isdir(os.path.join(ROOT, d, old)): moves.append((os.path.join(d, old), os.path.join(d, new)))
        for a, b in moves[-2:]:
            if os.path.exists(os.path.join(ROOT, b)): problems.append(f"COLLISION {line}: {b} exists")


def walk(m):
    yield m
    for c in m.mods.values(): yield from walk(c)


renames = {}
def renamed_away(x):
    return (x.file, x.name) in renames


def type_hit(f, segs, path, owner):
    for m in W.module_at(f, segs[1]):
        for x in W.path(m, segs[0]):
            if isinstance(x, Item) and x.kind == "type" and x.file == path and x.name == owner: return True
    return False


def impl_of(f, i):
    o = W.inner[f][i]
    while o is not None:
        if T(f, o)[1] == "{":
            ic = W._implcache(f)
            if o in ic: return ic[o]
        o = W.inner[f][o]
    return None


def prefix_is(f, i, path, owner):
    """whether `X` in X::i is the type `owner` of `path`"""
    h = i - 2
    if T(f, h)[0] != "ident": return False
    if T(f, h)[1] == "Self":
        o = impl_of(f, h)
        if o is None: return False
        if f == path and o == owner: return True
        for m in W.module_at(f, h):
            if any(isinstance(x, Item) and x.file == path and x.name == owner for x in W.lookup(m, o)): return True
        return False
    c = cls(f, i)
    if c == "use":
        return any(isinstance(x, Item) and x.kind == "type" and x.file == path and x.name == owner for x in resolve(f, h))
    segs = segs_at(f, h)
    return bool(segs) and type_hit(f, (segs, h), path, owner)


class Calls:
    def __init__(self, g):
        parts = g.split(",")
        self.recv = {x for p in parts if p.startswith("recv=") for x in p[5:].split("+")}
        rest = [p for p in parts if not p.startswith("recv=")]
        self.files = set(scope_files(",".join(rest))) if rest else set()
    def ok(self, f, i):
        return f in self.files or T(f, i - 2)[1] in self.recv


def do_method(line, path, owner, name, new, calls):
    found = False
    alldefs = [(f, a) for f in files for a, b, n in W.fnspans[f] if n == name and W._in_impl(f, a)]
    mine = []
    for f, i in index[name]:
        c = cls(f, i)
        if c == "fndef":
            o = W._in_impl(f, i - 1)
            tr = getattr(W, "traits", {}).get((f, W.inner[f][i - 1]))
            if o and (o == owner or tr == owner) and (f == path or any(isinstance(x, Item) and x.file == path for m in W.module_at(f, i) for x in W.lookup(m, owner))):
                put(line, f, i, new); found = True; mine.append((f, i - 1))
        elif T(f, i - 1)[1] == "::" and prefix_is(f, i, path, owner):
            put(line, f, i, new)
    if not found: problems.append(f"NOTHING {line}: no method {owner}.{name} in {path}"); return
    for f, a in mine:
        o = W.inner[f][a]
        e = W.match[f][o]
        if any(x <= e and x > o and n == new for x, b, n in W.fnspans[f]): problems.append(f"COLLISION {line}: {owner} has a method {new}")
    where = calls
    if where is None:
        others = [x for x in alldefs if x not in mine]
        if others:
            notes.append(f"ambiguous {line}: .{name}() is also a method in {sorted({f for f, _ in others})[:4]}; calls renamed only in {path}")
            where = Calls(path)
        else: where = Calls("*")
    for f, i in index[name]:
        if where.ok(f, i) and cls(f, i) == "method": put(line, f, i, new)
    for f in sorted(where.files): 
        if name in W.src[f]: attr_strings(line, f, name, new)


def do_variant(line, path, owner, name, new):
    found = False
    for f, i in index[name]:
        o = W.inner[f][i]
        if f == path and o is not None and W.brace[f].get(o, ("",))[0] == "enumdef" and T(f, W.brace[f][o][1])[1] == owner and T(f, i - 1)[1] in ("{", ",", "]"):
            found = True
            d = derives(f, W.brace[f][o][1])
            bad = d & (SERDE | {"EnumString", "Display", "IntoStaticStr", "AsRefStr", "EnumIter", "VariantNames"})
            if bad: problems.append(f"REFUSED {line}: {owner} derives {sorted(bad)}: its variants are words outside"); return
            put(line, f, i, new)
        elif T(f, i - 1)[1] == "::" and prefix_is(f, i, path, owner): put(line, f, i, new)
        elif cls(f, i) == "use" and any(isinstance(x, Item) and x.name == owner and x.file == path for m, s in use_targets(f, i) for x in W.path(m, s[:-1])):
            put(line, f, i, new)
    if not found: problems.append(f"NOTHING {line}: no variant {owner}.{name} in {path}")


field_defs = None
def all_field_defs():
    global field_defs
    if field_defs is None:
        field_defs = collections.defaultdict(list)
        for f in files:
            for o, (k, t) in W.brace[f].items():
                if k not in ("structdef", "variantdef"): continue
                e = W.match[f][o]
                j = o + 1
                while j < e:
                    if T(f, j)[0] == "ident" and T(f, j + 1)[1] == ":" and W.inner[f][j] == o and T(f, j)[1] not in KW and T(f, j - 1)[1] in ("{", ",", "pub", ")", "]"):
                        field_defs[T(f, j)[1]].append((f, T(f, t)[1], j))
                    j += 1
    return field_defs


def do_field(line, path, owner, name, new, calls):
    defs = all_field_defs()
    mine = [(f, t, j) for f, t, j in defs[name] if f == path and t == owner]
    if not mine: problems.append(f"NOTHING {line}: no field {owner}.{name} in {path}"); return
    for f, t, j in mine:
        o = W.inner[f][j]
        d = derives(f, W.brace[f][o][1]) if W.brace[f][o][0] == "structdef" else set()
        if W.brace[f][o][0] == "variantdef":
            eo = W.inner[f][o]
            d = derives(f, W.brace[f][eo][1])
        if d & SERDE: problems.append(f"REFUSED {line}: {owner} derives {sorted(d & SERDE)}: its fields are words outside"); return
        if any(ff == f and tt == owner for ff, tt, _ in defs[new]): problems.append(f"COLLISION {line}: {owner} has a field {new}")
        put(line, f, j, new)
    for f, i in index[name]:
        c = cls(f, i)
        if c not in ("fieldcolon", "short"): continue
        o = W.inner[f][i]
        k = brace_kind(f, o)
        if not isinstance(k, tuple): continue
        e = k[1]
        last = T(f, e)[1]
        ok = False
        if last == "Self":
            im = impl_of(f, e)
            ok = im == owner and (f == path or any(isinstance(x, Item) and x.file == path and x.name == owner for m in W.module_at(f, e) for x in W.lookup(m, owner)))
        else:
            s = segs_at(f, e)
            ok = bool(s) and type_hit(f, (s, e), path, owner)
            if not ok and last == owner and len(s or []) > 1: ok = prefix_variant(f, e, path, owner)
        if not ok: continue
        if in_from_row(f, i) and (c == "short"):
            problems.append(f"REFUSED {line}: from_row! reads the column {name} into it ({f}:{lineno(f, i)})"); continue
        if c == "fieldcolon": put(line, f, i, new)
        else: short(line, f, i, "field", new)
    where = calls
    if where is None:
        others = {(f, t) for f, t, _ in defs[name]} - {(path, owner)}
        if others:
            notes.append(f"ambiguous {line}: .{name} is also a field of {sorted(others)[:4]}; accesses renamed only in {path}")
            where = Calls(path)
        else: where = Calls("*")
    for f, i in index[name]:
        if where.ok(f, i) and cls(f, i) == "access": put(line, f, i, new)


def prefix_variant(f, e, path, owner):
    # Enum::Variant { field }: the owner is the variant
    h = e - 2
    s = segs_at(f, h)
    if not s: return False
    if s == ["Self"]:
        return f == path
    for m in W.module_at(f, h):
        for x in W.path(m, s):
            if isinstance(x, Item) and x.kind == "type" and x.file == path: return True
    return False


def camel(s): return "".join(x[:1].upper() + x[1:] for x in s.split("_"))

sql_edits = collections.defaultdict(list)
def do_sql(line, sqlfile, old, new):
    p = os.path.join(ROOT, sqlfile)
    s = open(p).read()
    m = re.search(r"^--! " + re.escape(old) + r"(?=[ \n(:])([^\n]*)", s, re.M)
    if not m: problems.append(f"NOTHING {line}: no statement {old} in {sqlfile}"); return
    if re.search(r"^--! " + re.escape(new) + r"(?=[ \n(:])", s, re.M): problems.append(f"COLLISION {line}: {sqlfile} has {new}")
    sql_edits[sqlfile].append((old, new)); counts[line] += 1
    gen = "tenant-api/queries/generated/src/queries/" + os.path.basename(sqlfile)[:-4] + ".rs"
    do_item(line, gen, "fn", old, new, None)
    a, b = camel(old), camel(new)
    for suf in ("Stmt", "Params", "", "Borrowed", "Query"):
        if any(f == gen and cls(f, i) == "typedef" for f, i in index[a + suf]):
            do_item(line, gen, "type", a + suf, b + suf, None)


# ---- the map
lines = []
for ln, l in enumerate(open(MAP), 1):
    l = l.rstrip("\n")
    if not l.strip() or l.startswith("#"): continue
    c = l.split("\t")
    if len(c) != 4: problems.append(f"BAD line {ln}: {l}"); continue
    lines.append((ln, *c))
seen = {}
for ln, s, k, o, n in lines:
    if (s, k, o) in seen: problems.append(f"TWICE line {ln}: {s} {k} {o} (line {seen[(s, k, o)]})")
    seen[(s, k, o)] = ln
    if s.startswith("@") and "." not in o: renames[(s[1:].split(">")[0], o)] = n

locals_done = []
for ln, s, k, o, n in lines:
    line = f"{ln}: {s} {k} {o} -> {n}"
    counts[line] += 0
    if k == "file":
        moves.append((o, n)); counts[line] += 1; continue
    if k == "sql":
        do_sql(line, s, o, n); continue
    if s.startswith("@"):
        path, _, g = s[1:].partition(">")
        calls = Calls(g) if g else None
        if path not in W.src: problems.append(f"NOTHING {line}: no file {path}"); continue
        do_item(line, path, k, o, n, calls); continue
    spans = None
    if "#" in s:
        p, fnname = s.split("#", 1)
        names = set(fnname.split("+"))
        fl = scope_files(p)
        if len(fl) != 1: problems.append(f"NOTHING {line}: no file {p}"); continue
        spans = [(a, b) for a, b, nm in W.fnspans[fl[0]] if nm in names]
        miss = names - {nm for a, b, nm in W.fnspans[fl[0]]}
        if miss: problems.append(f"NOTHING {line}: no fn {sorted(miss)}")
    else:
        fl = scope_files(s)
    fs = set(fl)
    for f, i in index[o]:
        if f not in fs: continue
        if spans and not any(a <= i <= b for a, b in spans): continue
        c = cls(f, i)
        if k == "any":
            if c == "attr": continue
            if c == "short" and in_from_row(f, i): notes.append(f"from_row {f}:{lineno(f, i)} {o} left"); continue
            put(line, f, i, n)
        elif k == "local":
            do_local(line, f, i, o, n, spans)
        elif k == "field":
            if c in ("access", "fieldcolon"):
                if c == "fieldcolon" and in_from_row(f, i) and False: continue
                put(line, f, i, n)
            elif c == "short":
                if in_from_row(f, i): problems.append(f"REFUSED {line}: from_row! {f}:{lineno(f, i)}"); continue
                kk = brace_kind(f, W.inner[f][i])
                if isinstance(kk, tuple): short(line, f, i, "field", n)
        elif k == "fn":
            if c in ("fndef", "method", "seg", "use"): put(line, f, i, n)
            elif c in ("call", "bare") and not binds(f, i, o, c == "call") and fn_visible(f, o): put(line, f, i, n)
        elif k == "type":
            if c in ("typedef", "use", "head", "bare", "call", "attr"): put(line, f, i, n)
            elif c == "seg" and not (T(f, i - 2)[1][:1].isupper()): put(line, f, i, n)
        elif k == "mod":
            if c in ("moddef", "head", "use") or (c == "seg" and T(f, i + 1)[1] == "::"): put(line, f, i, n)
    if k in ("local", "any"):
        for f in fl:
            for i, j in enumerate(W.sig[f]):
                if W.tok[f][j][0] != "str" or "{" + o not in W.tok[f][j][1]: continue
                if spans and not any(a <= i <= b for a, b in spans): continue
                mo = macro_of(f, i, FMT)
                if mo is None: continue
                e = W.match[f][mo]
                if any(T(f, x)[1] == o and cls(f, x) == "named" for x in range(mo, e)): continue
                rx = re.compile(r"(?<!\{)((?:\{\{)*)\{" + re.escape(o) + r"(?=[:}])")
                if not rx.search(W.tok[f][j][1]): continue
                strings[f].setdefault(i, []).append((rx, lambda m, n=n: m.group(1) + "{" + n))
                counts[line] += 1
        for f in fl:
            if any(ff == f for ff, _ in index[o]): locals_done.append((line, f, spans, o, n, k))
    if counts[line] == 0: problems.append(f"NOTHING {line}")

# names whose every occurrence in a function goes away make room for others
def gone(f, j):
    return j in edits[f] or ("local" in shorts[f].get(j, {}))

_orig = index
for line, f, spans, o, n, k in locals_done:
    save = index[n]
    index[n] = [(ff, j) for ff, j in save if ff == f and not gone(ff, j)]
    collide_local(line, f, spans, o, n)
    index[n] = save

# a function that is renamed to the name of a local around its call
for f in list(edits):
    perfn = collections.defaultdict(set)
    for i, n in edits[f].items():
        if cls(f, i) in ("bare", "short") and binds(f, i, T(f, i)[1]):
            o = outer_fn(f, i)
            if o: perfn[o[0]].add(n)
    for i, d in shorts[f].items():
        o = outer_fn(f, i)
        if o and "local" in d: perfn[o[0]].add(d["local"])
    for i, n in edits[f].items():
        old = T(f, i)[1]
        if cls(f, i) not in ("call", "bare") or not n[:1].islower() or binds(f, i, old): continue
        if T(f, i + 1)[1] == "::": continue
        o = outer_fn(f, i)
        if o and n in perfn[o[0]]:
            # harmless where the local comes by the very statement: let x = x(…)
            notes.append(f"shadow2 {f}:{lineno(f, i)} {old} -> {n} is called in fn {o[2]}, where a renamed local gets this name")
        elif binds(f, i, n):
            notes.append(f"shadow2 {f}:{lineno(f, i)} {old} -> {n} is called in fn {o[2]}, where a local has this name")

# comments: backticked names and intra-doc links of what was renamed as an item, in files where it was renamed
doc = collections.defaultdict(dict)
for f in edits:
    byname = collections.defaultdict(collections.Counter)
    for i, n in edits[f].items():
        byname[T(f, i)[1]][n] += 1
    for i, d in shorts[f].items():
        for n in d.values(): byname[T(f, i)[1]][n] += 1
    names = {o: c.most_common(1)[0][0] for o, c in byname.items()}
    for j, (k, s, p) in enumerate(W.tok[f]):
        if k != "comment": continue
        def sub(m):
            body = m.group(0)
            return re.sub(r"\b[A-Za-z_][A-Za-z0-9_]*\b", lambda x: names.get(x.group(0), x.group(0)), body)
        t = re.sub(r"`[^`\n]+`", sub, s)
        if t != s: doc[f][j] = t

# comments.md: exact replacements, `file:line` headings, then old and new lines
comment_edits = []
cm = os.path.join(os.path.dirname(os.path.abspath(__file__)), "comments.md")
if os.path.exists(cm):
    cur = None
    for l in open(cm):
        l = l.rstrip("\n")
        m = re.match(r"^## (\S+?)(?::(\d+))?$", l)
        if m: cur = m.group(1)
        elif l.startswith("- ") and cur: comment_edits.append([cur, l[2:], None])
        elif l.startswith("+ ") and cur and comment_edits and comment_edits[-1][2] is None: comment_edits[-1][2] = l[2:]


def render(f):
    toks = W.tok[f]
    out = {}
    for i, n in edits[f].items():
        if i in shorts[f]:
            problems.append(f"CONFLICT {f}:{lineno(f, i)} shorthand and plain"); continue
        out[W.sig[f][i]] = n
    for i, d in shorts[f].items():
        o = T(f, i)[1]
        F, L = d.get("field", o), d.get("local", o)
        mods = []
        q = i - 1
        pre = ""
        if F == L: out[W.sig[f][i]] = F
        elif T(f, i - 1)[1] in ("ref", "mut"):
            # `ref x` in a pattern: F: ref L
            out[W.sig[f][i]] = L
            while T(f, q - 1)[1] in ("ref", "mut"): q -= 1
            out[W.sig[f][q]] = F + ": " + T(f, q)[1]
        else: out[W.sig[f][i]] = F + ": " + L
    for i, subs in strings[f].items():
        s = T(f, i)[1]
        for rx, n in subs: s = rx.sub(n, s)
        out[W.sig[f][i]] = s
    for j, t in doc[f].items(): out[j] = t
    return "".join(out.get(j, t[1]) for j, t in enumerate(toks))


touched = sorted(set(edits) | set(shorts) | set(strings) | set(doc))
texts = {f: render(f) for f in touched if edits[f] or shorts[f] or strings[f] or doc[f]}
nothing_comment = []
for f, a, b in comment_edits:
    if b is None: problems.append(f"BAD comments.md {f}: {a}"); continue
    src = texts.get(f) or W.src.get(f)
    if src is None: problems.append(f"NOTHING comments.md: no file {f}"); continue
    if a not in src:
        if a in W.src[f]: problems.append(f"NOTHING comments.md {f}: changed before: {a[:60]}")
        else: problems.append(f"NOTHING comments.md {f}: {a[:60]}")
        continue
    texts[f] = src.replace(a, b)

# paths of moved files in pages: whole, or from any folder on
md_edits = {}
def page_edits():
    pages = subprocess.check_output(["git", "ls-files", "*.md"], cwd=ROOT, text=True).split()
    pairs = []
    for a, b in moves:
        if not a.endswith(".rs"): continue
        x, y = a.split("/"), b.split("/")
        for k in range(len(x) - 1):
            pairs.append(("/".join(x[k:]), "/".join(y[k:])))
    names = {}
    for p, q in pairs:
        names[p] = None if p in names and names[p] != q else q
    if not names: return
    rx = re.compile(r"(?<![\w/.-])(" + "|".join(re.escape(p) for p in sorted(names, key=len, reverse=True)) + r")(?!\w)")
    for p in pages:
        f = os.path.join(ROOT, p)
        if not os.path.exists(f): continue
        s = open(f).read()
        t = rx.sub(lambda m: names[m.group(1)] or m.group(1), s)
        if t != s: md_edits[p] = t
page_edits()

# paths of moved files that are named elsewhere
moved = []
for a, b in moves:
    if not os.path.exists(os.path.join(ROOT, a)): problems.append(f"NOTHING file {a}")
mention = []
if moves and "--mentions" in sys.argv:
    for a, b in moves:
        r = subprocess.run(["git", "grep", "-nI", "-F", a], cwd=ROOT, capture_output=True, text=True).stdout.strip().split("\n")
        r = [x for x in r if x]
        if r: mention.append((a, b, r))

if "--quiet" not in sys.argv:
    for l in lines:
        line = f"{l[0]}: {l[1]} {l[2]} {l[3]} -> {l[4]}"
        print(f"{counts[line]:6d}  {line}")
for n in unresolved: print(n)
for n in notes: print("NOTE", n)
for a, b, r in mention:
    print(f"MENTION {a} -> {b}")
    for x in r[:10]: print("    " + x[:160])
problems = list(dict.fromkeys(problems))
for p in problems: print(p)
print(f"{len(lines)} lines, {sum(counts.values())} replacements, {len(texts)} files, {len(moves)} moves, {len(md_edits)} pages, {len(comment_edits)} comments, {len(notes)} notes, {len(problems)} problems")

if WRITE:
    if problems and "--force" not in sys.argv:
        sys.exit("there are problems; nothing written (--force writes all the same)")
    for f, s in texts.items():
        if s != W.src.get(f): open(os.path.join(ROOT, f), "w").write(s)
    for f, l in sql_edits.items():
        p = os.path.join(ROOT, f)
        s = open(p).read()
        for o, n in l: s = re.sub(r"^(--! )" + re.escape(o) + r"(?=[ \n(:])", lambda m: m.group(1) + n, s, flags=re.M)
        open(p, "w").write(s)
    for p, s in md_edits.items(): open(os.path.join(ROOT, p), "w").write(s)
    # deepest first, so that a folder's files move before the folder
    for a, b in sorted(set(moves), key=lambda x: -x[0].count("/")):
        os.makedirs(os.path.dirname(os.path.join(ROOT, b)), exist_ok=True)
        subprocess.check_call(["git", "mv", a, b], cwd=ROOT)
    print("written")
