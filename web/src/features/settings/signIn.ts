/** How people sign in, as its form holds it, and what of it changed. */
import { ApiProblem } from "@learnt/ui/http/problem";
import type { RoleName, Schemas } from "../../api/types";

export type SignIn = Schemas["SignIn"];
export type SignInSettings = SignIn["settings"];
export type ConfiguredProvider = Schemas["Configured"];
export type ProviderKind = ConfiguredProvider["kind"];

/** What a team can add; e-mail with a password is always there. */
export const kinds = [
  "oidc",
  "okta",
  "microsoft",
  "google",
  "facebook",
] as const satisfies readonly ProviderKind[];

/** These say of themselves where they are. */
export const needsAddress = (kind: ProviderKind): boolean => !["google", "facebook", "email"].includes(kind);

export const roles: readonly RoleName[] = ["learner", "manager", "admin", "superadmin"];
export const units = ["seconds", "minutes", "hours", "days"] as const;
export const rules = ["special", "lower", "upper", "number"] as const;

/** A provider as the form holds it. */
export type ProviderDraft = {
  /** Of the form alone: a new one has no id yet. */
  key: string;
  id?: string;
  kind: ProviderKind;
  name: string;
  color: string;
  baseUrl: string;
  clientId: string;
  /** A new secret; empty: the stored one stays. */
  clientSecret: string;
  hasSecret: boolean;
  scopes: string[];
  createPeople: boolean;
  /** Goes with the next saving; until then it can come back. */
  isRemoved: boolean;
};

export const draftOf = (item: ConfiguredProvider): ProviderDraft => ({
  key: item.id,
  id: item.id,
  kind: item.kind,
  name: item.name,
  color: item.color ?? "",
  baseUrl: item.baseUrl ?? "",
  clientId: item.clientId ?? "",
  clientSecret: "",
  hasSecret: item.hasSecret,
  scopes: item.scopes,
  createPeople: item.createPeople,
  isRemoved: false,
});

/** As its button calls it: e-mail has a word in every language, as long as nobody has named it otherwise. */
export const buttonName = ({ kind, name }: Pick<ProviderDraft, "kind" | "name">, email: string): string =>
  kind === "email" && name === "email" ? email : name;

let draftCount = 0;

export const newDraft = (kind: ProviderKind = "oidc"): ProviderDraft => ({
  ...{ key: `new-${++draftCount}`, kind, name: "", color: "", baseUrl: "", clientId: "", clientSecret: "" },
  ...{ hasSecret: false, scopes: [], createPeople: false, isRemoved: false },
});

/** The stored secret was given for this kind, address and client alone. */
export const losesSecret = (
  before: ProviderDraft | undefined,
  after: Pick<ProviderDraft, "kind" | "baseUrl" | "clientId">,
) =>
  Boolean(before?.hasSecret) &&
  (before?.kind !== after.kind || before.baseUrl !== after.baseUrl || before.clientId !== after.clientId);

/** One place up or down the list of buttons. */
export function moved(drafts: readonly ProviderDraft[], key: string, by: -1 | 1): ProviderDraft[] {
  const from = drafts.findIndex((draft) => draft.key === key);
  const to = from + by;
  const list = [...drafts];
  if (from < 0 || to < 0 || to >= drafts.length) return list;
  list.splice(to, 0, ...list.splice(from, 1));
  return list;
}

/** The list as it is sent: what is removed is left out. */
export function listOf(drafts: readonly ProviderDraft[]): Schemas["ProviderChange"][] {
  return drafts
    .filter((draft) => !draft.isRemoved)
    .map(({ id, kind, name, color, baseUrl, clientId, clientSecret, scopes, createPeople }) => ({
      ...(id ? { id } : {}),
      ...{ kind, name, color: color || null },
      ...(kind === "email"
        ? {}
        : {
            ...{ clientId, scopes, createPeople },
            ...(needsAddress(kind) ? { baseUrl } : {}),
            ...(clientSecret ? { clientSecret } : {}),
          }),
    }));
}

const same = (item: unknown, other: unknown) => JSON.stringify(item) === JSON.stringify(other);

export const isListChanged = (before: readonly ProviderDraft[], after: readonly ProviderDraft[]): boolean =>
  !same(listOf(before), listOf(after));

/** What the form holds of the settings: an address that is empty is none. */
export const formOf = (settings: SignInSettings) => ({
  ...settings,
  personalTermsAndConditionsUrl: settings.personalTermsAndConditionsUrl ?? "",
});
export type SettingsForm = ReturnType<typeof formOf>;

/** Only what differs is sent: what somebody else changed meanwhile stays theirs. */
export function settingsChange(before: SettingsForm, after: SettingsForm): Record<string, unknown> {
  const names = Object.keys(before) as (keyof SettingsForm)[];
  const changed = names.filter((name) => !same(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, after[name] === "" ? null : after[name]]));
}

/** The tags of newcomers, where others are wanted. */
export const tagsChange = (before: readonly string[], after: readonly string[]) =>
  same(before, after) ? {} : { registrationTags: [...after] };

/** What is wrong with which provider: by the place in the list that was sent, as the form's own keys. */
export function providerProblems(
  error: unknown,
  drafts: readonly ProviderDraft[],
  sentence: (field: { field: string; message: string }) => string,
): Record<string, Record<string, string>> {
  if (!(error instanceof ApiProblem)) return {};
  const sent = drafts.filter((draft) => !draft.isRemoved);
  const wrong: Record<string, Record<string, string>> = {};
  for (const problem of error.errors) {
    const [, place, name] = /^providers\.(\d+)\.(\w+)$/.exec(problem.field) ?? [];
    const key = sent[Number(place)]?.key;
    if (!key || !name) continue;
    wrong[key] = { ...wrong[key], [name]: sentence(problem) };
  }
  return wrong;
}
