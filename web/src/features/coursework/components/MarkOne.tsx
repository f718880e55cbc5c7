/** One submission on the marker's desk: files and words, the rubric, and the decision. */
import { Button } from "@learnt/ui/action/Button";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Notice } from "@learnt/ui/feedback/Notice";
import { SkeletonText } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Checkbox } from "@learnt/ui/form/CheckboxField";
import { HStack, Stack } from "@learnt/ui/layout/layout";
import { Text } from "@learnt/ui/layout/Text";
import { Drawer } from "@learnt/ui/overlay/Dialog";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isCode, toFailure } from "../../../api/problem";
import type { Coursework, Status } from "../model";
import { markCoursework, oneCoursework, useAccept } from "../queries";
import { Files, History, Rubric, State } from "./Parts";

export function MarkOne({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("coursework");
  const found = useQuery(oneCoursework(id));
  const known = found.data;
  return (
    <Drawer open onClose={onClose} title={known?.person ?? t("assignment")} note={known?.title} size="lg">
      {found.isPending && <SkeletonText lines={6} />}
      {!known && found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {known && (
        <Stack gap="5">
          <State of={known} />
          <Files of={known} />
          {known.note && <Text whiteSpace="pre-wrap">{known.note}</Text>}
          {known.canMark ? (
            <Decide key={known.revision} known={known} onStale={() => void found.refetch()} />
          ) : (
            <>
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

function Decide({ known, onStale }: { known: Coursework; onStale: () => void }) {
  const { t } = useTranslation("coursework");
  const id = useId();
  const accept = useAccept();
  const [comment, setComment] = useState("");
  const [criteria, setCriteria] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(known.rubric.map((line) => [line.id, false])),
  );
  const deciding = useMutation({
    mutationFn: (outcome: Status) =>
      markCoursework(known.id, { revision: known.revision, outcome, comment, criteria }),
    onSuccess: (now) => {
      accept(now);
      toast.success(t("decided", { status: t(`status.${now.status}`) }));
    },
  });
  const failure = deciding.error ? toFailure(deciding.error) : null;
  return (
    <Stack gap="4">
      {failure && (
        <Notice
          tone="bad"
          title={failure.fields?.[0]?.message ?? failure.message}
          action={
            isCode(deciding.error, "changed_meanwhile") ? (
              <Button onClick={onStale}>{t("reload")}</Button>
            ) : undefined
          }
        />
      )}
      {known.rubric.length > 0 && (
        <fieldset className="co-fieldset">
          <legend className="lt-label">{t("rubric")}</legend>
          <Stack gap="2">
            {known.rubric.map(({ id: line, text }) => (
              <label key={line} htmlFor={`${id}-${line}`}>
                <Checkbox
                  id={`${id}-${line}`}
                  checked={criteria[line] ?? false}
                  onChange={(event) => setCriteria((now) => ({ ...now, [line]: event.target.checked }))}
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
          onChange={(event) => setComment(event.target.value)}
        />
      </div>
      <HStack gap="2" wrap="wrap">
        {outcomes.map(([outcome, variant]) => (
          <Button
            key={outcome}
            variant={variant}
            busy={deciding.isPending && deciding.variables === outcome}
            disabled={deciding.isPending}
            onClick={() => deciding.mutate(outcome)}
          >
            {t(`decide.${outcome}`)}
          </Button>
        ))}
      </HStack>
    </Stack>
  );
}
