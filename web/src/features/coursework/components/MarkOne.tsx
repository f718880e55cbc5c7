/** One submission on the marker's desk: files and words, the rubric, and the decision. */
import { Button } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SaveFailure } from "@learnt/ui/feedback/SaveFailure";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { isChangedMeanwhile } from "@learnt/ui/http/problem";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Coursework, Status } from "../model";
import { oneCoursework, useMark } from "../queries";
import { Files, History, Rubric, State } from "./Parts";

export function MarkOne({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("coursework");
  const found = useQuery(oneCoursework(id));
  const known = found.data;
  // Stays when a colleague decides first: what was written is not lost with the form it stood in.
  const [comment, setComment] = useState("");
  return (
    <Drawer
      open
      onClose={onClose}
      keep={comment.trim() !== ""}
      title={known?.person ?? t("assignment")}
      note={known?.title}
      size="lg"
    >
      {found.isPending && <SkeletonText lines={6} />}
      {!known && found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {known && (
        <Stack gap="5">
          <State of={known} />
          <Files of={known} />
          {known.note && <Text whiteSpace="pre-wrap">{known.note}</Text>}
          {known.canMark ? (
            <Decide
              key={known.id}
              known={known}
              comment={comment}
              onComment={setComment}
              onStale={found.refetch}
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
              <Rubric of={known} />
              {known.comment && <Text whiteSpace="pre-wrap">{known.comment}</Text>}
            </>
          )}
          <History of={known} />
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

type DecideProps = {
  known: Coursework;
  comment: string;
  onComment: (text: string) => void;
  onStale: () => Promise<unknown>;
};

function Decide({ known, comment, onComment, onStale }: DecideProps) {
  const { t } = useTranslation("coursework");
  const id = useId();
  const [met, setMet] = useState<Record<string, boolean>>({});
  // The rubric may be another one by now.
  const criteria = Object.fromEntries(known.rubric.map((line) => [line.id, met[line.id] ?? false]));
  const deciding = useMark(known.id, {
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
      {known.rubric.length > 0 && (
        <fieldset className="co-fieldset">
          <legend className="lt-label">{t("rubric")}</legend>
          <Stack gap="2">
            {known.rubric.map(({ id: line, text }) => (
              <label key={line} htmlFor={`${id}-${line}`}>
                <Checkbox
                  id={`${id}-${line}`}
                  checked={criteria[line] ?? false}
                  onChange={(event) => setMet((now) => ({ ...now, [line]: event.target.checked }))}
                />{" "}
                <bdi>{text}</bdi>
              </label>
            ))}
          </Stack>
        </fieldset>
      )}
      <div className="lt-field">
        <label className="lt-label" htmlFor={id}>
          {t("comment")}
        </label>
        <textarea
          id={id}
          className="lt-input lt-textarea"
          dir="auto"
          rows={4}
          maxLength={5000}
          value={comment}
          onChange={(event) => onComment(event.target.value)}
        />
      </div>
      <HStack gap="2" wrap="wrap">
        {outcomes.map(([outcome, variant]) => (
          <Button
            key={outcome}
            variant={variant}
            busy={deciding.isPending && deciding.variables.outcome === outcome}
            disabled={deciding.isPending}
            onClick={() => deciding.mutate({ revision: known.revision, outcome, comment, criteria })}
          >
            {t(`decide.${outcome}`)}
          </Button>
        ))}
      </HStack>
    </Stack>
  );
}
