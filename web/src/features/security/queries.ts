/** The calls about one's own way of signing in, and one's own sessions. */
import { provePasskey } from "@learnt/ui/base/passkeys";
import { queryOptions } from "@tanstack/react-query";
import { api, type Body } from "../../api/client";
import { leaveFor } from "../../app/providerFlow";
import { queries } from "../../app/queries";
import { queryKeys } from "../../app/queryKeys";
import { type Then, useChange } from "../../app/useChange";
import { type Given, type Prove, type Provider, type Setup, unlessCancelled } from "./model";

export const security = queryOptions({
  queryKey: [...queryKeys.me, "security"],
  queryFn: ({ signal }) => api.get("/api/me/security", { signal }),
});

export const ownSessions = queryOptions({
  queryKey: [...queryKeys.me, "sessions"],
  queryFn: ({ signal }) => api.get("/api/me/sessions", { signal }),
  refetchInterval: 30_000,
});

/** What was just changed is asked for again, and so is what was done. */
async function changed<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  await Promise.all([
    queries.invalidateQueries({ queryKey: security.queryKey }),
    queries.invalidateQueries({ queryKey: queryKeys.audit }),
  ]);
  return answer;
}

export const changePassword = (newPassword: string, given: Given) =>
  changed(api.post("/api/me/password", { body: { newPassword, ...given } }));

export const changeEmail = (email: string, given: Given) =>
  changed(api.post("/api/me/email", { body: { email, ...given } }));

export const useSendProofOfEmail = (then: Then<void, unknown>) =>
  useChange((): Promise<unknown> => api.post("/api/me/verify-email"), {}, then);

/** Nothing where the person breaks it off. */
export const useBeginTotp = (prove: Prove, then: Then<void, Setup | undefined>) =>
  useChange(() => unlessCancelled(prove((given) => api.post("/api/me/totp", { body: given }))), {}, then);

export const confirmTotp = (code: string) => changed(api.post("/api/me/totp/confirm", { body: { code } }));

export const removeTotp = (given: Given) => changed(api.post("/api/me/totp/remove", { body: given }));

export const newRecoveryCodes = (given: Given) =>
  changed(api.post("/api/me/recovery-codes", { body: given }));

export const beginPasskey = (given: Given) => api.post("/api/me/passkeys", { body: given });

type Way = { way: string; provider?: Provider };

/** Proves at a provider who changes how they sign in, or by a passkey, which `answer` takes. */
export const useProveBy = (answer: (given: Given) => Promise<void>, then: Then<Way, void>) =>
  useChange(
    async ({ provider }: Way) => {
      if (provider) return proveAt(provider);
      const { challenge, options } = await api.post("/api/me/passkeys/prove");
      await answer({ challenge, passkey: await provePasskey(options) });
    },
    {},
    then,
  );

/** Leaves for the provider's page; comes back to one's own security page. */
async function proveAt({ id, kind, name }: Provider): Promise<void> {
  const begun = await api.post("/api/auth/providers/{id}/prove", { path: { id } });
  const { pathname, search } = window.location;
  leaveFor(begun.url, {
    flow: begun.flow,
    provider: { kind, name },
    redirectUrl: pathname + search,
    prove: true,
  });
}

export const confirmPasskey = (body: Body<"post", "/api/me/passkeys/confirm">) =>
  changed(api.post("/api/me/passkeys/confirm", { body }));

export const renamePasskey = (id: string, name: string) =>
  changed(api.patch("/api/me/passkeys/{id}", { path: { id }, body: { name } }));

export const removePasskey = (id: string, given: Given) =>
  changed(api.post("/api/me/passkeys/{id}/remove", { path: { id }, body: given }));

export const unlink = (id: string, given: Given) =>
  changed(api.delete("/api/me/linked/{id}", { path: { id }, body: given }));

async function ended(call: Promise<void>): Promise<void> {
  await call;
  await queries.invalidateQueries({ queryKey: ownSessions.queryKey });
}

export const endSession = (id: string) => ended(api.delete("/api/me/sessions/{id}", { path: { id } }));

export const endOtherSessions = () => ended(api.post("/api/me/sessions/end-others"));
