/** The way to the organisation's settings: a token for oneself that works once, in the address that takes it (specification, section 7). */
import { api } from "../api/client";
import type { SessionUser } from "../api/types";
import { loadAt } from "./impersonationEnding";

export function organisationLink({
  token,
  tenant,
  team,
  origin,
}: {
  token: string;
  tenant: string;
  team: string;
  origin: string;
}): string {
  return `/auth/signin?${new URLSearchParams({ token, tenant, team, returnUrl: origin })}`;
}

export async function goToOrganisation({ uid, data }: SessionUser): Promise<void> {
  const { token } = await api.post("/api/auth/token", { body: { uid } });
  const { currentTenant, currentTeam } = data;
  loadAt(
    organisationLink({
      token,
      tenant: currentTenant.id,
      team: currentTeam.id,
      origin: window.location.origin,
    }),
  );
}
