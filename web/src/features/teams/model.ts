/** The chooser's teams by organisation: courses are an organisation's, so what waits there is said once for its teams. */
import type { MyTeam } from "../../api/types";

export type Organisation = { id: string; name: string; due: number; teams: MyTeam[] };

/** In the order of the answer: this host's organisation first. */
export function organisations(teams: readonly MyTeam[]): Organisation[] {
  const found = new Map<string, Organisation>();
  for (const team of teams) {
    const known = found.get(team.tenantId);
    if (known) known.teams.push(team);
    else found.set(team.tenantId, { id: team.tenantId, name: team.tenantName, due: team.due, teams: [team] });
  }
  return [...found.values()];
}

/** Organisations as the page shows them: those with one team have no heading, so that neighbours of that kind share a row. */
export function groups(all: readonly Organisation[]): Organisation[][] {
  const found: Organisation[][] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (one.teams.length === 1 && last?.[0]?.teams.length === 1) last.push(one);
    else found.push([one]);
  }
  return found;
}
