/** What the server answers to every way in, and what becomes of it here. */
import { toast } from "@learnt/ui/feedback/toast";
import { isCode, isUsedUp } from "../../api/problem";
import type { Schemas } from "../../api/types";
import { signIn } from "../../app/me";
import { queries } from "../../app/queries";
import { words } from "../../i18n/i18n";

/** How a second factor can be shown. */
export type Method = Schemas["Method"];
/** A step that is still missing. */
export type SecondStep = Schemas["SecondStep"];
/** In, or one step away from it. */
export type Entered = Schemas["Entered"];

/** The missing step is too old, or was used: it has to be begun anew. */
export const isOver = (error: unknown) => isCode(error, "challenge_expired") || isUsedUp(error);

/** Said for longer than other notices: whoever comes back from a provider's page looks elsewhere first. */
export const LONG = 25_000;

/** The grant becomes this browser's session, and nothing of an earlier person stays in memory. */
export async function become({ accessToken, expiresIn }: Entered): Promise<void> {
  if (!accessToken) throw new Error("Nobody was let in.");
  queries.clear();
  await signIn({ accessToken, expiresIn: expiresIn ?? 0 });
}

/** Kinds that are providers by themselves; in the middle of a sentence the specification writes them small. */
const KNOWN = ["facebook", "microsoft", "google", "okta"];

/** How somebody came, beside what the server says of it; both are providers' names. */
export type By = { provider?: string | null | undefined; linking?: string | null | undefined };

/** The notices after a way in. */
export function greet({ linked, created, firstName }: Entered, { provider, linking }: By): void {
  const text = (key: string, values = {}) => words.t(`identity:${key}`, values);
  const say = (title: string, description?: string) =>
    toast.success(title, { duration: LONG, ...(description ? { description } : {}) });
  if (linked) {
    say(text("notice.linked", { provider: KNOWN.includes(linked) ? linked : (linking ?? linked) }));
  } else if (created) {
    // One after the other in one notice: two of them hide half a phone.
    say(text("notice.created"), firstName ? text("notice.welcome", { name: firstName }) : undefined);
  } else if (provider) say(text("notice.provider", { provider }));
}
