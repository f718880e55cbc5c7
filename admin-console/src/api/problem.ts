/** The console's one translator from what went wrong to a sentence and its fields. */
import type { Failure } from "@learnt/ui/base/kit";
import { ApiProblem } from "@learnt/ui/http/problem";
import i18n from "i18next";

/** The catalogue's sentence for the first of the keys that it has; the service's, in English, where there is none. */
function translateProblem(keys: readonly string[], fallback: string): string {
  const key = keys.find((item) => i18n.exists(`problems:${item}`));
  return (key && i18n.t(`problems:${key}`)) || fallback || i18n.t("console:problem.unknown");
}

/** What the server has a sentence for is said in that sentence, in the operator's language; what never reached it, or broke it, in ours. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return { message: i18n.t("console:problem.unknown") };
  if (error.status === 0)
    return {
      message: i18n.t(error.code === "timeout" ? "console:problem.timeout" : "console:problem.network"),
    };
  return {
    message: translateProblem([error.code], error.detail),
    fields: error.errors.map(({ field, code, message }) => ({
      field,
      message: translateProblem([`at.${field.split(".")[0]}.${code}`, `field.${code}`], message),
    })),
    requestId: error.status >= 500 ? error.requestId : undefined,
  };
}
