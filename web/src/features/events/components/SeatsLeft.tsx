/** How many seats are left, and how many people wait. */
import { useFormat } from "@learnt/ui/base/format";
import { Text } from "@learnt/ui/layout/Text";
import { useTranslation } from "react-i18next";
import { type EventRow, freeSeats } from "../model";

type Props = { of: Pick<EventRow, "capacity" | "taken" | "waiting"> };

export function SeatsLeft({ of }: Props) {
  const { t } = useTranslation("events");
  const { number } = useFormat();
  const free = freeSeats(of);
  if (free === null) return <Text color="fg.muted">{t("seats.open")}</Text>;
  if (free > 0 && of.waiting === 0)
    return (
      <Text color="fg.muted">{t("seats.left", { count: free, capacity: number(of.capacity ?? 0) })}</Text>
    );
  return (
    <Text color="fg.muted">
      {t("seats.full")}
      {of.waiting > 0 && ` · ${t("seats.waiting", { count: of.waiting })}`}
    </Text>
  );
}
