/** The cache of answers: fresh for half a minute, tried again only when that can help. */
import { isPassing } from "@learnt/ui/http/problem";
import { QueryClient } from "@tanstack/react-query";

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && isPassing(error),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
});
