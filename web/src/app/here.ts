/** What this host is: its tenant, its team, its look, its navigation. Read once, before the first paint. */

import { setTeamColours } from "@learnt/ui/theme/useTheme";
import { useSyncExternalStore } from "react";
import { api } from "../api/client";
import type { Bootstrap, TeamTheme } from "../api/types";
import { storeTeam } from "./stored";

let here: Bootstrap | null = null;
const listeners = new Set<() => void>();

export async function loadHere(): Promise<Bootstrap> {
  here = await api.get<Bootstrap>("/api/bootstrap");
  storeTeam({ teamId: here.team.id, tenantId: here.tenant.id });
  return here;
}

/** Colours the page and its tab in the team's look. */
export function paintHere(): void {
  const { theme } = getHere().team;
  setTeamColours(theme);
  const icon = theme.favicon ?? theme.iconLogo ?? "/icon.svg";
  document.querySelector("link[rel=icon]")?.setAttribute("href", icon);
}

/** Somebody changed the team's name, look, navigation or settings: this page follows without being loaded anew. */
export async function refreshHere(): Promise<void> {
  await loadHere();
  paintHere();
  for (const tell of listeners) tell();
}

/** The look was just saved here: it need not wait for the next visit. */
export function setHereTheme(theme: TeamTheme): void {
  const now = getHere();
  here = { ...now, team: { ...now.team, theme } };
  paintHere();
  for (const tell of listeners) tell();
}

export function getHere(): Bootstrap {
  if (!here) throw new Error("The host is not known yet.");
  return here;
}

/** The tenant's id, as soon as it is known. */
export const knownTenant = (): string | undefined => here?.tenant.id;

/** Whether the organisation has the sample areas switched on. */
export const hasSampleAreas = (): boolean => here?.tenant.settings.sampleAreas === true;

const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

export function useHere(): Bootstrap {
  return useSyncExternalStore(subscribe, getHere);
}
