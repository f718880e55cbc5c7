/** What I did here: day by day, newest first, of one kind or all of it, and more of it when it is asked for. */
import { Button } from "@learnt/ui/action/Button";
import { byDay, dayName } from "@learnt/ui/base/days";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Segments } from "@learnt/ui/form/Segments";
import { Box, Grid } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { BookOpen, CircleCheck, Play, SearchX, UserPlus } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Schemas } from "../../../api/types";
import { useLive } from "../../../app/live";
import { useUser } from "../../../app/me";
import { paths } from "../../../app/pathBuilder";
import { useTenantContext } from "../../../app/tenantContext";
import { useNow } from "../../../app/useNow";
import { timeline, timelineKey } from "../queries";
import "../timeline.css";

type Moment = Schemas["Moment"];
type Kind = Schemas["TimelineKind"];

const kinds: readonly Kind[] = ["assigned", "started", "completed", "joined"];
const icons: Record<Kind, ReactNode> = {
  joined: <UserPlus />,
  assigned: <BookOpen />,
  started: <Play />,
  completed: <CircleCheck />,
};
/** News that add to it. */
const ours = /^(course|assignments)\./;

export function Timeline() {
  const { t } = useTranslation("learning");
  const { useSearch } = useKit();
  const [search, setSearch] = useSearch();
  const cache = useQueryClient();
  const kind = kinds.find((one) => one === search.get("did"));
  const list = useInfiniteQuery(timeline(kind));
  useLive([`me:${useUser().uid}`], (news) => {
    if (news === null || ours.test(news.kind)) void cache.invalidateQueries({ queryKey: timelineKey });
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
        <Days
          key={kind}
          items={items}
          busy={list.isPlaceholderData}
          hasMore={list.hasNextPage}
          isFetching={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {list.isFetchNextPageError && (
        <Text small marginBlockStart="3" color="bad.text" textAlign="center" role="alert">
          {t("timeline.behind")}
        </Text>
      )}
    </Card>
  );
}

type DaysProps = {
  items: readonly Moment[];
  busy: boolean;
  hasMore: boolean;
  isFetching: boolean;
  onMore: () => void;
};

function Days({ items, busy, hasMore, isFetching, onMore }: DaysProps) {
  const { t } = useTranslation("learning");
  const { locale, t: kit } = useKit();
  const now = useNow();
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<string | null>(null);
  // Whoever asked for more goes on reading where it begins: the button is further down now, or gone.
  useEffect(() => {
    const at = items.findIndex(({ id }) => id === last.current);
    const first = at < 0 ? undefined : items[at + 1];
    if (!first) return;
    last.current = null;
    box.current?.querySelector<HTMLElement>(`[data-moment="${first.id}"]`)?.focus();
  }, [items]);
  const more = () => {
    last.current = items.at(-1)?.id ?? null;
    onMore();
  };
  return (
    <Grid
      ref={box}
      gap="5"
      marginBlockStart="5"
      opacity={busy ? 0.6 : undefined}
      aria-busy={busy || undefined}
    >
      {byDay(items, ({ at }) => at).map(({ day, at, items: ofDay }) => (
        <section key={day}>
          <h3 className="tl-day">{dayName(kit, locale, at, new Date(now))}</h3>
          <ol>
            {ofDay.map((one) => (
              <Line key={one.id} one={one} now={now} />
            ))}
          </ol>
        </section>
      ))}
      {hasMore && (
        <Grid justifyItems="center">
          <Button busy={isFetching} onClick={more}>
            {t("timeline.more")}
          </Button>
        </Grid>
      )}
    </Grid>
  );
}

function Line({ one, now }: { one: Moment; now: number }) {
  const { t } = useTranslation("learning");
  const { Link } = useKit();
  const { dateTime, relative } = useFormat();
  const { displayName } = useTenantContext().team;
  const isAgain = one.kind === "assigned" && (one.round ?? 1) > 1;
  const said = t(`timeline.said.${isAgain ? "assignedAgain" : one.kind}`, {
    course: one.title ?? "",
    team: displayName,
  });
  return (
    <li className="tl-item" data-kind={one.kind} data-moment={one.id} tabIndex={-1}>
      <span className="lt-sign" aria-hidden="true">
        {icons[one.kind]}
      </span>
      <span className="lt-what">
        {one.userCourseId ? (
          <Link to={paths.course(one.userCourseId)}>
            <bdi>{said}</bdi>
          </Link>
        ) : (
          <bdi>{said}</bdi>
        )}
        <time dateTime={one.at} title={dateTime(one.at)}>
          {relative(one.at, now)}
        </time>
      </span>
    </li>
  );
}
