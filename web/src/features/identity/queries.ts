/** The calls of coming in and of going. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Invited, Schemas } from "../../api/types";
import { signOut } from "../../app/me";
import { leaveFor } from "../../app/providerFlow";
import { queries } from "../../app/queries";
import type { Entered } from "./entered";
import type { Provider } from "./model";

/** Signs out. Without the server this browser forgets the session all the same, and the server is told later. */
export const leave = (): Promise<void> => signOut().catch(() => undefined);

const post = <Reply>(path: string, body: object) => api.post<Reply>(`/api/auth/${path}`, { body });

export const logIn = (body: Schemas["Login"]) => post<Entered>("login", body);

export type Registration = Schemas["Registration"];

export const register = (body: Registration) => post<Entered>("register", body);

/** Throws when there is somebody with this address. */
export const checkEmail = (email: string) => post<void>("email-check", { email });

export const askReset = (email: string) => post<{ message: string }>("password-reset", { email });

export type Resetting = Schemas["Resetting"];

/** A link is looked at once for a visit, and is forgotten with it. */
const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

export const resetting = (code: string) =>
  queryOptions({
    queryKey: ["password-reset", code],
    queryFn: () => post<Resetting>("password-reset/look", { code }),
    ...once,
  });

export const confirmReset = (code: string, password: string) =>
  post<Entered>("password-reset/confirm", { code, password });

export type PasswordChange = Required<Schemas["PasswordChange"]>;

export const changePassword = (body: PasswordChange) => post<Entered>("change-password", body);

/** Without the account's password for whoever is signed in here; they see it in their security settings. */
export async function verifyEmail(body: Schemas["OwnAddress"]): Promise<Schemas["VerifiedEmail"]> {
  const proved = await post<Schemas["VerifiedEmail"]>("verify-email", body);
  void queries.invalidateQueries({ queryKey: ["me", "security"] });
  return proved;
}

/** The address is as before; somebody else may know the password, so that a new one is chosen with the code. */
export const recoverEmail = (code: string) => post<Schemas["RecoveredEmail"]>("recover-email", { code });

export const invitation = (code: string) =>
  queryOptions({
    queryKey: ["invitation", code],
    queryFn: () => post<Invited>("invitation", { code }),
    ...once,
  });

/** Without the password that the person has already, an invitation is accepted all the same: nobody is signed in then. */
export const acceptInvitation = (body: Schemas["Accept"]) => post<Entered>("invitation/accept", body);

export const redeemHandover = (code: string) =>
  api.post<Entered>("/api/auth/handover/redeem", { body: { code }, headers: { "x-learnt": "1" } });

/** An operator comes from the console, to act as the person that they named there. */
export const arriveAsOperator = (code: string) =>
  api.post<Entered>("/api/impersonation/arrive", { body: { code }, headers: { "x-learnt": "1" } });

/** Leaves for the provider's page; comes back at /callback. */
export async function beginWith(
  { id, kind, name }: Provider,
  { redirectUrl, persist }: { redirectUrl: string | null; persist: boolean },
): Promise<void> {
  const { url, flow } = await post<Schemas["Begun"]>(`providers/${id}/begin`, { persist });
  leaveFor(url, { flow, provider: { kind, name }, redirectUrl });
}

/** Who somebody is at a provider, as an admin sees it who tries it. */
export type Claims = Record<string, unknown>;

export const finishWith = (body: Schemas["Finish"]) =>
  api.post<Entered & { claims?: Claims | null; proof?: string | null }>("/api/auth/providers/finish", {
    body,
    headers: { "x-learnt": "1" },
  });

export type Proof = { code: string } | { recoveryCode: string } | { passkey: object };

export const prove = (challenge: string, proof: Proof) =>
  post<Entered>("second-factor", { challenge, ...proof });

export const passkeyOptions = (challenge: string) =>
  post<{ options: PublicKeyCredentialRequestOptionsJSON }>("second-factor/passkey", { challenge });

/** The secret of a new authenticator app, in the three ways in which an app takes it. */
export type NewSecret = Schemas["Setup"];

export const newSecret = (challenge: string) =>
  queryOptions({
    queryKey: ["second-factor", "enrol", challenge],
    queryFn: () => post<NewSecret>("second-factor/enrol", { challenge }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    ...once,
  });

export const confirmSecret = (challenge: string, code: string) =>
  post<Entered>("second-factor/enrol/confirm", { challenge, code });

export const firstPasskeyOptions = (challenge: string) =>
  post<{ options: PublicKeyCredentialCreationOptionsJSON }>("second-factor/enrol/passkey", { challenge });

export const confirmFirstPasskey = (body: { challenge: string; name: string; passkey: object }) =>
  post<Entered>("second-factor/enrol/passkey/confirm", body);
