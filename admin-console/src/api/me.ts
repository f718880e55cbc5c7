/** The operator who is signed in, as the frame shows them. */

import { orProblem } from "@learnt/ui/http/session";
import { queryOptions } from "@tanstack/react-query";
import { client } from "./client";

export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: () => orProblem(client.GET("/api/me")),
  staleTime: 60_000,
});
