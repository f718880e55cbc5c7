/** What the sample's sign-in pages check before anything is asked, and what the mock answers. */
import { ApiProblem } from "@learnt/ui/http/problem";

/** The mock refuses with an answer of its own shape: a sentence for each field, or none. */
export type Refusal = Readonly<Record<string, string | null | undefined>>;

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** Shorter ones are too easily guessed. */
export const MIN_LENGTH = 8;

/** The refusal as the kit's forms read one: each sentence at its field, in the words of the reader. */
export function asProblem(refusal: Refusal, say: (sentence: string) => string): ApiProblem {
  const errors = Object.entries(refusal).flatMap(([field, sentence]) =>
    sentence ? [{ field, code: "refused", message: say(sentence) }] : [],
  );
  return new ApiProblem(422, { code: "refused", errors });
}

export const isRefusal = (answer: object): answer is { error: Refusal } =>
  "error" in answer && typeof answer.error === "object" && answer.error !== null;
