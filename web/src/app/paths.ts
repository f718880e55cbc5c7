/** The app's paths: which are screens, and where somebody lands. */
import { matchPath } from "react-router";
import { firstRedirects, firstScreens } from "./firstScreens";
import { paths } from "./pathBuilder";
import { isSamplePath } from "./samplePaths";
import { sampleSession } from "./sampleSession";
import type { Screen } from "./screen";
import { hasSampleAreas, loadedTenantId } from "./tenantContext";

export type Table = { screens: readonly Screen[]; redirects: Readonly<Record<string, string>> };

let table: Table | null = null;
let loading: Promise<Table> | null = null;

async function load(): Promise<Table> {
  const [{ screens, redirects }, samples] = await Promise.all([
    import("./routes"),
    sampleSession() ? import("./sampleScreens") : null,
  ]);
  // In a demo session some of the product's addresses show the sample.
  const shown = samples?.sampleSessionScreens ?? [];
  const hidden = new Set(shown.map(({ path }) => path));
  table = { screens: [...screens.filter(({ path }) => !hidden.has(path)), ...shown], redirects };
  return table;
}

/** All screens of this host but the sample areas'. Loaded once; a failure may be tried again. */
export function loadTable(): Promise<Table> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** The screens of the sample areas, when the first of them is opened where the team has them; else nothing. */
export async function loadSampleTable(path: string): Promise<Table | null> {
  if (!hasSampleAreas() || !isSamplePath(path)) return null;
  const { sampleScreens, sampleRedirects } = await import("./sampleScreens");
  return { screens: sampleScreens, redirects: sampleRedirects };
}

const isKnownPath = (path: string, { screens, redirects }: Table) =>
  path in redirects || screens.some((screen) => matchPath(screen.path, path) !== null);

/** Whether a screen comes with the app, without the table. */
export const isFirst = (path: string): boolean =>
  isKnownPath(path, { screens: firstScreens, redirects: firstRedirects });

/**
 * Whether a path is one of the app's screens; as long as the table is not there, every path may be one. Of the sample areas it is
 * known by its beginning.
 */
export function isScreen(path: string): boolean {
  if (isSamplePath(path)) return hasSampleAreas();
  return table === null || isKnownPath(path, table);
}

/** Where somebody lands who asked for nothing in particular: the homepage; Munro has its own. */
export const landing = (): string => (loadedTenantId() === "munro" ? paths.munroHome : paths.home);
