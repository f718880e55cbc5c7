/** A submission as it is read: the result, each answer with what was said of it, and what happened to it. */
import { useFormat } from "@learnt/ui/base/format";
import { Badge } from "@learnt/ui/feedback/Badge";
import { Notice } from "@learnt/ui/feedback/Notice";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useTranslation } from "react-i18next";
import { MoveHistory } from "../../../app/MoveHistory";
import {
  type Answers,
  type Content,
  type Criterion,
  type Field,
  pagesOf,
  percentOf,
  type Submission,
  statusKey,
  toneOf,
} from "../model";
import { PeopleContext } from "./PersonAnswer";
import { Question } from "./Questions";
import { RubricResult } from "./Rubric";
import { FilesContext } from "./Uploads";

const noAnswers = {};

export function SubmissionState({ submission }: { submission: Submission }) {
  const { t } = useTranslation("forms");
  const { percent, dateTime } = useFormat();
  const reached = percentOf(submission);
  return (
    <HStack gap="3" wrap="wrap">
      <Badge tone={toneOf[submission.status]}>{t(statusKey(submission.status))}</Badge>
      {reached !== null && <span>{percent(reached)}</span>}
      {submission.submittedAt && <span>{t("submittedOn", { date: dateTime(submission.submittedAt) })}</span>}
      {submission.attempt > 1 && <span>{t("attempt", { count: submission.attempt })}</span>}
      {submission.observer && <span>{t("observedBy", { name: submission.observer })}</span>}
    </HStack>
  );
}

export function Result({ submission }: { submission: Submission }) {
  const { t } = useTranslation("forms");
  if (!submission.comment && !submission.marker) return null;
  const tone = { good: "good", bad: "bad", warn: "warn" } as const;
  const mood = toneOf[submission.status];
  return (
    <Notice
      tone={mood in tone ? tone[mood as keyof typeof tone] : "info"}
      title={submission.marker ? t("markedBy", { name: submission.marker }) : t(statusKey(submission.status))}
    >
      <Stack gap="2">
        {submission.comment && <Text whiteSpace="pre-wrap">{submission.comment}</Text>}
        <RubricResult
          rubric={(submission.settings.rubric ?? []) as Criterion[]}
          marks={submission.marks as Record<string, unknown>}
        />
      </Stack>
    </Notice>
  );
}

/** Every answer, with what was right and what the marker said. */
export function ReadAnswers({ submission }: { submission: Submission }) {
  const answers = submission.answers as Answers;
  const content = submission.content as Content;
  const fields = pagesOf(content, answers).flatMap((page) => page.fields);
  return (
    <PeopleContext.Provider value={submission.people}>
      <FilesContext.Provider value={submission.files}>
        <Stack gap="6">
          {fields.map((field) => (
            <Stack key={field.id} gap="2">
              <Question
                field={field}
                content={content}
                answers={answers}
                onChange={() => undefined}
                errors={noAnswers}
                disabled
              />
              <AnswerView field={field} submission={submission} />
            </Stack>
          ))}
        </Stack>
      </FilesContext.Provider>
    </PeopleContext.Provider>
  );
}

function AnswerView({ field, submission }: { field: Field; submission: Submission }) {
  const { t } = useTranslation("forms");
  const right = submission.right[field.id];
  const comment = (submission.comments as Record<string, string>)[field.id];
  const points = (submission.marks as Record<string, number>)[field.id];
  if (right === undefined && !comment && points === undefined) return null;
  return (
    <HStack gap="3" wrap="wrap">
      {right !== undefined && (
        <Badge tone={right ? "good" : "bad"}>{t(right ? "right" : "wrongAnswer")}</Badge>
      )}
      {points !== undefined && <Text small>{t("pointsOf", { points, most: field.points })}</Text>}
      {comment && <Text whiteSpace="pre-wrap">{comment}</Text>}
    </HStack>
  );
}

export function History({ submission }: { submission: Submission }) {
  const { t } = useTranslation("forms");
  if (submission.moves.length === 0) return null;
  return (
    <Card title={t("history")}>
      <MoveHistory
        moves={submission.moves}
        nameOf={(status) => t(statusKey(status))}
        isGood={(status) => toneOf[status] === "good"}
      />
    </Card>
  );
}
