import { writeFileSync } from "node:fs";
import { cachedIndex, loadCompiler } from "./index.mjs";
const root = process.argv[2] ?? "/work/main";
const ts = loadCompiler(root);
const t0 = Date.now();
const ix = cachedIndex(ts, root, new URL("./index.json", import.meta.url).pathname, console.error);
console.error("total", Date.now() - t0, process.memoryUsage().rss >> 20, "MB", ix.declarations.size, "declarations");
const counts = new Map();
let failed = 0;
for (const list of ix.occurrences.values()) for (const o of list) { if (o.failed) { failed++; if (failed < 5) console.error(o); continue; } for (const k of [o.key, o.value, o.prop]) if (k) { const r = ix.find(k); counts.set(r, (counts.get(r) ?? 0) + 1); } }
console.error("failed", failed);
const ext = new Set([...ix.external].map(ix.find));
const blocked = new Set([...ix.blocked.keys()].map(ix.find));
const rows = [...ix.declarations.values()].map((d) => { const r = ix.find(d.key); return [d.file, d.line, d.kind, d.exported ? "x" : "-", d.name, counts.get(r) ?? 0, ext.has(r) ? "ext" : blocked.has(r) ? "blk" : "", r, d.node].join("\t"); });
writeFileSync(new URL("./inventory.tsv", import.meta.url), rows.join("\n") + "\n");
