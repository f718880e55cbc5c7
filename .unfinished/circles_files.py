import sys; sys.path.insert(0,'/work/tools')
import circles_graph as c, os, collections, re
SRC='/work/main/tenant-api/base/src'
mods={}
for f in c.read(SRC):
    m=tuple(c.module(f,SRC)); mods[m]=f
mods.pop(('lib',),None)
# re-exports
rex={}
for m,f in mods.items():
    if f.endswith('/mod.rs') or True:
        for line,p in c.paths(open(f).read()):
            pass
        for mm in re.finditer(r'pub use ([^;]+);',open(f).read()):
            for p in c.expand(mm.group(1)):
                s=p.replace('self::','').split('::')
                if s[0]=='crate': rex[m+(s[-1],)]=tuple(s[1:])
                elif s[0]=='super': rex[m+(s[-1],)]=m[:-1]+tuple(s[1:])
                else: rex[m+(s[-1],)]=m+tuple(s)
def node(path):
    path=tuple(path)
    for _ in range(3):
        hit=False
        for n in range(len(path),0,-1):
            if path[:n] in rex and path[:n] not in mods: path=rex[path[:n]]+path[n:]; hit=True;break
            # fn and module of same name
        if not hit: break
    for n in range(len(path),0,-1):
        if path[:n] in mods: return '::'.join(path[:n])
    return None
e=collections.defaultdict(list)
for m,f in mods.items():
    a='::'.join(m)
    t=open(f).read(); i=t.find('\nmod tests {'); t=t if i<0 else t[:i]
    for line,p in c.paths(t):
        r=c.resolve(list(m),p)
        if r is None: continue
        b=node(r)
        if b and b!=a: e[a,b].append((os.path.relpath(f,SRC),line,'::'.join(r)))
c.show(e,True)
