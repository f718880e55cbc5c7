/** A state of an order in its colour. */
import { Badge, type Tone } from "@learnt/ui/feedback/Badge";
import { useTranslation } from "react-i18next";
import type { Status } from "../model";

const tones: Record<string, Tone> = {
  "bg-red": "bad",
  "bg-orange": "warn",
  "bg-blue": "info",
  "bg-green": "good",
};

export function StatusBadge({ status }: { status: Status | undefined }) {
  const { t } = useTranslation("sample_ecommerce");
  if (!status) return null;
  return (
    <Badge wraps tone={tones[status.color] ?? "neutral"}>
      {t(`status.${status.id}`)}
    </Badge>
  );
}
