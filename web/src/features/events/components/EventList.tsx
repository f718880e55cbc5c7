/** Cards of events with what they can be narrowed down by; all of it stands in the address. */

import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { useKit } from "@learnt/ui/base/kit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { SkeletonCards } from "@learnt/ui/feedback/Skeleton";
import { CardGrid } from "@learnt/ui/page/Card";
import { CardTools } from "@learnt/ui/table/CardTools";
import { FilterSelect } from "@learnt/ui/table/Filters";
import type { ListState } from "@learnt/ui/table/listState";
import { Pagination } from "@learnt/ui/table/Pagination";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { CalendarX, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { EventRow, Facet } from "../model";
import { eventFilters, useLiveInvalidation } from "../queries";
import { EventCard } from "./EventCard";
import { EventLines } from "./EventLines";

type Props = {
  list: UseQueryResult<{ items: EventRow[]; total: number }>;
  state: ListState;
  label: string;
  pathOf: (row: EventRow) => string;
  empty: ReactNode;
  /** Filters of this list only. */
  more?: ReactNode;
  /** Whether the choices say how many events are behind them: those of one's own are others. */
  counted?: boolean;
  /** In front of the search, and the filters that stand there. */
  before?: ReactNode;
  apart?: readonly string[];
  as?: "cards" | "list";
  /** Shown in the place of the cards. */
  instead?: ReactNode;
};

export function EventList({
  list,
  state,
  label,
  pathOf,
  empty,
  more,
  counted = false,
  before,
  apart,
  as = "cards",
  instead,
}: Props) {
  const { t } = useTranslation("events");
  const { t: kit } = useKit();
  const { number } = useFormat();
  const narrowed = useQuery(eventFilters(false));
  const { data } = narrowed;
  useLiveInvalidation();
  const rows = list.data?.items;
  const choice = (name: "category" | "tag" | "place", facets: readonly Facet[]) => (
    <FilterSelect
      state={state}
      name={name}
      label={t(`filter.${name}`)}
      all={t(`filter.${name}.all`)}
      choices={facets.map((facet) => ({
        value: facet.name,
        label: counted ? t("filter.counted", { name: facet.name, events: number(facet.events) }) : facet.name,
      }))}
    />
  );
  return (
    <>
      <CardTools
        state={state}
        searchLabel={t("search")}
        total={list.data?.total}
        before={before}
        apart={apart}
        filters={
          <>
            {choice("category", data?.categories ?? [])}
            {choice("tag", data?.tags ?? [])}
            {choice("place", data?.places ?? [])}
            <QueryError query={narrowed} />
            {more}
          </>
        }
      />
      {instead}
      {!instead && list.isPending && <SkeletonCards />}
      {!instead && list.error && !rows && (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      )}
      {!instead &&
        rows?.length === 0 &&
        (state.isFiltered || state.page > 1 ? (
          <EmptyState
            icon={<SearchX />}
            title={t("nothingFound")}
            action={<Button onClick={state.clear}>{kit("clearFilters")}</Button>}
          />
        ) : (
          <EmptyState icon={<CalendarX />} title={empty} />
        ))}
      {!instead && rows && rows.length > 0 && (
        <>
          {as === "list" ? (
            <EventLines rows={rows} pathOf={pathOf} label={label} />
          ) : (
            <CardGrid label={label}>
              {rows.map((row) => (
                <EventCard key={row.id} row={row} to={pathOf(row)} />
              ))}
            </CardGrid>
          )}
          {(list.data?.total ?? 0) > state.perPage && (
            <div className="kit-cards-pages">
              <Pagination
                page={state.page}
                perPage={state.perPage}
                total={list.data?.total}
                onPage={state.setPage}
              />
            </div>
          )}
        </>
      )}
    </>
  );
}
