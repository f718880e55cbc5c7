/** Words: a catalogue per feature and language, each loaded when a screen of that feature is opened. */
import uiEn from "@learnt/ui/i18n/en.json";
import {
  applyLanguage,
  interpolation,
  type Language,
  languageOf,
  preferredLanguage,
  storeLanguage,
} from "@learnt/ui/i18n/languages";
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
import type { CatalogueParts } from "./mergeCatalogues";

export const i18n = i18next.createInstance();

type Messages = Record<string, string>;
type Catalogues = Readonly<Record<string, () => Promise<{ default: Messages }>>>;

const english: Catalogues = import.meta.glob<{ default: Messages }>(["./en/*.json", "!./en/app.json"]);
/** The list of the catalogues of another language comes with it. */
const catalogues: Record<Language, () => Promise<Catalogues>> = {
  en: async () => english,
  ar: async () => (await import("./catalogues.ar")).default,
};

const navigation = ({ default: names }: { default: Messages }) =>
  Object.fromEntries(Object.entries(names).map(([id, name]) => [`nav_${id}`, name]));

/** Words that the operators' console has too, or that several features bring, by the catalogue that they belong to here. */
const sharedCatalogues: Record<string, Record<Language, () => Promise<Messages>>> = {
  audit: {
    en: async () => (await import("@learnt/ui/i18n/audit.en")).default,
    ar: async () => (await import("@learnt/ui/i18n/audit.ar")).default,
  },
  my_team: {
    en: async () => (await import("./documentNames.en")).default,
    ar: async () => (await import("./documentNames.ar")).default,
  },
  notifications: {
    en: async () => (await import("./notifications.en")).default,
    ar: async () => (await import("./notifications.ar")).default,
  },
  shell: {
    en: async () => navigation(await import("@learnt/ui/i18n/navigation.en")),
    ar: async () => navigation(await import("@learnt/ui/i18n/navigation.ar")),
  },
};

/** Screens that speak of all types of documents: each type brings its own words for them. */
const documentCatalogues: readonly string[] = [
  "permissions",
  "people_learning",
  "rewards",
  "optional_learning",
];
const documents: Record<Language, () => Promise<{ default: CatalogueParts }>> = {
  en: () => import("./documents.en"),
  ar: () => import("./documents.ar"),
};
/**
 * Of refusals and faults, what the browser itself says, and where the server's sentence is for programs: in English the server's
 * own sentences stand for all others.
 */
const problemCatalogues = {
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
const sharedParts = {
  ar: () =>
    Promise.all([import("./ar/app.json"), import("@learnt/ui/i18n/ar.json"), import("./problems.ar")]),
} satisfies Record<Exclude<Language, "en">, unknown>;

/** The languages of a feature's catalogue that are needed now: the reader's, and English to fall back on. */
async function load(language: Language, feature: string): Promise<void> {
  if (i18n.hasResourceBundle(language, feature)) return;
  const [own, withConsole, ofTypes] = await Promise.all([
    catalogues[language]().then((all) => all[`./${language}/${feature}.json`]?.()),
    sharedCatalogues[feature]?.[language](),
    documentCatalogues.includes(feature) ? documents[language]() : undefined,
  ]);
  for (const more of [own?.default, withConsole, ofTypes?.default[feature]])
    if (more) i18n.addResourceBundle(language, feature, more, true);
}

/** The words of every screen in this language; the way to them may be cut (offline), and then English stands in. */
async function loadSharedParts(language: Language): Promise<void> {
  if (language === "en" || i18n.hasResourceBundle(language, "app")) return;
  const [[app, ui, problems]] = await Promise.all([sharedParts[language](), catalogues[language]()]);
  i18n.addResourceBundle(language, "app", app.default);
  i18n.addResourceBundle(language, "ui", ui.default);
  i18n.addResourceBundle(language, "problems", problems.default);
}

const openedCatalogues = new Set<string>();

export async function openCatalogue(feature: string): Promise<void> {
  openedCatalogues.add(feature);
  const language = languageOf(i18n.language);
  await Promise.all([load(language, feature), language === "en" ? undefined : load("en", feature)]);
}

export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([
    loadSharedParts(language),
    ...[...openedCatalogues].map((feature) => load(language, feature)),
  ]);
  storeLanguage(language);
  applyLanguage(language);
  await i18n.changeLanguage(language);
}

export async function startI18n(): Promise<void> {
  const language = preferredLanguage();
  applyLanguage(language);
  await i18n
    .use(initReactI18next)
    .use(numbersInSentences)
    .init({
      lng: language,
      fallbackLng: "en",
      defaultNS: "app",
      ns: ["app", "ui", "problems"],
      resources: { en: { app: appEn, ui: uiEn, problems: problemCatalogues } },
      interpolation: interpolation(() => i18n.language),
      keySeparator: false,
      returnNull: false,
    });
  // Without its words (the line is cut) the page still starts, in English.
  await loadSharedParts(language).catch(() => undefined);
}
