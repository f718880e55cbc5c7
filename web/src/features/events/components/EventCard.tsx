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
          {row.status === "cancelled" ? (
            <Badge tone="bad">{t("status.cancelled")}</Badge>
          ) : (
            row.mine && (
              <Badge tone={toneOfState[row.mine]}>
                {t(row.offeredUntil ? "state.offered" : `state.${row.mine}`)}
              </Badge>
            )
          )}
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
