import sys,os,re,io,contextlib,collections
os.environ["RENAME_CACHE"]="/work/tools/rename/new.pkl"
sys.argv=["apply.py","/work/tools/rename/trial","--map","/dev/null","--quiet"]
with contextlib.redirect_stdout(io.StringIO()): exec(open("/work/tools/rename/apply.py").read())
STD=set("take keep of map find get send insert push with join read write lock clear set is_empty left found by".split())
olds=collections.defaultdict(set)
for l in open("/work/tools/rename/rust.map"):
    c=l.rstrip("\n").split("\t")
    if len(c)==4 and c[1]=="fn" and "." in c[2]: olds[c[2].split(".")[1]].add(c[3])
for m,news in sorted(olds.items()):
    defs=[(f,W._in_impl(f,a)) for f in files for a,b,n in W.fnspans[f] if n==m and W._in_impl(f,a)]
    calls=[(f,i) for f,i in index[m] if cls(f,i)=="method"]
    if calls and not defs: print("LEFT",m,[(f.replace("tenant-api/src/features/","TF/"),lineno(f,i)) for f,i in calls][:6])
    elif calls: print("check",m,sorted({o for f,o in defs}),collections.Counter(T(f,i-2)[1] for f,i in calls).most_common(8), [f.replace("tenant-api/src/features/","TF/").split("/")[-1] for f,i in calls][:6])
    for n in news:
        nd=[(f,W._in_impl(f,a)) for f in files for a,b,x in W.fnspans[f] if x==n and W._in_impl(f,a)]
        if not nd: print("NODEF",n)
