import sys,re
root='/work/main/'
kinds=set(sys.argv[1].split(','))
names=set(open(sys.argv[2]).read().split()) if len(sys.argv)>2 and sys.argv[2]!='-' else None
flt=sys.argv[3] if len(sys.argv)>3 else ''
cache={}
def lines(f):
    if f not in cache: cache[f]=open(root+f).read().split('\n')
    return cache[f]
seen=set()
rows=[]
for l in open('inventory.tsv'):
    f,ln,k,x,n,c,e,r,nd=l.rstrip('\n').split('\t')
    if k not in kinds: continue
    if names is not None and n not in names: continue
    if flt and not re.search(flt,f): continue
    rows.append((n,f,int(ln),k,x,c,e,nd))
rows.sort()
for n,f,ln,k,x,c,e,nd in rows:
    L=lines(f)
    t=L[ln-1].strip()
    doc=''
    if ln>=2 and (L[ln-2].strip().endswith('*/') or L[ln-2].strip().startswith('//')): doc=L[ln-2].strip()
    nxt=''
    if t.endswith('{') or t.endswith('='):
        i=ln
        while len(nxt)<110 and i<len(L) and i<ln+5:
            nxt+=' '+L[i].strip(); i+=1
            if L[i-1].startswith('}') : break
    short=f.replace('web/src/features/','F/').replace('web/src/','W/').replace('admin-console/src/','C/').replace('/components/','/c/').replace('features/','F/')
    print(f"{short}:{ln} {x if x=='x' else ''}{'['+e+']' if e else ''} {c}| {(t+nxt)[:170]} {('  # '+doc[:110]) if doc else ''}")
