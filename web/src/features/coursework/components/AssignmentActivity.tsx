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
import { ownCoursework, useLiveCoursework, useReopen } from "../queries";
import { HandIn } from "./HandIn";
import { Files, History, Rubric, State } from "./Parts";

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
      <Box className="lt-card" padding="clamp(1.1rem, 3vw, 2.25rem)">
        <RichTextView document={doc} />
      </Box>
      {preview ? <Text muted>{t("previewOnly")}</Text> : <Own {...rest} />}
    </Stack>
  );
}

function Own({ userCourseId, activityId, onChange }: Omit<AssignmentActivityProps, "doc" | "preview">) {
  const { t } = useTranslation("coursework");
  const found = useQuery(ownCoursework(userCourseId, activityId));
  useLiveCoursework();
  const own = { userCourseId, activityId };
  const reopen = useReopen(own, { onSuccess: () => onChange(), onError: () => undefined });
  if (found.isPending) return <Skeleton height="12rem" />;
  if (!found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const known = found.data;
  const tone =
    known.status === "competent" ? "good" : known.status === "pendingResubmission" ? "warn" : "bad";
  const isMarked = known.status !== "inprogress" && known.status !== "markingRequired";
  return (
    <Stack gap="4">
      <State of={known} />
      {known.comment && (isMarked || known.attempt > 1) && (
        <Notice tone={isMarked ? tone : "info"} title={t("comment")}>
          <Text whiteSpace="pre-wrap">{known.comment}</Text>
        </Notice>
      )}
      <Rubric of={known} />
      {known.status === "inprogress" ? (
        <HandIn
          key={`${known.id}-${known.attempt}`}
          known={known}
          own={own}
          onSubmitted={onChange}
          onStale={found.refetch}
        />
      ) : (
        <>
          {known.status === "markingRequired" && <Notice tone="info" title={t("waits")} />}
          <Files of={known} />
          {known.note && <Text whiteSpace="pre-wrap">{known.note}</Text>}
          {reopen.error && <Notice tone="bad" title={toFailure(reopen.error).message} />}
          {known.canReopen && (
            <Button
              variant="solid"
              icon={<RotateCcw />}
              busy={reopen.isPending}
              onClick={() => reopen.mutate(known.id)}
            >
              {t("again")}
            </Button>
          )}
        </>
      )}
      <History of={known} />
    </Stack>
  );
}
