import sys,os,re
os.environ.setdefault("RENAME_CACHE","/work/tools/rename/world.pkl")
names=sys.argv[1].split()
only=sys.argv[2] if len(sys.argv)>2 else ""
sys.argv=["apply.py","/work/main","--map","/dev/null","--quiet"]
import io,contextlib
with contextlib.redirect_stdout(io.StringIO()):
    exec(open("/work/tools/rename/apply.py").read())
ab=[("tenant-api/src/features/","TF/"),("control-plane/src/features/","CF/"),("tests/tests/","TT/"),("tenant-api/base/src/","B/"),("control-plane/src/","C/"),("tenant-api/src/","T/"),("compose/src/","O/"),("kernel/src/","K/")]
def sh(f):
    for a,b in ab:
        if f.startswith(a): return b+f[len(a):]
    return f
for n in names:
    print("##",n)
    for f in sorted(byfile[n]):
        if "/generated/" in f or (only and not re.search(only,f)): continue
        seen_=[]
        lines=W.src[f].split("\n")
        cnt=0
        for a,b,fn in W.fnspans[f]:
            if outer_fn(f,a)!=(a,b,fn): continue
            for j,st,c in bindings(f,(a,b,fn),n):
                l=lineno(f,j); t=lines[l-1].strip()
                if t.startswith("let") and not re.search(r"[;{]$",t): t+=" "+lines[l].strip()
                if len(t)<45 and not t.startswith("let") : t=lines[l-2].strip()+" "+t
                seen_.append((fn,t))
        if not seen_: continue
        out=[]; last=None
        for fn,t in seen_:
            t=re.sub(r"^(pub(\(\w+\))? )?(async )?fn ","fn ",t)
            m=re.search(r"\b%s\b"%n,t); s=max(0,m.start()-45) if m else 0
            t=t[s:s+120]
            if t==last: continue
            last=t; out.append(f"{fn[:28]}: {t}" if not t.startswith("fn") else t)
        print(sh(f)+" | "+" ‖ ".join(out[:7])+(" …%d"%len(out) if len(out)>7 else ""))
