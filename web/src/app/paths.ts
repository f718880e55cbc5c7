/** Whether a path is one of the app's screens. */
import { matchPath } from "react-router";
import { redirects, screens } from "./routes";

export function isScreen(path: string): boolean {
  return path in redirects || screens.some((screen) => matchPath(screen.path, path) !== null);
}

/** Where somebody lands who asked for nothing in particular: the first of these that exists. */
export function landing(): string {
  const homes = ["/apps/homepage/myhomepage", "/apps/courses/mycourses"];
  return homes.find((path) => screens.some((screen) => screen.path === path)) ?? "/teams";
}
