/** Whether a path is one of the app's screens. */
import { matchPath } from "react-router";
import { knownTenant } from "./here";
import { redirects, screens } from "./routes";

export function isScreen(path: string): boolean {
  return path in redirects || screens.some((screen) => matchPath(screen.path, path) !== null);
}

/** Where somebody lands who asked for nothing in particular: the homepage; Munro has its own. */
export const landing = (): string =>
  knownTenant() === "munro" ? "/apps/munro-homepage" : "/apps/homepage/myhomepage";
