/** The door of an event for whoever runs it: who comes, letting people in, and noting who was there. */
import { Button } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack } from "@learnt/ui/layout/layout";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import type { Column } from "@learnt/ui/table/DataTable";
import { ListPage } from "@learnt/ui/table/ListPage";
import { useListState } from "@learnt/ui/table/listState";
import { useQuery } from "@tanstack/react-query";
import { Check, FileDown, MonitorSmartphone, TicketCheck, Users } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { toFailure } from "../../api/problem";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { useNow } from "../../app/useNow";
import { CheckIn } from "./components/CheckIn";
import { RoomCode } from "./components/RoomCode";
import { useAttendeeActions } from "./components/useAttendeeActions";
import { type Attendee, type AttendeeAction, browserZone, formatEventTime, toneOfState } from "./model";
import { attendees, downloadSignInSheet, eventQuery, useLiveInvalidation } from "./queries";
import "./events.css";

/** So long before its start people are let in. */
const CHECK_IN_OPENS_MS = 12 * 3_600_000;

export default function EventCheckInRoute() {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const { eventId = "" } = useParams();
  const query = useQuery(eventQuery(eventId));
  const event = isNotFound(query.error) ? undefined : query.data;
  const state = useListState({ filters: [], sort: "", perPage: 50 });
  const list = useQuery({ ...attendees(eventId, state.params), enabled: event?.runs === true });
  const actions = useAttendeeActions(eventId);
  const now = useNow();
  const [open, setOpen] = useState<"checkIn" | "code" | null>(null);
  const columns = useColumns();
  useLiveInvalidation();
  useTitle(event?.title);
  if (query.isPending) return <PageSkeleton />;
  // Who does not run it is led to the event as everybody sees it.
  if (event && !event.runs)
    return (
      <Page>
        <PageHeader
          eyebrow={<Link to={paths.myEvent(event.id)}>{event.title}</Link>}
          title={t("doorTitle")}
        />
      </Page>
    );
  if (!event)
    return (
      <NotFound
        error={query.error}
        onRetry={() => void query.refetch()}
        list={paths.myEvents}
        listName={t("mine")}
      />
    );
  const runs = event.status === "published";
  const doorsOpen = runs && Date.parse(event.startsAt) - CHECK_IN_OPENS_MS <= now;
  const hasStarted = runs && Date.parse(event.startsAt) <= now;
  const actionsFor = ({ state: at }: Attendee): AttendeeAction[] => {
    if (at === "attending")
      return [
        ...(doorsOpen ? (["attended"] as const) : []),
        ...(hasStarted ? (["notAttended"] as const) : []),
      ];
    return at === "attended" || at === "not attended" ? ["undo"] : [];
  };
  return (
    <ListPage<Attendee>
      eyebrow={<Link to={paths.myEvent(event.id)}>{event.title}</Link>}
      title={t("doorTitle")}
      action={
        runs && (
          <>
            <Button
              icon={<FileDown />}
              onClick={() =>
                void downloadSignInSheet(event.id, locale === "ar" ? "ar" : "en").catch((error: unknown) =>
                  toast.error(toFailure(error).message),
                )
              }
            >
              {t("sheet")}
            </Button>
            <Button icon={<MonitorSmartphone />} onClick={() => setOpen("code")}>
              {t("code")}
            </Button>
            <Button variant="solid" icon={<TicketCheck />} onClick={() => setOpen("checkIn")}>
              {t("checkIn")}
            </Button>
          </>
        )
      }
      note={formatEventTime(event, locale, browserZone())}
      above={runs && !doorsOpen && <Notice tone="info" title={t("doorEarly")} />}
      list={list}
      id="event-door"
      label={t("attendees")}
      columns={columns}
      state={state}
      rowId={(row) => row.userId}
      searchLabel={t("searchPeople")}
      rowActions={(row) => (
        <HStack gap="2" className="event-actions">
          {actionsFor(row).map((action) => (
            <Button
              key={action}
              size="sm"
              {...(action === "attended" ? { icon: <Check /> } : {})}
              busy={actions.isBusy(action, row.userId)}
              aria-label={t(`action.${action}Of`, { name: row.name ?? t("gone") })}
              onClick={() => actions.change(action, row.userId, row.name ?? t("gone"))}
            >
              {t(`action.${action}`)}
            </Button>
          ))}
        </HStack>
      )}
      empty={<EmptyState icon={<Users />} title={t("nobody")} />}
    >
      {open === "checkIn" && <CheckIn eventId={event.id} onClose={() => setOpen(null)} />}
      {open === "code" && <RoomCode eventId={event.id} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}

function useColumns(): readonly Column<Attendee>[] {
  const { t } = useTranslation("events");
  return useMemo(
    (): Column<Attendee>[] => [
      {
        id: "person",
        header: t("column.person"),
        primary: true,
        cell: ({ name }) => <bdi>{name ?? t("gone")}</bdi>,
      },
      {
        id: "state",
        header: t("field.status"),
        cell: ({ state }) => <Badge tone={toneOfState[state]}>{t(`state.${state}`)}</Badge>,
      },
    ],
    [t],
  );
}
