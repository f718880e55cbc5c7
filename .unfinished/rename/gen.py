import re
AB=[("TF/","tenant-api/src/features/"),("CF/","control-plane/src/features/"),("TT/","tests/tests/"),("B/","tenant-api/base/src/"),("C/","control-plane/src/"),("T/","tenant-api/src/"),("O/","compose/src/"),("K/","kernel/src/"),("G/","tenant-api/queries/generated/src/queries/"),("Q/","tenant-api/queries/")]
def ex(p):
    def one(q):
        q=q.strip(); at=""
        if q.startswith("-"): return "-"+one(q[1:])
        if q.startswith("@"): at="@"; q=q[1:]
        for a,b in AB:
            if q.startswith(a): q=b+q[len(a):]; break
        return at+q
    if ">" in p:
        a,b=p.split(">",1); return ex(a)+">"+ex(b)
    return ",".join(one(x) for x in p.split(","))
out=["# scope\tkind\told\tnew – see apply.py. Made by gen.py from *.src; change those or this file."]
import os
def src(fn):
    if not os.path.exists(fn): return
    for l in open(fn):
        l=l.split("##")[0].strip()
        if l and not l.startswith("#"): yield l
out.append("# types")
for l in src("types.src"):
    p,o,n=l.split(); out.append(f"@{ex(p)}\ttype\t{o}\t{n}")
out.append("# modules and files")
for l in src("mods.src"):
    p,o,n=l.split(); out.append(f"@{ex(p)}\tmod\t{o}\t{n}")
out.append("# functions and methods")
for l in src("fns.src"):
    p,o,n=l.split()
    if ">" in o: o,g=o.split(">",1); p=p+">"+g
    if p.startswith("="): p=p[1:]
    elif not p.startswith("@"): p="@"+p
    out.append(f"{ex(p)}\tfn\t{o}\t{n}")
out.append("# statements")
for l in src("sql.src"):
    p,o,n=l.split(); out.append(f"tenant-api/queries/{p}.sql\tsql\t{o}\t{n}")
out.append("# fields and variants")
for l in src("fields.src"):
    p,o,n=l.split(); k="field"
    if ">" in o: o,g=o.split(">",1); p=p+">"+g
    if o[0].isupper() and o.split(".")[1][0].isupper(): k="type"
    out.append(f"@{ex(p)}\t{k}\t{o}\t{n}")
out.append("# locals")
for fn in ("locals.src",):
    for l in src(fn):
        # path[#fn] kind? old=new old=new …
        parts=l.split()
        p=ex(parts[0]) if "#" not in parts[0] else ex(parts[0].split("#")[0])+"#"+parts[0].split("#")[1]
        for w in parts[1:]:
            o,n=w.split("=")
            k="local"
            if o.startswith("!"): k="any"; o=o[1:]
            if o.startswith("."): k="field"; o=o[1:]
            out.append(f"{p}\t{k}\t{o}\t{n}")
open("rust.map","w").write("\n".join(out)+"\n")
print(len(out))
