/** The one translator from a problem of the API to a sentence and its fields. */
import type { Failure } from "@learnt/ui/base/kit";
import { failureOf } from "@learnt/ui/http/failure";
import { ApiProblem } from "@learnt/ui/http/problem";
import { i18n } from "../i18n/i18n";

type Params = Readonly<Record<string, string | number>>;

/**
 * The catalogue's sentence for the first of the keys that it has; the service's where there is none: in English it has only what the
 * service does not say to people.
 */
function translateProblem(keys: readonly string[], fallback: string, params: Params = {}): string {
  const key = keys.find((item) => i18n.exists(`problems:${item}`, params));
  if (fallback && key === undefined) return fallback;
  return i18n.t(`problems:${key ?? "unknown"}`, params);
}

export function toFailure(error: unknown): Failure {
  return failureOf(error, {
    sentence: translateProblem,
    fieldKeys: (field, code) => [`field.${field}.${code}`, `field.${code}`, code],
  });
}

/** What is wrong with a line of a file, or with one of its cells. */
export function lineErrorMessage(problem: { code: string; message: string; params: Params }): string {
  const { code } = problem;
  return translateProblem([`line.${code}`, `field.${code}`, code], problem.message, problem.params);
}

/** Refused for the password, with no field named: the sentence belongs to the password all the same. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof ApiProblem && error.status === 401 && error.errors.length === 0;
}

/** Too many wrong passwords: the seconds for which not even the right one is taken. */
export function blockedFor(error: unknown): number | undefined {
  return error instanceof ApiProblem && error.errors.some((field) => field.code === "blocked")
    ? error.retryAfter
    : undefined;
}

/** A code that was used before, is too old, or was never given for this host. */
export function isCodeUsed(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === "invalid_code";
}

/** A refusal by its word for programs. */
export function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof ApiProblem && codes.includes(error.code);
}

/** At the login page a fault has a sentence of its own; refusals and a lost connection keep theirs. */
export function loginFailure(error: unknown): unknown {
  const failure = error instanceof ApiProblem ? error : null;
  if (failure && failure.status < 500) return error;
  return new ApiProblem(failure?.status ?? 500, {
    code: "login_failed",
    detail: i18n.t("problems:login_failed"),
    ...(failure?.requestId ? { requestId: failure.requestId } : {}),
  });
}

/** What a refusal hands on at one of its fields: not a sentence, but what the next step needs. */
export function valueAt(error: unknown, field: string): string | undefined {
  return error instanceof ApiProblem ? error.field(field) : undefined;
}

/** Why a save did not succeed: somebody else was quicker, the line or the server fails for now, or the server refuses what it says. */
export function classifySaveError(error: unknown): "stale" | "waiting" | "refused" {
  if (isCode(error, "changed_meanwhile")) return "stale";
  const isPassing =
    !(error instanceof ApiProblem) || [0, 401, 408, 429].includes(error.status) || error.status >= 500;
  return isPassing ? "waiting" : "refused";
}
