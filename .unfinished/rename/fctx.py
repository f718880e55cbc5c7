import sys,pickle,re
sys.path.insert(0,"/work/tools/rename")
names=sys.argv[1].split()
D=pickle.load(open("cat.pkl","rb"))
ab=[("tenant-api/src/features/","TF/"),("control-plane/src/features/","CF/"),("tests/tests/","TT/"),("tenant-api/base/src/","B/"),("control-plane/src/","C/"),("tenant-api/src/","T/"),("compose/src/","O/"),("kernel/src/","K/")]
def sh(f):
    for a,b in ab:
        if f.startswith(a): return b+f[len(a):]
    return f
cache={}
def L(f):
    if f not in cache: cache[f]=open("/work/main/"+f).read().split("\n")
    return cache[f]
for n in names:
    for f,o,l in D["fields"].get(n,[]):
        ls=L(f)
        i=l-1
        while i>0 and not re.search(r"\b(struct|enum) ",ls[i]): i-=1
        j=i-1; der=""
        while j>=0 and (ls[j].strip().startswith("#[") or ls[j].strip().startswith("///")):
            if re.search("ToSchema|Serialize|Deserialize|IntoParams|Parser|Args|FromRow|EntityModel",ls[j]): der="API"
            j-=1
        if der: continue
        doc=ls[l-2].strip("/ ") if ls[l-2].strip().startswith("///") else ""
        print(f"{sh(f)} {o}.{ls[l-1].strip()}  /{doc[:110]}/")
