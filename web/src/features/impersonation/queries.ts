/** The calls of acting as somebody else. Afterwards the page is loaded anew: everything on it was read for another person. */
import { ApiProblem } from "@learnt/ui/http/problem";
import { api, type Body, session } from "../../api/client";
import { loadAt, returnToOwnAccount } from "../../app/impersonationEnding";
import { type MutationCallbacks, useApiMutation } from "../../app/useApiMutation";

export type StartImpersonation = Omit<Body<"post", "/api/impersonation">, "home">;

/** Begins, and comes back to the present place at the end. */
export async function actAs(body: StartImpersonation): Promise<void> {
  const { pathname, search } = window.location;
  const grant = await api.post("/api/impersonation", { body: { ...body, home: pathname + search } });
  session.accept(grant);
  loadAt("/");
}

/** One acts as somebody in another window already. */
export const isImpersonatingElsewhere = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === "already_impersonating";

/** Back to oneself. `name` is as whom one acted. */
export const useGoBack = (name: string, callbacks: MutationCallbacks<void, void>) =>
  useApiMutation(
    async () => {
      const { home, accessToken, expiresIn } = await api.post("/api/impersonation/end");
      // An operator has no name of their own here: their way back leads to the console.
      if (!accessToken) return loadAt(home);
      session.accept({ accessToken, expiresIn: expiresIn ?? 0 });
      returnToOwnAccount({ how: "back", name }, home);
    },
    {},
    callbacks,
  );

/**
 * The time may be up: then the cookie gives back one's own session, and the page is told that it is another person's.
 * Answers whether that is so; without the server nobody knows.
 */
export const hasEnded = (): Promise<boolean> =>
  session.renew().then(
    (goesOn) => !goesOn,
    () => false,
  );
