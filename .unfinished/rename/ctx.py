import sys,pickle,re,os
D=pickle.load(open("/work/tools/rename/cat.pkl","rb"))
kind=sys.argv[1]; names=sys.argv[2].split(); body=int(sys.argv[3]) if len(sys.argv)>3 else 4
cache={}
def L(f):
    if f not in cache: cache[f]=open("/work/main/"+f).read().split("\n")
    return cache[f]
for n in names:
    for f,s,l in D[kind].get(n,[]):
        ls=L(f); i=l-1
        j=i-1; doc=[]; der=""
        while j>=0 and (ls[j].strip().startswith("///") or ls[j].strip().startswith("#[") or ls[j].strip().startswith("//")):
            t=ls[j].strip()
            if t.startswith("#["):
                if "derive" in t and re.search("ToSchema|Serialize|Deserialize|IntoParams|Parser|FromRow|EnumString",t): der="[API]" if "ToSchema" in t else "[serde]"
                if "utoipa::path" in t: der="[op]"
            else: doc.insert(0,t.strip("/ "))
            j-=1
        b=" ".join(x.strip() for x in ls[i:i+body] if not x.strip().startswith("///"))
        print(f"{f}:{l} {der} /{' '.join(doc)[:150]}/ {b[:210]}")
