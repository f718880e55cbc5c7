/** One event: what is written of it, and the ways to publish, cancel, archive and duplicate it. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Box, HStack, Stack } from "@learnt/ui/layout/layout";
import { Tabs } from "@learnt/ui/overlay/Tabs";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ListOrdered, Repeat2, Users } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { DocumentPermissions, PointsField } from "../../app/lazyParts";
import { isNotFound, NotFound } from "../../app/NotFound";
import { paths } from "../../app/pathBuilder";
import { useTitle } from "../../app/title";
import { useBooking } from "./components/BookAnyway";
import { EventActions } from "./components/EventActions";
import { EventForm } from "./components/EventForm";
import { RepeatDialog } from "./components/RepeatDialog";
import { SeriesCard } from "./components/SeriesCard";
import "./events.css";
import {
  browserZone,
  type Content,
  formatEventTime,
  type ManagedEvent,
  type SeriesScope,
  toneOfStatus,
} from "./model";
import {
  managedEvent,
  saveEvent,
  saveSeries,
  seriesOf,
  useLiveInvalidation,
  useRefetchEvents,
} from "./queries";

export default function EditEventRoute() {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const { eventId = "" } = useParams();
  const queryClient = useQueryClient();
  const refetch = useRefetchEvents();
  const query = useQuery(managedEvent(eventId));
  const { series } = useQuery(seriesOf(eventId)).data ?? {};
  const [scope, setScope] = useState<SeriesScope>("one");
  const [repeating, setRepeating] = useState(false);
  const { book, question } = useBooking();
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
  const canRepeat = event.status === "draft" || event.status === "published";
  const save = async (content: Content) => {
    await book(async (anyway) => {
      const saved = series
        ? await saveSeries(event.id, event.revision, scope, content, anyway)
        : await saveEvent(event.id, event.revision, content, anyway);
      queryClient.setQueryData(managedEvent(event.id).queryKey, saved);
      refetch();
      toast.success(t("saved"));
    });
  };
  const form = (
    <EventForm
      key={event.id}
      eventId={event.id}
      named={event}
      content={event.content}
      saved={event.content}
      onStale={query.refetch}
      label={event.content.title}
      submit={t("save")}
      busy={t("saving")}
      onSubmit={save}
    />
  );
  return (
    <Page width="container">
      <PageHeader
        eyebrow={<Link to={paths.events}>{t("events")}</Link>}
        title={event.content.title}
        actions={
          <>
            {event.status !== "draft" && (
              <>
                <LinkButton to={paths.eventAttendees(event.id)} icon={<Users />}>
                  {t("attendees")}
                </LinkButton>
                <LinkButton to={paths.eventWaitList(event.id)} icon={<ListOrdered />}>
                  {t("waitList")}
                </LinkButton>
              </>
            )}
            {series === null && canRepeat && (
              <Button icon={<Repeat2 />} onClick={() => setRepeating(true)}>
                {t("repeat")}
              </Button>
            )}
            <EventActions event={event} {...(series ? { scope } : {})} />
          </>
        }
      >
        <HStack gap="2" wrap="wrap">
          <Badge tone={toneOfStatus[event.status]}>{t(`status.${event.status}`)}</Badge>
          <span>
            {formatEventTime({ ...event, timeZone: event.content.timeZone }, locale, browserZone())}
          </span>
        </HStack>
      </PageHeader>
      {event.status === "cancelled" && (
        <Notice tone="bad" title={t("cancelledTitle")}>
          {event.cancelReason}
        </Notice>
      )}
      {series && (
        <Box mb="5">
          <SeriesCard
            series={series}
            eventId={event.id}
            timeZone={event.content.timeZone}
            scope={scope}
            onScope={setScope}
            onRule={canRepeat ? () => setRepeating(true) : undefined}
          />
        </Box>
      )}
      {repeating && <RepeatDialog event={event} series={series} onClose={() => setRepeating(false)} />}
      {question}
      <Tabs
        label={event.content.title}
        name="tab"
        tabs={[
          {
            id: "details",
            label: t("tab.details"),
            content: (
              <Stack gap="4">
                {form}
                {event.courses.length > 0 && <Courses courses={event.courses} />}
                <Suspense fallback={null}>
                  <PointsField type="event" documentId={event.id} card />
                </Suspense>
              </Stack>
            ),
          },
          {
            id: "permissions",
            label: t("tab.permissions"),
            content: (
              <Stack gap="4">
                {event.content.audience === "rules" ? (
                  series && <Notice tone="info" title={t("audience.series")} />
                ) : (
                  <Notice tone="info" title={t("audience.open")}>
                    {t("audience.openText")}
                  </Notice>
                )}
                <Suspense fallback={<PageSkeleton />}>
                  <DocumentPermissions
                    documentId={event.id}
                    type="event"
                    title={event.content.title}
                    published={event.status === "published"}
                  />
                </Suspense>
              </Stack>
            ),
          },
        ]}
      />
    </Page>
  );
}

/** Whoever attended the event has done the live session of these courses. */
function Courses({ courses }: Pick<ManagedEvent, "courses">) {
  const { t } = useTranslation("events");
  return (
    <Card title={t("inCourses")} note={t("inCourses.note")}>
      <Stack as="ul" gap="1">
        {courses.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.editCourse(id)}>
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
