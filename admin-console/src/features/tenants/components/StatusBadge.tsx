/** A tenant's state in a word and a colour. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { useTranslation } from "react-i18next";
import { stateTone, type TenantState } from "../model";

export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation("tenants");
  return <Badge tone={stateTone[status as TenantState] ?? "neutral"}>{t(`status.${status}`, status)}</Badge>;
}
