/** Late, or due within a week: said in the same way wherever somebody's course stands. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { useTranslation } from "react-i18next";
import { dueState } from "../due";

export function DueBadge({
  of,
  now,
}: {
  of: { dueAt?: string | null; completedAt?: string | null };
  now: number;
}) {
  const { t } = useTranslation("learning");
  const state = dueState(of, now);
  if (state === null) return null;
  return <Badge tone={state === "overdue" ? "bad" : "warn"}>{t(`due.${state}`)}</Badge>;
}
