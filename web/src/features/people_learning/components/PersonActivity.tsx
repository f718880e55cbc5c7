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

const signs: Record<Schemas["TimelineKind"], ReactNode> = {
  joined: <UserPlus />,
  assigned: <BookOpen />,
  started: <Play />,
  completed: <CircleCheck />,
};

function Moments({ userId }: { userId: string }) {
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
      items={items.map((one) => ({
        id: one.id,
        at: one.at,
        sign: signs[one.kind],
        tone: one.kind === "completed" ? "good" : one.kind === "joined" ? "plain" : undefined,
        what: (
          <bdi>
            {t(`did.${one.kind === "assigned" && (one.round ?? 1) > 1 ? "again" : one.kind}`, {
              title: one.title ?? "",
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
