/** Orders to erase tenants and their certificates: the only call of this feature. */
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";

export type Erasure = components["schemas"]["ErasureView"];

export const erasuresQuery = (page: { page?: number; perPage?: number }) =>
  queryOptions({
    queryKey: ["erasures", page],
    queryFn: () => unwrapOrThrow(client.GET("/api/erasures", { params: { query: page } })),
    placeholderData: keepPreviousData,
  });
