/** The calls about one's own way of signing in, and one's own sessions. */
import { provePasskey } from "@learnt/ui/base/passkeys";
import { queryOptions } from "@tanstack/react-query";
import { api, type Body } from "../../api/client";
import { redirectToProvider } from "../../app/providerFlow";
import { queries } from "../../app/queries";
import { queryKeys } from "../../app/queryKeys";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";
import { type Proof, type Provider, type Reauthenticate, type Setup, unlessCancelled } from "./model";

export const security = queryOptions({
  queryKey: [...queryKeys.me, "security"],
  queryFn: ({ signal }) => api.get("/api/me/security", { signal }),
});

export const mySessions = queryOptions({
  queryKey: [...queryKeys.me, "sessions"],
  queryFn: ({ signal }) => api.get("/api/me/sessions", { signal }),
  refetchInterval: 30_000,
});

/** What was just changed is asked for again, and so is what was done. */
async function refetchSecurityAfter<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  await Promise.all([
    queries.invalidateQueries({ queryKey: security.queryKey }),
    queries.invalidateQueries({ queryKey: queryKeys.audit }),
  ]);
  return answer;
}

export const changePassword = (newPassword: string, proof: Proof) =>
  refetchSecurityAfter(api.post("/api/me/password", { body: { newPassword, ...proof } }));

export const changeEmail = (email: string, proof: Proof) =>
  refetchSecurityAfter(api.post("/api/me/email", { body: { email, ...proof } }));

export const useSendProofOfEmail = (callbacks: MutationCallbacks<void, unknown>) =>
  useApiMutation((): Promise<unknown> => api.post("/api/me/verify-email"), {}, callbacks);

/** Nothing where the person breaks it off. */
export const useBeginTotp = (
  reauthenticate: Reauthenticate,
  callbacks: MutationCallbacks<void, Setup | undefined>,
) =>
  useApiMutation(
    () => unlessCancelled(reauthenticate((proof) => api.post("/api/me/totp", { body: proof }))),
    {},
    callbacks,
  );

export const confirmTotp = (code: string) =>
  refetchSecurityAfter(api.post("/api/me/totp/confirm", { body: { code } }));

export const removeTotp = (proof: Proof) =>
  refetchSecurityAfter(api.post("/api/me/totp/remove", { body: proof }));

export const newRecoveryCodes = (proof: Proof) =>
  refetchSecurityAfter(api.post("/api/me/recovery-codes", { body: proof }));

export const beginPasskey = (proof: Proof) => api.post("/api/me/passkeys", { body: proof });

type ProofMethod = { way: string; provider?: Provider };

/** Proves at a provider who changes how they sign in, or by a passkey, which `answer` takes. */
export const useReauthenticateBy = (
  answer: (proof: Proof) => Promise<void>,
  callbacks: MutationCallbacks<ProofMethod, void>,
) =>
  useApiMutation(
    async ({ provider }: ProofMethod) => {
      if (provider) return proveAt(provider);
      const { challenge, options } = await api.post("/api/me/passkeys/prove");
      await answer({ challenge, passkey: await provePasskey(options) });
    },
    {},
    callbacks,
  );

/** Leaves for the provider's page; comes back to one's own security page. */
async function proveAt({ id, kind, name }: Provider): Promise<void> {
  const started = await api.post("/api/auth/providers/{id}/prove", { path: { id } });
  const { pathname, search } = window.location;
  redirectToProvider(started.url, {
    flow: started.flow,
    provider: { kind, name },
    redirectUrl: pathname + search,
    reauthenticate: true,
  });
}

export const confirmPasskey = (body: Body<"post", "/api/me/passkeys/confirm">) =>
  refetchSecurityAfter(api.post("/api/me/passkeys/confirm", { body }));

export const renamePasskey = (id: string, name: string) =>
  refetchSecurityAfter(api.patch("/api/me/passkeys/{id}", { path: { id }, body: { name } }));

export const removePasskey = (id: string, proof: Proof) =>
  refetchSecurityAfter(api.post("/api/me/passkeys/{id}/remove", { path: { id }, body: proof }));

export const unlink = (id: string, proof: Proof) =>
  refetchSecurityAfter(api.delete("/api/me/linked/{id}", { path: { id }, body: proof }));

async function refetchSessionsAfter(call: Promise<void>): Promise<void> {
  await call;
  await queries.invalidateQueries({ queryKey: mySessions.queryKey });
}

export const endSession = (id: string) =>
  refetchSessionsAfter(api.delete("/api/me/sessions/{id}", { path: { id } }));

export const endOtherSessions = () => refetchSessionsAfter(api.post("/api/me/sessions/end-others"));
