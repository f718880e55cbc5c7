/** The screens of the tenants' app, as `web/src/app/routes.tsx` collects them: a browser's bundler finds them there, the folder here. */
import { existsSync, readdirSync } from "node:fs";
import { firstRedirects, firstScreens } from "../../../web/src/app/firstScreens";
import type { Screens } from "../../../web/src/app/routes";
import type { Screen } from "../../../web/src/app/screen";

const folder = new URL("../../../web/src/features/", import.meta.url);
const files = readdirSync(folder)
  .map((feature) => new URL(`${feature}/screens.ts`, folder))
  .filter((file) => existsSync(file));
const features: Screens[] = await Promise.all(files.map((file) => import(file.href)));

export const screens: readonly Screen[] = [
  ...firstScreens,
  ...features.flatMap((feature) => feature.screens),
];

export const redirects: Readonly<Record<string, string>> = Object.assign(
  {},
  firstRedirects,
  ...features.map((feature) => feature.redirects),
);
