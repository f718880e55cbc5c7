/** Before the first paint: words, the host's team, and whoever the refresh cookie says. */

import { startWords } from "../i18n/i18n";
import { sayEnding } from "./acting";
import { getMe, resume, wasSignedIn } from "./me";
import { paths } from "./pathBuilder";
import { isFirst, loadTable } from "./paths";
import { loadTenantContext, paintTenantContext } from "./tenantContext";

/** Somebody arrives from another team with a code: who was here before in this browser does not matter. */
const arrives = () => window.location.pathname === paths.callback && window.location.hash.includes("code=");

/**
 * The frame around the screens of whoever was signed in here is loaded while the server is asked whether they still are. Its words come
 * later, when their language is known.
 */
function loadAhead(): void {
  if (!wasSignedIn() || isFirst(window.location.pathname)) return;
  // What cannot be loaded now is asked for again where it is needed, and told of there.
  Promise.all([import("./routes"), import("./Shell")]).catch(() => undefined);
}

export async function start(): Promise<void> {
  loadAhead();
  await Promise.all([startWords(), loadTenantContext(), arrives() ? undefined : resume()]);
  paintTenantContext();
  // At once where it is needed, and a little later where it will be.
  if (getMe() || !isFirst(window.location.pathname)) void loadTable().catch(() => undefined);
  sayEnding();
}
