import { openCatalogue } from "../i18n/i18n";
import { loadTable } from "./paths";

/** In milliseconds: the page that is open goes first. */
const AFTER_PAINT = 500;

/**
 * The shell, its words and the table of screens, which its navigation is measured by, come with the first screen that needs them: the
 * login page does without.
 */
export async function loadShell() {
  const [shell] = await Promise.all([import("./Shell"), openCatalogue("shell"), loadTable()]);
  return shell;
}

/**
 * Brings the shell while somebody types their password, once the page itself is there: who signs in is not kept waiting for it, and
 * the focus has somewhere to go. Whoever saves data loads it when they are in.
 */
export function loadShellSoon(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return () => undefined;
  // What cannot be loaded now is asked for again, and told of, when it is needed.
  const timer = setTimeout(() => void loadShell().catch(() => undefined), AFTER_PAINT);
  return () => clearTimeout(timer);
}
