/** What an operator says of another, before the server looks at it again. */
import { z } from "zod";
import { operatorRoles } from "../../app/roles";

type Complaint = "email" | "name" | "code";

const code = (say: (complaint: Complaint) => string) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, say("code")));

export const inviteSchema = (say: (complaint: Complaint) => string) =>
  z.object({
    email: z
      .string()
      .trim()
      .regex(/^[^\s@]+@[^\s@]+$/, say("email")),
    name: z.string().trim().min(1, say("name")).max(200, say("name")),
    role: z.enum(operatorRoles),
    code: code(say),
  });

export const roleSchema = (say: (complaint: Complaint) => string) =>
  z.object({ role: z.enum(operatorRoles), code: code(say) });

/** A name of one's own for a passkey. */
export const passkeySchema = (say: (complaint: Complaint) => string) =>
  z.object({ name: z.string().trim().min(1, say("name")).max(100, say("name")), code: code(say) });

/** A fresh code of one's own, and nothing else. */
export const proofSchema = (say: (complaint: Complaint) => string) => z.object({ code: code(say) });
