/** What one person did in a course, activity by activity, in any of its rounds. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { Select } from "@learnt/ui/form/SelectField";
import { Flex, HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { Facts } from "@learnt/ui/page/Facts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DueBadge } from "../../../app/DueBadge";
import { useNow } from "../../../app/useNow";
import { type PersonCourse, statusKey, toneOf } from "../model";
import { personCourse } from "../queries";

export type CourseDrawerProps = {
  userId: string;
  courseId: string;
  /** Its title, where it is known before the course is. */
  title?: string;
  onClose: () => void;
};

export function CourseDrawer({ userId, courseId, title, onClose }: CourseDrawerProps) {
  const { t } = useTranslation("people_learning");
  const [round, setRound] = useState("");
  const query = useQuery(personCourse(userId, courseId, round));
  return (
    <Drawer
      open
      onClose={onClose}
      title={title ?? query.data?.title ?? t("column.progress")}
      note={t("course.note")}
    >
      {query.isPending && <SkeletonText lines={8} />}
      {query.error && !query.data && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <Rounds course={query.data} onRound={setRound} />}
    </Drawer>
  );
}

function Rounds({ course, onRound }: { course: PersonCourse; onRound: (id: string) => void }) {
  const { t } = useTranslation("people_learning");
  const { date, dateTime, number, percent } = useFormat();
  const now = useNow();
  const round = course.rounds.find(({ id }) => id === course.shown);
  if (!round) return null;
  const facts = [
    { name: t("column.status"), value: t(statusKey(round.status)) },
    { name: t("column.progress"), value: percent(round.progress) },
    { name: t("course.permitted"), value: date(round.permittedAt) },
    {
      name: t("column.due"),
      value: round.dueAt ? (
        <HStack gap="2" wrap="wrap">
          {date(round.dueAt)}
          <DueBadge of={round} now={now} besideDate />
        </HStack>
      ) : (
        t("course.noDue")
      ),
    },
    { name: t("course.started"), value: round.startedAt ? dateTime(round.startedAt) : t("course.notYet") },
    {
      name: t("column.completed"),
      value: round.completedAt ? dateTime(round.completedAt) : t("course.notYet"),
    },
  ];
  return (
    <Stack gap="5">
      {course.rounds.length > 1 && (
        <Select
          aria-label={t("course.rounds")}
          value={course.shown}
          onChange={(event) => onRound(event.target.value)}
          choices={course.rounds.map((item) => ({
            value: item.id,
            label: t("course.round", { number: number(item.round), date: date(item.permittedAt) }),
          }))}
        />
      )}
      <Facts facts={facts} />
      <Heading level={3}>{t("course.activities")}</Heading>
      <Stack as="ol" gap="3" listStyleType="none">
        {course.activities.map((item) => (
          <Flex as="li" key={item.id} justify="space-between" align="start" gap="3">
            <Stack gap="0.5" minW="0">
              <bdi>{item.title}</bdi>
              <Text small muted>
                {item.completedAt
                  ? t("course.done", { when: dateTime(item.completedAt) })
                  : item.openedAt
                    ? t("course.opened", { when: dateTime(item.openedAt) })
                    : t("course.notOpened")}
                {item.spentSeconds >= 60 &&
                  ` · ${t("course.minutes", { count: Math.round(item.spentSeconds / 60) })}`}
              </Text>
            </Stack>
            <HStack gap="1.5">
              {!item.required && <Badge>{t("optional")}</Badge>}
              <Badge tone={toneOf(item.status)}>{t(statusKey(item.status))}</Badge>
            </HStack>
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}
