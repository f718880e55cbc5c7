/** Before the first paint: words, the host's team, and whoever the refresh cookie says. */

import { startWords } from "../i18n/i18n";
import { sayEnding } from "./acting";
import { getMe, resume } from "./me";
import { paths } from "./pathBuilder";
import { isFirst, loadTable } from "./paths";
import { loadTenantContext, paintTenantContext } from "./tenantContext";

/** Somebody arrives from another team with a code: who was here before in this browser does not matter. */
const arrives = () => window.location.pathname === paths.callback && window.location.hash.includes("code=");

export async function start(): Promise<void> {
  await Promise.all([startWords(), loadTenantContext(), arrives() ? undefined : resume()]);
  paintTenantContext();
  // At once where it is needed, and a little later where it will be.
  if (getMe() || !isFirst(window.location.pathname)) void loadTable().catch(() => undefined);
  sayEnding();
}
