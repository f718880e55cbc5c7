import sys,collections
k=sys.argv[1]; mn=int(sys.argv[2])
c=collections.Counter(); fs=collections.defaultdict(set)
for l in open('inventory.tsv'):
    f,ln,kk,x,n,cc,e,r,nd=l.rstrip('\n').split('\t')
    if kk!=k or e: continue
    c[n]+=1; fs[n].add(f)
print(' '.join(f"{n}:{v}" for n,v in c.most_common() if v>=mn))
