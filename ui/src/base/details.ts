/** An id alone, such as a session's: it says nothing to a reader. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

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
