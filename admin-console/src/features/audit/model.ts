/** How a row of a log is said. */

type Translate = (key: string, options: { defaultValue: string }) => string;

/** The word as people say it; one that has no words here as it is. */
export const actionName = (t: Translate, action: string): string =>
  t(`action.${action}`, { defaultValue: action });

/** Words for a filter, in the order of how they are said. */
export function actionChoices(t: Translate, words: readonly string[], locale: string) {
  return words
    .map((word) => ({ value: word, label: actionName(t, word) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

/** What else is known of it, in one line. */
export function detailsLine(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(", ") : said(value)}`)
    .join(" · ");
}

const said = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
