/** On the homepage: one's next events, those that one leads among them, and the way to more. */
import { LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useKit } from "@learnt/ui/base/kit";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { CalendarDays } from "lucide-react";
import { useTranslation } from "react-i18next";
import "../home.css";
import { paths } from "../../../app/pathBuilder";
import { queries } from "../../../app/queries";
import { upcomingEvents, useLiveInvalidation } from "../home.queries";
import { browserZone, type EventRow, formatEventTime } from "../model";

/** So many stand beside one's courses. */
const NEXT = 3;
const upcoming = upcomingEvents({ perPage: NEXT });

export const prefetchUpcomingEvents = () => queries.prefetchQuery(upcoming);

export function UpcomingEvents({ title }: { title?: string | undefined }) {
  const { t } = useTranslation("events_home");
  const { locale } = useKit();
  const list = useQuery(upcoming);
  useLiveInvalidation();
  const rows = list.data?.items;
  const roles = ({ runs, mine }: EventRow) => [
    ...(runs ? [t("lead")] : []),
    ...(mine === "waiting" || mine === "pending" ? [t(`state.${mine}`)] : []),
  ];
  return (
    <Card title={title || t("title")} className="home-list">
      {list.isPending && <SkeletonText lines={3} />}
      {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {rows?.length === 0 && (
        <Text color="fg.muted" mb="3">
          {t("none")}
        </Text>
      )}
      {rows && rows.length > 0 && (
        <Stack as="ul" gap="3" mb="3">
          {rows.map((row) => (
            <li key={row.id}>
              <span className="event-thumb">
                <Cover seed={row.id} src={row.imageUrl} ratio={1} />
              </span>
              <span className="home-list-text">
                <Link to={paths.myEvent(row.id)}>
                  <bdi>{row.title}</bdi>
                </Link>
                <small>{[formatEventTime(row, locale, browserZone()), ...roles(row)].join(" · ")}</small>
              </span>
            </li>
          ))}
        </Stack>
      )}
      <LinkButton to={paths.exploreEvents} icon={<CalendarDays />} wide>
        {t("explore")}
      </LinkButton>
    </Card>
  );
}
