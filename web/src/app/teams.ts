/** The person's teams, and the way over to another one: on its own host, with a one-time code. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/client";
import type { MyTeam } from "../api/types";
import { landing } from "./paths";

export const myTeams = queryOptions({
  queryKey: ["me", "teams"],
  queryFn: ({ signal }) => api.get<MyTeam[]>("/api/me/teams", { signal }),
});

export async function goToTeam(team: MyTeam): Promise<void> {
  if (team.current) {
    window.location.assign(landing());
    return;
  }
  const { url } = await api.post<{ url: string }>("/api/auth/handover", { body: { teamId: team.teamId } });
  window.location.assign(url);
}
