import { openCatalogue } from "../i18n/i18n";

/** The shell and its words come with the first screen that needs them: the login page does without. */
export async function loadShell() {
  const [shell] = await Promise.all([import("./Shell"), openCatalogue("shell")]);
  return shell;
}
