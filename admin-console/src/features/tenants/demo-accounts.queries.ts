/** A tenant's demo accounts: the only calls about them. */
import { unwrapOrThrow } from "@learnt/ui/http/session";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";
import type { MemberRequest } from "./queries";

export type DemoAccount = components["schemas"]["DemoAccountLine"];

export const demoAccountsQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id, "demo-accounts"],
    queryFn: () => unwrapOrThrow(client.GET("/api/tenants/{id}/demo-accounts", { params: { path: { id } } })),
  });

/** Says that somebody is a demo account, or no longer; answers whom it was about. */
export function useSetDemoAccount(id: string) {
  const queryClient = useQueryClient();
  return async (on: boolean, body: MemberRequest) => {
    const where = { params: { path: { id } }, body };
    const done = await unwrapOrThrow(
      on
        ? client.POST("/api/tenants/{id}/demo-accounts", where)
        : client.POST("/api/tenants/{id}/demo-accounts/unmark", where),
    );
    await queryClient.invalidateQueries({ queryKey: demoAccountsQuery(id).queryKey });
    return done;
  };
}
