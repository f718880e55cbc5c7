/** Details of any shape as lines: what it is, and its value in one line. */
export function linesOf(details: Record<string, unknown>): { name: string; value: string }[] {
  return Object.entries(details)
    .map(([name, value]) => ({ name, value: lineOf(value) }))
    .filter(({ value }) => value !== "");
}

function lineOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(lineOf).filter(Boolean).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
