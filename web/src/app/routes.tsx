/**
 * Every screen of the app but those of the sample areas. A feature says in its `screens.ts` which it has: path, who may open it, its
 * frame, its title, its module. Outside a browser `tests/e2e/support/routes.ts` finds the same.
 */
import { firstRedirects, firstScreens } from "./firstScreens";
import type { Screen } from "./screen";
// For all screens but the first ones, also where none of them has the shell around it.
import "@learnt/ui/styles/screens.css";

/** What a feature's `screens.ts` says. */
export type Screens = { screens: readonly Screen[]; redirects?: Readonly<Record<string, string>> };

const features = Object.values(import.meta.glob<Screens>("../features/*/screens.ts", { eager: true }));

export const screens: readonly Screen[] = [
  ...firstScreens,
  ...features.flatMap((feature) => feature.screens),
];

/** Old or short addresses and where they lead. */
export const redirects: Readonly<Record<string, string>> = Object.assign(
  {},
  firstRedirects,
  ...features.map((feature) => feature.redirects),
);
