/** All tenants together: the only call of this feature. */
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { queryOptions } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type Fleet = components["schemas"]["FleetView"];

const LIVE_MS = 30_000;

export const fleetQuery = queryOptions({
  queryKey: ["fleet"],
  queryFn: () => unwrapOrThrow(client.GET("/api/fleet")),
  refetchInterval: LIVE_MS,
});
