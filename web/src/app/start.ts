/** Before the first paint: words, the host's team, and whoever the refresh cookie says. */

import { startI18n } from "../i18n/i18n";
import { announceEnding } from "./impersonationEnding";
import { loadAhead } from "./loadAhead";
import { getMe, restoreSession } from "./me";
import { paths } from "./pathBuilder";
import { isFirst, loadTable } from "./paths";
import { loadTenantContext, paintTenantContext } from "./tenantContext";

/** Somebody arrives from another team with a code: who was here before in this browser does not matter. */
const isHandoverArrival = () =>
  window.location.pathname === paths.callback && window.location.hash.includes("code=");

export async function start(): Promise<void> {
  const ready = Promise.all([startI18n(), loadTenantContext()]);
  // What cannot be loaded now is asked for again, and told of, when it is shown.
  void ready.then(() => loadAhead(window.location.pathname)).catch(() => undefined);
  await Promise.all([ready, isHandoverArrival() ? undefined : restoreSession()]);
  paintTenantContext();
  // At once where it is needed, and a little later where it will be.
  if (getMe() || !isFirst(window.location.pathname)) void loadTable().catch(() => undefined);
  announceEnding();
}
