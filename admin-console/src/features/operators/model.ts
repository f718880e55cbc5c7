/** What an operator says of another, before the server looks at it again. */
import { z } from "zod";
import { operatorRoles } from "../../app/roles";

type InputProblem = "email" | "name" | "code";

const code = (translateError: (problem: InputProblem) => string) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, translateError("code")));

export const inviteSchema = (translateError: (problem: InputProblem) => string) =>
  z.object({
    email: z
      .string()
      .trim()
      .regex(/^[^\s@]+@[^\s@]+$/, translateError("email")),
    name: z.string().trim().min(1, translateError("name")).max(200, translateError("name")),
    role: z.enum(operatorRoles),
    code: code(translateError),
  });

export const roleSchema = (translateError: (problem: InputProblem) => string) =>
  z.object({ role: z.enum(operatorRoles), code: code(translateError) });

/** A name of one's own for a passkey. */
export const passkeySchema = (translateError: (problem: InputProblem) => string) =>
  z.object({
    name: z.string().trim().min(1, translateError("name")).max(100, translateError("name")),
    code: code(translateError),
  });

/** A fresh code of one's own, and nothing else. */
export const proofSchema = (translateError: (problem: InputProblem) => string) =>
  z.object({ code: code(translateError) });
