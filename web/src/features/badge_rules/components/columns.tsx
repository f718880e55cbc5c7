/** The columns of lists of rules. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge as StatusBadge } from "@learnt/ui/feedback/Badge";
import { HStack } from "@learnt/ui/layout/layout";
import { Emblem } from "@learnt/ui/media/Emblem";
import type { Column } from "@learnt/ui/table/DataTable";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { RuleText } from "../../../app/lazyParts";
import { type BadgeRuleRow, toneOf } from "../model";

/** Where all rules are those of one badge, none is shown beside each of them. */
export function useColumns({ withBadge }: { withBadge: boolean }): readonly Column<BadgeRuleRow>[] {
  const { t } = useTranslation("badge_rules");
  const { number, date, dateTime } = useFormat();
  return useMemo(() => {
    const badge: Column<BadgeRuleRow> = {
      id: "badge",
      header: t("field.badge"),
      sort: "badge",
      cell: ({ badge }) => (
        <HStack gap="2">
          <Emblem name={badge.title} src={badge.pictureUrl} size="sm" />
          <bdi>{badge.title}</bdi>
        </HStack>
      ),
    };
    return [
      {
        id: "title",
        header: t("field.title"),
        sort: "title",
        primary: true,
        cell: ({ title }) => <span dir="auto">{title}</span>,
      },
      ...(withBadge ? [badge] : []),
      {
        id: "status",
        header: t("field.status"),
        cell: ({ status }) => <StatusBadge tone={toneOf[status]}>{t(`status.${status}`)}</StatusBadge>,
      },
      { id: "trigger", header: t("field.trigger"), cell: ({ trigger }) => t(`trigger.${trigger}`) },
      {
        id: "audience",
        header: t("audience.title"),
        cell: ({ audience, names }) => (
          <Suspense fallback={null}>
            <RuleText rule={audience} names={names} />
          </Suspense>
        ),
      },
      {
        id: "awarded",
        header: t("column.awarded"),
        align: "end",
        sort: "awarded",
        cell: ({ awarded }) => number(awarded),
      },
      {
        id: "changedAt",
        header: t("column.changedAt"),
        figures: true,
        sort: "changedAt",
        cell: ({ changedAt }) => (
          <time dateTime={changedAt} title={dateTime(changedAt)}>
            {date(changedAt)}
          </time>
        ),
      },
    ];
  }, [t, number, date, dateTime, withBadge]);
}
