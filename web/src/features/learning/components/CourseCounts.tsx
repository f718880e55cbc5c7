/** How a course's learners are spread: one bar, its parts are also the filter of the list below. */
import { cx } from "@learnt/ui/base/cx";
import { useFormat } from "@learnt/ui/base/format";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { ProgressRing } from "@learnt/ui/feedback/Progress";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Box, Flex } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useIsLive } from "../../../app/live";
import { dueFilters } from "../due";
import { statuses } from "../model";
import { courseProgress } from "../queries";

type Props = {
  courseId: string;
  status: string;
  onStatus: (status: string) => void;
  due: string;
  onDue: (due: string) => void;
};

export function CourseCounts({ courseId, status, onStatus, due, onDue }: Props) {
  const { t } = useTranslation("learning");
  const format = useFormat();
  const isLive = useIsLive();
  const counts = useQuery(courseProgress(courseId));

  if (counts.isPending) return <Skeleton height="6.5rem" />;
  if (!counts.data) return <ErrorState error={counts.error} onRetry={() => void counts.refetch()} />;
  const { total, everywhere, average, lastActivityAt } = counts.data;
  const order = [...statuses].reverse();
  return (
    <Card>
      <Flex align="center" gap="4">
        <ProgressRing value={average} label={t("who.average")} tone={average >= 100 ? "good" : "accent"} />
        <Box flex="1" minInlineSize="0">
          <Text fontSize="lg" fontWeight="semibold">
            {everywhere === total
              ? t("who.total", { count: total })
              : t("who.totalHere", { here: format.number(total), everywhere: format.number(everywhere) })}
          </Text>
          <Text muted small aria-live="polite">
            {lastActivityAt
              ? t("who.lastActivity", { ago: format.relative(lastActivityAt) })
              : t("who.quiet")}
          </Text>
        </Box>
        <span className={cx("learning-live", !isLive && "learning-live-off")}>
          <i aria-hidden="true" />
          {t(isLive ? "who.live" : "who.connecting")}
        </span>
      </Flex>
      {total > 0 && (
        <div className="learning-spread" aria-hidden="true">
          {order.map((part) => (
            <span key={part} className={`learning-part-${part}`} style={{ flexGrow: counts.data[part] }} />
          ))}
        </div>
      )}
      <Flex as="fieldset" wrap="wrap" gap="0.35rem 0.5rem">
        <legend className="kit-sr">{t("filter.status")}</legend>
        {order.map((part) => (
          <button
            key={part}
            type="button"
            className="learning-part"
            aria-pressed={status === part}
            onClick={() => onStatus(status === part ? "" : part)}
          >
            <i className={`learning-part-${part}`} aria-hidden="true" />
            {t(`status.${part}`)}
            <strong>{format.number(counts.data[part])}</strong>
          </button>
        ))}
        {dueFilters.map((part) => {
          const number = part === "overdue" ? counts.data.overdue : counts.data.dueSoon;
          if (number === 0 && due !== part) return null;
          return (
            <button
              key={part}
              type="button"
              className="learning-part"
              aria-pressed={due === part}
              onClick={() => onDue(due === part ? "" : part)}
            >
              <i className={`learning-part-${part}`} aria-hidden="true" />
              {t(`due.${part}`)}
              <strong>{format.number(number)}</strong>
            </button>
          );
        })}
      </Flex>
    </Card>
  );
}
