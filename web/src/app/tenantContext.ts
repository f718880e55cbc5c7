/** What this host is: its tenant, its team, its look, its navigation. Read once, before the first paint. */

import { setTeamColours } from "@learnt/ui/theme/useTheme";
import { useSyncExternalStore } from "react";
import { api } from "../api/client";
import type { Bootstrap, NavigationItem, TeamTheme } from "../api/types";
import { storeTeam } from "./stored";

let tenantContext: Bootstrap | null = null;
const listeners = new Set<() => void>();

export async function loadTenantContext(): Promise<Bootstrap> {
  const { navigation, ...rest } = await api.get("/api/bootstrap");
  const found = { ...rest, navigation: navigation as NavigationItem[] };
  tenantContext = found;
  storeTeam({ teamId: found.team.id, tenantId: found.tenant.id });
  return found;
}

/** Colours the page and its tab in the team's look. */
export function paintTenantContext(): void {
  const { theme } = getTenantContext().team;
  setTeamColours(theme);
  const icon = theme.favicon ?? theme.iconLogo ?? "/icon.svg";
  document.querySelector("link[rel=icon]")?.setAttribute("href", icon);
}

/** Somebody changed the team's name, look, navigation or settings: this page follows without being loaded anew. */
export async function refreshTenantContext(): Promise<void> {
  const before = hasSampleAreas();
  await loadTenantContext();
  paintTenantContext();
  if (hasSampleAreas() !== before) sampleAreasChanged();
  for (const tell of listeners) tell();
}

let sampleAreasChanged: () => void = () => undefined;

/** The team's sample areas came or went while this page was open. */
export function onSampleAreasChange(tell: () => void): void {
  sampleAreasChanged = tell;
}

/** The look was just saved here: it need not wait for the next visit. */
export function setHereTheme(theme: TeamTheme): void {
  const now = getTenantContext();
  tenantContext = { ...now, team: { ...now.team, theme } };
  paintTenantContext();
  for (const tell of listeners) tell();
}

export function getTenantContext(): Bootstrap {
  if (!tenantContext) throw new Error("The host is not known yet.");
  return tenantContext;
}

/** The tenant's id, as soon as it is known. */
export const knownTenant = (): string | undefined => tenantContext?.tenant.id;

/** Whether the team has the sample areas switched on. */
export const hasSampleAreas = (): boolean => tenantContext?.team.sampleAreas === true;

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export function useTenantContext(): Bootstrap {
  return useSyncExternalStore(subscribe, getTenantContext);
}
