/** What came of an attempt, and what was right where that may be seen. */
import { Button } from "@learnt/ui/action/Button";
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AskedQuestion, Attempt, Question } from "../model";
import { AnswerInput } from "./AnswerInput";

export function AttemptReview({ attempt, onBack }: { attempt: Attempt; onBack: () => void }) {
  const { t } = useTranslation("quizzes");
  const { percent } = useFormat();
  const reached = attempt.percent ?? 0;
  const isPassed = typeof attempt.pass !== "number" || reached >= attempt.pass;
  return (
    <Stack gap="4">
      <Notice
        tone={isPassed ? "good" : "warn"}
        title={t(isPassed ? "passed" : "notPassed", { percent: percent(Math.floor(reached)) })}
        action={
          <Button icon={<ArrowLeft className="kit-flip" />} onClick={onBack}>
            {t("overview")}
          </Button>
        }
      >
        {attempt.timedOut ? t("timedOut") : undefined}
      </Notice>
      {!attempt.review && <Text muted>{t("noReview")}</Text>}
      {attempt.review && (
        <Stack as="ol" gap="4">
          {attempt.review.map(({ question, grade }) => {
            const requested = attempt.paper.find(({ id }) => id === question.id);
            return (
              requested && (
                <li key={question.id}>
                  <ReviewedQuestion
                    entry={requested}
                    question={question}
                    grade={grade}
                    answer={attempt.answers[question.id]}
                  />
                </li>
              )
            );
          })}
        </Stack>
      )}
    </Stack>
  );
}

type ReviewedQuestionProps = { entry: AskedQuestion; question: Question; grade: number; answer: unknown };

function ReviewedQuestion({ entry, question, grade, answer }: ReviewedQuestionProps) {
  const { t } = useTranslation("quizzes");
  const { percent } = useFormat();
  const tone = grade >= 1 ? "good" : grade > 0 ? "warn" : "bad";
  return (
    <Card>
      <Stack gap="3">
        <HStack gap="3" wrap="wrap">
          {question.kind !== "gap" && (
            <Text fontWeight="medium">
              <bdi>{question.text}</bdi>
            </Text>
          )}
          <Badge tone={tone}>
            {t(grade >= 1 ? "right" : grade > 0 ? "partly" : "wrong", {
              percent: percent(Math.floor(100 * grade)),
            })}
          </Badge>
        </HStack>
        <AnswerInput question={entry} answer={answer} onChange={() => undefined} disabled />
        {grade < 1 && (
          <Text>
            {t("rightAnswer")} <bdi>{rightOf(question)}</bdi>
          </Text>
        )}
        {question.feedback && <Text whiteSpace="pre-wrap">{question.feedback}</Text>}
      </Stack>
    </Card>
  );
}

/** What would have been right, in words. */
function rightOf({ kind, options = [], gaps = [], number, tolerance }: Question): string {
  if (kind === "ordering") return options.map(({ text }) => text).join(" → ");
  if (kind === "matching") return options.map(({ text, matchText }) => `${text} – ${matchText}`).join("; ");
  if (kind === "gap") return gaps.map((all) => all.join(" / ")).join("; ");
  if (kind === "numeric") return tolerance ? `${number} ± ${tolerance}` : String(number);
  return options
    .filter(({ right }) => right)
    .map(({ text }) => text)
    .join("; ");
}
