/** What was done and when, of one row or of several sign-ins that lie folded. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Line, spanOf } from "../fold";
import { actionName } from "../model";
import type { Lines } from "./useLines";

export function Action({ line, isOpen, toggle }: { line: Line } & Pick<Lines, "isOpen" | "toggle">) {
  const { t } = useTranslation("audit");
  const action = actionName(t, line.action);
  if (!line.folded) return <span data-within={line.isWithin || undefined}>{action}</span>;
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
      {t("fold.times", { action, count: line.folded.length })}
    </Button>
  );
}

export function When({ line }: { line: Line }) {
  const { dateTime, precise, span } = useFormat();
  const { from, to } = spanOf(line);
  if (line.folded) return <span title={`${precise(from)} – ${precise(to)}`}>{span(from, to)}</span>;
  return (
    <time dateTime={from} title={precise(from)}>
      {dateTime(from)}
    </time>
  );
}
