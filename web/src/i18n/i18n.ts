/** Words: a catalogue per feature and language, each loaded when a screen of that feature is opened. */
import uiAr from "@learnt/ui/i18n/ar.json";
import uiEn from "@learnt/ui/i18n/en.json";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import appAr from "./ar/app.json";
import problemsAr from "./ar/problems.json";
import appEn from "./en/app.json";
import problemsEn from "./en/problems.json";
import { type Language, languageOf, languages } from "./languages";

export const words = i18next.createInstance();

const catalogues = import.meta.glob<{ default: Record<string, string> }>("./{en,ar}/*.json");
/** Words that the operators' console has too, and whose they are here. */
const shared = import.meta.glob<{ default: Record<string, string> }>("../../../ui/src/i18n/deeds.*.json");
const sharedBy = "audit";
const KEY = "learnt.language";

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function apply(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].dir;
}

/** The languages of a feature's catalogue that are needed now: the reader's, and English to fall back on. */
async function load(language: Language, feature: string): Promise<void> {
  if (words.hasResourceBundle(language, feature)) return;
  const files = [catalogues[`./${language}/${feature}.json`]];
  if (feature === sharedBy) files.push(shared[`../../../ui/src/i18n/deeds.${language}.json`]);
  const found = await Promise.all(files.map((file) => file?.()));
  for (const file of found) if (file) words.addResourceBundle(language, feature, file.default, true);
}

const opened = new Set<string>();

export async function openCatalogue(feature: string): Promise<void> {
  opened.add(feature);
  const language = languageOf(words.language);
  await Promise.all([load(language, feature), language === "en" ? undefined : load("en", feature)]);
}

export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...opened].map((feature) => load(language, feature)));
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is closed (a private window): the choice lasts as long as the tab.
  }
  apply(language);
  await words.changeLanguage(language);
}

/**
 * What is put into a sentence that runs from right to left keeps its own direction: names, files and addresses in Latin
 * letters would be torn apart by what stands around them. React escapes by itself.
 */
const isolated = (text: string) =>
  languages[languageOf(words.language)].dir === "rtl" ? `\u2068${text}\u2069` : text;

export async function startWords(): Promise<void> {
  const language = languageOf(kept() ?? navigator.language);
  apply(language);
  await words.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en",
    defaultNS: "app",
    ns: ["app", "ui", "problems"],
    resources: {
      en: { app: appEn, ui: uiEn, problems: problemsEn },
      ar: { app: appAr, ui: uiAr, problems: problemsAr },
    },
    interpolation: { escapeValue: true, escape: isolated },
    keySeparator: false,
    returnNull: false,
  });
}
