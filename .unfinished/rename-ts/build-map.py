#!/usr/bin/env python3
"""ts.map out of src/*.txt: short scopes are spelled out, one rule a line, tab-separated."""
import glob,sys
S=[('F/','web/src/features/'),('W/','web/src/'),('C/','admin-console/src/'),('U/','ui/src/')]
rows={}; dup=0
for f in sorted(glob.glob('/work/tools/rename-ts/src/*.txt')):
    for i,l in enumerate(open(f),1):
        l='' if l.startswith('#') else l.rstrip('\n').strip()
        if not l: continue
        p=l.split(None,4)
        pat=p[4] if len(p)==5 else ''
        p=p[:4]
        if len(p)!=4: print(f'{f}:{i}: {l!r}',file=sys.stderr); continue
        s,k,o,n=p
        for a,b in S:
            if s.startswith(a): s=b+s[len(a):]; break
            if s==a[:-1]: s=b.rstrip('/'); break
        s=s.replace('/c/','/components/')
        if s.endswith('/c'): s=s[:-2]+'/components'
        if (s,k,o,pat) in rows and rows[(s,k,o,pat)]!=n: print(f'{f}:{i}: twice {s} {k} {o}: {rows[(s,k,o,pat)]} / {n}',file=sys.stderr); dup+=1; continue
        rows[(s,k,o,pat)]=n
with open('/work/tools/rename-ts/ts.map','w') as out:
    for (s,k,o,pat),n in rows.items(): out.write(f'{s}\t{k}\t{o}\t{n}'+(f'\t{pat}' if pat else '')+'\n')
print(len(rows),'rules')
