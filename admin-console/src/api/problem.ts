/** The console's one translator from what went wrong to a sentence and its fields. */
import type { Failure } from "@learnt/ui/base/kit";
import { ApiProblem } from "@learnt/ui/http/problem";
import i18n from "i18next";

/** What the server has a sentence for is said in that sentence; what never reached it, or broke it, in ours. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiProblem)) return { message: i18n.t("console:problem.unknown") };
  if (error.status === 0)
    return {
      message: i18n.t(error.code === "timeout" ? "console:problem.timeout" : "console:problem.network"),
    };
  return {
    message: error.detail || i18n.t("console:problem.unknown"),
    fields: error.errors,
    requestId: error.status >= 500 ? error.requestId : undefined,
  };
}
