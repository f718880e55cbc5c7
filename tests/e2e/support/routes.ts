/** The screens of the tenants' app, as `web/src/app/routes.tsx` collects them: a browser's bundler finds them there, the folder here. */
import { existsSync, readdirSync } from "node:fs";
import { firstRedirects, firstScreens } from "../../../web/src/app/firstScreens";
import type { Screens } from "../../../web/src/app/routes";
import type { ExtraRouteRow, RouteRow } from "../../../web/src/app/routes.spec.data";
import type { Screen } from "../../../web/src/app/screen";

const folder = new URL("../../../web/src/features/", import.meta.url);

/** What features say in a file of this name. */
const collected = <Exports>(name: string): Promise<Exports[]> =>
  Promise.all(
    readdirSync(folder)
      .map((feature) => new URL(`${feature}/${name}`, folder))
      .filter((file) => existsSync(file))
      .map((file) => import(file.href)),
  );

const features = await collected<Screens>("screens.ts");

export const screens: readonly Screen[] = [
  ...firstScreens,
  ...features.flatMap((feature) => feature.screens),
];

export const redirects: Readonly<Record<string, string>> = Object.assign(
  {},
  firstRedirects,
  ...features.map((feature) => feature.redirects),
);

/** The rows of screens beyond the specification's table. */
export const further: readonly RouteRow[] = (
  await collected<{ further: readonly ExtraRouteRow[] }>("further.spec.data.ts")
)
  .flatMap((item) => item.further)
  .map(([path, openTo, chrome]) => [path, openTo, chrome]);
