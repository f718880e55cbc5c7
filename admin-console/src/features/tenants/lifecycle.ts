/** What an operator may do with a tenant in its present state, and the forms that ask why. */
import { z } from "zod";
import type { RoleGate } from "../../app/roles";

export const moves = ["suspend", "resume", "archive", "restore"] as const;
export type Move = (typeof moves)[number];

const from: Record<Move, readonly string[]> = {
  suspend: ["ready"],
  resume: ["suspended"],
  archive: ["ready", "suspended", "failed"],
  restore: ["archived"],
};

/** Which operators make them: what hides a tenant for good is the administrators'. */
export const gateOf = {
  suspend: "support",
  resume: "support",
  archive: "administrator",
  restore: "administrator",
} as const satisfies Record<Move, RoleGate>;

/** The moves that can be made; none while an order to erase is open. */
export const movesOf = (tenant: { status: string; erasure?: unknown }): Move[] =>
  tenant.erasure ? [] : moves.filter((move) => from[move].includes(tenant.status));

export const mayErase = (tenant: { status: string; erasure?: unknown }) =>
  tenant.status === "archived" && !tenant.erasure;

/** Moves that others should be able to understand later. */
export const needsReason = (move: Move) => move === "suspend" || move === "archive";

export const graceChoices = [0, 7, 14, 30, 90] as const;

export const reasonSchema = (translateError: (problem: "reason") => string) =>
  z.object({ reason: z.string().trim().min(3, translateError("reason")) });

export const erasureSchema = (name: string, translateError: (problem: "reason" | "confirmation") => string) =>
  z.object({
    confirmation: z
      .string()
      .trim()
      .refine((input) => input === name.trim(), translateError("confirmation")),
    reason: z.string().trim().min(3, translateError("reason")),
    graceDays: z.string().transform(Number),
  });
