/** What the two steps of signing in ask for. */
import { safeRedirect } from "@learnt/ui/base/safeRedirect";
import { z } from "zod";
import { paths } from "../../app/paths";

/** Says a complaint in the reader's language. */
export type TranslateError = (problem: "required" | "email" | "code") => string;

export const passwordSchema = (translateError: TranslateError) =>
  z.object({
    email: z
      .string()
      .trim()
      .min(1, translateError("required"))
      .regex(/^[^\s@]+@[^\s@]+$/, translateError("email")),
    password: z.string().min(1, translateError("required")),
  });

export const codeSchema = (translateError: TranslateError) =>
  z.object({
    code: z
      .string()
      .transform((code) => code.replaceAll(/\s/g, ""))
      .pipe(z.string().regex(/^\d{6}$/, translateError("code"))),
  });

/** Where to go after signing in: a path of the console itself, else the list of tenants. */
export function landing(redirectUrl: string | null): string {
  return safeRedirect(redirectUrl, (path) => path.startsWith("/apps/")) ?? paths.tenants;
}
