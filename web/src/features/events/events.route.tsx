/** All events of the team, for whoever looks after them. */

import { LinkButton } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Segments } from "@learnt/ui/form/Segments";
import type { Choice } from "@learnt/ui/form/SelectField";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { CardTools } from "@learnt/ui/table/CardTools";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { asChoices, FilterSelect } from "@learnt/ui/table/Filters";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays, DoorOpen, List, Plus } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { FilterOf } from "../../api/client";
import { paths } from "../../app/pathBuilder";
import { DaysFilter } from "./components/DaysFilter";
import { EventMonth } from "./components/EventMonth";
import { RowActions } from "./components/RowActions";
import { SeatsLeft } from "./components/SeatsLeft";
import {
  betweenDays,
  browserZone,
  type EventRow,
  type Facet,
  formatEventTime,
  spans,
  statuses,
  toneOfStatus,
} from "./model";
import { assetList, eventFilters, managedList, trainersQuery, useLiveInvalidation } from "./queries";

type View = "list" | "calendar";

const names = (facets: readonly Facet[] = []) => asChoices(facets.map(({ name }) => name));

const editPath = ({ id }: EventRow) => paths.editEvent(id);

export default function EventsRoute() {
  const { t } = useTranslation("events");
  const state = useListState<FilterOf<"/api/events/managed">>({
    filters: ["status", "category", "tag", "place", "span", "trainer", "asset", "from", "to"],
    sort: "-startsAt",
  });
  const [search, setSearch] = useSearchParams();
  const asCalendar = search.get("view") === "calendar";
  const list = useQuery({ ...managedList(betweenDays(state.params)), enabled: !asCalendar });
  const narrowed = useQuery(eventFilters(true));
  const { data } = narrowed;
  const trainers = useQuery(trainersQuery);
  const assets = useQuery(assetList({ perPage: 200 }));
  const columns = useColumns();
  useLiveInvalidation();
  const add = (
    <LinkButton to={paths.newEvent} variant="solid" icon={<Plus />}>
      {t("create")}
    </LinkButton>
  );
  const actions = (
    <>
      <LinkButton to={paths.eventRooms} icon={<DoorOpen />}>
        {t("rooms")}
      </LinkButton>
      {add}
    </>
  );
  const choice = (name: string, choices: readonly Choice[] = []) => (
    <FilterSelect
      state={state}
      name={name}
      label={t(`filter.${name}`)}
      all={t(`filter.${name}.all`)}
      choices={choices}
    />
  );
  // Chosen by their ids, which nobody should read while the names are on their way.
  const named = (name: "trainer" | "asset", existing: readonly { id: string; name: string }[] | undefined) =>
    existing &&
    choice(
      name,
      existing.map(({ id, name: label }) => ({ value: id, label })),
    );
  const filters = (
    <>
      {choice(
        "status",
        statuses.map((value) => ({ value, label: t(`status.${value}`) })),
      )}
      {!asCalendar &&
        choice(
          "span",
          spans.map((value) => ({ value, label: t(`span.${value}`) })),
        )}
      {choice("category", names(data?.categories))}
      {choice("tag", names(data?.tags))}
      {choice("place", names(data?.places))}
      {named("trainer", trainers.data)}
      {named("asset", assets.data?.items)}
      {!asCalendar && <DaysFilter state={state} />}
      <QueryError query={[narrowed, trainers, assets]} />
    </>
  );
  const views = (
    <Segments<View>
      label={t("viewAs")}
      hideLabel
      value={asCalendar ? "calendar" : "list"}
      onChange={(view) => setSearch(view === "calendar" ? { view } : {})}
      options={[
        { value: "list", label: t("list"), icon: <List aria-hidden="true" /> },
        { value: "calendar", label: t("calendarView"), icon: <CalendarDays aria-hidden="true" /> },
      ]}
    />
  );
  return (
    <Page>
      <PageHeader eyebrow={t("admin")} title={t("events")} actions={actions}>
        {t("eventsNote")}
      </PageHeader>
      {asCalendar ? (
        <CardTools
          state={state}
          before={views}
          searchLabel={t("search")}
          filters={filters}
          apart={["span"]}
        />
      ) : (
        <div className="kit-cards-tools">{views}</div>
      )}
      {asCalendar ? (
        <EventMonth filters={state.params} of="managed" pathOf={editPath} />
      ) : (
        <DataTable<EventRow>
          id="events"
          label={t("events")}
          columns={columns}
          rows={list.data?.items}
          total={list.data?.total}
          state={state}
          rowId={(row) => row.id}
          rowHref={editPath}
          loading={list.isPending}
          fetching={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          searchLabel={t("search")}
          filters={filters}
          rowActions={(row) => <RowActions row={row} />}
          empty={
            <EmptyState icon={<CalendarDays />} title={t("eventsEmpty")} action={add}>
              {t("eventsEmptyText")}
            </EmptyState>
          }
        />
      )}
    </Page>
  );
}

function useColumns(): readonly Column<EventRow>[] {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  return useMemo(
    (): Column<EventRow>[] => [
      {
        id: "title",
        header: t("field.title"),
        sort: "title",
        primary: true,
        cell: ({ title }) => <bdi>{title}</bdi>,
      },
      {
        id: "when",
        header: t("fact.when"),
        sort: "startsAt",
        cell: (row) => formatEventTime(row, locale, browserZone()),
      },
      { id: "where", header: t("fact.where"), cell: ({ address }) => <bdi>{address}</bdi> },
      { id: "seats", header: t("seats"), cell: (row) => <SeatsLeft of={row} /> },
      {
        id: "status",
        header: t("field.status"),
        cell: ({ status }) => <Badge tone={toneOfStatus[status]}>{t(`status.${status}`)}</Badge>,
      },
    ],
    [t, locale],
  );
}
