/** Where a manager's people are and will be: each event with those of them who have a seat or wait for one. */
import { Button } from "@learnt/ui/action/Button";
import { useKit } from "@learnt/ui/base/kit";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { browserZone, byEvent, formatEventTime, type Span, toneOfState } from "../model";
import { teamEvents, useLiveInvalidation } from "../queries";
import { SpanSegments } from "./SpanSegments";

const PAGE_SIZE = 20;
const MANY = 200;

export function TeamEvents() {
  const { t } = useTranslation("events");
  const { locale } = useKit();
  const [span, setSpan] = useState<Span>("upcoming");
  const [perPage, setPerPage] = useState(PAGE_SIZE);
  const list = useQuery(teamEvents({ span, perPage }));
  useLiveInvalidation();
  const rows = list.data?.items;
  return (
    <Card title={t("team.title")} note={t("team.note")}>
      <Stack gap="4">
        <SpanSegments value={span} onChange={setSpan} />
        {list.isPending && <SkeletonText lines={4} />}
        {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {rows?.length === 0 && <Text color="fg.muted">{t(`team.none.${span}`)}</Text>}
        {rows && rows.length > 0 && (
          <Stack as="ul" gap="4" listStyleType="none">
            {byEvent(rows).map(({ event, people }) => (
              <li key={event.eventId}>
                <strong>
                  <bdi>{event.title}</bdi>
                </strong>
                <Text color="fg.muted">
                  {[
                    formatEventTime(event, locale, browserZone()),
                    event.address || (event.isOnline ? t("online") : ""),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </Text>
                <Stack as="ul" gap="1" mt="1" listStyleType="none">
                  {people.map(({ userId, name, state }) => (
                    <li key={userId}>
                      <HStack gap="2" wrap="wrap">
                        <bdi>{name}</bdi>
                        <Badge tone={toneOfState[state]}>{t(`state.${state}`)}</Badge>
                      </HStack>
                    </li>
                  ))}
                </Stack>
              </li>
            ))}
          </Stack>
        )}
        {perPage < MANY && (list.data?.total ?? 0) > perPage && (
          <div>
            <Button onClick={() => setPerPage(MANY)}>{t("team.more")}</Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
