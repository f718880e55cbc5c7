/** One event with all that one needs to decide, one's seat, and one's ticket. */
import { LinkButton } from "@learnt/ui/action/Button";
import { ExternalLink, Link } from "@learnt/ui/action/Link";
import { useKit } from "@learnt/ui/base/kit";
import { RichTextView } from "@learnt/ui/editor/RichTextView";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Cover } from "@learnt/ui/media/Cover";
import { Card } from "@learnt/ui/page/Card";
import { type Fact, Facts } from "@learnt/ui/page/Facts";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery } from "@tanstack/react-query";
import { TicketCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { isNotFound, NotFound } from "../../../app/NotFound";
import { paths } from "../../../app/pathBuilder";
import { useTitle } from "../../../app/title";
import { useNow } from "../../../app/useNow";
import { browserZone, type Event, formatEventTime, isParticipating, mapOf, momentAt } from "../model";
import { eventQuery, useLiveInvalidation } from "../queries";
import { AddToCalendar } from "./AddToCalendar";
import { SeatCard } from "./SeatCard";
import { SeatsLeft } from "./SeatsLeft";
import { SelfCheckIn } from "./SelfCheckIn";
import { Ticket } from "./Ticket";

type Props = { list: string; listName: "explore" | "mine" };

export function EventScreen({ list, listName }: Props) {
  const { t } = useTranslation("events");
  const { itemId = "" } = useParams();
  const query = useQuery(eventQuery(itemId));
  const event = isNotFound(query.error) ? undefined : query.data;
  const now = useNow();
  useLiveInvalidation();
  useTitle(event?.title);
  if (query.isPending) return <PageSkeleton />;
  if (!event)
    return (
      <NotFound error={query.error} onRetry={() => void query.refetch()} list={list} listName={t(listName)} />
    );
  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={list}>{t(listName)}</Link>}
        title={event.title}
        actions={
          event.runs && (
            <LinkButton to={paths.eventCheckIn(event.id)} icon={<TicketCheck />}>
              {t("door")}
            </LinkButton>
          )
        }
      >
        <SeatsLeft of={event} />
      </PageHeader>
      <Stack gap="5">
        {event.imageUrl && <Cover seed={event.id} src={event.imageUrl} ratio={18 / 5} />}
        {event.status === "cancelled" && (
          <Notice tone="bad" title={t("cancelledTitle")}>
            {event.cancelReason}
          </Notice>
        )}
        {event.conflicts.length > 0 && event.mine?.state !== "attended" && <Conflicts event={event} />}
        <SeatCard event={event} />
        {event.mine?.state === "attending" && isToday(event, now) && <SelfCheckIn eventId={event.id} />}
        {event.mine?.ticket && event.mine.state === "attending" && <Ticket event={event} />}
        <Details event={event} />
      </Stack>
    </Page>
  );
}

/** So long before its start people are let in. */
const CHECK_IN_OPENS_MS = 12 * 3_600_000;

const isToday = ({ status, startsAt, endsAt }: Event, now: number): boolean =>
  status === "published" && Date.parse(startsAt) - CHECK_IN_OPENS_MS <= now && now < Date.parse(endsAt);

function Conflicts({ event }: { event: Event }) {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  return (
    <Notice
      tone="warn"
      title={t(isParticipating(event.mine?.state) ? "conflict.both" : "conflict.title")}
      below={
        <ul>
          {event.conflicts.map((item) => (
            <li key={item.id}>
              <Link to={paths.myEvent(item.id)}>
                <bdi>{item.title}</bdi>
              </Link>{" "}
              <small>{formatEventTime({ ...item, timeZone: browserZone() }, locale, browserZone())}</small>
            </li>
          ))}
        </ul>
      }
    />
  );
}

function Details({ event }: { event: Event }) {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const moment = (at: string) => momentAt(at, event.timeZone, locale, browserZone());
  const facts: Fact[] = [{ name: t("fact.when"), value: formatEventTime(event, locale, browserZone()) }];
  if (event.address)
    facts.push({
      name: t("fact.where"),
      value: (
        <>
          <bdi>{event.address}</bdi> <ExternalLink href={mapOf(event.address)}>{t("map")}</ExternalLink>
        </>
      ),
    });
  if (event.isOnline)
    facts.push({
      name: t("online"),
      value: event.onlineUrl ? (
        <ExternalLink href={event.onlineUrl}>{t("join")}</ExternalLink>
      ) : (
        t("onlineLater")
      ),
    });
  if (event.rooms.length > 0) facts.push({ name: t("fact.rooms"), value: event.rooms.join(", ") });
  if (event.trainers.length > 0)
    facts.push({ name: t("field.trainers"), value: event.trainers.map(({ name }) => name).join(", ") });
  if (event.category) facts.push({ name: t("field.category"), value: event.category });
  if (event.tags.length > 0) facts.push({ name: t("field.tags"), value: event.tags.join(", ") });
  if (event.registerUntil) facts.push({ name: t("field.registerUntil"), value: moment(event.registerUntil) });
  if (event.cancelUntil) facts.push({ name: t("field.cancelUntil"), value: moment(event.cancelUntil) });
  return (
    <Card title={t("about")}>
      <Stack gap="4">
        <Facts facts={facts} />
        <RichTextView document={event.description} />
        {!event.mine?.ticket && event.status === "published" && (
          <div>
            <AddToCalendar id={event.id} />
          </div>
        )}
      </Stack>
    </Card>
  );
}
