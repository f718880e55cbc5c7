/** Who comes to an event: found by name and state, added, approved, removed, and noted as having been there. */
import { Button } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Select } from "@learnt/ui/form/SelectField";
import { HStack } from "@learnt/ui/layout/layout";
import { Menu, type MenuEntry } from "@learnt/ui/overlay/Menu";
import { Page } from "@learnt/ui/page/Page";
import { type Column, DataTable } from "@learnt/ui/table/DataTable";
import { useListState } from "@learnt/ui/table/listState";
import { RowMenu } from "@learnt/ui/table/RowMenu";
import { useQuery } from "@tanstack/react-query";
import {
  CalendarSync,
  Check,
  Download,
  ListFilter,
  MessageSquare,
  MonitorSmartphone,
  Printer,
  TicketCheck,
  UserMinus,
  UserPlus,
  Users,
} from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import type { FilterOf } from "../../api/client";
import { toFailure } from "../../api/problem";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { useNow } from "../../app/useNow";
import { AddByRule } from "./components/AddByRule";
import { AddPeople } from "./components/AddPeople";
import { AttendeesHeader } from "./components/AttendeesHeader";
import { CheckIn } from "./components/CheckIn";
import { LatestAddition } from "./components/LatestAddition";
import { Message } from "./components/Message";
import { MoveTo } from "./components/MoveTo";
import { RemoveByRule } from "./components/RemoveByRule";
import { RemovePeople } from "./components/RemovePeople";
import { RoomCode } from "./components/RoomCode";
import { SignInSheet } from "./components/SignInSheet";
import "./events.css";
import { useAttendeeActions } from "./components/useAttendeeActions";
import { type Attendee, type AttendeeAction, seatedStates, toneOfState } from "./model";
import {
  attendees,
  downloadSignInSheet,
  exportAttendees,
  managedEvent,
  useLiveInvalidation,
} from "./queries";

/** So long before its start people are let in. */
const CHECK_IN_OPENS_MS = 12 * 3_600_000;

export default function AttendeesRoute() {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const { eventId = "" } = useParams();
  const query = useQuery(managedEvent(eventId));
  const state = useListState<FilterOf<"/api/events/{id}/attendees">>({
    filters: ["state"],
    sort: "",
    perPage: 50,
  });
  const list = useQuery(attendees(eventId, state.params));
  const columns = useColumns();
  const actions = useAttendeeActions(eventId);
  const now = useNow();
  const [open, setOpen] = useState<
    "add" | "byRule" | "offByRule" | "checkIn" | "code" | "message" | "sheet" | null
  >(null);
  const [writeTo, setWriteTo] = useState<readonly string[]>([]);
  const [leaving, setLeaving] = useState<{ people: readonly string[]; onDone: () => void } | null>(null);
  const [moving, setMoving] = useState<{ people: readonly string[]; name?: string } | null>(null);
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
  const runs = event.status === "published";
  const doorsOpen = runs && Date.parse(event.startsAt) - CHECK_IN_OPENS_MS <= now;
  const hasStarted = runs && Date.parse(event.startsAt) <= now;
  const actionsFor = ({ state: at }: Attendee): AttendeeAction[] => {
    if (at === "pending") return ["approve", "refuse"];
    if (at === "attending")
      return [
        ...(doorsOpen ? (["attended"] as const) : []),
        ...(hasStarted ? (["notAttended"] as const) : []),
        ...(doorsOpen ? [] : (["remove"] as const)),
      ];
    if (at === "attended" || at === "not attended") return ["undo"];
    return [];
  };
  const entriesFor = (row: Attendee): MenuEntry[] => [
    ...(runs && !hasStarted && (row.state === "attending" || row.state === "pending")
      ? [
          {
            id: "move",
            label: t("move"),
            icon: <CalendarSync />,
            onSelect: () => setMoving({ people: [row.userId], name: row.name ?? t("gone") }),
          },
        ]
      : []),
    ...(doorsOpen && row.state === "attending"
      ? [
          {
            id: "remove",
            label: t("action.remove"),
            icon: <UserMinus />,
            onSelect: () => actions.change("remove", row.userId, row.name ?? t("gone")),
          },
        ]
      : []),
    ...(row.name && row.state !== "cancelled"
      ? [
          {
            id: "write",
            label: t("message.one"),
            icon: <MessageSquare />,
            onSelect: () => setWriteTo([row.userId]),
          },
        ]
      : []),
  ];
  const download = (file: Promise<unknown>) =>
    void file.catch((error: unknown) => toast.error(toFailure(error).message));
  return (
    <Page>
      {open === "sheet" && <SignInSheet event={event} onPrinted={() => setOpen(null)} />}
      <AttendeesHeader
        event={event}
        at="attendees"
        actions={
          <>
            <Menu
              trigger={<Button icon={<Download />}>{t("export")}</Button>}
              entries={[
                ...(["xlsx", "csv"] as const).map((as) => ({
                  id: as,
                  label: t(`export.${as}`),
                  onSelect: () => download(exportAttendees(event.id, as)),
                })),
                {
                  id: "pdf",
                  label: t("export.sheet"),
                  onSelect: () => download(downloadSignInSheet(event.id, locale === "ar" ? "ar" : "en")),
                },
              ]}
            />
            <Button icon={<Printer />} onClick={() => setOpen("sheet")}>
              {t("sheet")}
            </Button>
            <Button icon={<MessageSquare />} onClick={() => setOpen("message")}>
              {t("message")}
            </Button>
            {doorsOpen && (
              <>
                <Button icon={<MonitorSmartphone />} onClick={() => setOpen("code")}>
                  {t("code")}
                </Button>
                <Button icon={<TicketCheck />} onClick={() => setOpen("checkIn")}>
                  {t("checkIn")}
                </Button>
              </>
            )}
            {runs && !hasStarted && (
              <Button icon={<ListFilter />} onClick={() => setOpen("byRule")}>
                {t("byRule")}
              </Button>
            )}
            {runs && (
              <Button icon={<UserMinus />} onClick={() => setOpen("offByRule")}>
                {t("offByRule")}
              </Button>
            )}
            {runs && (
              <Button variant="solid" icon={<UserPlus />} onClick={() => setOpen("add")}>
                {t("add")}
              </Button>
            )}
          </>
        }
      />
      <LatestAddition eventId={event.id} />
      <DataTable<Attendee>
        id="event-attendees"
        label={t("attendees")}
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
        filters={
          <Select
            aria-label={t("filter.state")}
            placeholder={t("filter.state.all")}
            value={state.filters.state ?? ""}
            onChange={(change) => state.setFilter("state", change.target.value)}
            choices={seatedStates.map((value) => ({ value, label: t(`state.${value}`) }))}
          />
        }
        bulk={(ids, clear) => (
          <>
            <Button icon={<MessageSquare />} onClick={() => setWriteTo(ids)}>
              {t("message.one")}
            </Button>
            {runs && !hasStarted && (
              <Button icon={<CalendarSync />} onClick={() => setMoving({ people: ids })}>
                {t("move")}
              </Button>
            )}
            {runs && (
              <Button icon={<UserMinus />} onClick={() => setLeaving({ people: ids, onDone: clear })}>
                {t("action.remove")}
              </Button>
            )}
          </>
        )}
        rowActions={(row) => (
          <HStack gap="2" className="event-actions">
            {actionsFor(row).map((action) => (
              <Button
                key={action}
                size="sm"
                {...(action === "attended" || action === "approve" ? { icon: <Check /> } : {})}
                busy={actions.isBusy(action, row.userId)}
                aria-label={t(`action.${action}Of`, { name: row.name ?? t("gone") })}
                onClick={() => actions.change(action, row.userId, row.name ?? t("gone"))}
              >
                {t(`action.${action}`)}
              </Button>
            ))}
            <RowMenu label={t("moreOf", { name: row.name ?? t("gone") })} entries={entriesFor(row)} />
          </HStack>
        )}
        empty={
          <EmptyState icon={<Users />} title={t("nobody")}>
            {t("nobodyText")}
          </EmptyState>
        }
      />
      {open === "add" && <AddPeople eventId={event.id} onClose={() => setOpen(null)} />}
      {open === "byRule" && <AddByRule eventId={event.id} onClose={() => setOpen(null)} />}
      {open === "offByRule" && <RemoveByRule eventId={event.id} onClose={() => setOpen(null)} />}
      {leaving && <RemovePeople eventId={event.id} {...leaving} onClose={() => setLeaving(null)} />}
      {open === "code" && <RoomCode eventId={event.id} onClose={() => setOpen(null)} />}
      {open === "message" && <Message eventId={event.id} onClose={() => setOpen(null)} />}
      {writeTo.length > 0 && <Message eventId={event.id} people={writeTo} onClose={() => setWriteTo([])} />}
      {moving && (
        <MoveTo eventId={event.id} title={event.content.title} {...moving} onClose={() => setMoving(null)} />
      )}
      {open === "checkIn" && <CheckIn eventId={event.id} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function useColumns(): readonly Column<Attendee>[] {
  const { t } = useTranslation("events");
  return useMemo(
    (): Column<Attendee>[] => [
      {
        id: "name",
        header: t("column.person"),
        primary: true,
        cell: ({ name }) => <bdi>{name ?? t("gone")}</bdi>,
      },
      { id: "email", header: t("column.email"), cell: ({ email }) => <bdi>{email}</bdi> },
      {
        id: "state",
        header: t("column.state"),
        cell: ({ state }) => <Badge tone={toneOfState[state]}>{t(`state.${state}`)}</Badge>,
      },
    ],
    [t],
  );
}
