/** Who waits for a seat, in order, and the ledger that says why the order is what it is. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { ListOrdered, UserMinus } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { useNow } from "../../app/useNow";
import { AttendeesHeader } from "./components/AttendeesHeader";
import { RemovePeople } from "./components/RemovePeople";
import { SeatHistory } from "./components/SeatHistory";
import "./events.css";
import { useAttendeeActions } from "./components/useAttendeeActions";
import type { Attendee, AttendeeAction } from "./model";
import { attendees, managedEvent, useLiveInvalidation } from "./queries";

export default function WaitListRoute() {
  const { t } = useTranslation("events");
  const { eventId = "" } = useParams();
  const query = useQuery(managedEvent(eventId));
  const state = useListState({ filters: [], sort: "", perPage: 50 });
  const list = useQuery(attendees(eventId, { ...state.params, state: "waiting" }));
  const { page, perPage, search } = state.params;
  // Of those who are looked for it is not known how many stand between them.
  const before = search ? null : (Number(page ?? 1) - 1) * Number(perPage ?? 50);
  const columns = useColumns(list.data?.items, before);
  const actions = useAttendeeActions(eventId);
  const [leaving, setLeaving] = useState<{ people: readonly string[]; onDone: () => void } | null>(null);
  const now = useNow();
  const event = isNotFound(query.error) ? undefined : query.data;
  useLiveInvalidation();
  useTitle(event?.content.title);
  if (query.isPending) return <PageSkeleton />;
  if (!event)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.events}
        listName={t("events")}
      />
    );
  const runs = event.status === "published" && Date.parse(event.startsAt) > now;
  const { capacity } = event.content;
  const room = typeof capacity !== "number" || event.taken < capacity;
  const actionsFor = (row: Attendee): AttendeeAction[] => {
    if (!runs) return ["remove"];
    if (row.offeredUntil) return ["promote", "remove"];
    return room ? ["promote", "offer", "remove"] : ["remove"];
  };
  return (
    <Page>
      <AttendeesHeader event={event} at="waitList" />
      <Stack gap="5">
        <DataTable<Attendee>
          id="event-waiting"
          label={t("waitList")}
          columns={columns}
          rows={list.data?.items}
          total={list.data?.total}
          state={state}
          rowId={(row) => row.userId}
          loading={list.isPending}
          fetching={list.isPlaceholderData}
          error={list.error}
          onRetry={() => void list.refetch()}
          searchLabel={t("searchPeople")}
          bulk={(ids, clear) => (
            <Button icon={<UserMinus />} onClick={() => setLeaving({ people: ids, onDone: clear })}>
              {t("action.remove")}
            </Button>
          )}
          rowActions={(row) => (
            <HStack gap="2" className="event-actions">
              {actionsFor(row).map((action) => (
                <Button
                  key={action}
                  size="sm"
                  busy={actions.isBusy(action, row.userId)}
                  aria-label={t(`action.${action}Of`, { name: row.name ?? t("gone") })}
                  onClick={() => actions.change(action, row.userId, row.name ?? t("gone"))}
                >
                  {t(`action.${action}`)}
                </Button>
              ))}
            </HStack>
          )}
          empty={
            <EmptyState icon={<ListOrdered />} title={t("nobodyWaits")}>
              {t("nobodyWaitsText")}
            </EmptyState>
          }
        />
        <SeatHistory eventId={event.id} />
        {leaving && <RemovePeople eventId={event.id} {...leaving} onClose={() => setLeaving(null)} />}
      </Stack>
    </Page>
  );
}

function useColumns(
  rows: readonly Attendee[] | undefined,
  before: number | null,
): readonly Column<Attendee>[] {
  const { t } = useTranslation("events");
  const { dateTime, number } = useFormat();
  return useMemo(
    (): Column<Attendee>[] => [
      {
        id: "name",
        header: t("column.person"),
        primary: true,
        cell: ({ name }) => <bdi>{name ?? t("gone")}</bdi>,
      },
      {
        id: "place",
        header: t("column.order"),
        cell: (row) => (
          <>
            {before !== null && <strong>{number(before + (rows?.indexOf(row) ?? 0) + 1)}</strong>}{" "}
            {t("orderBecause", { number: number(row.place) })}
          </>
        ),
      },
      {
        id: "state",
        header: t("column.state"),
        cell: ({ offeredUntil }) =>
          offeredUntil ? (
            <Badge tone="warn">{t("offeredUntil", { date: dateTime(offeredUntil) })}</Badge>
          ) : (
            <Badge tone="info">{t("state.waiting")}</Badge>
          ),
      },
    ],
    [t, dateTime, number, rows, before],
  );
}
