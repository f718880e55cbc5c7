/** What a form asks, what is shown to whoever answered so far, and what states are called. The server decides again. */
import type { Tone } from "@learnt/ui/feedback/Badge";
import type { Schemas } from "../../api/types";

export type Form = Schemas["Form"];
export type FormRow = Schemas["FormRow"];
export type MyForm = Schemas["MyForm"];
export type OpenForm = Schemas["OpenForm"];
export type Submission = Schemas["FormSubmission"];
export type SubmissionRow = Schemas["SubmissionRow"];
export type Status = Schemas["FormSubmissionStatus"];
export type FormStatus = Schemas["FormStatus"];
export type Kind = Schemas["FormKind"];
export type Settings = Schemas["FormSettings"];
export type Analytics = Schemas["FormAnalytics"];
export type FieldType = Schemas["FormFieldType"];
export type Comparison = Schemas["FormComparison"];
export type Choice = Schemas["FormOption"];
export type Rule = Schemas["FormRule"];
export type Condition = Schemas["FormCondition"];
export type Jump = Schemas["FormJump"];
/** The document does not say that a group holds questions again. */
export type Field = Omit<Schemas["FormField"], "fields"> & { fields?: Field[] };
export type Section = Omit<Schemas["FormSection"], "fields"> & { fields: Field[] };
export type Content = { sections: Section[] };
export type Criterion = {
  id: string;
  title: string;
  levels: { id: string; label: string; points?: number }[];
};
/** Under which name the marks keep the level of a criterion. */
export const criterionKey = ({ id }: Criterion) => `rubric.${id}`;
export type Answers = Record<string, unknown>;

export const kinds = ["survey", "assessment", "observation", "request"] as const satisfies readonly Kind[];
export const formStatuses = [
  "draft",
  "published",
  "publishedwithdraft",
  "unpublished",
  "draftwithchanges",
  "archived",
] as const satisfies readonly FormStatus[];
export const markedStatuses = [
  "markingRequired",
  "approvalRequired",
  "pendingResubmission",
  "competent",
  "notCompetent",
  "approved",
  "not approved",
  "completed",
] as const satisfies readonly Status[];

/** What can be asked, in the order in which it is offered. */
export const fieldTypes = [
  "shortText",
  "longText",
  "singleChoice",
  "multipleChoice",
  "dropdown",
  "yesNo",
  "rating",
  "scale",
  "number",
  "email",
  "phone",
  "date",
  "time",
  "matrix",
  "image",
  "video",
  "file",
  "person",
  "signature",
  "group",
  "calculated",
  "information",
] as const satisfies readonly FieldType[];

/** How far somebody is with a form, or those whom a manager or an admin may see. */
export const completions = ["notstarted", "inprogress", "completed"] as const;
export const toneOfCompletion = { notstarted: "neutral", inprogress: "info", completed: "good" } as const;

export const toneOfForm: Readonly<Record<FormStatus, Tone>> = {
  draft: "neutral",
  published: "good",
  publishedwithdraft: "info",
  unpublished: "warn",
  draftwithchanges: "warn",
  archived: "neutral",
};

export const toneOf: Readonly<Record<Status, Tone>> = {
  inprogress: "info",
  pending: "info",
  completed: "good",
  markingRequired: "warn",
  approvalRequired: "warn",
  pendingResubmission: "warn",
  competent: "good",
  approved: "good",
  notCompetent: "bad",
  "not approved": "bad",
};

/** A key of the catalogue: one status has a space in its name. */
export const statusKey = (status: string) => `status.${status.replace(" ", "")}`;

export const isChoice = (type: FieldType) =>
  type === "singleChoice" || type === "multipleChoice" || type === "dropdown";
export const isUpload = (type: FieldType) => type === "file" || type === "image" || type === "video";

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

const asText = (value: unknown) => (value === undefined || value === null ? "" : String(value).trim());
export function asNumber(value: unknown): number | null {
  const number =
    typeof value === "number"
      ? value
      : typeof value === "string" && value.trim()
        ? Number(value)
        : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

function isSame(item: unknown, other: unknown): boolean {
  const [a, b] = [asNumber(item), asNumber(other)];
  return a !== null && b !== null ? a === b : asText(item).toLowerCase() === asText(other).toLowerCase();
}

function isRuleMet({ field, op, value }: Rule, answers: Answers): boolean {
  const answer = answers[field];
  const [a, b] = [asNumber(answer), asNumber(value)];
  switch (op) {
    case "answered":
      return !isEmpty(answer);
    case "notAnswered":
      return isEmpty(answer);
    case "is":
      return !isEmpty(answer) && isSame(answer, value);
    case "isNot":
      return isEmpty(answer) || !isSame(answer, value);
    case "moreThan":
      return a !== null && b !== null && a > b;
    case "lessThan":
      return a !== null && b !== null && a < b;
    default:
      return Array.isArray(answer)
        ? answer.some((item) => isSame(item, value))
        : asText(answer).toLowerCase().includes(asText(value).toLowerCase());
  }
}

export function isMet(condition: Condition | null | undefined, answers: Answers): boolean {
  if (!condition || condition.rules.length === 0) return true;
  const held = (rule: Rule) => isRuleMet(rule, answers);
  return condition.all ? condition.rules.every(held) : condition.rules.some(held);
}

export type Page = { section: Section; fields: Field[] };

/** The pages that are shown, each with its questions; what is hidden counts as not answered for all that comes after it. */
export function pagesOf(content: Content, answers: Answers): Page[] {
  const known: Answers = {};
  const pages: Page[] = [];
  let target: string | null = null;
  for (const section of content.sections) {
    if (target !== null && target !== section.id) continue;
    target = null;
    if (!isMet(section.visibleWhen, known)) continue;
    const fields = section.fields.filter((field) => {
      if (!isMet(field.visibleWhen, known)) return false;
      if (field.id in answers) known[field.id] = answers[field.id];
      return true;
    });
    pages.push({ section, fields });
    target = section.jumps?.find(({ when }) => isMet(when, known))?.to ?? null;
  }
  return pages;
}

export const isRequired = (field: Field, answers: Answers) =>
  Boolean(field.required) || (Boolean(field.requiredWhen) && isMet(field.requiredWhen, answers));

/** What a formula comes to; nothing where a number is missing or it divides by zero. */
export function calculate(formula: string, value: (id: string) => number | null): number | null {
  const parts = formula.match(/\{[^}]*\}|\d+(?:\.\d+)?|\.\d+|[-+*/()]|\S/g) ?? [];
  let at = 0;
  const item = (): number => {
    const part = parts[at++];
    if (part === "-") return -item();
    if (part === "(") {
      const inner = sum();
      return parts[at++] === ")" ? inner : Number.NaN;
    }
    if (part?.startsWith("{")) return value(part.slice(1, -1).trim()) ?? Number.NaN;
    return Number(part ?? "x");
  };
  const product = (): number => {
    let left = item();
    while (parts[at] === "*" || parts[at] === "/") left = parts[at++] === "*" ? left * item() : left / item();
    return left;
  };
  const sum = (): number => {
    let left = product();
    while (parts[at] === "+" || parts[at] === "-")
      left = parts[at++] === "+" ? left + product() : left - product();
    return left;
  };
  const result = sum();
  return at === parts.length && Number.isFinite(result) ? result : null;
}

/** A new id for a question, a page or an option. */
export const newId = () => crypto.randomUUID();

export function newField(type: FieldType, label: string, option: (number: number) => string): Field {
  const option2 = () => [1, 2].map((number) => ({ id: newId(), label: option(number) }));
  return {
    id: newId(),
    type,
    label,
    ...(isChoice(type) || type === "matrix" ? { options: option2() } : {}),
    ...(type === "matrix" ? { rows: option2() } : {}),
    ...(type === "rating" ? { min: 1, max: 5 } : {}),
    ...(type === "scale" ? { min: 0, max: 10 } : {}),
    ...(type === "group" ? { fields: [{ id: newId(), type: "shortText", label }] } : {}),
  };
}

/** The same list with one of its members moved by so many places. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/** A copy with ids of its own. */
export function copyOf(field: Field): Field {
  const ids = new Map((field.options ?? []).map(({ id }) => [id, newId()]));
  return {
    ...field,
    id: newId(),
    ...(field.options
      ? { options: field.options.map((item) => ({ ...item, id: ids.get(item.id) ?? newId() })) }
      : {}),
    ...(field.correct ? { correct: field.correct.map((id) => ids.get(id) ?? id) } : {}),
    ...(field.fields ? { fields: field.fields.map((inner) => ({ ...inner, id: newId() })) } : {}),
  };
}

/** The lines of a pasted list, each an option; what is there already stays. */
export function withPasted(options: readonly Choice[], text: string): Choice[] {
  const knownIds = new Set(options.map(({ label }) => label.trim().toLowerCase()));
  const lines = text.split(/[\n\r,;\t]+/).map((line) => line.trim());
  const added = lines.filter((line) => {
    const word = line.toLowerCase();
    return line !== "" && !knownIds.has(word) && knownIds.add(word);
  });
  return [...options, ...added.slice(0, 500 - options.length).map((label) => ({ id: newId(), label }))];
}

/** What was reached, once all of it is marked. */
export const percentOf = ({ score, maxScore, status }: Pick<Submission, "score" | "maxScore" | "status">) =>
  typeof score === "number" && maxScore && status !== "markingRequired"
    ? Math.floor((100 * score) / maxScore)
    : null;
