/** On one's own page: the badges that one earned, the newest first, each with what it was given for. */
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Box, Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Emblem } from "@learnt/ui/media/Emblem";
import { Popover } from "@learnt/ui/overlay/Popover";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Award } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LoadMoreList } from "../../../app/LoadMoreList";
import { useLive } from "../../../app/live";
import { useUser } from "../../../app/me";
import type { MyBadge } from "../model";
import { myBadges, myBadgesKey } from "../queries";
import { columns, MyBadgeRow, Quote } from "./styles";

export function MyBadges() {
  const { t } = useTranslation("badges");
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(myBadges);
  useLive([`me:${useUser().uid}`], (message) => {
    if (message === null || message.kind.startsWith("badge."))
      void queryClient.invalidateQueries({ queryKey: myBadgesKey });
  });
  return (
    <Box css={columns}>
      <LoadMoreList
        list={list}
        more={t("own.more")}
        empty={
          <EmptyState icon={<Award />} title={t("own.none")}>
            {t("own.noneText")}
          </EmptyState>
        }
      >
        {(item) => <BadgeItem badge={item} />}
      </LoadMoreList>
    </Box>
  );
}

function BadgeItem({ badge }: { badge: MyBadge }) {
  const { t } = useTranslation("badges");
  const { date, dateTime } = useFormat();
  const when = (
    <time dateTime={badge.awardedAt} title={dateTime(badge.awardedAt)}>
      {date(badge.awardedAt)}
    </time>
  );
  return (
    <Popover
      title={badge.title}
      placement="bottom-start"
      focusPanel
      trigger={
        <MyBadgeRow type="button">
          <Emblem name={badge.title} src={badge.pictureUrl} size="lg" />
          <bdi>{badge.title}</bdi>
          <small>
            {when}
            {badge.times > 1 && ` · ${t("own.times", { count: badge.times })}`}
          </small>
        </MyBadgeRow>
      }
    >
      <Grid templateColumns="minmax(0, 1fr)" justifyItems="center" gap="3" overflowWrap="anywhere">
        <Emblem name={badge.title} src={badge.pictureUrl} size="lg" />
        {badge.description && (
          <Text whiteSpace="pre-line" textAlign="center" dir="auto">
            {badge.description}
          </Text>
        )}
        {badge.note && (
          <Quote>
            <bdi>{badge.note}</bdi>
          </Quote>
        )}
        <Text muted small whiteSpace="pre-line" textAlign="center">
          {t("own.since", { date: date(badge.awardedAt) })}
          {badge.times > 1 && ` · ${t("own.times", { count: badge.times })}`}
        </Text>
      </Grid>
    </Popover>
  );
}
