#!/usr/bin/env python3
"""Feature graph of tenant-api: circles_graph.py [root-features-dir] -- prints SCCs and edges."""
import re,sys,os,collections
SRC='/work/main/tenant-api/src'
def read(d):
    for p,_,fs in os.walk(d):
        for f in fs:
            if f.endswith('.rs'): yield os.path.join(p,f)
def expand(t):
    """expand a use tree string into paths"""
    t=t.strip()
    i=t.find('{')
    if i<0: return [re.sub(r'\s+as\s+\w+','',t).strip()]
    pre=t[:i]; depth=0; parts=[];cur=''
    j=i
    for j in range(i,len(t)):
        c=t[j]
        if c=='{':
            depth+=1
            if depth==1: continue
        if c=='}':
            depth-=1
            if depth==0: break
        if c==',' and depth==1: parts.append(cur);cur=''
        else: cur+=c
    if cur.strip(): parts.append(cur)
    return [pre+x for p in parts if p.strip() for x in expand(p)]
def strip(text):
    text=re.sub(r'//[^\n]*',lambda m:' '*len(m.group()),text)
    return text
PATH=re.compile(r'(?<![\w:])(?:(?:pub(?:\([^)]*\))?\s+)?use\s+([^;]+);|((?:crate|super)(?:::\w+)+))')
def paths(text):
    for m in PATH.finditer(strip(text)):
        line=text.count('\n',0,m.start())+1
        if m.group(1):
            for p in expand(re.sub(r'\s+',' ',m.group(1)).replace(' ','\0').replace('\0',' ')): yield line,p.replace(' ','')
        else: yield line,m.group(2)
def module(f,src):
    rel=os.path.relpath(f,src)[:-3].split('/')
    if rel[-1] in('mod','lib'): rel=rel[:-1]
    return rel
def resolve(mod,p):
    s=p.split('::')
    if s[0]=='crate': return s[1:]
    if s[0]=='self': return mod+s[1:]
    if s[0]=='super':
        m=list(mod)
        while s and s[0]=='super': 
            m=m[:-1]; s=s[1:]
        return m+s
    return None
def scc(g):
    idx={};low={};st=[];on=set();out=[];n=[0]
    sys.setrecursionlimit(10000)
    def go(v):
        idx[v]=low[v]=n[0];n[0]+=1;st.append(v);on.add(v)
        for w in g.get(v,()):
            if w not in idx: go(w);low[v]=min(low[v],low[w])
            elif w in on: low[v]=min(low[v],idx[w])
        if low[v]==idx[v]:
            c=[]
            while True:
                w=st.pop();on.discard(w);c.append(w)
                if w==v:break
            out.append(c)
    for v in list(g): 
        if v not in idx: go(v)
    return out
def graph(src,node):
    e=collections.defaultdict(list)
    for f in read(src):
        mod=module(f,src);a=node(mod)
        if a is None: continue
        text=open(f).read()
        for line,p in paths(text):
            r=resolve(mod,p)
            if r is None: continue
            b=node(r)
            if b and b!=a: e[a,b].append((os.path.relpath(f,src),line,'::'.join(r)))
    return e
def feat(m): return (m[1]+('::domain_events' if len(m)>2 and m[2]=='domain_events' else '')) if len(m)>1 and m[0]=='features' else (('^'+m[0]) if m and m[0] in('assignables','reactions','router','start') else None)
def base(m): return m[0] if m else None
def show(e,detail):
    g=collections.defaultdict(set)
    for a,b in e: g[a].add(b)
    for b in [b for a,b in e]: g.setdefault(b,set())
    comps=[c for c in scc(g) if len(c)>1]
    for c in comps:
        print('COMPONENT',len(c),sorted(c))
        for (a,b) in sorted(e):
            if a in c and b in c:
                print(f'  {a} -> {b}  ({len(e[a,b])})')
                if detail:
                    for f,l,r in e[a,b]: print(f'       {f}:{l} {r}')
    return comps
if __name__=='__main__':
    which=sys.argv[1] if len(sys.argv)>1 else 'features'
    detail='-d' in sys.argv
    if which=='base': show(graph('/work/main/tenant-api/base/src',base),detail)
    else: show(graph(SRC,feat),detail)
