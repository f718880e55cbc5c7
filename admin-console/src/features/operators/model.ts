/** What an operator says of another, before the server looks at it again. */
import { z } from "zod";

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
    code: code(say),
  });

export const disableSchema = (say: (complaint: Complaint) => string) => z.object({ code: code(say) });
