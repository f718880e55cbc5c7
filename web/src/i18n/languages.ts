/** The languages there are, each in its own words. */
export const languages = {
  en: { name: "English", dir: "ltr" },
  ar: { name: "العربية", dir: "rtl" },
} as const;

export type Language = keyof typeof languages;

export function languageOf(tag: string | undefined): Language {
  const base = (tag ?? "en").split("-")[0] as string;
  return base in languages ? (base as Language) : "en";
}
