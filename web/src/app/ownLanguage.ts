/**
 * The language that a person chose on the screen. The service words their mails in it, so it is told; whoever chooses before they
 * sign in tells it once they have.
 */

import type { Language } from "@learnt/ui/i18n/languages";
import { api } from "../api/client";
import { setLanguage } from "../i18n/i18n";
import { sampleSession } from "./sampleSession";

const KEY = "learnt.language.untold";
/** Where storage is closed (a private window) the tab knows. */
let tabChoice: Language | null = null;
/** One after another: the service keeps the latest. */
let sending: Promise<void> = Promise.resolve();

function unsentLanguage(): Language | null {
  try {
    return (localStorage.getItem(KEY) as Language | null) ?? tabChoice;
  } catch {
    return tabChoice;
  }
}

function storeChoice(language: Language | null): void {
  tabChoice = language;
  try {
    if (language) localStorage.setItem(KEY, language);
    else localStorage.removeItem(KEY);
  } catch {
    // It is noted in the tab.
  }
}

/** The screen changes now; nobody is told yet. */
export function chooseLanguage(language: Language): Promise<void> {
  storeChoice(language);
  return setLanguage(language);
}

async function sendLanguage(): Promise<void> {
  const language = unsentLanguage();
  // What is chosen in a demo session never reaches the server.
  if (!language || sampleSession()) return;
  try {
    await api.patch("/api/me/preferences", { body: { language }, keepalive: true });
    if (unsentLanguage() === language) storeChoice(null);
  } catch {
    // With the next page.
  }
}

/** For whoever is signed in, in their own name: tells what was chosen and is not known yet. */
export function syncLanguage(): Promise<void> {
  sending = sending.then(sendLanguage);
  return sending;
}
