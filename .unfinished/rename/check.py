import sys, os, re, collections, pickle, io, contextlib
mode = sys.argv[1]
root = sys.argv[2]
sys.argv = ["apply.py", root, "--map", "/dev/null", "--quiet"]
os.environ["RENAME_CACHE"] = f"/work/tools/rename/{mode}.pkl"
with contextlib.redirect_stdout(io.StringIO()):
    exec(open("/work/tools/rename/apply.py").read())
EXT = set("std core alloc axum serde serde_json tokio uuid chrono sqlx utoipa".split())
bad_use = set()
for c in W.modules.values():
    for m in walk(c):
        for segs, alias, glob, f in m.uses:
            ss = [s for s, _ in segs]
            if not ss: continue
            if ss[-1] == "self": ss = ss[:-1]
            if ss[0] in ("crate", "self", "super") or ss[0].startswith("learnt_") or ss[0] in m.mods:
                if not W.path(m, ss): bad_use.add((f, "::".join(ss)))
bad_path = collections.Counter()
unbound = collections.Counter()
names = set(open("/work/tools/rename/names.txt").read().split())
for f in files:
    if "/generated/" in f: continue
    for i, j in enumerate(W.sig[f]):
        k, s, p = W.tok[f][j]
        if k != "ident" or s in KW: continue
        c = cls(f, i)
        if c == "seg" and T(f, i + 1)[1] != "::":
            segs = segs_at(f, i)
            if not segs: continue
            ms = W.module_at(f, i)
            heads = [x for m in ms for x in W.path(m, segs[:-1])]
            if any(W.as_module(h) for h in heads):
                if not any(W.path(m, segs) for m in ms): bad_path[(f, "::".join(segs))] += 1
        elif s in names and c in ("bare", "short", "call"):
            if c == "short" and not isinstance(brace_kind(f, W.inner[f][i]), tuple): continue
            if binds(f, i, s): continue
            ms = W.module_at(f, i)
            if any(W.lookup(m, s) for m in ms): continue
            if c == "call" and binds(f, i, s, True): continue
            if macro_of(f, i, {"macro_rules"}): continue
            unbound[(f, (outer_fn(f, i) or (0, 0, "-"))[2], s)] += 1
pickle.dump((bad_use, bad_path, unbound), open(f"/work/tools/rename/check.{mode}.pkl", "wb"))
print(mode, len(bad_use), len(bad_path), len(unbound))
