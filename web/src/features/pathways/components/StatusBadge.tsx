/** The state of a pathway, and how far somebody is on one, in words. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { useTranslation } from "react-i18next";
import { type ProgressStatus, type Status, toneOf, toneOfProgress } from "../model";

export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation("pathways");
  return <Badge tone={toneOf[status]}>{t(`status.${status}`)}</Badge>;
}

export function ProgressBadge({ status }: { status: ProgressStatus }) {
  const { t } = useTranslation("pathways");
  return <Badge tone={toneOfProgress[status]}>{t(`progress.${status}`)}</Badge>;
}
