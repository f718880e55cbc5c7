/** What a certificate is: how its code and its address are written, in which state it is, how large its words stand on the sheet. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type Certificate = Schemas["Certificate"];
export type MyCertificate = Schemas["OwnCertificate"];
export type Check = Schemas["CertificateCheck"];
export type State = Schemas["CertificateState"];

export type Design = Schemas["CertificateDesign"];
export type Template = Schemas["CertificateTemplate"];
export type TemplateRow = Schemas["CertificateTemplateRow"];
export type TemplateState = Schemas["CertificateTemplateState"];

export const states = ["valid", "expired", "withdrawn"] as const satisfies readonly State[];

export const toneOf: Readonly<Record<State, Tone>> = {
  valid: "good",
  expired: "warn",
  withdrawn: "bad",
  replaced: "warn",
};

export const toneOfTemplate: Readonly<Record<TemplateState, Tone>> = {
  draft: "neutral",
  published: "good",
  changed: "warn",
  archived: "neutral",
};

/** How soon one expires, in days, as the list is narrowed down. */
export const EXPIRY_DAYS = [30, 60, 90] as const;

export const MAX_TITLE_LENGTH = 120;
export const MAX_NAME_LENGTH = 200;

/** A code however it was typed, as it is kept: without what groups it, and with digits for the letters that look like them. */
export const codeOf = (text: string): string =>
  text.replaceAll(/[\s-]/g, "").toUpperCase().replaceAll(/[IL]/g, "1").replaceAll("O", "0");

/** In fours, as it is read aloud and typed from paper. */
export const grouped = (code: string): string => codeOf(code).replaceAll(/.{4}(?=.)/g, "$&-");

export const pathOf = (code: string) => paths.certificate(grouped(code));

export const TEMPLATES_PATH = paths.certificateTemplates;

export const templatePath = (id: string) => `${TEMPLATES_PATH}/${id}`;

/** Its state by the clock of whoever looks: it may run out while its page is open. */
export function stateOf(
  { withdrawnAt, expiresAt, replacedAt }: Pick<Check, "withdrawnAt" | "expiresAt"> & Partial<Check>,
  now: number,
): State {
  if (replacedAt) return "replaced";
  if (withdrawnAt) return "withdrawn";
  return expiresAt && Date.parse(expiresAt) <= now ? "expired" : "valid";
}

/** How large words may stand on the sheet, as a share: however many there are, they stay on it. */
export function fontScaleFor(text: string): number {
  if (text.length <= 28) return 1;
  if (text.length <= 60) return 0.78;
  return text.length <= 120 ? 0.58 : 0.44;
}

type CertificateFacts = Pick<MyCertificate, "title" | "number" | "code" | "issuedOn" | "validUntil">;

/** LinkedIn's form for a certification, filled in. */
export function linkedInOf(facts: CertificateFacts, team: string, origin: string): string {
  const url = new URL("https://www.linkedin.com/profile/add");
  const day = (iso: string) => iso.split("-").map(Number);
  const [year, month] = day(facts.issuedOn);
  const [endYear, endMonth] = facts.validUntil ? day(facts.validUntil) : [];
  const linkedInFacts = {
    startTask: "CERTIFICATION_NAME",
    name: facts.title,
    organizationName: team,
    issueYear: year,
    issueMonth: month,
    expirationYear: endYear,
    expirationMonth: endMonth,
    certUrl: origin + pathOf(facts.code),
    certId: facts.number,
  };
  for (const [key, value] of Object.entries(linkedInFacts))
    if (value !== undefined) url.searchParams.set(key, String(value));
  return url.href;
}
