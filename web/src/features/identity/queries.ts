/** The calls of coming in and of going. */

import type { PasskeyProof } from "@learnt/ui/base/passkeys";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Schemas } from "../../api/types";
import { signOut } from "../../app/me";
import { redirectToProvider } from "../../app/providerFlow";
import { queries } from "../../app/queries";
import { queryKeys } from "../../app/queryKeys";
import type { Provider } from "./model";

/** Signs out. Without the server this browser forgets the session all the same, and the server is told later. */
export const signOutQuietly = (): Promise<void> => signOut().catch(() => undefined);

export const logIn = (body: Schemas["Login"]) => api.post("/api/auth/login", { body });

export type Registration = Schemas["Registration"];

export const register = (body: Registration) => api.post("/api/auth/register", { body });

/** Throws when there is somebody with this address. */
export const checkEmail = (email: string) => api.post("/api/auth/email-check", { body: { email } });

export const requestPasswordReset = (email: string) =>
  api.post("/api/auth/password-reset", { body: { email } });

/** Has the teams of an address mailed to it, in the language of the screen. Nobody is told whether it has any. */
export const mailTeams = (email: string, language: string) =>
  api.post("/api/auth/team-lookup", { body: { email }, headers: { "accept-language": language } });

export type PasswordReset = Schemas["Resetting"];

/** A link is looked at once for a visit, and is forgotten with it. */
const fetchOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

export const resetting = (code: string) =>
  queryOptions({
    queryKey: [...queryKeys.passwordReset, code],
    queryFn: () => api.post("/api/auth/password-reset/look", { body: { code } }),
    ...fetchOnce,
  });

export const confirmReset = (code: string, password: string) =>
  api.post("/api/auth/password-reset/confirm", { body: { code, password } });

export type PasswordChange = Required<Schemas["PasswordChange"]>;

export const changePassword = (body: PasswordChange) => api.post("/api/auth/change-password", { body });

/** Without the account's password for whoever is signed in here; they see it in their security settings. */
export async function verifyEmail(body: Schemas["OwnAddress"]): Promise<Schemas["VerifiedEmail"]> {
  const proved = await api.post("/api/auth/verify-email", { body });
  void queries.invalidateQueries({ queryKey: [...queryKeys.me, "security"] });
  return proved;
}

/** The address is as before; somebody else may know the password, so that a new one is chosen with the code. */
export const recoverEmail = (code: string) => api.post("/api/auth/recover-email", { body: { code } });

export const invitation = (code: string) =>
  queryOptions({
    queryKey: [...queryKeys.invitation, code],
    queryFn: () => api.post("/api/auth/invitation", { body: { code } }),
    ...fetchOnce,
  });

/** Without the password that the person has already, an invitation is accepted all the same: nobody is signed in then. */
export const acceptInvitation = (body: Schemas["Accept"]) =>
  api.post("/api/auth/invitation/accept", { body });

export const redeemHandover = (code: string) =>
  api.post("/api/auth/handover/redeem", { body: { code }, headers: { "x-learnt": "1" } });

/** An operator comes from the console, to act as the person that they named there. */
export const arriveAsOperator = (code: string) =>
  api.post("/api/impersonation/arrive", { body: { code }, headers: { "x-learnt": "1" } });

/** Leaves for the provider's page; comes back at /callback. */
export async function startProviderSignIn(
  { id, kind, name }: Provider,
  { redirectUrl, persist }: { redirectUrl: string | null; persist: boolean },
): Promise<void> {
  const { url, flow } = await api.post("/api/auth/providers/{id}/begin", { path: { id }, body: { persist } });
  redirectToProvider(url, { flow, provider: { kind, name }, redirectUrl });
}

/** Who somebody is at a provider, as an admin sees it who tries it. */
export type Claims = Record<string, unknown>;

export const finishWith = (body: Schemas["Finish"]) =>
  api.post("/api/auth/providers/finish", {
    body,
    headers: { "x-learnt": "1" },
  });

export type SecondFactorProof = { code: string } | { recoveryCode: string } | { passkey: PasskeyProof };

export const prove = (challenge: string, proof: SecondFactorProof) =>
  api.post("/api/auth/second-factor", { body: { challenge, ...proof } });

export const passkeyOptions = (challenge: string) =>
  api.post("/api/auth/second-factor/passkey", { body: { challenge } });

/** The secret of a new authenticator app, in the three ways in which an app takes it. */
export type NewSecret = Schemas["Setup"];

export const newSecret = (challenge: string) =>
  queryOptions({
    queryKey: [...queryKeys.secondFactor, "enrol", challenge],
    queryFn: () => api.post("/api/auth/second-factor/enrol", { body: { challenge } }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    ...fetchOnce,
  });

export const confirmSecret = (challenge: string, code: string) =>
  api.post("/api/auth/second-factor/enrol/confirm", { body: { challenge, code } });

export const firstPasskeyOptions = (challenge: string) =>
  api.post("/api/auth/second-factor/enrol/passkey", { body: { challenge } });

export const confirmFirstPasskey = (body: Schemas["FirstPasskey"]) =>
  api.post("/api/auth/second-factor/enrol/passkey/confirm", { body });
