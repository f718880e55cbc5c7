/** What the operator's role allows. The server decides again on every call; this only spares people what would be refused. */
import { chakra } from "@learnt/ui/layout/layout";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { meQuery } from "../api/me";
import { admits, type RoleGate } from "./roles";

/** Whether the operator passes a gate; nobody does before it is known who they are. */
export function useHasRole(): (gate: RoleGate) => boolean {
  const { data } = useQuery(meQuery);
  return (gate) => data !== undefined && admits(gate, data.role);
}

/** Shows what these operators can do to them alone. */
export function RequireRole({ gate, children }: { gate: RoleGate; children: ReactNode }) {
  return useHasRole()(gate) ? children : null;
}

/** Fields that the others only read. */
export function EditedBy({ gate, children }: { gate: RoleGate; children: ReactNode }) {
  return (
    <chakra.fieldset minInlineSize="0" disabled={!useHasRole()(gate)}>
      {children}
    </chakra.fieldset>
  );
}
