import sys,re,collections
root='/work/main/'
names=sys.argv[1].split(',')
kinds=set(sys.argv[2].split(','))
cache={}
def L(f):
    if f not in cache: cache[f]=open(root+f).read().split('\n')
    return cache[f]
out=collections.defaultdict(lambda: collections.defaultdict(list))
for l in open('inventory.tsv'):
    f,ln,k,x,n,c,e,r,nd=l.rstrip('\n').split('\t')
    if k not in kinds or n not in names or e: continue
    try: t=L(f)[int(ln)-1].strip()
    except Exception: continue
    # shorten around the name
    i=max(0,t.find(n)-40) if len(t)>110 else 0
    short=f.replace('web/src/features/','F/').replace('web/src/','W/').replace('admin-console/src/','C/').replace('/components/','/c/').replace('ui/src/','U/').replace('C/features','CF')
    out[n][t[i:i+110]].append(short)
for n in names:
    print('##',n,sum(len(v) for v in out[n].values()))
    for t,fs in sorted(out[n].items(), key=lambda kv:kv[1][0]):
        print(' ',fs[0]+(f'+{len(fs)-1}' if len(fs)>1 else ''),'|',t)
