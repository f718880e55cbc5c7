/** Who did something, and in whose name if it was not their own. */
import { isByOperator } from "@learnt/ui/base/details";
import { StackedCell } from "@learnt/ui/table/cells";
import { useTranslation } from "react-i18next";
import type { AuditRow } from "../model";

export function AuditActor({ row }: { row: AuditRow }) {
  const { t } = useTranslation("audit");
  return (
    <StackedCell>
      <bdi>{row.actorName ?? t(row.actor ? "who.unknown" : "who.system")}</bdi>
      {isByOperator(row.details) && <small>{t("who.operator")}</small>}
      {row.actingAs && <small>{t("who.as", { name: row.actingAsName ?? t("who.unknown") })}</small>}
    </StackedCell>
  );
}
