/** The calls of signing in and out. */
import type { Grant } from "@learnt/ui/http/session";
import { queryOptions } from "@tanstack/react-query";
import { api, session } from "../../api/client";
import type { Invited, Schemas } from "../../api/types";
import { loadMe, signOut } from "../../app/me";
import { queries } from "../../app/queries";

export type LoginInput = Schemas["Login"];

/** The grant becomes this browser's session, and nothing of an earlier person stays in memory. */
async function enter(grant: Grant): Promise<void> {
  queries.clear();
  session.accept(grant);
  try {
    await loadMe();
  } catch (error) {
    // Signed in, but nobody in this team: half a session would only confuse the next screens.
    await signOut().catch(() => undefined);
    throw error;
  }
}

/** Signs out. Without the server this browser forgets the session all the same, and the cookie ends by itself. */
export const leave = (): Promise<void> => signOut().catch(() => undefined);

export const logIn = async (body: LoginInput) => enter(await api.post<Grant>("/api/auth/login", { body }));

export const invitation = (code: string) =>
  queryOptions({
    queryKey: ["invitation", code],
    queryFn: () => api.post<Invited>("/api/auth/invitation", { body: { code } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Answers whether the person is signed in now; without their password an invitation is accepted all the same. */
export async function acceptInvitation(body: Schemas["Accept"]): Promise<boolean> {
  const { accessToken, expiresIn } = await api.post<Schemas["Entered"]>("/api/auth/invitation/accept", {
    body,
  });
  if (!accessToken) return false;
  await enter({ accessToken, expiresIn: expiresIn ?? 0 });
  return true;
}

export const redeemHandover = async (code: string) =>
  enter(await api.post<Grant>("/api/auth/handover/redeem", { body: { code }, headers: { "x-learnt": "1" } }));
