/** The screen that somebody asked for is loaded while the server still says who they are. */
import { matchPath } from "react-router";
import { openCatalogue } from "../i18n/i18n";
import { firstScreens } from "./firstScreens";
import { loadShell } from "./loadShell";
import { mayBeSignedIn } from "./me";
import { loadTable } from "./paths";
import type { Screen } from "./screen";

const open = (screen: Screen) => Promise.all([screen.load(), openCatalogue(screen.feature)]);

/** Guests get the screens for guests; whoever was signed in here before is taken to be so still. */
export async function loadAhead(path: string): Promise<void> {
  if (!mayBeSignedIn()) {
    const screen = firstScreens.find((item) => item.gate === "guest" && item.path === path);
    if (screen) await open(screen);
    return;
  }
  const [table] = await Promise.all([loadTable(), loadShell()]);
  const screen = table.screens.find((item) => matchPath(item.path, path) !== null);
  if (screen) await open(screen);
}
