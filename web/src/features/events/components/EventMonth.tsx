/** Events of a list on the days of a month on which they are. */

import { Button, IconButton } from "@learnt/ui/action/Button";
import { dateLocale } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { HStack } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { CalendarGrid } from "../../../app/lazyParts";
import { useNow } from "../../../app/useNow";
import { type EventRow, monthOf, writeMonth } from "../model";
import { exploreList, type ListParams, managedList } from "../queries";

/** More do not fit onto a page of the list. */
const MAX_EVENTS = 200;

type Props = {
  /** What of it is shown. */
  filters: ListParams;
  /** Of those to explore, or all. */
  of: "explore" | "managed";
  pathOf: (row: EventRow) => string;
};

export function EventMonth({ filters, of, pathOf }: Props) {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const open = useNavigate();
  const [search, setSearch] = useSearchParams();
  const now = new Date(useNow());
  const month = monthOf(search.get("month"), now);
  const [year, index] = [month.getFullYear(), month.getMonth()];
  const list = useQuery(
    (of === "managed" ? managedList : exploreList)({
      ...filters,
      page: 1,
      perPage: MAX_EVENTS,
      sort: "startsAt",
      from: new Date(year, index, -7).toISOString(),
      to: new Date(year, index + 1, 15).toISOString(),
    }),
  );
  const rows = list.data?.items;
  const entries = useMemo(
    () =>
      (rows ?? []).map((row) => ({
        ...row,
        kind: row.status === "published" ? ("event" as const) : ("reminder" as const),
        title: row.status === "published" ? row.title : `${row.title} (${t(`status.${row.status}`)})`,
        path: pathOf(row),
        isDone: row.status === "cancelled",
      })),
    [rows, t, pathOf],
  );
  const look = (steps: number) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (steps === 0) next.delete("month");
      else next.set("month", writeMonth(new Date(year, index + steps, 15, 12)));
      return next;
    });
  const title = new Intl.DateTimeFormat(dateLocale(locale), {
    month: "long",
    year: "numeric",
  }).format(month);
  return (
    <Card>
      <HStack gap="2" mb="4">
        <Button onClick={() => look(0)}>{t("thisMonth")}</Button>
        <IconButton
          label={t("monthBefore")}
          icon={<ChevronLeft className="kit-flip" />}
          onClick={() => look(-1)}
        />
        <IconButton
          label={t("monthAfter")}
          icon={<ChevronRight className="kit-flip" />}
          onClick={() => look(1)}
        />
        <h2 aria-live="polite">{title}</h2>
      </HStack>
      {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {(list.data?.total ?? 0) > MAX_EVENTS && (
        <Notice tone="info" title={t("monthMost", { most: MAX_EVENTS })} />
      )}
      {!list.error && (
        <Suspense fallback={<Skeleton height="32rem" />}>
          {list.isPending ? (
            <Skeleton height="32rem" />
          ) : (
            <CalendarGrid
              view="month"
              day={month}
              entries={entries}
              onOpen={(path) => void open(path)}
              onDay={() => undefined}
            />
          )}
        </Suspense>
      )}
    </Card>
  );
}
