/** The language in which days are written: English ones begin with the day, as everywhere on the page. */
export const dateLocale = (locale: string): string => (locale === "en" ? "en-GB" : locale);
