/** What a person did here, newest first; for admins also what was done to them and in their name. */
import { Button } from "@learnt/ui/action/Button";
import { byDay, dayName } from "@learnt/ui/base/days";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Flex, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { OwnLog } from "../../../app/lazyParts";
import { useTenantContext } from "../../../app/tenantContext";
import { useNow } from "../../../app/useNow";
import { personTimeline } from "../queries";
import type { PersonLearningProps } from "./PersonLearning";

export function PersonActivity({ userId, viewer }: PersonLearningProps) {
  const { t } = useTranslation("people_learning");
  return (
    <Stack gap="5">
      <Card title={t("activity.title")}>
        <Moments userId={userId} />
      </Card>
      {viewer === "admin" && (
        <Stack gap="3">
          <Heading>{t("activity.log")}</Heading>
          <Text muted>{t("activity.logNote")}</Text>
          <Suspense fallback={<SkeletonText lines={6} />}>
            <OwnLog userId={userId} />
          </Suspense>
        </Stack>
      )}
    </Stack>
  );
}

function Moments({ userId }: { userId: string }) {
  const { t } = useTranslation("people_learning");
  const { locale, t: kit } = useKit();
  const { dateTime } = useFormat();
  const { team } = useTenantContext();
  const now = useNow();
  const list = useInfiniteQuery(personTimeline(userId));
  const items = list.data?.pages.flatMap((page) => page.items);
  if (list.isPending) return <SkeletonText lines={6} />;
  if (!items) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (items.length === 0) return <EmptyState icon={<History />} title={t("activity.empty")} />;
  return (
    <Stack gap="4">
      {byDay(items, ({ at }) => at).map(({ day, at, items: ofDay }) => (
        <section key={day}>
          <Heading level={3}>{dayName(kit, locale, at, new Date(now))}</Heading>
          <Stack as="ol" gap="1" listStyleType="none" marginBlockStart="1">
            {ofDay.map((one) => (
              <Flex as="li" key={one.id} justify="space-between" gap="3">
                <bdi>
                  {t(`did.${one.kind === "assigned" && (one.round ?? 1) > 1 ? "again" : one.kind}`, {
                    title: one.title ?? "",
                    team: team.displayName,
                  })}
                </bdi>
                <Text as="span" small muted flexShrink="0" whiteSpace="nowrap">
                  <time dateTime={one.at}>{dateTime(one.at)}</time>
                </Text>
              </Flex>
            ))}
          </Stack>
        </section>
      ))}
      {list.hasNextPage && (
        <div>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t("activity.more")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
