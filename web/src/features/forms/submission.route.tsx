/** One submission on the marker's desk: the answers beside the decision, the next one a key away. */
import { Button, LinkButton } from "@learnt/ui/action/Button";
import { Link } from "@learnt/ui/action/Link";
import { Notice } from "@learnt/ui/feedback/Notice";
import { PageSkeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Grid, HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Card } from "@learnt/ui/page/Card";
import { Page } from "@learnt/ui/page/Page";
import { PageHeader } from "@learnt/ui/page/PageHeader";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { toFailure } from "../../api/problem";
import { Missing } from "../../app/Missing";
import { useTitle } from "../../app/title";
import { Question } from "./components/Questions";
import { History, ReadAnswers, Result, SubmissionState } from "./components/Submission";
import {
  type Answers,
  type Content,
  type Field,
  pagesOf,
  type Status,
  type Submission,
  statusKey,
} from "./model";
import { mark, oneSubmission, queue, useAcceptSubmission } from "./queries";
import { useArea } from "./useArea";

export default function SubmissionRoute() {
  const { t } = useTranslation("forms");
  const { to } = useArea();
  const { submissionId = "" } = useParams();
  const found = useQuery(oneSubmission(submissionId));
  const submission = found.data;
  useTitle(submission?.person ?? submission?.title);
  if (found.isPending) return <PageSkeleton />;
  if (!submission)
    return (
      <Missing
        error={found.error}
        onRetry={() => void found.refetch()}
        list={to("forms")}
        listName={t("title")}
      />
    );
  return (
    <Page>
      <PageHeader
        eyebrow={<Link to={to(`formSubmissions/${submission.formId}`)}>{submission.title}</Link>}
        title={submission.person ?? submission.title}
        actions={<Neighbours submission={submission} />}
      >
        <SubmissionState submission={submission} />
      </PageHeader>
      <Grid templateColumns={{ base: "1fr", lg: "minmax(0, 3fr) minmax(0, 2fr)" }} gap="4" alignItems="start">
        <Card title={t("answers")}>
          <ReadAnswers submission={submission} />
        </Card>
        <Stack gap="4">
          <Result submission={submission} />
          {submission.canMark && (
            <Decide
              key={`${submission.id}-${submission.revision}`}
              submission={submission}
              onStale={found.refetch}
            />
          )}
          <History submission={submission} />
        </Stack>
      </Grid>
    </Page>
  );
}

/** Previous and next of the queue; `j` and `k` do the same. */
function Neighbours({ submission }: { submission: Submission }) {
  const { t } = useTranslation("forms");
  const { to } = useArea();
  const go = useNavigate();
  const list = useQuery(queue(submission.formId, { perPage: 200 }));
  const ids = list.data?.items.map(({ id }) => id) ?? [];
  const at = ids.indexOf(submission.id);
  const [previous, next] = [at > 0 ? ids[at - 1] : undefined, at >= 0 ? ids[at + 1] : undefined];
  const path = (id: string) => to(`formSubmission/${id}`);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const types = (event.target as HTMLElement).closest("input, textarea, select, [contenteditable=true]");
      if (types || event.ctrlKey || event.metaKey || event.altKey) return;
      const id = event.key === "j" ? next : event.key === "k" ? previous : undefined;
      if (id) void go(to(`formSubmission/${id}`));
    };
    window.addEventListener("keydown", keys);
    return () => window.removeEventListener("keydown", keys);
  }, [go, next, previous, to]);
  return (
    <>
      {previous && (
        <LinkButton to={path(previous)} icon={<ChevronLeft className="lt-flip" />} aria-keyshortcuts="k">
          {t("previous")}
        </LinkButton>
      )}
      {next && (
        <LinkButton to={path(next)} trailing={<ChevronRight className="lt-flip" />} aria-keyshortcuts="j">
          {t("nextOne")}
        </LinkButton>
      )}
    </>
  );
}

type DecideProps = { submission: Submission; onStale: () => unknown };

function Decide({ submission, onStale }: DecideProps) {
  const { t } = useTranslation("forms");
  const accept = useAcceptSubmission();
  const content = submission.content as Content;
  const fields = pagesOf(content, submission.answers as Answers).flatMap((page) => page.fields);
  const [comment, setComment] = useState("");
  const [comments, setComments] = useState<Record<string, string>>({});
  const [marks, setMarks] = useState<Record<string, number>>({});
  const [answers, setAnswers] = useState<Answers>({});
  const deciding = useMutation({
    mutationFn: (outcome: Status) =>
      mark(submission.id, { revision: submission.revision, outcome, comment, comments, marks, answers }),
    onSuccess: (decided) => {
      accept(decided);
      toast.success(t("decided", { status: t(statusKey(decided.status)) }));
    },
  });
  const failure = deciding.error ? toFailure(deciding.error) : null;
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
  return (
    <Card title={t(isApproval ? "approve" : "markTitle")}>
      <Stack gap="4">
        {failure && (
          <Notice
            tone="bad"
            title={failure.fields?.[0]?.message ?? failure.message}
            action={<Button onClick={() => void onStale()}>{t("reload")}</Button>}
          />
        )}
        {fields
          .filter(({ markerOnly }) => markerOnly)
          .map((field) => (
            <Question
              key={field.id}
              field={field}
              content={content}
              answers={answers}
              onChange={(id, value) => setAnswers((before) => ({ ...before, [id]: value }))}
              errors={{}}
            />
          ))}
        <details>
          <summary>{t("byQuestion")}</summary>
          <Stack gap="4" mt="3">
            {fields
              .filter(({ type }) => type !== "information")
              .map((field) => (
                <OneQuestion
                  key={field.id}
                  field={field}
                  points={marks[field.id]}
                  onPoints={(points) => setMarks((before) => ({ ...before, [field.id]: points }))}
                  comment={comments[field.id] ?? ""}
                  onComment={(text) => setComments((before) => ({ ...before, [field.id]: text }))}
                />
              ))}
          </Stack>
        </details>
        <label className="lt-field">
          <span className="lt-label">{t("comment")}</span>
          <textarea
            className="lt-input lt-textarea"
            dir="auto"
            rows={4}
            maxLength={5000}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </label>
        <HStack gap="2" wrap="wrap">
          {outcomes.map(([outcome, variant]) => (
            <Button
              key={outcome}
              variant={variant}
              busy={deciding.isPending && deciding.variables === outcome}
              disabled={deciding.isPending}
              onClick={() => deciding.mutate(outcome)}
            >
              {t(`decide.${outcome.replace(" ", "")}`)}
            </Button>
          ))}
        </HStack>
      </Stack>
    </Card>
  );
}

type OneProps = {
  field: Field;
  points: number | undefined;
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
            className="lt-input"
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
        className="lt-input"
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
