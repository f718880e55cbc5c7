/** The roles of operators, and whom each gate of the console admits: as the server's gates do. */
import type { components } from "../api/schema";

export type OperatorRole = components["schemas"]["OperatorRole"];

/** A gate that not every operator passes. */
export type RoleGate = Exclude<OperatorRole, "reader">;

/** From the one who may most. */
export const operatorRoles = [
  "administrator",
  "support",
  "billing",
  "reader",
] as const satisfies readonly OperatorRole[];

export const admits = (gate: RoleGate, role: OperatorRole): boolean =>
  role === "administrator" || role === gate;
