/** The chooser's teams by organisation: courses are an organisation's, so what waits there is said once for its teams. */
import type { MyTeam } from "../../api/types";

export type Organisation = { id: string; name: string; due: number; teams: MyTeam[] };

/** In the order of the answer: this host's organisation first. */
export function organisations(teams: readonly MyTeam[]): Organisation[] {
  const result = new Map<string, Organisation>();
  for (const team of teams) {
    const existing = result.get(team.tenantId);
    if (existing) existing.teams.push(team);
    else
      result.set(team.tenantId, { id: team.tenantId, name: team.tenantName, due: team.due, teams: [team] });
  }
  return [...result.values()];
}

/** Organisations as the page shows them: those with one team have no heading, so that neighbours of that kind share a row. */
export function groups(all: readonly Organisation[]): Organisation[][] {
  const result: Organisation[][] = [];
  for (const item of all) {
    const last = result.at(-1);
    if (item.teams.length === 1 && last?.[0]?.teams.length === 1) last.push(item);
    else result.push([item]);
  }
  return result;
}
