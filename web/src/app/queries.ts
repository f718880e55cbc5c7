/**
 * The cache of answers: fresh for half a minute, tried again only when that can help. Without a connection a call fails
 * and says so, instead of waiting without a word.
 */
import { isTransient } from "@learnt/ui/http/problem";
import { QueryClient } from "@tanstack/react-query";

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && isTransient(error),
      networkMode: "always",
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    },
    mutations: { networkMode: "always", retry: false },
  },
});
