import { loadProductFont } from "@learnt/ui/theme/productFont";
import { openCatalogue } from "../i18n/i18n";
import { loadTable } from "./paths";

/** By which somebody shows that they are about to sign in. */
const SIGN_IN_EVENTS = ["keydown", "pointerdown", "input"] as const;

/**
 * The shell, its words and letters, and the table of screens, which its navigation is measured by, come with the first screen that needs
 * them: the login page does without.
 */
export async function loadShell() {
  loadProductFont();
  const [shell] = await Promise.all([import("./Shell"), openCatalogue("shell"), loadTable()]);
  return shell;
}

/**
 * Brings the shell while somebody types their password: who signs in is not kept waiting for it, the focus has somewhere to go, and the
 * form does not share the line with what nobody may need. Whoever saves data loads it when they are in.
 */
export function loadShellSoon(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  const stop = () => {
    for (const sign of SIGN_IN_EVENTS) window.removeEventListener(sign, begin);
  };
  const begin = () => {
    stop();
    // What cannot be loaded now is asked for again, and told of, when it is needed.
    void loadShell().catch(() => undefined);
  };
  for (const sign of SIGN_IN_EVENTS) window.addEventListener(sign, begin);
  return stop;
}
