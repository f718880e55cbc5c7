/** Rules on screen: AND across categories, OR inside a list. */

import type { Schemas } from "../../api/types";
import { type DocumentType, documentType, documentTypes } from "../../app/documentTypes";
import { paths } from "../../app/pathBuilder";

export type Rule = Record<string, string[]>;
export type Category = Schemas["Category"];
export type Suggestion = Schemas["Suggestion"];
export type NamedRef = { id: string; name: string };

export type { DocumentType };

/** Where the admins of a document see its rules. */
export const rulesPath = ({ type, documentId }: Pick<Permission, "type" | "documentId">) =>
  documentType(type)?.rulesPath(documentId) ?? paths.permissions;

/** All types, as filters offer them. */
export const types: readonly DocumentType[] = documentTypes.map(({ type }) => type);

export type Permission = Schemas["Permission"];

/** What a rule can assign. */
export type Assignable = Schemas["AssignableDocument"];

export type AffectedPeople = Schemas["Touched"];
export type Preview = Schemas["Preview"];
export type RuleSaved = Schemas["Saved"];
export type AssignmentJob = Schemas["AssignmentJob"];

/** A rule that so many people have something by is not archived before it was seen what they lose. */
export const MANY = 100;

/** What is through is shown for a while, and then is no news any more. */
export const isRecent = (at: string, now: number) => now - Date.parse(at) < 15 * 60_000;

export type Verdict = Schemas["Verdict"];
export type WhyReasons = Schemas["Why"];

export type PermissionChange = Schemas["PermissionChange"];
export type Conflict = Schemas["Conflict"];

/** What most rules begin with: whom a new one names at one press. */
export const presets = (team: string): Record<"everyone" | "team", Rule> => ({
  everyone: { everyone: ["everyone"] },
  team: { team: [team] },
});

export const isLive = (documentStatus: string) =>
  documentStatus === "published" || documentStatus === "publishedwithdraft";

type Translate = (key: string, values?: Record<string, unknown>) => string;

const fixedCategories: readonly string[] = [
  ...[
    "everyone",
    "userId",
    "username",
    "employeeId",
    "roles",
    "managers",
    "status",
    "position",
    "tags",
    "team",
  ],
];

/** As an admin calls it. Without that `loc3` is "Location 3", others have a word of their own, and a field that is gone its key. */
export function categoryName(t: Translate, id: string, all: readonly Category[]): string {
  const label = all.find((category) => category.id === id)?.label;
  if (label) return label;
  const numbered = /^(loc|div|custom)([1-6])$/.exec(id);
  if (numbered) return t(`category.${numbered[1]}`, { number: numbered[2] });
  return fixedCategories.includes(id) ? t(`category.${id}`) : id;
}

/** A value as it is shown; people by their names. */
export function valueName(
  t: Translate,
  category: Category | undefined,
  value: string,
  names: readonly NamedRef[],
): string {
  if (category?.shape === "truth" && (value === "true" || value === "false")) return t(`truth.${value}`);
  return names.find((named) => named.id === value)?.name ?? value;
}

/** A rule's own order: the widest category first, as the server lists them. */
export function rows(rule: Rule, categories: readonly Category[]): [string, string[]][] {
  const place = (id: string) => categories.findIndex((category) => category.id === id);
  return Object.entries(rule).sort(([a], [b]) => place(a) - place(b));
}

/** What can be added to a rule: where people have something first, and of numbered ones the first first. */
export function addable(rule: Rule, categories: readonly Category[]): Category[] {
  const family = (id: string) => /^(loc|div|custom)([1-6])$/.exec(id);
  const begins = (id: string) => {
    const [, name = ""] = family(id) ?? [];
    return categories.findIndex((item) => (name ? family(item.id)?.[1] === name : item.id === id));
  };
  const number = (id: string) => Number(family(id)?.[2] ?? 0);
  return categories
    .filter(({ id }) => !(id in rule))
    .sort(
      (item, other) =>
        Number(other.isUsed) - Number(item.isUsed) ||
        begins(item.id) - begins(other.id) ||
        number(item.id) - number(other.id),
    );
}

/** Every row has a value, and there is at least one row. */
export function isComplete(rule: Rule, categories: readonly Category[]): boolean {
  const all = Object.entries(rule);
  const needsNone = (id: string) => categories.find((category) => category.id === id)?.shape === "nobody";
  return all.length > 0 && all.every(([id, values]) => values.length > 0 || needsNone(id));
}

export function withValue(rule: Rule, category: string, value: string): Rule {
  const values = rule[category] ?? [];
  const known = values.some((other) => other.toLowerCase() === value.toLowerCase());
  return known ? rule : { ...rule, [category]: [...values, value] };
}

export function withoutValue(rule: Rule, category: string, value: string): Rule {
  return { ...rule, [category]: (rule[category] ?? []).filter((other) => other !== value) };
}

export function withoutCategory(rule: Rule, category: string): Rule {
  const { [category]: _gone, ...rest } = rule;
  return rest;
}
