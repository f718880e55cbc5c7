/**
 * Where somebody goes who has just signed in: to what they asked for, else to their team. That is this host's, if they are in
 * it; else another one of theirs, at its own host, where they arrive without signing in again.
 */

import { safeRedirect } from "@learnt/ui/base/safeRedirect";
import { ApiProblem } from "@learnt/ui/http/problem";
import type { NavigateFunction } from "react-router";
import { i18n } from "../i18n/i18n";
import { getMe, signOut } from "./me";
import { isScreen, landing, loadTable } from "./paths";
import { queries } from "./queries";
import { handover, myTeams, preferred } from "./teams";
import { getTenantContext } from "./tenantContext";

export async function afterSignIn(navigate: NavigateFunction, redirectTo: string | null): Promise<void> {
  if (getMe()) {
    // What was asked for could not be looked up before.
    await loadTable().catch(() => undefined);
    await navigate(safeRedirect(redirectTo, isScreen) ?? landing(), { replace: true });
  } else await toOwnTeam(redirectTo);
}

/** Somebody of the organisation, but nobody in this host's team: their session here opens nothing, and is not left behind. */
async function toOwnTeam(redirectTo: string | null): Promise<void> {
  let address: string;
  try {
    address = await ownTeamAddress(redirectTo);
  } finally {
    await signOut().catch(() => undefined);
  }
  window.location.assign(address);
}

async function ownTeamAddress(redirectTo: string | null): Promise<string> {
  const { tenant, team } = getTenantContext();
  const own = preferred(await queries.fetchQuery(myTeams), { tenantId: tenant.id, teamId: team.id });
  if (!own) {
    const detail = i18n.t("problems:account_disabled");
    throw new ApiProblem(403, { code: "account_disabled", detail });
  }
  // What was asked for here is there too, if it is the same organisation's.
  const address = await handover(own, own.tenantId === tenant.id ? redirectTo : null);
  return address.includes("#code=") ? `${address}&elsewhere=1` : address;
}
