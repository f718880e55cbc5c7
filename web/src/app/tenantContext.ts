/** What this host is: its tenant, its team, its look, its navigation. Read once, before the first paint. */

import { setTeamColours } from "@learnt/ui/theme/useTheme";
import { useSyncExternalStore } from "react";
import { api } from "../api/client";
import type { Bootstrap, NavigationItem, TeamTheme } from "../api/types";
import { storeTeam } from "./browserStorage";

let tenantContext: Bootstrap | null = null;
const listeners = new Set<() => void>();

const ask = () => api.get("/api/bootstrap");

/** What the server has laid into the page: the state of that moment, to be read once. */
function takeFromPage(): Awaited<ReturnType<typeof ask>> | null {
  const element = document.getElementById("bootstrap");
  element?.remove();
  return element?.textContent ? JSON.parse(element.textContent) : null;
}

export async function loadTenantContext(): Promise<Bootstrap> {
  const { navigation, ...rest } = takeFromPage() ?? (await ask());
  const result = { ...rest, navigation: navigation as NavigationItem[] };
  tenantContext = result;
  storeTeam({ teamId: result.team.id, tenantId: result.tenant.id });
  return result;
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
  for (const listener of listeners) listener();
}

let sampleAreasChanged: () => void = () => undefined;

/** The team's sample areas came or went while this page was open. */
export function onSampleAreasChange(listener: () => void): void {
  sampleAreasChanged = listener;
}

/** The look was just saved here: it need not wait for the next visit. */
export function setTeamTheme(theme: TeamTheme): void {
  const now = getTenantContext();
  tenantContext = { ...now, team: { ...now.team, theme } };
  paintTenantContext();
  for (const listener of listeners) listener();
}

export function getTenantContext(): Bootstrap {
  if (!tenantContext) throw new Error("The host is not known yet.");
  return tenantContext;
}

/** The tenant's id, as soon as it is known. */
export const loadedTenantId = (): string | undefined => tenantContext?.tenant.id;

/** Whether the team has the sample areas switched on. */
export const hasSampleAreas = (): boolean => tenantContext?.team.sampleAreas === true;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useTenantContext(): Bootstrap {
  return useSyncExternalStore(subscribe, getTenantContext);
}
