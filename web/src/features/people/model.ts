/** People as the screens know them: states and their colours, the lists of a profile, what a form sends. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { RoleName, Schemas } from "../../api/types";
import { fieldParam } from "../../app/customFields";

export type Status = Schemas["PersonStatus"];

/** Green works here, amber is away for a while, red and grey do not work here. */
const tones: Record<Status, Tone> = {
  active: "good",
  inactive: "neutral",
  "maternity leave": "warn",
  "paternity leave": "warn",
  "sick leave": "warn",
  "compassionate leave": "warn",
  "leave without pay": "warn",
  terminated: "bad",
  archived: "neutral",
};

/** Each of them, in the order in which they are offered. */
export const statuses = Object.keys(tones) as Status[];

export const toneOf = (status: Status): Tone => tones[status];

/** The roles that an admin gives; the others exist for role groups only. */
export const grantable: readonly RoleName[] = ["learner", "manager", "admin", "superadmin"];

export type Invitation = Schemas["Invitation"];

/** Each of them, in the order in which people pass through them. */
export const invitations: readonly Invitation[] = ["none", "invited", "joined"];

export const invitationTone = (invitation: Invitation): Tone =>
  invitation === "joined" ? "good" : invitation === "invited" ? "warn" : "neutral";

/** What is through is shown for a while, and then is no news any more. */
export const isRecent = (at: string, now: number) => now - Date.parse(at) < 15 * 60_000;

export type PersonRow = Schemas["PersonRow"];

export const numbers = [1, 2, 3, 4, 5, 6] as const;
export const groups = ["loc", "div", "custom"] as const;
export type ListName = "tags" | `${(typeof groups)[number]}${(typeof numbers)[number]}`;
export const listNames: readonly ListName[] = [
  "tags",
  ...groups.flatMap((group) => numbers.map((n) => `${group}${n}` as ListName)),
];

const texts = [
  "firstName",
  "lastName",
  "email",
  "username",
  "employeeId",
  "phone",
  "dob",
  "position",
] as const;
type TextName = (typeof texts)[number];

export type Profile = Schemas["Profile"];

export type PersonDetail = Schemas["PersonDetail"];

/** What the team knows of the signed-in person; theirs to read. */
export type MyProfile = Schemas["OwnProfile"];

export type NamedRef = { id: string; name: string };

/** A field that an admin described. */
export type ShownField = Schemas["ShownField"];

/** Those that hold one of `loc1` to `custom6`, by their key. */
export const describedLists = (fields: readonly ShownField[]): ReadonlyMap<string, ShownField> =>
  new Map(fields.filter((field) => field.name === field.key).map((field) => [field.key, field]));

/** Those of the organisation's own, in their order. */
export const organisationFields = (fields: readonly ShownField[]): ShownField[] =>
  fields.filter((field) => field.name !== field.key);

/** What a profile holds in a described field. */
export const valuesIn = (profile: Profile, field: ShownField): string[] =>
  (field.name === field.key ? profile[field.key as ListName] : profile.fields[field.key]) ?? [];

/** The fields of a profile that hold something, beside the name; in the order in which a page shows them. */
export function filledFields(
  profile: Profile,
): { field: TextName | ListName | `fields.${string}`; values: string[] }[] {
  const single = texts
    .filter((name) => name !== "firstName" && name !== "lastName")
    .map((name) => ({ field: name, values: [profile[name] ?? ""].filter(Boolean) }));
  const lists = listNames.map((name) => ({ field: name, values: profile[name] }));
  const own = Object.entries(profile.fields).map(([key, values]) => ({
    field: `fields.${key}` as const,
    values,
  }));
  return [...single, ...lists, ...own].filter(({ values }) => values.length > 0);
}

/** The key of an own field as words: `shoeSize` is "Shoe size". */
export function customFieldTitle(key: string): string {
  const words = key.replace(/_+/g, " ").replace(/([a-z0-9])([A-Z])/g, (_, end: string, begin: string) => {
    return `${end} ${begin.toLowerCase()}`;
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type ProfileForm = Record<TextName, string> &
  Record<ListName, string[]> & { fields: Record<string, string[]> };

/** Described fields stand in it although they hold nothing yet. */
export function formOf(profile: Profile, customFields: readonly ShownField[] = []): ProfileForm {
  const empty = organisationFields(customFields).map((field) => [field.key, [] as string[]]);
  const form = Object.fromEntries([
    ...texts.map((name) => [name, profile[name] ?? ""]),
    ...listNames.map((name) => [name, profile[name]]),
    ["fields", { ...Object.fromEntries(empty), ...profile.fields }],
  ]);
  return form as ProfileForm;
}

export type ProfileValues = Partial<Record<TextName, string>> & {
  lists?: Record<string, string[]>;
  fields?: Record<string, string[]>;
};

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/** Only what was changed goes to the server: what somebody else changed elsewhere stays. */
export function changes(before: ProfileForm, after: ProfileForm): ProfileValues {
  const changed: ProfileValues = Object.fromEntries(
    texts.filter((name) => before[name] !== after[name].trim()).map((name) => [name, after[name].trim()]),
  );
  const lists = listNames
    .filter((name) => !same(before[name], after[name]))
    .map((name) => [name, after[name]]);
  const own = Object.entries(after.fields).filter(([key, values]) => !same(before.fields[key] ?? [], values));
  return {
    ...changed,
    ...(lists.length > 0 ? { lists: Object.fromEntries(lists) } : {}),
    ...(own.length > 0 ? { fields: Object.fromEntries(own) } : {}),
  };
}

/** Of the fields that everybody has, those that hold a text and are one's own to change. */
export type ProfileText = "firstName" | "lastName" | "phone" | "dob" | "position";
const profileTexts: readonly string[] = [
  "firstName",
  "lastName",
  "phone",
  "dob",
  "position",
] satisfies ProfileText[];

/** What was given to people of the fields that everybody has, in the order of the page. */
export function profileRules({ rules }: MyProfile) {
  const input = rules.filter((rule) => rule.access === "editable");
  const text = ({ field, required }: (typeof input)[number]) => ({
    name: field as ProfileText,
    required: Boolean(required),
  });
  return {
    texts: input.filter(({ field }) => profileTexts.includes(field)).map(text),
    tags: input.find(({ field }) => field === "tags"),
  };
}

/** Of those texts, what was changed. */
export const profileTextChanges = (
  names: readonly ProfileText[],
  before: Partial<Record<ProfileText, string>>,
  after: Partial<Record<ProfileText, string>>,
): Partial<Record<ProfileText, string>> =>
  Object.fromEntries(
    names
      .map((name) => [name, (after[name] ?? "").trim()] as const)
      .filter(([name, value]) => value !== (before[name] ?? "")),
  );

/** What somebody changed of their own fields, by the name that the server has for their places. */
export function profileChanges(
  fields: readonly ShownField[],
  before: Record<string, string[]>,
  after: Record<string, string[]>,
): { lists: Record<string, string[]>; fields: Record<string, string[]> } {
  const changed = fields.filter(({ key }) => !same(before[key] ?? [], after[key] ?? []));
  const part = (own: boolean) =>
    Object.fromEntries(
      changed.filter((field) => (field.name !== field.key) === own).map(({ key }) => [key, after[key] ?? []]),
    );
  return { lists: part(false), fields: part(true) };
}

/** What a list of people is asked for: the filters by described fields as lines. */
export function toPeopleFilter(
  params: Record<string, string | number>,
  filters: Record<string, string>,
  fields: readonly ShownField[],
): Record<string, string | number> {
  const rest = Object.entries(params).filter(([name]) => !fields.some((field) => fieldParam(field) === name));
  const lines = fields
    .filter((field) => filters[fieldParam(field)])
    .map((field) => `${field.key}=${filters[fieldParam(field)]}`);
  return { ...Object.fromEntries(rest), ...(lines.length > 0 ? { having: lines.join("\n") } : {}) };
}

export const nameOf = (person: { firstName: string; lastName: string }) =>
  `${person.firstName} ${person.lastName}`.trim();

/** A mail of the team: whom it went to, how far it came. */
export type MailRow = Schemas["MailRow"];

export const mailStatuses = ["sending", "sent", "failed"] as const satisfies readonly MailRow["status"][];
