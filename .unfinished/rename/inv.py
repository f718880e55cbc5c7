import sys, subprocess, collections, os, pickle
sys.path.insert(0, "/work/tools/rename")
from rustlex import lex
ROOT="/work/main"
files=[f for f in subprocess.check_output(["git","ls-files","*.rs"],cwd=ROOT,text=True).split() if os.path.exists(os.path.join(ROOT,f))]
T={}
for f in files:
    s=open(os.path.join(ROOT,f)).read()
    t=lex(s)
    assert "".join(x[1] for x in t)==s, f
    T[f]=t
pickle.dump(T,open("/work/tools/rename/tok.pkl","wb"))
print(len(files), sum(len(t) for t in T.values()))
