import { openCatalogue } from "../i18n/i18n";
import { loadTable } from "./paths";

/**
 * The shell, its words and the table of screens, which its navigation is measured by, come with the first screen that needs them: the
 * login page does without.
 */
export async function loadShell() {
  const [shell] = await Promise.all([import("./Shell"), openCatalogue("shell"), loadTable()]);
  return shell;
}
