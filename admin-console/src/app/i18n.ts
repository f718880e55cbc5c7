/**
 * The console's languages. English is always there: the sign-in's words at once, those of all other screens with the first of them.
 * Another language is fetched whole when it is chosen.
 */
import english from "@learnt/ui/i18n/en.json";
import {
  applyLanguage,
  interpolation,
  type Language,
  preferredLanguage,
  storeLanguage,
} from "@learnt/ui/i18n/languages";
import { numbersInSentences } from "@learnt/ui/i18n/numbersInSentences";
import i18n from "i18next";
import { initReactI18next } from "react-i18next";
import console from "../i18n/en/console.json";
import sign_in from "../i18n/en/sign_in.json";

const otherLanguages: Record<Exclude<Language, "en">, () => Promise<Record<string, object>>> = {
  ar: async () => {
    const [kit, ofTenants, entries, ...own] = await Promise.all([
      import("@learnt/ui/i18n/ar.json"),
      import("@learnt/ui/i18n/audit.ar"),
      import("@learnt/ui/i18n/navigation.ar"),
      import("../i18n/ar/console.json"),
      import("../i18n/ar/sign_in.json"),
      import("../i18n/ar/tenants.json"),
      import("../i18n/ar/audit.json"),
      import("../i18n/ar/lifecycle.json"),
      import("../i18n/ar/licences.json"),
      import("../i18n/ar/query.json"),
      import("../i18n/ar/navigation.json"),
      import("../i18n/ar/domains.json"),
      import("../i18n/ar/fleet.json"),
      import("../i18n/ar/operators.json"),
      import("../i18n/ar/triggers.json"),
      import("../i18n/ar/problems.json"),
    ]);
    return {
      ui: { ...kit.default, searchAppOrPage: own[0].default.search.all },
      console: own[0].default,
      sign_in: own[1].default,
      tenants: own[2].default,
      audit: { ...own[3].default, ...ofTenants.default },
      lifecycle: own[4].default,
      licences: own[5].default,
      query: own[6].default,
      navigation: { ...own[7].default, entries: entries.default },
      domains: own[8].default,
      fleet: own[9].default,
      operators: own[10].default,
      triggers: own[11].default,
      // In English the service's own sentences stand.
      problems: own[12].default,
    };
  },
};

/** Shows everything in this language. */
async function open(language: Language): Promise<void> {
  if (language !== "en" && !i18n.hasResourceBundle(language, "console")) {
    for (const [namespace, texts] of Object.entries(await otherLanguages[language]())) {
      i18n.addResourceBundle(language, namespace, texts);
    }
  }
  await i18n.changeLanguage(language);
  applyLanguage(language);
}

/** The operator's choice, which stays on this device. */
export async function switchLanguage(language: Language): Promise<void> {
  await open(language);
  storeLanguage(language);
}

/** What all screens but the sign-in say, in English: also where another language is read, to fall back on. */
export async function openScreenCatalogues(): Promise<void> {
  // A screen that is opened by its address asks for them before the languages are there.
  await languagesStarted();
  if (i18n.hasResourceBundle("en", "tenants")) return;
  const { default: catalogues } = await import("../i18n/screens.en");
  for (const [namespace, texts] of Object.entries(catalogues)) i18n.addResourceBundle("en", namespace, texts);
}

let started: Promise<void> | undefined;

/** Begins anew, whatever was there. */
export function startLanguages(): Promise<void> {
  started = start();
  return started;
}

/** Begun once, by whoever asks first. */
export const languagesStarted = (): Promise<void> => started ?? startLanguages();

async function start(): Promise<void> {
  await i18n
    .use(initReactI18next)
    .use(numbersInSentences)
    .init({
      lng: "en",
      fallbackLng: "en",
      defaultNS: "console",
      resources: {
        en: {
          // The toolbar's search finds more here than pages.
          ui: { ...english, searchAppOrPage: console.search.all },
          console,
          sign_in,
        },
      },
      interpolation: interpolation(() => i18n.language),
    });
  const language = preferredLanguage();
  if (language !== "en") await open(language);
}
