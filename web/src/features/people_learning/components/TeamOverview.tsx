/** A manager's people together: figures, and how far they are with each course and pathway; one of these is also the filter of the list below. */

import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Progress } from "@learnt/ui/feedback/Progress";
import { QueryError } from "@learnt/ui/feedback/QueryError";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Box, Flex, Grid, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card, StatRow, StatTile } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { CalendarClock, CircleCheck, TriangleAlert, Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import { queries } from "../../../app/queries";
import type { TeamCourse } from "../model";
import { teamCourses, teamFigures } from "../queries";

/** So many are shown as bars; all of them are in the filter. */
const MAX_BARS = 6;
const shownCourses = teamCourses({ perPage: MAX_BARS });

export const prefetchTeamOverview = () =>
  Promise.all([queries.prefetchQuery(teamFigures), queries.prefetchQuery(shownCourses)]);

export type TeamOverviewProps = { chosenId: string; onChoose: (id: string) => void };

export function TeamOverview({ chosenId, onChoose }: TeamOverviewProps) {
  const { t } = useTranslation("my_team");
  const { number, percent } = useFormat();
  const figures = useQuery(teamFigures);
  const courses = useQuery(shownCourses);
  if (figures.isPending) return <Skeleton height="9rem" />;
  if (!figures.data) return <ErrorState error={figures.error} onRetry={() => void figures.refetch()} />;
  const { people, late, assigned, completed, overdue, dueSoon } = figures.data;
  const share = assigned === 0 ? 0 : Math.floor((100 * completed) / assigned);
  const rows = courses.data?.items ?? [];
  return (
    <Stack gap="5">
      <StatRow>
        <StatTile label={t("figure.people")} value={number(people)} icon={<Users />} />
        <StatTile
          label={t("figure.completed")}
          value={percent(share)}
          note={t("figure.of", { done: number(completed), all: number(assigned) })}
          icon={<CircleCheck />}
        />
        <StatTile
          label={t("state.overdue")}
          value={number(overdue)}
          note={late > 0 ? t("figure.late", { count: late }) : undefined}
          icon={<TriangleAlert />}
        />
        <StatTile label={t("figure.dueSoon")} value={number(dueSoon)} icon={<CalendarClock />} />
      </StatRow>
      <QueryError query={courses} />
      {rows.length > 0 && (
        <Card title={t("courses.title")} note={t("courses.note")}>
          <Grid as="ul" gap="4" listStyleType="none" templateColumns={{ base: "1fr", md: "1fr 1fr" }}>
            {rows.map((item) => (
              <CourseBar
                key={item.id}
                one={item}
                isChosen={item.id === chosenId}
                onChoose={() => onChoose(item.id === chosenId ? "" : item.id)}
              />
            ))}
          </Grid>
        </Card>
      )}
    </Stack>
  );
}

type BarProps = { one: TeamCourse; isChosen: boolean; onChoose: () => void };

function CourseBar({ one, isChosen, onChoose }: BarProps) {
  const { t } = useTranslation("my_team");
  const { number } = useFormat();
  const share = one.assigned === 0 ? 0 : Math.floor((100 * one.completed) / one.assigned);
  return (
    <Stack as="li" gap="1" minW="0">
      <Flex justify="space-between" align="center" gap="3">
        <Box as="button" className="kit-link" textAlign="start" aria-pressed={isChosen} onClick={onChoose}>
          <bdi>{one.title}</bdi>
        </Box>
        <HStack gap="2">
          {one.type !== "course" && <Badge>{t(`kind.${one.type}`)}</Badge>}
          {one.overdue > 0 && (
            <Badge tone="bad">{t("courses.overdue", { number: number(one.overdue) })}</Badge>
          )}
          <Text as="span" small muted>
            {t("figure.of", { done: number(one.completed), all: number(one.assigned) })}
          </Text>
        </HStack>
      </Flex>
      <Progress
        value={share}
        tone={share === 100 ? "good" : "accent"}
        label={t("progressOf", { name: one.title })}
        size="md"
      />
    </Stack>
  );
}
