/** Where the catalogues in Arabic are. */
export default import.meta.glob<{ default: Record<string, string> }>(["./ar/*.json", "!./ar/app.json"]);
