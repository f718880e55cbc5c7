/** Signing in and out: the only calls of this feature. */

import { provePasskey } from "@learnt/ui/base/passkeys";
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { client, session } from "../../api/client";

/** What waits for the second factor, and whether a passkey can be it. */
export type Challenge = { challenge: string; hasPasskey: boolean };

/** E-mail and password are right. */
export const checkPassword = (email: string, password: string): Promise<Challenge> =>
  unwrapOrThrow(client.POST("/api/session", { body: { email, password } }));

/** A passkey instead of a code. */
export async function checkPasskey(challenge: string): Promise<void> {
  const { request, options } = await unwrapOrThrow(
    client.POST("/api/session/passkey/options", { body: { challenge } }),
  );
  const credential = await provePasskey(options);
  session.accept(
    await unwrapOrThrow(client.POST("/api/session/passkey", { body: { challenge, request, credential } })),
  );
}

/** The second factor: on success this tab, and every other one, is signed in. */
export async function checkCode(challenge: string, code: string): Promise<void> {
  session.accept(await unwrapOrThrow(client.POST("/api/session/totp", { body: { challenge, code } })));
}
