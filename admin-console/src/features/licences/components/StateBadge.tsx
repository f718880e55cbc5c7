/** A month's state in a word and a colour. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { useTranslation } from "react-i18next";
import { type LicenceState, licenceTone } from "../model";

export function StateBadge({ state }: { state: string }) {
  const { t } = useTranslation("licences");
  return <Badge tone={licenceTone[state as LicenceState] ?? "neutral"}>{t(`states.${state}`, state)}</Badge>;
}
