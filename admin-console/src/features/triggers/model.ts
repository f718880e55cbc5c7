/** Triggers as the screens have them: what can wake one, what it can do, and the form that both are entered in. */
import { z } from "zod";
import type { components } from "../../api/schema";

export type Content = components["schemas"]["TriggerContent"];
export type Trigger = components["schemas"]["TriggerView"];
export type Action = components["schemas"]["TriggerAction"];
export type TriggerEvent = components["schemas"]["TriggerEvent"];

/** What wakes a trigger, and what its documents are. */
const documentKinds: Record<TriggerEvent, "course" | "badge" | "event" | "form" | null> = {
  personInvited: null,
  personRegistered: null,
  statusChanged: null,
  courseAssigned: "course",
  courseCompleted: "course",
  badgeEarned: "badge",
  certificateIssued: "course",
  eventRegistered: "event",
  eventAttended: "event",
  formSubmitted: "form",
  formMarked: "form",
};

export const events = Object.keys(documentKinds) as TriggerEvent[];
export const documentsOf = (event: string) => documentKinds[event as TriggerEvent] ?? null;

export const actionTypes = [
  "email",
  "notify",
  "assign",
  "unassign",
  "setField",
  "awardBadge",
  "webhook",
] as const;
export type ActionType = (typeof actionTypes)[number];

export const runStates = ["waiting", "done", "skipped", "stopped", "failed"] as const;

type Tone = "neutral" | "good" | "warn" | "bad" | "info";

const tones: Record<string, Tone> = {
  waiting: "info",
  done: "good",
  stopped: "warn",
  failed: "bad",
  sending: "info",
  delivered: "good",
  gone: "warn",
  refused: "bad",
};

export const toneOf = (state: string): Tone => tones[state] ?? "neutral";

/** A failed or skipped run is tried again; one that was done is done once more. */
export const repeats = (state: string): "retry" | "replay" | null =>
  state === "failed" || state === "skipped" ? "retry" : state === "done" ? "replay" : null;

/** Fields that a trigger may set beyond those that a team describes. */
export const plainFields = [
  "position",
  "tags",
  ...["loc", "div", "custom"].flatMap((name) => [1, 2, 3, 4, 5, 6].map((number) => `${name}${number}`)),
];

const units = { minutes: 60, hours: 3_600, days: 86_400 } as const;
export type Unit = keyof typeof units;
export const unitNames = Object.keys(units) as Unit[];

/** Seconds in the largest unit that tells them without a rest. */
export function delayOf(seconds: number): { amount: string; unit: Unit } {
  const unit =
    seconds > 0
      ? ([...unitNames].reverse().find((name) => seconds % units[name] === 0) ?? "minutes")
      : "minutes";
  return { amount: String(Math.round(seconds / units[unit])), unit };
}

export type TranslateError = (problem: "required" | "number" | "actions" | "rule") => string;

/** The browser's half of the check; the server decides again and its sentences land at the same fields. */
export function triggerSchema(translateError: TranslateError) {
  const number = z
    .string()
    .trim()
    .regex(/^\d{0,7}$/, translateError("number"));
  const action = z.object({
    type: z.enum(actionTypes),
    subject: z.string(),
    title: z.string(),
    text: z.string(),
    kind: z.enum(["course", "resource"]),
    document: z.string(),
    field: z.string(),
    value: z.string(),
    url: z.string(),
  });
  const needed: Record<ActionType, readonly (keyof z.infer<typeof action>)[]> = {
    email: ["subject", "text"],
    notify: ["title", "text"],
    assign: ["document"],
    unassign: ["document"],
    setField: ["field"],
    awardBadge: ["document"],
    webhook: ["url"],
  };
  const form = z.object({
    teamId: z.string().min(1, translateError("required")),
    title: z.string().trim().min(1, translateError("required")).max(120),
    event: z.enum(events as [TriggerEvent, ...TriggerEvent[]]),
    documents: z.array(z.string()),
    rule: z
      .record(z.string(), z.array(z.string()))
      .refine((rule) => Object.keys(rule).length > 0, translateError("rule"))
      .refine((rule) => Object.values(rule).every((values) => values.length > 0), translateError("rule")),
    actions: z.array(action).min(1, translateError("actions")),
    delayAmount: number,
    delayUnit: z.enum(unitNames as [Unit, ...Unit[]]),
    perHour: number,
    perPerson: number,
  });
  return form.superRefine(({ actions }, check) => {
    actions.forEach((item, index) => {
      for (const name of needed[item.type]) {
        if (item[name].trim() === "")
          check.addIssue({
            code: "custom",
            path: ["actions", index, name],
            message: translateError("required"),
          });
      }
    });
  });
}

export type TriggerForm = z.infer<ReturnType<typeof triggerSchema>>;
export type ActionForm = TriggerForm["actions"][number];

export const emptyAction = (type: ActionType): ActionForm => ({
  type,
  subject: "",
  title: "",
  text: "",
  kind: "course",
  document: "",
  field: "",
  value: "",
  url: "",
});

export const emptyTrigger = (teamId: string): TriggerForm => ({
  teamId,
  title: "",
  event: "courseCompleted",
  documents: [],
  rule: { everyone: ["everyone"] },
  actions: [],
  delayAmount: "0",
  delayUnit: "minutes",
  perHour: "",
  perPerson: "",
});

/** A trigger as the form shows it. */
export function formOf(trigger: Trigger): TriggerForm {
  const { amount, unit } = delayOf(trigger.delaySeconds);
  const filled = (item: Action): ActionForm => {
    const { badge, ...rest } = item as Action & { badge?: string };
    return { ...emptyAction(item.type), ...rest, ...(badge ? { document: badge } : {}) } as ActionForm;
  };
  return {
    teamId: trigger.teamId,
    title: trigger.title,
    event: trigger.event,
    documents: trigger.documents,
    rule: trigger.rule,
    actions: trigger.actions.map(filled),
    delayAmount: amount,
    delayUnit: unit,
    perHour: trigger.perHour ? String(trigger.perHour) : "",
    perPerson: trigger.perPerson ? String(trigger.perPerson) : "",
  };
}

function actionOf(form: ActionForm): Action {
  const { type, subject, title, text, kind, document, field, value, url } = form;
  switch (type) {
    case "email":
      return { type, subject, text };
    case "notify":
      return { type, title, text };
    case "assign":
      return { type, kind, document };
    case "unassign":
      return { type, kind, document };
    case "setField":
      return { type, field, value };
    case "awardBadge":
      return { type, badge: document };
    case "webhook":
      return { type, url };
  }
}

const numberOf = (text: string) => (text.trim() === "" ? null : Number(text));

/** The trigger as the server takes it. */
export const contentOf = (form: TriggerForm): Content => ({
  teamId: form.teamId,
  title: form.title,
  event: form.event,
  documents: documentsOf(form.event) ? form.documents : [],
  rule: form.rule,
  actions: form.actions.map(actionOf),
  delaySeconds: (numberOf(form.delayAmount) ?? 0) * units[form.delayUnit],
  perHour: numberOf(form.perHour),
  perPerson: numberOf(form.perPerson),
});

/** A body as it is read: with line breaks where it is JSON. */
export function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** A name as the box for several texts hands it on: it takes commas and semicolons for the ends of texts. */
const normaliseName = (name: string) =>
  name
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ")
    .toLowerCase();

/** The choice whose name was typed or chosen; the pieces are what the box made of it. */
export function findChoice<Option extends { value: string; label: string }>(
  choices: readonly Option[],
  pieces: readonly string[],
): Option | undefined {
  const name = normaliseName(pieces.join(" "));
  return choices.find((item) => normaliseName(item.label) === name || item.value === pieces.join(""));
}
