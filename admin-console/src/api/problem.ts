/** The console's one translator from what went wrong to a sentence and its fields. */
import type { Failure } from "@learnt/ui/base/kit";
import { failureOf } from "@learnt/ui/http/failure";
import i18n from "i18next";

/** The catalogue's sentence for the first of the keys that it has; the service's, in English, where there is none. */
function translateProblem(keys: readonly string[], fallback: string): string {
  const key = keys.find((item) => i18n.exists(`problems:${item}`));
  if (key) return i18n.t(`problems:${key}`);
  if (fallback) return fallback;
  // What never reached the service, or broke it, has its words in every language.
  const own = keys.find((item) => i18n.exists(`console:problem.${item}`));
  return i18n.t(`console:problem.${own ?? "unknown"}`);
}

/** What the server has a sentence for is said in that sentence, in the operator's language; what never reached it, or broke it, in ours. */
export function toFailure(error: unknown): Failure {
  return failureOf(error, {
    sentence: translateProblem,
    fieldKeys: (field, code) => [`at.${field.split(".")[0]}.${code}`, `field.${code}`],
  });
}
