/**
 * A call that changes something on the server. What is stale after it is named beside the queries, in a feature's queries.ts; what
 * is said on the screen, by the screen. Both also happen when that is gone by then: a notice outlives the row that asked for it.
 */
import { toast } from "@learnt/ui/feedback/toast";
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { toFailure } from "../api/problem";

export type CacheUpdate<Variables, Data> = {
  /** Asked for again after the call, whether or not it worked. */
  stale?: readonly QueryKey[];
  /** Puts the answer where it is asked for. */
  update?: (queryClient: QueryClient, data: Data, variables: Variables) => unknown;
};

export type MutationCallbacks<Variables, Data> = {
  onSuccess?: (data: Data, variables: Variables) => unknown;
  /** A screen that says nothing itself has failures said in a notice. */
  onError?: (error: unknown, variables: Variables) => unknown;
};

/** In a notice. */
export const toastFailure = (error: unknown) => void toast.error(toFailure(error).message);

export function useApiMutation<Variables, Data>(
  call: (variables: Variables) => Promise<Data>,
  { stale = [], update }: CacheUpdate<Variables, Data> = {},
  { onSuccess, onError = toastFailure }: MutationCallbacks<Variables, Data> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (data, variables) => {
      update?.(queryClient, data, variables);
      return onSuccess?.(data, variables);
    },
    onError: (error, variables) => onError(error, variables),
    onSettled: () => {
      for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** What is wrong, in one sentence: that of the first field, if one is named. */
export const failureMessage = (error: unknown): string => {
  const { message, fields } = toFailure(error);
  return fields?.[0]?.message ?? message;
};
