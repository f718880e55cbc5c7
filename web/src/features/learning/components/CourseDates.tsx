/** The dates of a course: by when it is to be completed where no rule says otherwise, and when it begins again. */
import { Button } from "@learnt/ui/action/Button";
import { useUnsaved } from "@learnt/ui/base/unsaved";
import { ErrorState } from "@learnt/ui/feedback/ErrorState";
import { Skeleton } from "@learnt/ui/feedback/Skeleton";
import { toast } from "@learnt/ui/feedback/toast";
import { Flex, Grid } from "@learnt/ui/layout/layout";
import { Card } from "@learnt/ui/page/Card";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sentenceOf } from "../../../app/useChange";
import { type DueRule, isWhole } from "../due";
import { courseDue, useSetCourseDue } from "../queries";
import { DueEditor } from "./DueEditor";
import { RefresherCard } from "./RefresherCard";

export type CourseDatesProps = { courseId: string; canChange: boolean };

export function CourseDates({ courseId, canChange }: CourseDatesProps) {
  const found = useQuery(courseDue(courseId));
  if (found.isPending) return <Skeleton height="10rem" />;
  if (!found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  const { due } = found.data;
  return (
    <Grid gap="4">
      <DueCard key={JSON.stringify(due)} courseId={courseId} saved={due} canChange={canChange} />
      <RefresherCard courseId={courseId} canChange={canChange} />
    </Grid>
  );
}

function DueCard({ courseId, saved, canChange }: { courseId: string; saved: DueRule; canChange: boolean }) {
  const { t } = useTranslation("learning");
  const [rule, setRule] = useState(saved);
  const dirty = JSON.stringify(rule) !== JSON.stringify(saved);
  useUnsaved(dirty);
  const saving = useSetCourseDue(courseId, {
    onSuccess: () => toast.success(t("due.saved")),
    // It is said at the date.
    onError: () => undefined,
  });
  const busy = saving.isPending;
  return (
    <Card title={t("due.title")} note={t("due.note")}>
      <div className="lt-form">
        <DueEditor
          value={rule}
          disabled={!canChange || busy}
          error={saving.error ? sentenceOf(saving.error) : undefined}
          onChange={(next) => setRule(next ?? { kind: "none" })}
        />
        {canChange && (
          <Flex as="p" wrap="wrap" gap="3">
            <Button
              variant="solid"
              busy={busy}
              onClick={() => saving.mutate(rule)}
              disabledReason={dirty ? (isWhole(rule) ? undefined : t("due.incomplete")) : t("due.unchanged")}
            >
              {t("due.save")}
            </Button>
            {dirty && !busy && (
              <Button variant="ghost" onClick={() => setRule(saved)}>
                {t("due.discard")}
              </Button>
            )}
          </Flex>
        )}
      </div>
    </Card>
  );
}
