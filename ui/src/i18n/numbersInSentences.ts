/** Numbers in sentences, written as everywhere else on the page; what is put in as a text stays as it is. */

const numbers = new Map<string, Intl.NumberFormat>();

/** A formatter of i18next, for `interpolation.alwaysFormat`. */
export const numbersInSentences = {
  type: "formatter" as const,
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: unknown, _format?: string, language = "en"): string {
    if (typeof value !== "number") return value as string;
    const existing = numbers.get(language) ?? new Intl.NumberFormat(language);
    numbers.set(language, existing);
    return existing.format(value);
  },
};
