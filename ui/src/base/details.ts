/** An id alone, such as a session's: it says nothing to a reader. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

type Line = { name: string; value: string };
type Moment = (when: string) => string;

/** Whether the row of a log says that an operator of the platform did it, who is nobody of the organisation. */
export const isByOperator = (details: Record<string, unknown>): boolean => details.operator === true;

/**
 * Details of any shape as lines: what it is, and its value in one line; moments as the reader writes them.
 * That it was an operator stands beside their name.
 */
export function linesOf(details: Record<string, unknown>, moment: Moment): Line[] {
  return Object.entries(details)
    .filter(([name, value]) => name !== "operator" || value !== true)
    .map(([name, value]) => ({ name, value: lineOf(value, moment) }))
    .filter(({ value }) => value !== "");
}

const isMoment = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);

function lineOf(value: unknown, moment: Moment): string {
  if (value === null || value === undefined) return "";
  if (isMoment(value)) return moment(value);
  if (Array.isArray(value))
    return value
      .map((one) => lineOf(one, moment))
      .filter(Boolean)
      .join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
