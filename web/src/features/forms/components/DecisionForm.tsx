/** A marker's decision: points, the rubric, words at each question and about all of it. What was written stays while others are quicker. */
import { Button } from "@learnt/ui/action/Button";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { toast } from "@learnt/ui/feedback/toast";
import { TextControl } from "@learnt/ui/form/Control";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isCode } from "../../../api/problem";
import { useUser } from "../../../app/me";
import {
  type Answers,
  type Content,
  type Criterion,
  type Field,
  pagesOf,
  type Status,
  type Submission,
  statusKey,
} from "../model";
import { useMarkSubmission } from "../queries";
import { type MarkingDraft, useMarkingDraft } from "../useMarkingDraft";
import { Question } from "./Questions";
import { RubricMarks } from "./Rubric";
import { FilesContext } from "./Uploads";

/** What had the focus is gone. */
const isOnNoPage = () => document.activeElement === document.body;

const OVERTAKEN_CODES = ["changed_meanwhile", "already_decided", "marker_changed"];

type DecisionFormProps = { submission: Submission; onStale: () => unknown; onGone: () => void };

export function DecisionForm({ submission, onStale, onGone }: DecisionFormProps) {
  const { t } = useTranslation("forms");
  const content = submission.content as Content;
  const fields = pagesOf(content, submission.answers as Answers).flatMap((page) => page.fields);
  const rubric = (submission.settings.rubric ?? []) as Criterion[];
  const { draft, change, sent, discard, unsent } = useMarkingDraft(submission.id, useUser().uid);
  const { comment, comments, marks } = draft;
  const answers = { ...(submission.answers as Answers), ...draft.answers };
  const isCompared = submission.opinions.length > 1;
  const deciding = useMarkSubmission(submission.id, {
    onSuccess: (decided) => {
      sent();
      toast.success(
        decided.status === submission.status
          ? t("opinionKept")
          : t("decided", { status: t(statusKey(decided.status)) }),
      );
    },
    // A colleague or the learner was quicker: what stands there now is shown, and what was written here stays.
    onError: async (error) => {
      if (isCode(error, ...OVERTAKEN_CODES)) await onStale();
    },
  });
  const decide = (outcome: Status) =>
    deciding.mutate({
      revision: submission.revision,
      outcome,
      comment,
      comments,
      marks,
      answers: draft.answers,
      isFinal: isCompared,
    });
  const isApproval = submission.status === "approvalRequired";
  const outcomes: [Status, "solid" | "outline" | "danger"][] = isApproval
    ? [
        ["approved", "solid"],
        ["not approved", "danger"],
      ]
    : [
        ["competent", "solid"],
        ["pendingResubmission", "outline"],
        ["notCompetent", "danger"],
      ];
  const questions = fields.filter(({ type, markerOnly }) => type !== "information" && !markerOnly);
  // Whoever had the focus in it, by whosever decision it closes, is led on.
  const { canMark } = submission;
  const could = useRef(canMark);
  useEffect(() => {
    if (could.current && !canMark && isOnNoPage()) onGone();
    could.current = canMark;
  }, [canMark, onGone]);
  if (!canMark) {
    const discarded = () => {
      discard();
      onGone();
    };
    return unsent.length > 0 && !deciding.isPending ? (
      <UnsentTexts texts={unsent} onDiscard={discarded} />
    ) : null;
  }
  return (
    <Card title={t(isApproval ? "approve" : isCompared ? "decideFinally" : "markTitle")}>
      <Stack gap="4">
        <SaveFailure error={deciding.error} />
        <FilesContext.Provider value={submission.files}>
          {fields
            .filter(({ markerOnly }) => markerOnly)
            .map((field) => (
              <Question
                key={field.id}
                field={field}
                content={content}
                answers={answers}
                onChange={(id, value) => change({ answers: { ...draft.answers, [id]: value } })}
                errors={{}}
                submissionId={submission.id}
              />
            ))}
        </FilesContext.Provider>
        {rubric.length > 0 && (
          <RubricMarks
            rubric={rubric}
            marks={marks}
            onChange={(key, level) => change({ marks: { ...marks, [key]: level } })}
          />
        )}
        <details open={questions.some(({ points, correct }) => points && !correct?.length)}>
          <summary>{t("byQuestion")}</summary>
          <Stack gap="4" mt="3">
            {questions.map((field) => (
              <OneQuestion
                key={field.id}
                field={field}
                points={marks[field.id]}
                onPoints={(points) => change({ marks: withPoints(marks, field.id, points) })}
                comment={comments[field.id] ?? ""}
                onComment={(text) => change({ comments: { ...comments, [field.id]: text } })}
              />
            ))}
          </Stack>
        </details>
        <TextControl
          label={t("comment")}
          rows={4}
          maxLength={5000}
          value={comment}
          onChange={(comment) => change({ comment })}
        />
        <HStack gap="2" wrap="wrap">
          {outcomes.map(([outcome, variant]) => (
            <Button
              key={outcome}
              variant={variant}
              busy={deciding.isPending && deciding.variables.outcome === outcome}
              disabled={deciding.isPending}
              onClick={() => decide(outcome)}
            >
              {t(`decide.${outcome.replace(" ", "")}`)}
            </Button>
          ))}
        </HStack>
      </Stack>
    </Card>
  );
}

/** A box that was emptied says nothing of a question; nought is said with a figure. */
function withPoints(marks: MarkingDraft["marks"], id: string, points: number): MarkingDraft["marks"] {
  const { [id]: _, ...others } = marks;
  return Number.isNaN(points) ? others : { ...others, [id]: points };
}

/** A colleague decided, or the answers are being changed: what was written is not lost with the form it stood in. */
function UnsentTexts({ texts, onDiscard }: { texts: readonly string[]; onDiscard: () => void }) {
  const { t } = useTranslation("forms");
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOnNoPage()) button.current?.focus();
  }, []);
  return (
    <Notice
      tone="warn"
      title={t("unsentMarking")}
      action={
        <Button ref={button} onClick={onDiscard}>
          {t("discardMarking")}
        </Button>
      }
    >
      {texts.map((text) => (
        <Text key={text} dir="auto" whiteSpace="pre-wrap">
          {text}
        </Text>
      ))}
    </Notice>
  );
}

type OneProps = {
  field: Field;
  points: number | string | undefined;
  onPoints: (points: number) => void;
  comment: string;
  onComment: (text: string) => void;
};

function OneQuestion({ field, points, onPoints, comment, onComment }: OneProps) {
  const { t } = useTranslation("forms");
  return (
    <Stack gap="1">
      <Text fontWeight="medium">
        <bdi>{field.label}</bdi>
      </Text>
      {field.points ? (
        <label>
          <Text as="span" small muted>
            {t("pointsMost", { most: field.points })}
          </Text>
          <input
            className="kit-input"
            type="number"
            min={0}
            max={field.points}
            step="any"
            value={points ?? ""}
            onChange={(event) => onPoints(event.target.valueAsNumber)}
          />
        </label>
      ) : null}
      <input
        className="kit-input"
        dir="auto"
        aria-label={t("commentOn", { question: field.label })}
        placeholder={t("comment")}
        maxLength={5000}
        value={comment}
        onChange={(event) => onComment(event.target.value)}
      />
    </Stack>
  );
}
