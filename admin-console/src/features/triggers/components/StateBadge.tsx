/** A state in a word and a colour. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { useTranslation } from "react-i18next";
import { toneOf } from "../model";

/** Of a run, or of a webhook. */
export function StateBadge({ of, state }: { of: "run" | "delivery"; state: string }) {
  const { t } = useTranslation("triggers");
  return <Badge tone={toneOf(state)}>{t(`${of}State.${state}`, state)}</Badge>;
}

export function OnOff({ enabled, stopped }: { enabled: boolean; stopped?: string | null | undefined }) {
  const { t } = useTranslation("triggers");
  if (stopped) return <Badge tone="warn">{t("stoppedByItself")}</Badge>;
  return <Badge tone={enabled ? "good" : "neutral"}>{t(enabled ? "filter.on" : "filter.off")}</Badge>;
}
