/**
 * A call that changes something on the server. What is stale after it is named beside the queries, in a feature's queries.ts; what
 * is said on the screen, by the screen. Both also happen when that is gone by then: a notice outlives the row that asked for it.
 */
import { toast } from "@learnt/ui/feedback/toast";
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toFailure } from "../api/problem";

export type Cached<Given, Answer> = {
  /** Asked for again after the call, whether or not it worked. */
  stale?: readonly QueryKey[];
  /** Puts the answer where it is asked for. */
  update?: (client: QueryClient, answer: Answer, given: Given) => unknown;
};

export type Then<Given, Answer> = {
  onSuccess?: (answer: Answer, given: Given) => unknown;
  /** A screen that says nothing itself has failures said in a notice. */
  onError?: (error: unknown, given: Given) => unknown;
};

/** In a notice. */
export const sayFailure = (error: unknown) => void toast.error(toFailure(error).message);

export function useChange<Given, Answer>(
  call: (given: Given) => Promise<Answer>,
  { stale = [], update }: Cached<Given, Answer> = {},
  { onSuccess, onError = sayFailure }: Then<Given, Answer> = {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (answer, given) => {
      update?.(client, answer, given);
      return onSuccess?.(answer, given);
    },
    onError: (error, given) => onError(error, given),
    onSettled: () => {
      for (const queryKey of stale) void client.invalidateQueries({ queryKey });
    },
  });
}

/** What is wrong, in one sentence: that of the first field, if one is named. */
export const sentenceOf = (error: unknown): string => {
  const { message, fields } = toFailure(error);
  return fields?.[0]?.message ?? message;
};
