/** What a password must have, and where somebody goes who has just signed in. */
import type { PasswordRules } from "../../api/types";

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
export function judge(
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

/** The parameters behind the `#` of a link from a mail; they never reach a server's log. */
export function fragment(hash: string): URLSearchParams {
  return new URLSearchParams(hash.replace(/^#/, ""));
}
