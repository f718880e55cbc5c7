/** The calls about one's own way of signing in, and one's own sessions. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Proof } from "../../app/passkeys";
import { leaveFor } from "../../app/providerFlow";
import { queries } from "../../app/queries";
import type { Given, OwnSession, Passkey, Provider, Security, Setup } from "./model";

export const security = queryOptions({
  queryKey: ["me", "security"],
  queryFn: ({ signal }) => api.get<Security>("/api/me/security", { signal }),
});

export const ownSessions = queryOptions({
  queryKey: ["me", "sessions"],
  queryFn: ({ signal }) => api.get<OwnSession[]>("/api/me/sessions", { signal }),
  refetchInterval: 30_000,
});

/** What was just changed is asked for again, and so is what was done. */
async function changed<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  await Promise.all([
    queries.invalidateQueries({ queryKey: security.queryKey }),
    queries.invalidateQueries({ queryKey: ["audit"] }),
  ]);
  return answer;
}

type Codes = { recoveryCodes: string[] };

export const changePassword = (newPassword: string, given: Given) =>
  changed(api.post<void>("/api/me/password", { body: { newPassword, ...given } }));

export const changeEmail = (email: string, given: Given) =>
  changed(api.post<void>("/api/me/email", { body: { email, ...given } }));

export const sendProofOfEmail = () => api.post<void>("/api/me/verify-email");

export const beginTotp = (given: Given) => api.post<Setup>("/api/me/totp", { body: given });

export const confirmTotp = (code: string) =>
  changed(api.post<Codes>("/api/me/totp/confirm", { body: { code } }));

export const removeTotp = (given: Given) => changed(api.post<void>("/api/me/totp/remove", { body: given }));

export const newRecoveryCodes = (given: Given) =>
  changed(api.post<Codes>("/api/me/recovery-codes", { body: given }));

type NewPasskey = { challenge: string; options: PublicKeyCredentialCreationOptionsJSON };

export const beginPasskey = (given: Given) => api.post<NewPasskey>("/api/me/passkeys", { body: given });

/** Asks for a passkey that proves who changes how they sign in. */
export const askForPasskey = () =>
  api.post<{ challenge: string; options: PublicKeyCredentialRequestOptionsJSON }>("/api/me/passkeys/prove");

/** Leaves for the provider's page, to prove there who one is; comes back to one's own security page. */
export async function proveWith({ id, kind, name }: Provider): Promise<void> {
  const begun = await api.post<{ url: string; flow: string }>(
    `/api/auth/providers/${encodeURIComponent(id)}/prove`,
  );
  const { pathname, search } = window.location;
  leaveFor(begun.url, {
    flow: begun.flow,
    provider: { kind, name },
    redirectUrl: pathname + search,
    prove: true,
  });
}

export const confirmPasskey = (body: { challenge: string; name: string; credential: Proof }) =>
  changed(api.post<{ passkey: Passkey; recoveryCodes?: string[] }>("/api/me/passkeys/confirm", { body }));

const passkeyAt = (id: string) => `/api/me/passkeys/${encodeURIComponent(id)}`;

export const renamePasskey = (id: string, name: string) =>
  changed(api.patch<void>(passkeyAt(id), { body: { name } }));

export const removePasskey = (id: string, given: Given) =>
  changed(api.post<void>(`${passkeyAt(id)}/remove`, { body: given }));

export const unlink = (id: string, given: Given) =>
  changed(api.delete<void>(`/api/me/linked/${encodeURIComponent(id)}`, { body: given }));

async function ended(call: Promise<void>): Promise<void> {
  await call;
  await queries.invalidateQueries({ queryKey: ownSessions.queryKey });
}

export const endSession = (id: string) => ended(api.delete<void>(`/api/me/sessions/${id}`));

export const endOtherSessions = () => ended(api.post<void>("/api/me/sessions/end-others"));
