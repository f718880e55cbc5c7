/**
 * The rows of the specification's table of routes, `docs/routes.csv`: path, who may open it, its frame. What a feature has beyond it
 * ("some further route paths: paths not shown") stands in its `further.spec.data.ts`. Read by tests alone.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A row of a table of routes. */
export type RouteRow = readonly [path: string, openTo: string, chrome: string];
/** A row that the specification does not have, and why there is one. */
export type ExtraRouteRow = readonly [...RouteRow, why: string];
export type TableRow = { app: "web" | "admin-console"; row: RouteRow; area: string };

const [head, ...lines] = readFileSync(join(import.meta.dirname, "../../../docs/routes.csv"), "utf8")
  .trim()
  .split(/\r?\n/);
if (head !== "app,path,open_to,chrome,area") throw new Error("docs/routes.csv has other columns");

/** The whole table, in its order. */
export const table: readonly TableRow[] = lines.map((line) => {
  const [app, path = "", openTo = "", chrome = "", area = ""] = line.split(",");
  if (app !== "web" && app !== "admin-console") throw new Error(`docs/routes.csv names the app ${app}`);
  return { app, row: [path, openTo, chrome], area };
});

const webRows = table.filter(({ app }) => app === "web");

/** The rows of the tenants' app but for its sample areas. */
export const specifiedRows: readonly RouteRow[] = webRows
  .filter(({ area }) => area !== "demo")
  .map(({ row }) => row);

/** The rows of the sample areas: `demo` is whoever is signed in where they are switched on. */
export const sampleRows: readonly RouteRow[] = webRows
  .filter(({ area }) => area === "demo")
  .map(({ row }) => row);

/** Rows whose screens are not built yet; whoever builds one takes its row from here. */
export const notBuiltYet: readonly string[] = [
  "/apps/chat",
  "/apps/manager/reporting-dashboard",
  "/apps/manager/reporting",
  "/apps/manager/bundle-reporting",
  "/apps/manager/course-aggregate-reporting",
  "/apps/manager/activity-aggregate-reporting",
  "/apps/manager/lp-reporting",
  "/apps/admin/chat/channels",
  "/apps/admin/chat/channels/{channelId}",
  "/apps/admin/feed-history",
  "/apps/admin/managers-reporting/rules",
  "/apps/admin/reporting-dashboard",
  "/apps/admin/reporting",
  "/apps/admin/bundle-reporting",
  "/apps/admin/course-aggregate-reporting",
  "/apps/admin/activity-aggregate-reporting",
  "/apps/admin/lp-reporting",
];
