/** The person's teams, and the way over to another one: on its own host, with a one-time code. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/client";
import type { MyTeam } from "../api/types";
import type { TeamIds } from "./browserStorage";
import { landing } from "./paths";
import { queryKeys } from "./queryKeys";

export const myTeams = queryOptions({
  queryKey: [...queryKeys.me, "teams"],
  queryFn: ({ signal }) => api.get("/api/me/teams", { signal }),
});

/** Which of several teams somebody is taken to: the one that is stored, else the organisation's own, else the first. */
export function preferred(teams: readonly MyTeam[], stored: TeamIds): MyTeam | undefined {
  return (
    teams.find(({ tenantId, teamId }) => tenantId === stored.tenantId && teamId === stored.teamId) ??
    teams.find(({ tenantId, teamId }) => teamId === tenantId) ??
    teams[0]
  );
}

/** The address at which this session goes on in another team; `wanted` is a screen there. */
export async function handover({ teamId }: MyTeam, redirectTo: string | null = null): Promise<string> {
  const { url } = await api.post("/api/auth/handover", { body: { teamId } });
  // Without a code it is the login page of an organisation that wants its own way of signing in.
  return redirectTo && url.includes("#code=") ? `${url}&redirectUrl=${encodeURIComponent(redirectTo)}` : url;
}

export async function goToTeam(team: MyTeam): Promise<void> {
  window.location.assign(team.current ? landing() : await handover(team));
}
