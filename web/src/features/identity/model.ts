/** What a password must have, what a link carries, and which ways in a team has. */
import type { PasswordRules, Schemas } from "../../api/types";

export type Rule = keyof PasswordRules;

const MIN = 8;
const checks: Record<Rule, (password: string, min: number) => boolean> = {
  minLength: (password, min) => [...password].length >= min,
  special: (password) => /[!%&@#$^*?_~]/.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  number: (password) => /\d/.test(password),
};

/** The rules that are on, each with whether the password meets it. The length counts always. */
export function checkPasswordRules(
  password: string,
  rules: PasswordRules | null | undefined,
): { rule: Rule; min: number; met: boolean }[] {
  const min = rules?.minLength ?? MIN;
  const on: Rule[] = [
    "minLength",
    ...(["special", "lower", "upper", "number"] as const).filter((rule) => rules?.[rule]),
  ];
  return on.map((rule) => ({ rule, min, met: checks[rule](password, min) }));
}

export const meetsAll = (password: string, rules: PasswordRules | null | undefined): boolean =>
  checkPasswordRules(password, rules).every(({ met }) => met);

/** Looks like an address with at least two labels behind the @; the server looks closer. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());

/** The parameters behind the `#` of a link from a mail; they never reach a server's log. */
export function fragment(hash: string): URLSearchParams {
  return new URLSearchParams(hash.replace(/^#/, ""));
}

/** A way to sign in that a team lists. */
export type Provider = Schemas["SignInProvider"];

/** The team's ways in: its providers, and whether name and password stand open or behind a button. */
export function signInMethods(listed: readonly Provider[]): {
  providers: Provider[];
  form: "open" | "folded";
} {
  const providers = listed.filter(({ kind }) => kind !== "email");
  const open = listed.length === 0 || providers.length < listed.length;
  return { providers, form: open ? "open" : "folded" };
}
