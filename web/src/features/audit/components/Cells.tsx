/** What was done and when, of one row or of several sign-ins that lie folded. */
import { Button } from "@learnt/ui/action/Button";
import { actionName } from "@learnt/ui/base/audit";
import { useFormat } from "@learnt/ui/base/format";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type AuditLine, spanOf } from "../foldSignIns";
import type { AuditLines } from "./useAuditLines";

export function Action({
  line,
  isOpen,
  toggle,
}: { line: AuditLine } & Pick<AuditLines, "isOpen" | "toggle">) {
  const { t } = useTranslation("audit");
  const action = actionName(t, line.action);
  if (!line.foldedRows) return <span data-within={line.isWithin || undefined}>{action}</span>;
  const open = isOpen(line.id);
  return (
    <Button
      variant="plain"
      size="sm"
      data-fold
      aria-expanded={open}
      trailing={open ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      onClick={() => toggle(line.id)}
    >
      {t("fold.times", { action, count: line.foldedRows.length })}
    </Button>
  );
}

export function AuditTime({ line }: { line: AuditLine }) {
  const { dateTime, precise, span } = useFormat();
  const { from, to } = spanOf(line);
  if (line.foldedRows) return <span title={`${precise(from)} – ${precise(to)}`}>{span(from, to)}</span>;
  return (
    <time dateTime={from} title={precise(from)}>
      {dateTime(from)}
    </time>
  );
}
