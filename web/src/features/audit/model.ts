/** What was done, by whom and in whose name, as the log tells it. */

export type AuditRow = {
  id: string;
  at: string;
  /** A word for programs, such as `person.invited`. */
  action: string;
  subject: string;
  subjectName?: string | null;
  /** Nobody: the system itself. */
  actor?: string | null;
  actorName?: string | null;
  actingAs?: string | null;
  actingAsName?: string | null;
  teamId?: string | null;
  ip?: string | null;
  requestId?: string | null;
  details: Record<string, unknown>;
};

type Translate = (key: string, options?: { defaultValue: string }) => string;

/** The word as people say it; one that has no words here as it is. */
export const actionName = (t: Translate, action: string): string =>
  t(`action.${action}`, { defaultValue: action });

/** Actions for a filter, in the order of their words. */
export function actionChoices(t: Translate, actions: readonly string[], locale: string) {
  return actions
    .map((action) => ({ value: action, label: actionName(t, action) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Where one can look at what it was done to, as far as it has a screen. A membership's id begins with its person's. */
export function screenOf({ action, subject }: Pick<AuditRow, "action" | "subject">): string | null {
  const [noun = ""] = action.split(".");
  const [id = ""] = subject.split("_");
  if (!uuid.test(id)) return null;
  if (noun === "course") return `/apps/admin/courses/${id}`;
  return noun === "person" ? `/apps/admin/users/${id}` : null;
}

/** The details as lines: what it is, and its value in one line. */
export function linesOf(details: Record<string, unknown>): { name: string; value: string }[] {
  return Object.entries(details)
    .map(([name, value]) => ({ name, value: lineOf(value) }))
    .filter(({ value }) => value !== "");
}

function lineOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(lineOf).filter(Boolean).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
