import sys,collections
kinds=set(sys.argv[1].split(','))
test=len(sys.argv)>2 and sys.argv[2]
d=collections.defaultdict(list)
for l in open('inventory.tsv'):
    f,ln,k,x,n,c,e,r,nd=l.rstrip('\n').split('\t')
    if k not in kinds or e: continue
    istest='.test.' in f or f.startswith('tests/') or '/gallery/' in f
    if bool(test)!=istest: continue
    d[n].append((f,int(c)))
for n in sorted(d,key=lambda n:n.lower()):
    v=d[n]
    fs=collections.Counter()
    for f,c in v:
        p=f.replace('web/src/features/','').replace('web/src/','').replace('admin-console/src/features/','C:').replace('admin-console/src/','C:').replace('ui/src/','ui:').split('/')
        fs[p[0] if len(p)>1 else f]+=1
    print(f"{n}:"+','.join(f"{a}" + (f"*{b}" if b>1 else '') for a,b in list(fs.items())[:5]) + ('+%d'%(len(fs)-5) if len(fs)>5 else ''),end='  ')
print()
