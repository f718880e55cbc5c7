import pickle,sys
sys.path.insert(0,"/work/tools/rename")
import resolve
W=pickle.load(open("world.pkl","rb"))
names=set(sys.argv[1].split())
ab=[("tenant-api/src/features/","TF/"),("control-plane/src/features/","CF/"),("tests/tests/","TT/"),("tenant-api/base/src/","B/"),("control-plane/src/","C/"),("tenant-api/src/","T/"),("compose/src/","O/"),("kernel/src/","K/")]
def sh(f):
    for a,b in ab:
        if f.startswith(a): return b+f[len(a):]
    return f
from collections import defaultdict
R=defaultdict(list)
for f in W.files:
    if "/generated/" in f: continue
    for a,b,n in W.fnspans[f]:
        if n in names:
            o=W._in_impl(f,a)
            R[n].append(sh(f)+(":"+o if o else ""))
for n in sorted(R): print(n," ".join(R[n]))
