import pickle, collections
T=pickle.load(open("tok.pkl","rb"))
KW=set("as break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait true type unsafe use where while async await union".split())
types=collections.defaultdict(list); fns=collections.defaultdict(list); mods=collections.defaultdict(list); consts=collections.defaultdict(list)
variants=collections.defaultdict(list); fields=collections.defaultdict(list); locs=collections.defaultdict(collections.Counter); acc=collections.Counter(); calls=collections.Counter()
for f,toks in T.items():
    if "/generated/" in f: continue
    t=[x for x in toks if x[0] not in("ws","comment")]
    n=len(t)
    src="".join(x[1] for x in toks)
    def line(p): return src.count("\n",0,p)+1
    i=0
    while i<n:
        k,s,p=t[i]
        nx=t[i+1] if i+1<n else ("","",0)
        pv=t[i-1][1] if i else ""
        if k=="ident":
            if s in("struct","enum","union","trait","type") and nx[0]=="ident" and pv not in(".","::"):
                types[nx[1]].append((f,s,line(p)))
                if s in("struct","enum"):
                    # find brace
                    j=i+2; d=0
                    while j<n and not(t[j][1] in("{",";","(") and d<=0):
                        if t[j][1]=="<": d+=1
                        if t[j][1]==">": d-=1
                        j+=1
                    if j<n and t[j][1]=="{":
                        d=0; j0=j; expect=True
                        while j<n:
                            x=t[j][1]
                            if x in"{([" : 
                                d+=1
                            elif x in "})]":
                                d-=1
                                if d==0: break
                            elif t[j][0]=="ident" and x not in KW:
                                a=t[j-1][1]; b=t[j+1][1]
                                if b==":" and t[j+2][1]!=":" and (a in("{",",","]","pub",")") ) :
                                    if (s=="struct" and d==1) or (s=="enum" and d==2): fields[x].append((f,nx[1],line(t[j][2])))
                                elif s=="enum" and d==1 and a in("{",",","]") and x[0].isupper(): variants[x].append((f,nx[1],line(t[j][2])))
                            j+=1
            elif s=="fn" and nx[0]=="ident":
                fns[nx[1]].append((f,"pub" if pv in("pub",")","async","const") else "",line(p)))
            elif s=="mod" and nx[0]=="ident": mods[nx[1]].append((f,"",line(p)))
            elif s in("const","static") and nx[0]=="ident" and nx[1] not in KW: consts[nx[1]].append((f,s,line(p)))
            if s not in KW and s[0].islower():
                if pv=="." :
                    if nx[1] in("(","::"): calls[s]+=1
                    else: acc[s]+=1
                elif pv not in("::","fn","mod","'") and nx[1] not in("(","!","::"): locs[s][f]+=1
        i+=1
pickle.dump(dict(types=dict(types),fns=dict(fns),mods=dict(mods),consts=dict(consts),variants=dict(variants),fields=dict(fields),locs=dict(locs),acc=acc,calls=calls),open("cat.pkl","wb"))
for nm in("types","fns","mods","consts","variants","fields","locs"): print(nm,len(globals()[nm]))
