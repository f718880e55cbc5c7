/** A tenant's demo accounts: the only calls about them. */
import { orProblem } from "@learnt/ui/http/session";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { client } from "../../api/client";
import type { components } from "../../api/schema";
import type { AboutMember } from "./queries";

export type DemoAccount = components["schemas"]["DemoAccountLine"];

export const demoAccountsQuery = (id: string) =>
  queryOptions({
    queryKey: ["tenant", id, "demo-accounts"],
    queryFn: () => orProblem(client.GET("/api/tenants/{id}/demo-accounts", { params: { path: { id } } })),
  });

/** Says that somebody is a demo account, or no longer; answers whom it was about. */
export function useDemoMark(id: string) {
  const queries = useQueryClient();
  return async (on: boolean, body: AboutMember) => {
    const where = { params: { path: { id } }, body };
    const done = await orProblem(
      on
        ? client.POST("/api/tenants/{id}/demo-accounts", where)
        : client.POST("/api/tenants/{id}/demo-accounts/unmark", where),
    );
    await queries.invalidateQueries({ queryKey: demoAccountsQuery(id).queryKey });
    return done;
  };
}
