/** Somebody stops acting as another person: the page is loaded anew, and what is to be said then is kept until then. */

import { safeRedirect } from "@learnt/ui/base/safeRedirect";
import { toast } from "@learnt/ui/feedback/toast";
import { i18n } from "../i18n/i18n";
import { isScreen } from "./paths";

/** `back`: by their own doing; `over`: it ended by itself, or in another tab. */
type ImpersonationEnding = { how: "back" | "over"; name: string };

const KEY = "learnt.acting";

function storeEnding(ending: ImpersonationEnding): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ending));
  } catch {
    // Storage is closed (a private window): the banner that is gone says it too.
  }
}

/** Loads the page anew, as whoever the cookie says now; nobody is asked about what is not saved. */
export function loadAt(path: string): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  // The same address would only be looked up in the page again where there is a hash.
  window.location.assign(path);
}

/** Goes to where it began. */
export function returnToOwnAccount(ending: ImpersonationEnding, home: string | null | undefined): void {
  storeEnding(ending);
  loadAt(safeRedirect(home, isScreen) ?? "/");
}

/** At the start of the page: says what was kept. */
export function announceEnding(): void {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (!stored) return;
    sessionStorage.removeItem(KEY);
    const { how, name } = JSON.parse(stored) as ImpersonationEnding;
    toast.info(i18n.t(how === "back" ? "acting.back" : "acting.over", { name }));
  } catch {
    // Nothing to say.
  }
}
