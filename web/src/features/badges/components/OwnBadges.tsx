/** On one's own page: the badges that one earned, the newest first, each with what it was given for. */
import { useFormat } from "@learnt/ui/base/format";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
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
import "../badges.css";

export function OwnBadges() {
  const { t } = useTranslation("badges");
  const cache = useQueryClient();
  const list = useInfiniteQuery(ownBadges);
  useLive([`me:${useUser().uid}`], (news) => {
    if (news === null || news.kind.startsWith("badge.")) void cache.invalidateQueries({ queryKey: ownKey });
  });
  return (
    <OwnList
      list={list}
      className="ba-own"
      more={t("own.more")}
      empty={
        <EmptyState icon={<Award />} title={t("own.none")}>
          {t("own.noneText")}
        </EmptyState>
      }
    >
      {(one) => <One one={one} />}
    </OwnList>
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
      className="ba-pop"
      focusPanel
      trigger={
        <button type="button" className="ba-one">
          <Emblem name={one.title} src={one.pictureUrl} size="lg" />
          <bdi className="ba-one-title">{one.title}</bdi>
          <small>{when}</small>
        </button>
      }
    >
      <div className="ba-told">
        <Emblem name={one.title} src={one.pictureUrl} size="lg" />
        {one.description && <p dir="auto">{one.description}</p>}
        {one.note && (
          <blockquote className="ba-quote">
            <bdi>{one.note}</bdi>
          </blockquote>
        )}
        <p className="ba-when">{t("own.since", { date: date(one.awardedAt) })}</p>
      </div>
    </Popover>
  );
}
