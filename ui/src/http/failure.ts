/** From what went wrong with a request to a sentence and its fields, in the words of the app. */
import type { Failure } from "../base/kit";
import { ApiProblem } from "./problem";

type Options = {
  /** The catalogue's sentence for the first of the keys that it has, else the service's own; that is none for what never reached it. */
  sentence: (keys: readonly string[], fallback: string) => string;
  /** The keys of what is wrong at a field, the most particular first: the same code says different things at different fields. */
  fieldKeys: (field: string, code: string) => readonly string[];
};

export function failureOf(error: unknown, { sentence, fieldKeys }: Options): Failure {
  if (!(error instanceof ApiProblem)) return { message: sentence(["unknown"], "") };
  if (error.status === 0)
    return { message: sentence([error.code === "timeout" ? "timeout" : "network"], "") };
  return {
    message: sentence([error.code], error.detail),
    fields: error.errors.map(({ field, code, message }) => ({
      field,
      message: sentence(fieldKeys(field, code), message),
    })),
    requestId: error.status >= 500 ? error.requestId : undefined,
  };
}
