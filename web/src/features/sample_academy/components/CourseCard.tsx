/** A course in the list: what it is about, how long it takes, how far one is. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge, type Tone } from "@learnt/ui/feedback/Badge";
import { Progress } from "@learnt/ui/feedback/Progress";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Cover } from "@learnt/ui/media/Cover";
import { OpenCard } from "@learnt/ui/page/Card";
import { Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Category, type Course, pathOf, progressOf, stateOf } from "../model";

const tones: Record<string, Tone> = {
  "bg-red": "bad",
  "bg-orange": "warn",
  "bg-blue": "info",
  "bg-green": "good",
};

type Props = { course: Course; category: Category | undefined };

export function CourseCard({ course, category }: Props) {
  const { t } = useTranslation("sample_academy");
  const { duration, dateInWords } = useFormat();
  const state = stateOf(course);
  return (
    <OpenCard
      to={pathOf(course)}
      title={course.title}
      cover={<Cover seed={course.title} />}
      above={
        <HStack justify="space-between" gap="2">
          {category && <Badge tone={tones[category.color] ?? "neutral"}>{category.label}</Badge>}
          <HStack as="span" gap="1" color="fg.muted" fontSize="sm">
            <Clock size={16} aria-hidden="true" />
            {duration(course.length * 60)}
          </HStack>
        </HStack>
      }
      footer={
        <Stack gap="1" width="100%">
          <Progress
            value={progressOf(course)}
            label={t("progress", { name: course.title })}
            tone={state === "done" ? "good" : "accent"}
          />
          <HStack justify="space-between" gap="2" fontSize="sm">
            <Text as="span" muted>
              {t("steps", { done: course.activeStep, all: course.totalSteps })}
            </Text>
            <Text as="span" fontWeight="medium">
              {t(`go.${state}`)}
            </Text>
          </HStack>
        </Stack>
      }
    >
      <Text muted dir="auto">
        {course.description}
      </Text>
      <Text muted small paddingBlockStart="1">
        {t("updated", { date: dateInWords(course.updated) })}
      </Text>
    </OpenCard>
  );
}
