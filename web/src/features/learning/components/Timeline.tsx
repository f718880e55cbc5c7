/** What I did here: day by day, newest first, of one kind or all of it, and more of it when it is asked for. */
import { Button } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Segments } from "@learnt/ui/form/Segments";
import { Box } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { type TimelineEntry, Timeline as TimelineList } from "@learnt/ui/page/Timeline";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { BookOpen, CircleCheck, Play, SearchX, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Schemas } from "../../../api/types";
import { useLive } from "../../../app/live";
import { useUser } from "../../../app/me";
import { paths } from "../../../app/pathBuilder";
import { useTenantContext } from "../../../app/tenantContext";
import { useNow } from "../../../app/useNow";
import { timeline, timelineKey } from "../queries";

type Kind = Schemas["TimelineKind"];

const kinds: readonly Kind[] = ["assigned", "started", "completed", "joined"];
const icons: Record<Kind, ReactNode> = {
  joined: <UserPlus />,
  assigned: <BookOpen />,
  started: <Play />,
  completed: <CircleCheck />,
};
/** News that add to it. */
const timelineEvents = /^(course|assignments)\./;

export function Timeline() {
  const { t } = useTranslation("learning");
  const { useSearch } = useKit();
  const [search, setSearch] = useSearch();
  const queryClient = useQueryClient();
  const momentOf = useToTimelineEntry();
  const now = useNow();
  const kind = kinds.find((item) => item === search.get("did"));
  const list = useInfiniteQuery(timeline(kind));
  useLive([`me:${useUser().uid}`], (message) => {
    if (message === null || timelineEvents.test(message.kind))
      void queryClient.invalidateQueries({ queryKey: timelineKey });
  });
  const items = list.data?.pages.flatMap((page) => page.items);
  const choose = (next: Kind | "all") =>
    setSearch(
      (now) => {
        if (next === "all") now.delete("did");
        else now.set("did", next);
        return now;
      },
      { replace: true },
    );

  return (
    <Card title={t("timeline.title")} note={t("timeline.note")}>
      <Box maxInlineSize="36rem">
        <Segments<Kind | "all">
          label={t("timeline.filter")}
          hideLabel
          value={kind ?? "all"}
          options={(["all", ...kinds] as const).map((value) => ({
            value,
            label: t(`timeline.kind.${value}`),
          }))}
          onChange={choose}
        />
      </Box>
      {list.isPending && <SkeletonText lines={6} />}
      {list.error && !items && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {items?.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t("timeline.none")}
          action={<Button onClick={() => choose("all")}>{t("timeline.all")}</Button>}
        />
      )}
      {items && items.length > 0 && (
        <Box marginBlockStart="5">
          <TimelineList
            key={kind}
            items={items.map(momentOf)}
            now={now}
            busy={list.isPlaceholderData}
            more={
              list.hasNextPage
                ? {
                    label: t("timeline.more"),
                    busy: list.isFetchingNextPage,
                    onMore: () => void list.fetchNextPage(),
                  }
                : undefined
            }
          />
        </Box>
      )}
      {list.isFetchNextPageError && (
        <Text small marginBlockStart="3" color="bad.text" textAlign="center" role="alert">
          {t("timeline.behind")}
        </Text>
      )}
    </Card>
  );
}

/** What each kind is drawn as; the accent is that of what is under way. */
const tones: Partial<Record<Kind, TimelineEntry["tone"]>> = { completed: "good", joined: "plain" };

function useToTimelineEntry(): (item: Schemas["Moment"]) => TimelineEntry {
  const { t } = useTranslation("learning");
  const { Link } = useKit();
  const { displayName } = useTenantContext().team;
  return (item) => {
    const isAgain = item.kind === "assigned" && (item.round ?? 1) > 1;
    const messageFor = (
      <bdi>
        {t(`timeline.said.${isAgain ? "assignedAgain" : item.kind}`, {
          course: item.title ?? "",
          team: displayName,
        })}
      </bdi>
    );
    return {
      id: item.id,
      at: item.at,
      sign: icons[item.kind],
      tone: tones[item.kind],
      what: item.userCourseId ? <Link to={paths.course(item.userCourseId)}>{messageFor}</Link> : messageFor,
    };
  };
}
