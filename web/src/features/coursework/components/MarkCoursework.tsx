/** One submission on the marker's desk: files and words, the rubric, and the decision. */

import { Button } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { FieldFrame } from "@learnt/ui/form/FieldFrame";
import { isChangedMeanwhile } from "@learnt/ui/http/problem";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Coursework, Status } from "../model";
import { courseworkQuery, useMarkCoursework } from "../queries";
import { Files, History, Rubric, State } from "./CourseworkParts";

export function MarkCoursework({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("coursework");
  const query = useQuery(courseworkQuery(id));
  const coursework = query.data;
  // Stays when a colleague decides first: what was written is not lost with the form it stood in.
  const [comment, setComment] = useState("");
  return (
    <Drawer
      open
      onClose={onClose}
      keep={comment.trim() !== ""}
      title={coursework?.person ?? t("assignment")}
      note={coursework?.title}
      size="lg"
    >
      {query.isPending && <SkeletonText lines={6} />}
      {!coursework && query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {coursework && (
        <Stack gap="5">
          <State of={coursework} />
          <Files of={coursework} />
          {coursework.note && <Text whiteSpace="pre-wrap">{coursework.note}</Text>}
          {coursework.canMark ? (
            <DecisionForm
              key={coursework.id}
              coursework={coursework}
              comment={comment}
              onComment={setComment}
              onStale={query.refetch}
            />
          ) : (
            <>
              {comment.trim() !== "" && (
                <Notice tone="warn" title={t("unsentComment")}>
                  <Text dir="auto" whiteSpace="pre-wrap">
                    {comment}
                  </Text>
                </Notice>
              )}
              <Rubric of={coursework} />
              {coursework.comment && <Text whiteSpace="pre-wrap">{coursework.comment}</Text>}
            </>
          )}
          <History of={coursework} />
        </Stack>
      )}
    </Drawer>
  );
}

const outcomes = [
  ["competent", "solid"],
  ["pendingResubmission", "outline"],
  ["notCompetent", "danger"],
] as const satisfies readonly (readonly [Status, string])[];

type DecisionFormProps = {
  coursework: Coursework;
  comment: string;
  onComment: (text: string) => void;
  onStale: () => Promise<unknown>;
};

function DecisionForm({ coursework, comment, onComment, onStale }: DecisionFormProps) {
  const { t } = useTranslation("coursework");
  const id = useId();
  const [metCriteria, setMetCriteria] = useState<Record<string, boolean>>({});
  // The rubric may be another one by now.
  const criteria = Object.fromEntries(
    coursework.rubric.map((line) => [line.id, metCriteria[line.id] ?? false]),
  );
  const deciding = useMarkCoursework(coursework.id, {
    onSuccess: (now) => {
      onComment("");
      toast.success(t("decided", { status: t(`status.${now.status}`) }));
    },
    onError: async (error) => {
      if (isChangedMeanwhile(error)) await onStale();
    },
  });
  return (
    <Stack gap="4">
      <SaveFailure error={deciding.error} />
      {coursework.rubric.length > 0 && (
        <fieldset className="course-fieldset">
          <legend className="kit-label">{t("rubric")}</legend>
          <Stack gap="2">
            {coursework.rubric.map(({ id: line, text }) => (
              <label key={line} htmlFor={`${id}-${line}`}>
                <Checkbox
                  id={`${id}-${line}`}
                  checked={criteria[line] ?? false}
                  onChange={(event) => setMetCriteria((now) => ({ ...now, [line]: event.target.checked }))}
                />{" "}
                <bdi>{text}</bdi>
              </label>
            ))}
          </Stack>
        </fieldset>
      )}
      <FieldFrame id={id} label={t("comment")}>
        {(control) => (
          <textarea
            {...control}
            className="kit-input kit-textarea"
            dir="auto"
            rows={4}
            maxLength={5000}
            value={comment}
            onChange={(event) => onComment(event.target.value)}
          />
        )}
      </FieldFrame>
      <HStack gap="2" wrap="wrap">
        {outcomes.map(([outcome, variant]) => (
          <Button
            key={outcome}
            variant={variant}
            busy={deciding.isPending && deciding.variables.outcome === outcome}
            disabled={deciding.isPending}
            onClick={() => deciding.mutate({ revision: coursework.revision, outcome, comment, criteria })}
          >
            {t(`decide.${outcome}`)}
          </Button>
        ))}
      </HStack>
    </Stack>
  );
}
