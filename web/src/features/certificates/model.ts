/** What a certificate is: how its code and its address are written, in which state it is, how large its words stand on the sheet. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";

export type Certificate = Schemas["Certificate"];
export type OwnCertificate = Schemas["OwnCertificate"];
export type Check = Schemas["CertificateCheck"];
export type State = Schemas["CertificateState"];

export const states = ["valid", "expired", "withdrawn"] as const satisfies readonly State[];

export const toneOf: Readonly<Record<State, Tone>> = { valid: "good", expired: "warn", withdrawn: "bad" };

/** A code however it was typed, as it is kept: without what groups it, and with digits for the letters that look like them. */
export const codeOf = (typed: string): string =>
  typed.replaceAll(/[\s-]/g, "").toUpperCase().replaceAll(/[IL]/g, "1").replaceAll("O", "0");

/** In fours, as it is read aloud and typed from paper. */
export const grouped = (code: string): string => codeOf(code).replaceAll(/.{4}(?=.)/g, "$&-");

export const pathOf = (code: string) => `/certificate/${grouped(code)}`;

/** Its state by the clock of whoever looks: it may run out while its page is open. */
export function stateOf(
  { withdrawnAt, expiresAt }: Pick<Check, "withdrawnAt" | "expiresAt">,
  now: number,
): State {
  if (withdrawnAt) return "withdrawn";
  return expiresAt && Date.parse(expiresAt) <= now ? "expired" : "valid";
}

/** How large words may stand on the sheet, as a share: however many there are, they stay on it. */
export function shareOf(text: string): number {
  if (text.length <= 28) return 1;
  if (text.length <= 60) return 0.78;
  return text.length <= 120 ? 0.58 : 0.44;
}
