/** The calls about one's own way of signing in, and one's own sessions. */
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client";
import type { Proof } from "../../app/passkeys";
import { queries } from "../../app/queries";
import type { OwnSession, Passkey, Security, Setup } from "./model";

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

/** Sent where somebody was asked for it; without it the server decides whether it needs it. */
export type Password = string | undefined;

type Codes = { recoveryCodes: string[] };

export const changePassword = (newPassword: string, password: Password) =>
  changed(api.post<void>("/api/me/password", { body: { newPassword, password } }));

export const changeEmail = (email: string, password: Password) =>
  changed(api.post<void>("/api/me/email", { body: { email, password } }));

export const sendProofOfEmail = () => api.post<void>("/api/me/verify-email");

export const beginTotp = (password: Password) => api.post<Setup>("/api/me/totp", { body: { password } });

export const confirmTotp = (code: string) =>
  changed(api.post<Codes>("/api/me/totp/confirm", { body: { code } }));

export const removeTotp = (password: Password) =>
  changed(api.post<void>("/api/me/totp/remove", { body: { password } }));

export const newRecoveryCodes = (password: Password) =>
  changed(api.post<Codes>("/api/me/recovery-codes", { body: { password } }));

type NewPasskey = { challenge: string; options: PublicKeyCredentialCreationOptionsJSON };

export const beginPasskey = (password: Password) =>
  api.post<NewPasskey>("/api/me/passkeys", { body: { password } });

export const confirmPasskey = (body: { challenge: string; name: string; credential: Proof }) =>
  changed(api.post<{ passkey: Passkey; recoveryCodes?: string[] }>("/api/me/passkeys/confirm", { body }));

const passkeyAt = (id: string) => `/api/me/passkeys/${encodeURIComponent(id)}`;

export const renamePasskey = (id: string, name: string) =>
  changed(api.patch<void>(passkeyAt(id), { body: { name } }));

export const removePasskey = (id: string, password: Password) =>
  changed(api.post<void>(`${passkeyAt(id)}/remove`, { body: { password } }));

export const unlink = (id: string, password: Password) =>
  changed(api.delete<void>(`/api/me/linked/${encodeURIComponent(id)}`, { body: { password } }));

async function ended(call: Promise<void>): Promise<void> {
  await call;
  await queries.invalidateQueries({ queryKey: ownSessions.queryKey });
}

export const endSession = (id: string) => ended(api.delete<void>(`/api/me/sessions/${id}`));

export const endOtherSessions = () => ended(api.post<void>("/api/me/sessions/end-others"));
