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
import { useLive } from "../../../app/live";
import { useUser } from "../../../app/me";
import { OwnList } from "../../../app/OwnList";
import type { OwnBadge } from "../model";
import { ownBadges, ownKey } from "../queries";
import { columns, Own, Quote } from "./parts";

export function OwnBadges() {
  const { t } = useTranslation("badges");
  const cache = useQueryClient();
  const list = useInfiniteQuery(ownBadges);
  useLive([`me:${useUser().uid}`], (news) => {
    if (news === null || news.kind.startsWith("badge.")) void cache.invalidateQueries({ queryKey: ownKey });
  });
  return (
    <Box css={columns}>
      <OwnList
        list={list}
        more={t("own.more")}
        empty={
          <EmptyState icon={<Award />} title={t("own.none")}>
            {t("own.noneText")}
          </EmptyState>
        }
      >
        {(one) => <One one={one} />}
      </OwnList>
    </Box>
  );
}

function One({ one }: { one: OwnBadge }) {
  const { t } = useTranslation("badges");
  const { date, dateTime } = useFormat();
  const when = (
    <time dateTime={one.awardedAt} title={dateTime(one.awardedAt)}>
      {date(one.awardedAt)}
    </time>
  );
  return (
    <Popover
      title={one.title}
      placement="bottom-start"
      focusPanel
      trigger={
        <Own type="button">
          <Emblem name={one.title} src={one.pictureUrl} size="lg" />
          <bdi>{one.title}</bdi>
          <small>{when}</small>
        </Own>
      }
    >
      <Grid templateColumns="minmax(0, 1fr)" justifyItems="center" gap="3" overflowWrap="anywhere">
        <Emblem name={one.title} src={one.pictureUrl} size="lg" />
        {one.description && (
          <Text whiteSpace="pre-line" textAlign="center" dir="auto">
            {one.description}
          </Text>
        )}
        {one.note && (
          <Quote>
            <bdi>{one.note}</bdi>
          </Quote>
        )}
        <Text muted small whiteSpace="pre-line" textAlign="center">
          {t("own.since", { date: date(one.awardedAt) })}
        </Text>
      </Grid>
    </Popover>
  );
}
