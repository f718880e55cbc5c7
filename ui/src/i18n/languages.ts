/** The languages of both apps, each in its own words; which one is chosen stays on the device. */
export const languages = {
  en: { name: "English", dir: "ltr" },
  ar: { name: "العربية", dir: "rtl" },
} as const;

export type Language = keyof typeof languages;
export const languageIds = Object.keys(languages) as Language[];

export function languageOf(tag: string | undefined): Language {
  const base = (tag ?? "en").split("-")[0] as string;
  return base in languages ? (base as Language) : "en";
}

const KEY = "learnt.language";

/** The one that was chosen on this device, else the browser's. */
export function preferredLanguage(): Language {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Storage is closed (a private window): the browser's language.
  }
  return languageOf(stored ?? navigator.language);
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is closed (a private window): the choice lasts as long as the tab.
  }
}

/** The page says in which language it is, and runs in its direction. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].dir;
}

/**
 * How values are put into sentences. What is put into one that runs from right to left keeps its own direction: names, files and
 * addresses in Latin letters would be torn apart by what stands around them. React escapes by itself.
 */
export const interpolation = (language: () => string) => ({
  escapeValue: true,
  escape: (text: string) => (languages[languageOf(language())].dir === "rtl" ? `\u2068${text}\u2069` : text),
  alwaysFormat: true,
});
