/** The operator who is signed in, as the frame shows them. */

import { unwrapOrThrow } from "@learnt/ui/http/session";
import { queryOptions } from "@tanstack/react-query";
import { client } from "./client";

export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: () => unwrapOrThrow(client.GET("/api/me")),
  staleTime: 60_000,
});
