import { renameCss } from "./css.mjs"; import { loadCompiler } from "./index.mjs"; import { readFileSync } from "node:fs";
const rules = readFileSync("ts.map","utf8").split("\n").filter(l=>l.split("\t")[1]==="css").map(l=>{const [scope,kind,old,next]=l.split("\t");return {scope,kind,old,next}});
const r = renameCss("/work/main", rules, new Map(), loadCompiler("/work/main"));
console.log(r.count, r.edits.length); for (const n of r.notes) console.log(n);
