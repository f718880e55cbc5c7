/** What was done, by whom and in whose name, as the log tells it. */
import { isId } from "@learnt/ui/base/details";
import type { Schemas } from "../../api/types";
import { paths } from "../../app/pathBuilder";

export type AuditRow = Schemas["AuditRow"];
export type AuditPage = Schemas["CursorPage_AuditRow"];
export type AuditSettings = Schemas["AuditSettings"];

/** For how many months the log may be kept: the usual choices, and what is chosen. */
export const monthsToChoose = (chosen: number): number[] =>
  [...new Set([12, 24, 36, 60, 84, 120, chosen])].sort((item, other) => item - other);

/** Where one can look at what it was done to, as far as it has a screen. A membership's id begins with its person's. */
export function screenOf({ action, subject }: Pick<AuditRow, "action" | "subject">): string | null {
  const [noun = ""] = action.split(".");
  const [id = ""] = subject.split("_");
  if (!isId(id)) return null;
  if (noun === "course") return paths.editCourse(id);
  return noun === "person" || noun === "learning" ? paths.user(id) : null;
}
