/** How a tenant is, in a word. */
import { Badge } from "@learnt/ui/feedback/Badge";
import { useTranslation } from "react-i18next";
import { healthTone } from "../model";

export function HealthBadge({ health }: { health: string }) {
  const { t } = useTranslation("tenants");
  if (health === "none") return "–";
  return <Badge tone={healthTone(health)}>{t(`health.${health}`, health)}</Badge>;
}
