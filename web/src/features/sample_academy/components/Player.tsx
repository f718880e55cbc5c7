/** The player: the step that the address names beside the list of all; what was reached is kept. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { useFormat } from "@learnt/ui/base/format";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Progress } from "@learnt/ui/feedback/Progress";
import { toast } from "@learnt/ui/feedback/toast";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Heading, Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { SidedPage } from "@learnt/ui/page/SidedPage";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { tryAction } from "../../sample/tryAction";
import { type Course, currentStep, progressOf, stateOf, withReachedStep } from "../model";
import { storeProgress } from "../queries";
import { CourseMenu } from "./CourseMenu";
import { StepList } from "./StepList";

const saveProgress = (course: Course) => tryAction(storeProgress(course));

export function Player({ course }: { course: Course }) {
  const { t } = useTranslation("sample_academy");
  const { duration } = useFormat();
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const number = currentStep(course, search.get("step"));
  const step = course.steps[number - 1];
  const isDone = stateOf(course) === "done";
  const isFirst = useRef(true);

  // Whoever goes on reads from the top, also with a screen reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is what moves the focus
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [number]);

  const go = (to: number) => {
    setSearch((was) => {
      was.set("step", String(to));
      return was;
    });
    const next = withReachedStep(course, to);
    if (next.activeStep !== course.activeStep) void saveProgress(next);
  };
  const again = () => {
    const before = course;
    void saveProgress({ ...course, activeStep: 0 });
    setSearch({}, { replace: true });
    toast.info(t("restarted"), { action: { label: t("undo"), onClick: () => void saveProgress(before) } });
  };

  return (
    <SidedPage
      left={{
        title: t("contents"),
        content: <StepList course={course} open={number} hrefOf={(at) => `?step=${at}`} onGo={go} />,
      }}
    >
      <PageHeader
        eyebrow={<Link to="/apps/academy/courses">{t("title")}</Link>}
        title={course.title}
        actions={<CourseMenu course={course} step={step} onRestart={again} />}
      >
        {duration(course.length * 60)} · {t("steps", { done: course.activeStep, all: course.totalSteps })}
      </PageHeader>
      <Stack gap="4">
        <Progress
          value={progressOf(course)}
          label={t("progress", { name: course.title })}
          tone={isDone ? "good" : "accent"}
        />
        {step && (
          <Card>
            <Stack as="article" gap="4" maxWidth="prose" minHeight="14rem">
              <Text muted small>
                {t("step", { number, all: course.totalSteps })}
              </Text>
              <Heading ref={heading} tabIndex={-1} level={2} fontSize="2xl" dir="auto" outline="none">
                {step.title}
              </Heading>
              {step.content === "" && <Text muted>{t("step.empty")}</Text>}
              {step.content.split("\n\n").map((paragraph) => (
                <Text key={paragraph} fontSize="lg" lineHeight="relaxed" dir="auto">
                  {paragraph}
                </Text>
              ))}
            </Stack>
          </Card>
        )}
      </Stack>
      <HStack justify="space-between" gap="3" wrap="wrap" paddingBlock="5">
        <Button
          icon={<ArrowLeft className="kit-flip" />}
          disabled={number === 1}
          onClick={() => go(number - 1)}
        >
          {t("previous")}
        </Button>
        {course.activeStep === 0 ? (
          <Button variant="solid" onClick={() => go(1)}>
            {t("go.new")}
          </Button>
        ) : number < course.totalSteps ? (
          <Button
            variant="solid"
            trailing={<ArrowRight className="kit-flip" />}
            onClick={() => go(number + 1)}
          >
            {t("next")}
          </Button>
        ) : (
          <LinkButton variant="solid" to="/apps/academy/courses">
            {t("finish")}
          </LinkButton>
        )}
      </HStack>
      {isDone && number === course.totalSteps && <Notice tone="good" title={t("completed")} />}
    </SidedPage>
  );
}
