/** By when something is to be completed: said in the same words and colours wherever a due date is shown. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { useTranslation } from "react-i18next";
import { dueStateOf, dueTone } from "./due";
import { useTenantContext } from "./tenantContext";

export type DueBadgeProps = {
  of: { dueAt?: string | null | undefined; completedAt?: string | null | undefined };
  now: number;
  /** Where the date stands beside it: later ones need no second word. */
  besideDate?: boolean;
};

export function DueBadge({ of, now, besideDate = false }: DueBadgeProps) {
  const { t } = useTranslation("app");
  const { dateIn } = useFormat();
  const zone = useTenantContext().tenant.timeZone;
  const due = dueStateOf(of, now, zone);
  if (due === null || (besideDate && due.state === "later")) return null;
  return (
    <Badge tone={dueTone[due.state]}>
      {due.state === "soon"
        ? t("due.soon", { count: due.days })
        : t(`due.${due.state}`, { date: dateIn(of.dueAt, zone) })}
    </Badge>
  );
}
