/** A live session inside a course: its dates, each with one's seat. Whoever attends one has done it. */
import { ExternalButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useKit } from "@learnt/ui/base/kit";
import { EmptyState } from "@learnt/ui/feedback/EmptyState";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQueries } from "@tanstack/react-query";
import { CalendarX, Video } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isNotFound } from "../../../app/NotFound";
import { paths } from "../../../app/pathBuilder";
import { browserZone, type Event, formatEventTime, isParticipating } from "../model";
import { eventQuery, useLiveInvalidation } from "../queries";
import { SeatCard } from "./SeatCard";
import { SeatsLeft } from "./SeatsLeft";
import { Ticket } from "./Ticket";

export type EventActivityProps = { events: string[]; preview: boolean };

/** What one is registered for first, then what is still to come, the next first. */
function sortEvents(events: Event[]): Event[] {
  const rank = ({ mine, status }: Event) =>
    isParticipating(mine?.state) || mine?.state === "attended" ? 0 : status === "published" ? 1 : 2;
  return events.toSorted((a, b) => rank(a) - rank(b) || a.startsAt.localeCompare(b.startsAt));
}

export function EventActivity({ events, preview }: EventActivityProps) {
  const { t } = useTranslation("events");
  const query = useQueries({ queries: events.map((id) => ({ ...eventQuery(id), retry: false })) });
  useLiveInvalidation();
  const failed = query.find(({ error, data }) => error && !data && !isNotFound(error));
  const known = sortEvents(query.flatMap(({ data, error }) => (data && !isNotFound(error) ? [data] : [])));
  if (query.some(({ isPending }) => isPending)) return <Skeleton height="12rem" />;
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (known.length === 0)
    return (
      <EmptyState icon={<CalendarX />} title={t("activity.none")}>
        {t("activity.noneText")}
      </EmptyState>
    );
  return (
    <Stack gap="4">
      <Text muted>{t("activity.text", { count: known.length })}</Text>
      {known.map((event) => (
        <Session key={event.id} event={event} preview={preview} />
      ))}
    </Stack>
  );
}

function Session({ event, preview }: { event: Event; preview: boolean }) {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const seated = event.mine?.ticket && event.mine.state === "attending";
  return (
    <Card title={<Link to={paths.exploreEvent(event.id)}>{event.title}</Link>}>
      <Stack gap="3">
        <Text>{formatEventTime(event, locale, browserZone())}</Text>
        {event.address && (
          <Text muted>
            <bdi>{event.address}</bdi>
          </Text>
        )}
        <SeatsLeft of={event} />
        {event.onlineUrl && (
          <ExternalButton href={event.onlineUrl} icon={<Video aria-hidden="true" />}>
            {t("activity.join")}
          </ExternalButton>
        )}
        {!preview && <SeatCard event={event} />}
        {!preview && seated && <Ticket event={event} />}
      </Stack>
    </Card>
  );
}
