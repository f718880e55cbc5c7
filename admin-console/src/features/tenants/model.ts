/** What a tenant is to the console: its states, its provisioning steps, the form that orders one. */
import { contrast, isHex } from "@learnt/ui/theme/color";
import { z } from "zod";

export const tenantStates = [
  "requested",
  "provisioning",
  "ready",
  "failed",
  "suspended",
  "archived",
  "erasing",
] as const;
export type TenantState = (typeof tenantStates)[number];

export type Tone = "neutral" | "good" | "warn" | "bad" | "info";

export const stateTone: Record<TenantState, Tone> = {
  requested: "info",
  provisioning: "info",
  ready: "good",
  failed: "bad",
  suspended: "warn",
  archived: "neutral",
  erasing: "bad",
};

/** What can be the matter with a tenant, the worst last. */
export const healths = [
  "good",
  "notCounted",
  "behind",
  "queueStuck",
  "deadLetters",
  "unreachable",
  "migrationFailed",
] as const;

export function healthTone(health: string): Tone {
  if (health === "good") return "good";
  if (health === "notCounted") return "neutral";
  return health === "behind" || health === "queueStuck" ? "warn" : "bad";
}

/** Whether the builder is at work on it, so that its page listens. */
export const isBuilding = (state: string) => state === "requested" || state === "provisioning";

const JUST_NOW_MS = 10 * 60_000;

/** Whether the steps are shown one by one: while there is something to see or to do, and to whoever has just ordered the tenant. */
export function showsSteps(
  { status, readyAt }: { status: string; readyAt?: string | null | undefined },
  now: number,
): boolean {
  if (status === "failed" || isBuilding(status)) return true;
  return Boolean(readyAt) && now - Date.parse(readyAt ?? "") < JUST_NOW_MS;
}

/** How far the building has come, 0 to 100. */
export function builtShare(steps: { status: string }[]): number {
  if (steps.length === 0) return 0;
  return Math.round((100 * steps.filter((step) => step.status === "done").length) / steps.length);
}

/** A label as people type a name: "Acme Care" gives "acme-care". */
export function labelFrom(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 63)
    .replace(/-+$/, "");
}

/** The address at which the tenant will answer, as the form stands now. An own domain has to be proved first. */
export function resultingHost({ label, root }: { label: string; root: string }): string {
  return label ? `${label}.${root}` : "";
}

/** Text needs this contrast with what it stands on (WCAG 2.2 AA). */
export const READABLE_TEXT = 4.5;

/** The contrast of white or ink text, whichever is better, on this colour; null for what is no colour. */
export function textContrast(colour: string): number | null {
  if (!isHex(colour)) return null;
  return Math.max(contrast("#ffffff", colour), contrast("#101217", colour));
}

/** Says a complaint in the reader's language. */
export type TranslateError = (
  problem: "required" | "tooLong" | "label" | "email" | "colour" | "host",
) => string;

/** The browser's half of the check; the server decides again and its sentences land at the same fields. */
export function newTenantSchema(translateError: TranslateError) {
  const text = (max: number) =>
    z.string().trim().min(1, translateError("required")).max(max, translateError("tooLong"));
  const colour = z.string().regex(/^#[0-9a-f]{6}$/i, translateError("colour"));
  const order = z.object({
    name: text(200),
    team: z.object({
      displayName: text(200),
      label: text(63).regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, translateError("label")),
    }),
    address: z.enum(["root", "domain"]),
    root: z.string(),
    domain: z.string().trim(),
    admin: z.object({
      firstName: text(100),
      lastName: text(100),
      email: text(254).regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, translateError("email")),
    }),
    theme: z.object({
      primaryColor: colour,
      secondaryColor: colour,
      sidebarBackgroundColor: colour,
      topHeaderBackgroundColor: colour,
    }),
    plan: z.string().min(1, translateError("required")),
    timeZone: z.string().min(1, translateError("required")),
  });
  return order.superRefine((form, check) => {
    if (form.address !== "domain") return;
    const complain = (message: string) => check.addIssue({ code: "custom", path: ["domain"], message });
    if (form.domain === "") complain(translateError("required"));
    else if (!/^([a-z0-9-]+\.)+[a-z0-9-]+$/i.test(form.domain)) complain(translateError("host"));
  });
}

/** The same for a further team. */
export const teamSchema = (translateError: TranslateError) =>
  z.object({
    displayName: z.string().trim().min(1, translateError("required")).max(200, translateError("tooLong")),
    label: z
      .string()
      .trim()
      .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, translateError("label")),
    root: z.string().min(1, translateError("required")),
    theme: z.object({ primaryColor: z.string().regex(/^#[0-9a-f]{6}$/i, translateError("colour")) }),
  });

export type NewTenantForm = z.infer<ReturnType<typeof newTenantSchema>>;

/** The order as the server takes it: either a platform root or an own domain, never both. */
export function orderOf({ address, root, domain, ...rest }: NewTenantForm) {
  const own = address === "domain";
  const theme = { ...rest.theme, palette: null };
  return { ...rest, theme, root: own ? null : root, domain: own ? domain : null };
}

/** Time zones that the browser knows, UTC first. */
export function timeZones(): string[] {
  return [
    "Etc/UTC",
    ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC" && zone !== "Etc/UTC"),
  ];
}

/** As whom an operator wants to act, why, and that it is really them. The server looks at everything again. */
export const actAsSchema = (translateError: (problem: "email" | "reason" | "code") => string) =>
  z.object({
    teamId: z.string(),
    email: z
      .string()
      .trim()
      .regex(/^[^\s@]+@[^\s@]+$/, translateError("email")),
    reason: z.string().trim().min(3, translateError("reason")),
    code: z
      .string()
      .transform((code) => code.replaceAll(/\s/g, ""))
      .pipe(z.string().regex(/^\d{6}$/, translateError("code"))),
  });
