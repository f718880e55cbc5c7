/** Where the team stands, on its admins' homepage: figures that lead somewhere, completions by week, who is late, what was completed. */
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { ChartFrame } from "@learnt/ui/chart/ChartFrame";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Box, Flex, Grid, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card, StatRow, StatTile } from "@learnt/ui/page/Card";
import { PersonCell } from "@learnt/ui/table/cells";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck, TriangleAlert, UserRoundX, Users } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Schemas } from "../../../api/types";
import { paths } from "../../../app/pathBuilder";
import { queries } from "../../../app/queries";
import { useTenantDay } from "../../../app/useTenantDay";
import { overview } from "../queries";
import { FirstSteps } from "./FirstSteps";

/** Drawn when the page around it is there; its frame keeps the place. */
const BarsChart = lazy(async () => ({ default: (await import("../../../charts/Charts")).BarsChart }));

export const prefetchOverview = () => queries.prefetchQuery(overview);

export function Overview() {
  const { t } = useTranslation("overview");
  const { number } = useFormat();
  const query = useQuery(overview);
  if (query.isPending) return <Skeleton height="24rem" />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { people, active, neverSeen, latePeople, lateAssignments, expiring, late, completed, setup } =
    query.data;
  return (
    <Stack as="section" gap="4" aria-label={t("title")}>
      <FirstSteps setup={setup} />
      <StatRow>
        <StatTile
          icon={<Users />}
          label={t("people")}
          value={<Link to={paths.users}>{number(people)}</Link>}
          note={t("active", { number: number(active) })}
        />
        <StatTile
          icon={<UserRoundX />}
          label={t("neverSeen")}
          value={<Link to={`${paths.users}?invitation=invited`}>{number(neverSeen)}</Link>}
        />
        <StatTile
          icon={<TriangleAlert />}
          label={t("late")}
          value={number(latePeople)}
          note={latePeople > 0 ? t("assignments", { count: lateAssignments }) : undefined}
        />
        <StatTile
          icon={<BadgeCheck />}
          label={t("expiring")}
          value={<Link to={`${paths.certificates}?expiring=30`}>{number(expiring)}</Link>}
          note={t("within")}
        />
      </StatRow>
      <Weeks weeks={query.data.weeks} />
      {(late.length > 0 || completed.length > 0) && (
        <Grid
          gap="4"
          templateColumns={{ base: "1fr", lg: late.length > 0 && completed.length > 0 ? "1fr 1fr" : "1fr" }}
        >
          {late.length > 0 && (
            <Card title={t("late")}>
              <People>
                {late.map((item) => (
                  <Person key={item.id} {...item} note={<SinceText at={item.since} />}>
                    <Badge tone="bad">{t("assignments", { count: item.assignments })}</Badge>
                  </Person>
                ))}
              </People>
            </Card>
          )}
          {completed.length > 0 && (
            <Card title={t("completed")}>
              <People>
                {completed.map((item) => (
                  <Person
                    key={`${item.id} ${item.courseId} ${item.at}`}
                    {...item}
                    note={<bdi>{item.title}</bdi>}
                  >
                    <Day at={item.at} />
                  </Person>
                ))}
              </People>
            </Card>
          )}
        </Grid>
      )}
    </Stack>
  );
}

function Weeks({ weeks }: { weeks: readonly Schemas["OverviewWeek"][] }) {
  const { t } = useTranslation("overview");
  const { number } = useFormat();
  const day = useTenantDay();
  const drawn = {
    axis: { id: "week", name: t("week") },
    series: [{ id: "completed", name: t("completedCourses"), format: number }],
    rows: weeks.map(({ startsAt, completed }) => ({ week: day(startsAt), completed })),
  };
  return (
    <ChartFrame title={t("weeks")} {...drawn} fileName="completions" height="11rem">
      <Suspense>
        <BarsChart {...drawn} />
      </Suspense>
    </ChartFrame>
  );
}

const People = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" gap="3" listStyleType="none">
    {children}
  </Stack>
);

type PersonProps = { id: string; name: string; avatar?: string | null; note: ReactNode; children: ReactNode };

function Person({ id, name, avatar, note, children }: PersonProps) {
  return (
    <Flex as="li" gap="3" align="center" minW="0">
      <Box flex="1" minW="0">
        <PersonCell name={name} src={avatar} note={note}>
          <Link to={paths.user(id)}>{name}</Link>
        </PersonCell>
      </Box>
      {children}
    </Flex>
  );
}

function Day({ at }: { at: string }) {
  const { days } = useFormat();
  return (
    <Text as="span" small muted>
      <time dateTime={at}>{days(at)}</time>
    </Text>
  );
}

function SinceText({ at }: { at: string }) {
  const { t } = useTranslation("overview");
  const { days } = useFormat();
  return <>{t("since", { date: days(at) })}</>;
}
