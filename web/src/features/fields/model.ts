/** A team's fields as their admin's screen knows them: types, the form, keys, orders and lists of options. */
import type { Schemas } from "../../api/types";

export type FieldRow = Schemas["FieldRow"];
export type FieldDetail = Schemas["FieldDetail"];
export type FieldType = FieldRow["type"];
export type ProfileSettings = Schemas["ProfileSettings"];
export type ProfileSetting = ProfileSettings["fields"][number];
export type ProfileRule = Schemas["ProfileRule"];

export const types = [
  "text",
  "number",
  "date",
  "select",
  "multi",
  "bool",
  "person",
] as const satisfies FieldType[];

/** The most options of one field, and of fields in use. */
export const MAX_OPTIONS = 5_000;
export const MAX_FIELDS = 200;

export const hasOptions = (type: string): boolean => type === "select" || type === "multi";

/** Those that every team has; described or not. */
export const predefined: readonly string[] = ["loc", "div", "custom"].flatMap((group) =>
  [1, 2, 3, 4, 5, 6].map((n) => `${group}${n}`),
);

/** The key of a field by its name: letters and digits, beginning with a letter; empty where the name has none. */
export function keyOf(label: string): string {
  const words = label
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const key = words
    .map((word, i) => (i === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
  return key.replace(/^[0-9]+/, "").slice(0, 40);
}

export const isKey = (key: string): boolean => /^[a-zA-Z][a-zA-Z0-9_]{0,39}$/.test(key);

export type FieldForm = {
  key: string;
  label: string;
  hint: string;
  type: FieldType;
  required: boolean;
  seen: boolean;
  edited: boolean;
  inRules: boolean;
  inReports: boolean;
  options: string[];
};

export const emptyForm: FieldForm = {
  key: "",
  label: "",
  hint: "",
  type: "text",
  required: false,
  seen: false,
  edited: false,
  inRules: false,
  inReports: false,
  options: [],
};

export function formOf(field: FieldDetail): FieldForm {
  const { key, label, hint, type, required, inRules, inReports, options } = field;
  const [seen, edited] = [field.visibleTo === "person", field.editableBy === "person"];
  return { key, label, hint, type, required, inRules, inReports, options, seen, edited };
}

/** What the server is told of a field. */
export function bodyOf({ key: _, seen, edited, options, ...form }: FieldForm): Schemas["FieldForm"] {
  return {
    ...form,
    visibleTo: seen ? "person" : "admins",
    editableBy: seen && edited ? "person" : "admins",
    ...(hasOptions(form.type) ? { options } : {}),
  };
}

/** Which fields a search finds, and of which kind. */
export function searchFields(fields: readonly FieldRow[], search: string, away: boolean): FieldRow[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return fields.filter((field) => {
    const text = `${field.label} ${field.key}`.toLowerCase();
    return field.isArchived === away && terms.every((word) => text.includes(word));
  });
}

/** The ids with one of them moved before or behind another. */
export function moved(ids: readonly string[], id: string, to: string, behind: boolean): string[] {
  if (id === to) return [...ids];
  const rest = ids.filter((item) => item !== id);
  const at = rest.indexOf(to);
  if (at < 0 || rest.length === ids.length) return [...ids];
  rest.splice(at + (behind ? 1 : 0), 0, id);
  return rest;
}

/** Lines of a text as options: trimmed, none empty. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replaceAll("\t", " ").trim())
    .filter(Boolean);

/** Options with others behind them; one that is there already, whatever its capitals, is not there twice. */
export function mergeOptions(options: readonly string[], more: readonly string[]): string[] {
  const seen = new Set<string>();
  return [...options, ...more].filter((option) => {
    const key = option.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What holds for the fields that everybody has, without what could. */
export const rulesOf = (settings: ProfileSettings): ProfileRule[] =>
  settings.fields.map(({ field, access, required }) => ({ field, access, required: required ?? false }));

/** Those that differ. Whether a field is needed counts only where people change it. */
export const changedRules = (before: readonly ProfileRule[], after: readonly ProfileRule[]): ProfileRule[] =>
  after.filter((rule, i) => {
    const was = before[i];
    const isNeeded = (item: ProfileRule | undefined) => item?.access === "editable" && Boolean(item.required);
    return rule.access !== was?.access || isNeeded(rule) !== isNeeded(was);
  });

/** Whoever may change their name needs one. */
export const isName = (field: ProfileRule["field"]): boolean => field === "firstName" || field === "lastName";

/** Those in use that people see of themselves. */
export const selfVisibleFields = (fields: readonly FieldRow[]): FieldRow[] =>
  fields.filter((field) => !field.isArchived && field.visibleTo === "person");
