/** Words: a catalogue per feature and language, each loaded when a screen of that feature is opened. */
import uiEn from "@learnt/ui/i18n/en.json";
import { numbersInSentences } from "@learnt/ui/i18n/numbersInSentences";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import appEn from "./en/app.json";
import {
  account_disabled,
  database_unavailable,
  invalid_form,
  invalid_json,
  invalid_query,
  invalid_request,
  login_failed,
  network,
  no_such_move,
  signed_out,
  timeout,
  unknown,
  wrong_state,
} from "./en/problems/common.json";
import { type Language, languageOf, languages } from "./languages";
import type { Parts } from "./together";

export const words = i18next.createInstance();

const catalogues = import.meta.glob<{ default: Record<string, string> }>([
  "./{en,ar}/*.json",
  "!./*/app.json",
]);
type Words = Record<string, string>;

const navigation = ({ default: names }: { default: Words }) =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`nav_${id}`, name]));

/** Words that the operators' console has too, by the catalogue that they belong to here. */
const shared: Record<string, Record<Language, () => Promise<Words>>> = {
  audit: {
    en: async () => (await import("@learnt/ui/i18n/audit.en")).default,
    ar: async () => (await import("@learnt/ui/i18n/audit.ar")).default,
  },
  shell: {
    en: async () => navigation(await import("@learnt/ui/i18n/navigation.en")),
    ar: async () => navigation(await import("@learnt/ui/i18n/navigation.ar")),
  },
};

/** Screens that speak of all types of documents: each type brings its own words for them. */
const ofDocuments: readonly string[] = ["permissions", "people_learning", "rewards", "optional_learning"];
const documents: Record<Language, () => Promise<{ default: Parts }>> = {
  en: () => import("./documents.en"),
  ar: () => import("./documents.ar"),
};
const KEY = "learnt.language";
/**
 * Of refusals and faults, what the browser itself says, and where the server's sentence is for programs: in English the server's
 * own sentences stand for all others.
 */
const ownProblems = {
  account_disabled,
  database_unavailable,
  invalid_form,
  invalid_json,
  invalid_query,
  invalid_request,
  login_failed,
  network,
  no_such_move,
  signed_out,
  timeout,
  unknown,
  wrong_state,
};
/** Words that every screen needs. The English ones are always there, to fall back on; others come with their language. */
const everywhere = {
  ar: () =>
    Promise.all([import("./ar/app.json"), import("@learnt/ui/i18n/ar.json"), import("./problems.ar")]),
} satisfies Record<Exclude<Language, "en">, unknown>;

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
  const [own, withConsole, ofTypes] = await Promise.all([
    catalogues[`./${language}/${feature}.json`]?.(),
    shared[feature]?.[language](),
    ofDocuments.includes(feature) ? documents[language]() : undefined,
  ]);
  for (const more of [own?.default, withConsole, ofTypes?.default[feature]])
    if (more) words.addResourceBundle(language, feature, more, true);
}

/** The words of every screen in this language; the way to them may be cut (offline), and then English stands in. */
async function loadEverywhere(language: Language): Promise<void> {
  if (language === "en" || words.hasResourceBundle(language, "app")) return;
  const [app, ui, problems] = await everywhere[language]();
  words.addResourceBundle(language, "app", app.default);
  words.addResourceBundle(language, "ui", ui.default);
  words.addResourceBundle(language, "problems", problems.default);
}

const opened = new Set<string>();

export async function openCatalogue(feature: string): Promise<void> {
  opened.add(feature);
  const language = languageOf(words.language);
  await Promise.all([load(language, feature), language === "en" ? undefined : load("en", feature)]);
}

export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([loadEverywhere(language), ...[...opened].map((feature) => load(language, feature))]);
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
  await words
    .use(initReactI18next)
    .use(numbersInSentences)
    .init({
      lng: language,
      fallbackLng: "en",
      defaultNS: "app",
      ns: ["app", "ui", "problems"],
      resources: { en: { app: appEn, ui: uiEn, problems: ownProblems } },
      interpolation: { escapeValue: true, escape: isolated, alwaysFormat: true },
      keySeparator: false,
      returnNull: false,
    });
  // Without its words (the line is cut) the page still starts, in English.
  await loadEverywhere(language).catch(() => undefined);
}
