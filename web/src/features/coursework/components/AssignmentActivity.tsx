/** An assignment inside a course: what is asked for, the files and words that answer it, and what a marker said. */
import { Button } from "@learnt/ui/action/Button";
import type { RichNode } from "@learnt/ui/editor/document";
import { RichTextView } from "@learnt/ui/editor/RichTextView";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { Box, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { toFailure } from "../../../api/problem";
import { myCoursework, useLiveCoursework, useReopen } from "../queries";
import { Files, History, Rubric, State } from "./CourseworkParts";
import { HandIn } from "./HandIn";

export type AssignmentActivityProps = {
  userCourseId: string;
  activityId: string;
  preview: boolean;
  doc: RichNode;
  onChange: () => void;
};

export function AssignmentActivity({ doc, preview, ...rest }: AssignmentActivityProps) {
  const { t } = useTranslation("coursework");
  return (
    <Stack gap="5">
      <Box className="kit-card" padding="clamp(1.1rem, 3vw, 2.25rem)">
        <RichTextView document={doc} />
      </Box>
      {preview ? <Text muted>{t("previewOnly")}</Text> : <LearnerCoursework {...rest} />}
    </Stack>
  );
}

function LearnerCoursework({
  userCourseId,
  activityId,
  onChange,
}: Omit<AssignmentActivityProps, "doc" | "preview">) {
  const { t } = useTranslation("coursework");
  const query = useQuery(myCoursework(userCourseId, activityId));
  useLiveCoursework();
  const own = { userCourseId, activityId };
  const reopen = useReopen(own, { onSuccess: () => onChange(), onError: () => undefined });
  if (query.isPending) return <Skeleton height="12rem" />;
  if (!query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const coursework = query.data;
  const tone =
    coursework.status === "competent" ? "good" : coursework.status === "pendingResubmission" ? "warn" : "bad";
  const isMarked = coursework.status !== "inprogress" && coursework.status !== "markingRequired";
  return (
    <Stack gap="4">
      <State of={coursework} />
      {coursework.comment && (isMarked || coursework.attempt > 1) && (
        <Notice tone={isMarked ? tone : "info"} title={t("comment")}>
          <Text whiteSpace="pre-wrap">{coursework.comment}</Text>
        </Notice>
      )}
      <Rubric of={coursework} />
      {coursework.status === "inprogress" ? (
        <HandIn
          key={`${coursework.id}-${coursework.attempt}`}
          coursework={coursework}
          own={own}
          onSubmitted={onChange}
          onStale={query.refetch}
        />
      ) : (
        <>
          {coursework.status === "markingRequired" && <Notice tone="info" title={t("waits")} />}
          <Files of={coursework} />
          {coursework.note && <Text whiteSpace="pre-wrap">{coursework.note}</Text>}
          {reopen.error && <Notice tone="bad" title={toFailure(reopen.error).message} />}
          {coursework.canReopen && (
            <Button
              variant="solid"
              icon={<RotateCcw />}
              busy={reopen.isPending}
              onClick={() => reopen.mutate(coursework.id)}
            >
              {t("again")}
            </Button>
          )}
        </>
      )}
      <History of={coursework} />
    </Stack>
  );
}
