/** What the two steps of signing in ask for; checked by hand, for the first page is too small for zod. */
import { safeRedirect } from "@learnt/ui/base/safeRedirect";
import { paths } from "../../app/paths";

/** Says a complaint in the reader's language. */
export type TranslateError = (problem: "required" | "email" | "code") => string;

const EMAIL = /^[^\s@]+@[^\s@]+$/;
const CODE = /^\d{6}$/;

export const checkPasswordFields =
  (translateError: TranslateError) =>
  ({ email, password }: { email: string; password: string }) => ({
    ...(EMAIL.test(email.trim()) ? {} : { email: translateError(email.trim() ? "email" : "required") }),
    ...(password ? {} : { password: translateError("required") }),
  });

/** As people type it: in groups of three. */
export const plainCode = (code: string): string => code.replaceAll(/\s/g, "");

export const checkCodeField =
  (translateError: TranslateError) =>
  ({ code }: { code: string }) =>
    CODE.test(plainCode(code)) ? {} : { code: translateError("code") };

/** Where to go after signing in: a path of the console itself, else the list of tenants. */
export function landing(redirectUrl: string | null): string {
  return safeRedirect(redirectUrl, (path) => path.startsWith("/apps/")) ?? paths.tenants;
}
