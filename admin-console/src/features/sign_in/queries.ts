/** Signing in and out: the only calls of this feature. */

import { orProblem } from "@learnt/ui/http/session";
import { client, session } from "../../api/client";

/** E-mail and password are right: a challenge that waits for the second factor. */
export async function checkPassword(email: string, password: string): Promise<string> {
  const { challenge } = await orProblem(client.POST("/api/session", { body: { email, password } }));
  return challenge;
}

/** The second factor: on success this tab, and every other one, is signed in. */
export async function checkCode(challenge: string, code: string): Promise<void> {
  session.accept(await orProblem(client.POST("/api/session/totp", { body: { challenge, code } })));
}
