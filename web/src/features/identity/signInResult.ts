/** What the server answers to every way in, and what becomes of it here. */
import { toast } from "@learnt/ui/feedback/toast";
import { isCode, isCodeUsed } from "../../api/problem";
import type { Schemas } from "../../api/types";
import { signIn } from "../../app/me";
import { queries } from "../../app/queries";
import { i18n } from "../../i18n/i18n";

/** How a second factor can be shown. */
export type FactorMethod = Schemas["Method"];
/** A step that is still missing. */
export type SecondStep = Schemas["SecondStep"];
/** In, or one step away from it. */
export type SignInResult = Schemas["Entered"];

/** The missing step is too old, or was used: it has to be begun anew. */
export const isStepExpired = (error: unknown) => isCode(error, "challenge_expired") || isCodeUsed(error);

/** Said for longer than other notices: whoever comes back from a provider's page looks elsewhere first. */
export const LONG = 25_000;

/** The grant becomes this browser's session, and nothing of an earlier person stays in memory. */
export async function startSession({ accessToken, expiresIn }: SignInResult): Promise<void> {
  if (!accessToken) throw new Error("Nobody was let in.");
  queries.clear();
  await signIn({ accessToken, expiresIn: expiresIn ?? 0 });
}

/** Kinds that are providers by themselves; in the middle of a sentence the specification writes them small. */
const KNOWN_PROVIDERS = ["facebook", "microsoft", "google", "okta"];

/** How somebody came, beside what the server says of it; both are providers' names. */
export type SignInOrigin = { provider?: string | null | undefined; linking?: string | null | undefined };

/** The notices after a way in. */
export function showWelcome(
  { linked, created, firstName }: SignInResult,
  { provider, linking }: SignInOrigin,
): void {
  const text = (key: string, values = {}) => i18n.t(`identity:${key}`, values);
  const say = (title: string, description?: string) =>
    toast.success(title, { duration: LONG, ...(description ? { description } : {}) });
  if (linked) {
    say(text("notice.linked", { provider: KNOWN_PROVIDERS.includes(linked) ? linked : (linking ?? linked) }));
  } else if (created) {
    // One after the other in one notice: two of them hide half a phone.
    say(text("notice.created"), firstName ? text("notice.welcome", { name: firstName }) : undefined);
  } else if (provider) say(text("notice.provider", { provider }));
}
