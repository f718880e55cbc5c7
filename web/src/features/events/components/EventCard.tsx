/** An event in a grid: when and where it is, how many seats are left, and where one stands with it. */
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { OpenCard } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { browserZone, type EventRow, formatEventTime, toneOfState } from "../model";
import { SeatsLeft } from "./SeatsLeft";

/** A seat says more than that one leads it. */
function StatusBadge({ of: { status, mine, offeredUntil, runs } }: { of: EventRow }) {
  const { t } = useTranslation("events");
  if (status === "cancelled") return <Badge tone="bad">{t("status.cancelled")}</Badge>;
  const isGone = mine === "cancelled" || mine === "waiting-cancelled";
  if (runs && (!mine || isGone)) return <Badge tone="info">{t("lead")}</Badge>;
  return (
    mine && <Badge tone={toneOfState[mine]}>{t(offeredUntil ? "state.offered" : `state.${mine}`)}</Badge>
  );
}

export function EventCard({ row, to }: { row: EventRow; to: string }) {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  return (
    <OpenCard
      to={to}
      title={row.title}
      cover={<Cover seed={row.id} src={row.imageUrl} />}
      above={
        <>
          <span className="kit-card-category">{row.category || t("event")}</span>
          <StatusBadge of={row} />
        </>
      }
      footer={<SeatsLeft of={row} />}
    >
      <Stack gap="1">
        <Text>{formatEventTime(row, locale, browserZone())}</Text>
        <HStack gap="2" wrap="wrap">
          {row.address && (
            <Text color="fg.muted">
              <bdi>{row.address}</bdi>
            </Text>
          )}
          {row.isOnline && <Badge tone="info">{t("online")}</Badge>}
        </HStack>
      </Stack>
    </OpenCard>
  );
}
