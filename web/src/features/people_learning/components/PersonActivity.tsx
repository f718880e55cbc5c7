/** What a person did here, newest first; for admins also what was done to them and in their name. */
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Timeline } from "@learnt/ui/page/Timeline";
import { useInfiniteQuery } from "@tanstack/react-query";
import { BookOpen, CircleCheck, History, Play, UserPlus } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Schemas } from "../../../api/types";
import { MyActivityLog } from "../../../app/lazyParts";
import { useTenantContext } from "../../../app/tenantContext";
import { useNow } from "../../../app/useNow";
import { personTimeline } from "../queries";
import type { PersonLearningProps } from "./PersonLearning";

export function PersonActivity({ userId, viewer }: PersonLearningProps) {
  const { t } = useTranslation("people_learning");
  return (
    <Stack gap="5">
      <Card title={t("activity.title")}>
        <PersonTimeline userId={userId} />
      </Card>
      {viewer === "admin" && (
        <Stack gap="3">
          <Heading>{t("activity.log")}</Heading>
          <Text muted>{t("activity.logNote")}</Text>
          <Suspense fallback={<SkeletonText lines={6} />}>
            <MyActivityLog userId={userId} />
          </Suspense>
        </Stack>
      )}
    </Stack>
  );
}

const icons: Record<Schemas["TimelineKind"], ReactNode> = {
  joined: <UserPlus />,
  assigned: <BookOpen />,
  started: <Play />,
  completed: <CircleCheck />,
};

function PersonTimeline({ userId }: { userId: string }) {
  const { t } = useTranslation("people_learning");
  const { team } = useTenantContext();
  const now = useNow();
  const list = useInfiniteQuery(personTimeline(userId));
  const items = list.data?.pages.flatMap((page) => page.items);
  if (list.isPending) return <SkeletonText lines={6} />;
  if (!items) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (items.length === 0) return <EmptyState icon={<History />} title={t("activity.empty")} />;
  return (
    <Timeline
      items={items.map((item) => ({
        id: item.id,
        at: item.at,
        sign: icons[item.kind],
        tone: item.kind === "completed" ? "good" : item.kind === "joined" ? "plain" : undefined,
        what: (
          <bdi>
            {t(`did.${item.kind === "assigned" && (item.round ?? 1) > 1 ? "again" : item.kind}`, {
              title: item.title ?? "",
              team: team.displayName,
            })}
          </bdi>
        ),
      }))}
      now={now}
      more={
        list.hasNextPage
          ? {
              label: t("activity.more"),
              busy: list.isFetchingNextPage,
              onMore: () => void list.fetchNextPage(),
            }
          : undefined
      }
    />
  );
}
