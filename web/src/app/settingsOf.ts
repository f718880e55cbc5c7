/** Which entries of a navigation are the organisation's settings, wherever a team has put them. */
import { flatten, type NavItem } from "@learnt/ui/shell/nav";

const SETTINGS = "/apps/admin/settings/";

export const settingsOf = (nav: readonly NavItem[]): NavItem[] =>
  flatten(nav)
    .map(({ item }) => item)
    .filter(({ url }) => url?.startsWith(SETTINGS));
