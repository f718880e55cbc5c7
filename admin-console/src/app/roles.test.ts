import { expect, it } from "vitest";
import { admits, operatorRoles } from "./roles";

it("admits the gate's own role and administrators", () => {
  const admitted = (gate: Parameters<typeof admits>[0]) => operatorRoles.filter((role) => admits(gate, role));
  expect(admitted("support")).toEqual(["administrator", "support"]);
  expect(admitted("billing")).toEqual(["administrator", "billing"]);
  expect(admitted("administrator")).toEqual(["administrator"]);
});
